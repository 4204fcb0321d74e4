import Assistant
import Synchronization

/// A store in memory whose saves fail, and which another process is at, when it is told to.
final class UnreliableStore: ConversationStore {
  private let memory = MemoryStore()
  private let state = Mutex<(saves: Int, failing: Set<Int>)>((0, []))

  /// - Parameter saves: which of the saves from now on fail, counted from 1.
  func fail(at saves: Set<Int>) { state.withLock { $0 = (0, saves) } }

  var isBroken: Bool {
    get { state.withLock { $0.failing.contains(0) } }
    set { state.withLock { $0 = (0, newValue ? [0] : []) } }
  }

  private let heldElsewhere = Mutex(false)

  /// Another process takes turns of all conversations.
  var isHeldElsewhere: Bool {
    get { heldElsewhere.withLock { $0 } }
    set { heldElsewhere.withLock { $0 = newValue } }
  }

  func hold(_ id: String) -> TurnHold? { isHeldElsewhere ? nil : TurnHold() }

  func load(_ id: String) -> ConversationRecord? { memory.load(id) }
  func list() -> [ConversationRecord] { memory.list() }
  func delete(_ id: String) { memory.delete(id) }

  func save(_ record: ConversationRecord) throws {
    let fails = state.withLock { state in
      state.saves += 1
      return state.failing.contains(state.saves) || state.failing.contains(0)
    }
    if fails { throw ConversationStoreError.busy(path: "memory") }
    try memory.save(record)
  }
}
