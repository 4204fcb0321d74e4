import Synchronization

/// Conversations in memory, for tests and for tools that keep nothing.
public final class MemoryStore: ConversationStore {
  private let records = Mutex<[String: ConversationRecord]>([:])

  public init() {}

  public func load(_ id: String) -> ConversationRecord? { records.withLock { $0[id] } }

  public func save(_ record: ConversationRecord) throws {
    try records.withLock { records in
      guard record.version == (records[record.id]?.version ?? 0) + 1 else {
        throw ConversationStoreError.superseded
      }
      records[record.id] = record
    }
  }

  public func list() -> [ConversationRecord] {
    records.withLock { $0.values.sorted { ($0.updated, $0.id) > ($1.updated, $1.id) } }
  }

  public func delete(_ id: String) { records.withLock { $0[id] = nil } }
}
