import Assistant
import Foundation
import Store
import Testing

/// What every store promises about what people did.
@Suite struct DonationStoreTests {
  private let folder = TemporaryFolder()

  private func store(_ kind: StoreCase) throws -> any DonationStore {
    try #require(try kind.store(in: folder) as? any DonationStore)
  }

  private func record(_ id: String, of user: String = "1000", at seconds: Double) -> DonationRecord {
    DonationRecord(
      id: id, user: user, date: Date(timeIntervalSince1970: seconds), content: #"{"말":"치킨 ' \" ;"}"#)
  }

  @Test("what was kept is given back by person, the latest last", arguments: StoreCase.allCases)
  func roundTrip(_ kind: StoreCase) throws {
    let store = try store(kind)
    let records = [record("b", at: 20.25), record("a", at: 10), record("c", at: 20.25)]
    for record in records { try store.keep(record) }
    try store.keep(record("d", of: "1001", at: 15))
    #expect(try store.donations(of: "1000") == [records[1], records[0], records[2]])
    #expect(try store.donations(of: "1001").map(\.id) == ["d"])
    #expect(try store.donations(of: "1002").isEmpty)
  }

  @Test("only the person's own records are deleted", arguments: StoreCase.allCases)
  func deleting(_ kind: StoreCase) throws {
    let store = try store(kind)
    for (id, user) in [("a", "1000"), ("b", "1000"), ("c", "1001")] {
      try store.keep(record(id, of: user, at: 1))
    }
    try store.deleteDonations(["a", "c", "x"], of: "1000")
    #expect(try store.donations(of: "1000").map(\.id) == ["b"])
    #expect(try store.donations(of: "1001").map(\.id) == ["c"])
    try store.deleteAllDonations()
    #expect(try store.donations(of: "1000").isEmpty)
    #expect(try store.donations(of: "1001").isEmpty)
  }

  @Test("the oldest records of a person are forgotten", arguments: StoreCase.allCases)
  func capacity(_ kind: StoreCase) throws {
    let store = try store(kind)
    try store.keep(record("other", of: "1001", at: 0))
    for number in 0...DonationRecord.capacity { try store.keep(record("\(number)", at: Double(number))) }
    let kept = try store.donations(of: "1000")
    #expect(kept.count == 1_000)
    #expect(kept.first?.id == "1")
    #expect(try store.donations(of: "1001").count == 1)
  }
}
