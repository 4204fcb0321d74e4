import ConversationProtocol
import Foundation
import JSONText
import Testing

@testable import Assistant

/// What was kept of a conversation and is not what the assistant wrote.
@Suite struct UnreadableStateTests {
  /// A store that tells what was put aside.
  private final class Aside: ConversationStore {
    private let memory: MemoryStore
    init(_ memory: MemoryStore) { self.memory = memory }
    func load(_ id: String) -> ConversationRecord? { memory.load(id) }
    func list() -> [ConversationRecord] { memory.list() }
    func save(_ record: ConversationRecord) throws { try memory.save(record) }
    func delete(_ id: String) { memory.delete(id) }
    func setAside(_ id: String, because reason: String) { memory.delete(id) }
  }

  /// Waits for a yes to an order.
  private static let record = Task {
    let store = MemoryStore()
    let teatime = try await Teatime(store: store)
    try await teatime.run {
      let live = try teatime.conversation()
      for sentence in ["밀크티 두 잔 주문해줘", "2번"] { _ = try await live.say(sentence) }
      await live.leave()
    }
    return try #require(store.load("s_test"))
  }

  private func teatime(holding state: String) async throws -> Teatime {
    var record = try await Self.record.value
    record.state = state
    return try await Teatime(store: Aside(MemoryStore(holding: record)))
  }

  @Test(
    "it is put aside and told of, and a new conversation begins",
    arguments: ["", "{", "null", "[]", #"{"id":"s_test"}"#, String(repeating: "[", count: 100_000)])
  func broken(state: String) async throws {
    let teatime = try await teatime(holding: state)
    try await teatime.run { () async throws in
      #expect(throws: ConversationStoreError.self) { try teatime.conversation() }
      #expect(try teatime.assistant.latestConversation(of: "guest") == nil)
      #expect(try await teatime.conversation().say("외상 보여줘").outcome == .answered)
    }
  }

  @Test("whatever number stands in it, the person gets a turn or hears that it cannot be read")
  func numbers() async throws {
    let json = try JSON(parsing: Array(try await Self.record.value.state.utf8))
    let count = json.replacing(-1, with: "0").numbers
    #expect(count > 20)
    for index in 0..<count {
      for number in ["-1", "-9007199254740992", "9007199254740992", "9223372036854775807", "1e300", "0.5"] {
        let teatime = try await teatime(holding: json.replacing(index, with: number).json.line)
        await teatime.run {
          guard let live = try? teatime.conversation() else { return }
          _ = await live.openTurn()
          for sentence in ["뭐라고?", "아니 세 잔", "네"] { _ = try? await live.say(sentence) }
          await live.leave()
        }
      }
    }
  }

  @Test("one that cannot be read does not keep what was done in another from being taken back")
  func undo() async throws {
    let teatime = try await teatime(holding: "{")
    try await teatime.run { () async throws in
      #expect(try await teatime.assistant.latestUndoableConversation(of: "guest") == nil)
    }
  }
}

extension JSON {
  /// The value with its number at an index replaced, and how many numbers there are.
  fileprivate func replacing(_ index: Int, with number: String) -> (json: JSON, numbers: Int) {
    var seen = 0
    func copy(_ json: JSON) -> JSON {
      switch json.value {
      case .number:
        defer { seen += 1 }
        return seen == index ? JSON(.number(number)) : json
      case .array(let elements): return .list(elements.map(copy))
      case .object(let members): return JSON(.object(members.map { Member($0.key, copy($0.value)) }))
      case .string, .boolean, .null: return json
      }
    }
    let json = copy(self)
    return (json, seen)
  }
}
