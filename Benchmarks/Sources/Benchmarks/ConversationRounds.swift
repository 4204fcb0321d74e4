import Assistant
import ConversationProtocol
import Foundation
import Hosting

/// Many conversations through one assistant: each asks, is answered, and is done.
struct ConversationRounds: Sendable {
  /// What one run of many conversations took, in seconds of the clock and bytes.
  struct Figures: Sendable {
    /// A turn that ends in a question.
    var asking = 0.0
    /// Finding an open conversation in the store and putting its question again.
    var recovering = 0.0
    /// A turn that answers the question and carries out an effect.
    var answering = 0.0
    /// A waiting conversation in the store.
    var waitingBytes = 0.0
    /// What an answered question and an effect add to that.
    var answeredBytes = 0.0
    /// A waiting conversation in memory with its suspended task.
    var residentBytes = 0.0
  }

  private let host: AssistantHost
  private let count: Int
  private static let owner = "guest"

  /// - Parameter keeps: in a database in `folder`; else conversations stay in memory.
  init(count: Int, in folder: URL, keeps: Bool) async throws {
    self.count = count
    var settings = HostSettings()
    settings.phrases = [TeaCounter.phrases]
    settings.data = folder.path
    settings.language = "ko"
    settings.environment = ["HOME": folder.path]
    let now = Date(timeIntervalSince1970: 1_795_168_800)
    settings.clock = { now }
    settings.keepsConversations = keeps
    host = try await AssistantHost(apps: [TeaCounter.self], settings)
  }

  func figures() async throws -> Figures {
    var figures = Figures()
    let before = Self.residentBytes
    let conversations = try (0..<count).map { try host.conversation("s_\($0)", owner: Self.owner) }
    figures.asking = try await each { number in
      try expect(try await conversations[number].say("차 우려줘").question?.slot == "cups")
    }
    figures.residentBytes = Double(max(0, Self.residentBytes - before)) / Double(count)
    figures.waitingBytes = try bytes()
    figures.recovering = try await each { number in
      let again = try host.conversation("s_\(number)", owner: Self.owner)
      try expect(await again.openTurn()?.question?.slot == "cups")
    }
    figures.answering = try await each { number in
      try expect(try await conversations[number].say("두 잔").text == "2잔 우렸어요.")
    }
    figures.answeredBytes = try bytes() - figures.waitingBytes
    return figures
  }

  /// What is measured has to have happened.
  private func expect(_ holds: Bool) throws {
    guard holds else { throw BenchmarkFailure("a conversation went another way") }
  }

  /// Seconds for each of the conversations.
  private func each(_ work: (Int) async throws -> Void) async throws -> Double {
    let start = ContinuousClock.now
    for number in 0..<count { try await work(number) }
    return (ContinuousClock.now - start) / .seconds(1) / Double(count)
  }

  private func bytes() throws -> Double {
    let sample = min(count, 100)
    let sum = try (0..<sample).reduce(0) { $0 + (try host.store.load("s_\($1)")?.state.utf8.count ?? 0) }
    return Double(sum) / Double(sample)
  }

  private static var residentBytes: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
