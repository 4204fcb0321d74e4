import AppIntents
import Assistant
public import Foundation
import Store

/// Many conversations through one assistant: each asks, is answered, and is done.
public struct ConversationRounds: Sendable {
  /// What one run of many conversations took. Times are of the processor, of all threads.
  public struct Figures: Sendable {
    /// Seconds for a turn that ends in a question.
    public var asking = 0.0
    /// Seconds for a turn that answers it and carries out an effect.
    public var answering = 0.0
    /// Seconds for finding an open conversation in the store and putting its question again.
    public var recovering = 0.0
    /// What a waiting conversation takes in the store, in bytes.
    public var waitingBytes = 0.0
    /// What an answered question and an effect add to that, in bytes.
    public var answeredBytes = 0.0
    /// What a waiting conversation takes in memory with its suspended task, in bytes.
    public var residentBytes = 0.0
  }

  private let assistant: Assistant
  private let count: Int

  /// - Parameter folder: for a database; nil keeps conversations in memory.
  public init(count: Int, folder: URL?) throws {
    self.count = count
    let store: any ConversationStore =
      try folder.map { try SQLiteStore(at: $0.appending(path: "conversations.sqlite")) } ?? MemoryStore()
    let now = Date(timeIntervalSince1970: 1_795_168_800)
    assistant = Assistant(
      catalog: try AppCatalog(apps: [TeaCounter.self], phrases: try TeaCounter.phrases), store: store,
      clock: { now }, timeZone: .gmt)
  }

  public func figures() async throws -> Figures {
    var figures = Figures()
    await assistant.loadNames(language: "ko")
    let conversations = (0..<count).map { number in
      assistant.conversation(language: "ko", focus: nil, owner: "guest", id: "s_\(number)")
    }
    let before = Self.residentBytes
    figures.asking = try await each { number in
      let turn = try await conversations[number].say("차 우려줘")
      precondition(turn.question?.slot == "cups")
    }
    figures.residentBytes = Double(max(0, Self.residentBytes - before)) / Double(count)
    figures.waitingBytes = try bytes()
    figures.recovering = try await each { number in
      let again = try assistant.conversation("s_\(number)", owner: "guest")
      let open = await again?.openTurn()
      precondition(open?.question?.slot == "cups")
    }
    figures.answering = try await each { number in
      let turn = try await conversations[number].say("두 잔")
      precondition(turn.outcome == .done)
    }
    figures.answeredBytes = try bytes() - figures.waitingBytes
    return figures
  }

  /// Seconds of the processor for each of the conversations.
  private func each(_ work: (Int) async throws -> Void) async throws -> Double {
    let start = clock()
    for number in 0..<count { try await work(number) }
    return Double(clock() - start) / Double(CLOCKS_PER_SEC) / Double(count)
  }

  private func bytes() throws -> Double {
    let sample = min(count, 100)
    let sum = try (0..<sample).reduce(0) { $0 + (try assistant.store.load("s_\($1)")?.state.utf8.count ?? 0) }
    return Double(sum) / Double(sample)
  }

  private static var residentBytes: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
