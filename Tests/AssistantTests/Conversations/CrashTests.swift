import AppIntents
import Assistant
import ConversationProtocol
import Foundation
import Synchronization
import Testing

/// `kill -9` at any instant: between any two writes to the store, with the effect done or not.
@Suite struct CrashTests {
  /// What is on the disk at one instant, and what the app had done.
  struct Instant: Sendable {
    let record: ConversationRecord
    let done: [String]
    /// The sentence that was being taken.
    let sentence: Int
    /// What the sentences had as replies in the process that did not die.
    var replies: [Int: Turn] = [:]
  }

  @Test("whenever the process dies, no answer is lost and no order is placed twice")
  func anyInstant() async throws {
    let sentences = ["밀크티 두 잔 주문해줘", "2번", "네"]
    let instants = try await Self.instants(of: sentences)
    #expect(instants.count >= 8)
    for instant in instants { try await goOn(from: instant, sentences) }
  }

  /// Every pair of what is written and what is done that a process can leave behind.
  ///
  /// - Parameter areRequests: sentence 0 is the request `r0`, and so on.
  static func instants(of sentences: [String], asRequests areRequests: Bool = false) async throws -> [Instant]
  {
    let store = RecordingStore()
    let teatime = try await Teatime(store: store)
    store.ledger.withLock { $0 = teatime.ledger }
    return try await teatime.run {
      let live = try teatime.conversation()
      var replies: [Int: Turn] = [:]
      for (index, sentence) in sentences.enumerated() {
        store.sentence.withLock { $0 = index }
        replies[index] = try await live.say(sentence, request: areRequests ? "r\(index)" : nil)
      }
      await live.leave()
      let saved = store.saved.withLock(\.self).map { instant in
        var instant = instant
        instant.replies = replies
        return instant
      }
      let died = zip(saved, saved.dropFirst()).flatMap { now, next in
        [now, Instant(record: now.record, done: next.done, sentence: next.sentence, replies: replies)]
      }
      return died + saved.suffix(1)
    }
  }

  /// The person says the sentence again that had no reply, and goes on to the end.
  private func goOn(from instant: Instant, _ sentences: [String]) async throws {
    let teatime = try await Teatime(store: MemoryStore(holding: instant.record))
    for line in instant.done { teatime.ledger.write(line) }
    try await teatime.run {
      var turns: [Turn] = []
      for sentence in sentences[instant.sentence...] + ["네"] where turns.last?.outcome != .done {
        turns.append(try await teatime.conversation().say(sentence))
      }
      let isUnclear = turns.contains { $0.text.contains("확인하지 못했어요") }
      let comment = "\(instant.sentence), done \(instant.done): \(turns.map(\.text))"
      #expect(teatime.ledger.entries.count <= 1, "\(comment)")
      #expect(teatime.ledger.entries == ["별빛찻집 밀크티 2잔 9000원"] || isUnclear, "\(comment)")
      // What was answered before the sentence is not asked again.
      if instant.sentence == 2 { #expect(!turns.contains { $0.question?.slot == "shop" }, "\(comment)") }
    }
  }

  @Test("two turns at once are taken one after the other; a third is told to wait")
  func atOnce() async throws {
    let teatime = try await Teatime()
    try await teatime.run {
      let live = try teatime.conversation()
      _ = try await live.say("녹차 주문해줘")
      let turns = try await withThrowingTaskGroup(of: Turn.self) { group in
        for _ in 1...4 { group.addTask { try await live.say("네") } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(turns.count { $0.outcome == .done } == 1)
      #expect(teatime.ledger.entries == ["달빛다방 녹차 1잔 3000원"])
    }
  }

  @Test("several conversations of several people do not mix")
  func severalSessions() async throws {
    let teatime = try await Teatime()
    try await teatime.run {
      let people = ["s_a": "1000@tty1", "s_b": "1000@socket", "s_c": "1001@tty2"]
      for (id, owner) in people {
        let talk = teatime.assistant.conversation(language: "ko", focus: nil, owner: owner, id: id)
        _ = try await talk.say("밀크티 주문해줘")
      }
      for (id, owner) in people {
        #expect(try teatime.assistant.latestConversation(of: owner)?.id == id)
        let talk = try #require(try teatime.assistant.conversation(id, owner: owner))
        #expect(try await talk.say("2번").question?.slot == "confirm")
      }
      #expect(teatime.ledger.entries == [])
    }
  }
}

/// Keeps everything that was ever saved, and what the app had done by then.
final class RecordingStore: ConversationStore {
  let saved = Mutex<[CrashTests.Instant]>([])
  let ledger = Mutex<Ledger?>(nil)
  let sentence = Mutex(0)
  private let memory = MemoryStore()

  func load(_ id: String) -> ConversationRecord? { memory.load(id) }
  func list() -> [ConversationRecord] { memory.list() }
  func delete(_ id: String) { memory.delete(id) }

  func save(_ record: ConversationRecord) throws {
    try memory.save(record)
    let done = ledger.withLock { $0?.entries ?? [] }
    let instant = CrashTests.Instant(record: record, done: done, sentence: sentence.withLock(\.self))
    saved.withLock { $0.append(instant) }
  }
}

extension MemoryStore {
  /// As if the record had been saved by another process.
  convenience init(holding record: ConversationRecord) throws {
    self.init()
    var first = record
    first.version = 1
    try save(first)
  }
}
