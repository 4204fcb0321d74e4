import Synchronization

/// Conversations and donations in memory, for tests and for tools that keep nothing.
public final class MemoryStore: ConversationStore, DonationStore {
  private let records = Mutex<[String: ConversationRecord]>([:])
  /// By user, in the order in which they were kept.
  private let donated = Mutex<[String: [DonationRecord]]>([:])

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

  public func donations(of user: String) -> [DonationRecord] {
    donated.withLock { $0[user] ?? [] }.sorted { $0.date < $1.date }
  }

  public func keep(_ record: DonationRecord) {
    donated.withLock { donated in
      donated[record.user, default: []].append(record)
      let excess = donated[record.user, default: []].count - DonationRecord.capacity
      if excess > 0 { donated[record.user]?.removeFirst(excess) }
    }
  }

  public func deleteAllDonations() { donated.withLock { $0 = [:] } }

  public func deleteDonations(_ ids: Set<String>, of user: String) {
    donated.withLock { $0[user]?.removeAll { ids.contains($0.id) } }
  }
}
