import Assistant

/// A store that outlives the process that uses it: the process may die before each write.
///
/// To die after a write is to die before the next one, and so is to die before what is only read.
struct MortalStore: ConversationStore, DonationStore {
  let kept: MemoryStore
  let life: Life

  private func write<Result>(_ body: () throws -> Result) throws -> Result {
    try life.step()
    return try body()
  }

  func load(_ id: String) -> ConversationRecord? { kept.load(id) }
  func save(_ record: ConversationRecord) throws { try write { try kept.save(record) } }
  func list() -> [ConversationRecord] { kept.list() }
  func latest(of owner: String) throws -> ConversationRecord? { try kept.latest(of: owner) }
  func delete(_ id: String) throws { try write { kept.delete(id) } }

  func donations(of user: String) -> [DonationRecord] { kept.donations(of: user) }
  func keep(_ record: DonationRecord) throws { try write { kept.keep(record) } }
  func deleteAllDonations() throws { try write { kept.deleteAllDonations() } }
  func deleteDonations(_ ids: Set<String>, of user: String) throws {
    try write { kept.deleteDonations(ids, of: user) }
  }
}
