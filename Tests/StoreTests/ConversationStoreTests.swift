import Assistant
import Foundation
import Testing

/// What every store promises.
@Suite struct ConversationStoreTests {
  private let folder = TemporaryFolder()

  @Test("what was saved is loaded as it was", arguments: StoreCase.allCases)
  func roundTrip(_ kind: StoreCase) throws {
    let store = try kind.store(in: folder)
    let records = [
      ConversationRecord.sample("s_1"), .sample("s_2", owner: "1000@/dev/pts/3", isParked: false),
      .sample("이름 ' \" ; --", state: ""),
    ]
    for record in records { try store.save(record) }
    for record in records { #expect(try store.load(record.id) == record) }
    #expect(try store.load("s_9") == nil)
  }

  @Test("a new version takes the place of the one before", arguments: StoreCase.allCases)
  func newVersion(_ kind: StoreCase) throws {
    let store = try kind.store(in: folder)
    try store.save(.sample(version: 1, state: "1"))
    try store.save(.sample(version: 2, state: "2"))
    #expect(try store.load("s_1")?.state == "2")
    #expect(try store.list().count == 1)
  }

  @Test("a version that does not follow the kept one is refused", arguments: StoreCase.allCases)
  func conflict(_ kind: StoreCase) throws {
    let store = try kind.store(in: folder)
    #expect(throws: ConversationStoreError.superseded) { try store.save(.sample(version: 2)) }
    #expect(throws: ConversationStoreError.superseded) { try store.save(.sample(version: 0)) }
    try store.save(.sample(version: 1, state: "1"))
    for version in [0, 1, 3] {
      #expect(throws: ConversationStoreError.superseded) {
        try store.save(.sample(version: version, state: "x"))
      }
    }
    #expect(try store.load("s_1")?.state == "1")
  }

  @Test(
    "the list begins with what changed last; of two at once, with the greater id",
    arguments: StoreCase.allCases)
  func order(_ kind: StoreCase) throws {
    let store = try kind.store(in: folder)
    for (id, seconds) in [("a", 10.0), ("b", 30), ("c", 20), ("d", 30)] {
      try store.save(.sample(id, at: seconds))
    }
    #expect(try store.list().map(\.id) == ["d", "b", "c", "a"])
    let owner = try #require(try store.load("a")?.owner)
    #expect(try store.latest(of: owner)?.id == "d")
    #expect(try store.latest(of: "nobody") == nil)
  }

  @Test(
    "what was deleted is gone, may be begun anew, and may be deleted twice", arguments: StoreCase.allCases)
  func delete(_ kind: StoreCase) throws {
    let store = try kind.store(in: folder)
    try store.save(.sample("a"))
    try store.save(.sample("b"))
    try store.delete("a")
    try store.delete("a")
    #expect(try store.list().map(\.id) == ["b"])
    #expect(try store.load("a") == nil)
    try store.save(.sample("a", version: 1))
    #expect(try store.load("a") == .sample("a", version: 1))
  }

  @Test("of many that save the same version at once exactly one wins", arguments: StoreCase.allCases)
  func race(_ kind: StoreCase) async throws {
    let store = try kind.store(in: folder)
    let wins = await withTaskGroup(of: Bool.self) { group in
      for writer in 0..<8 {
        group.addTask { (try? store.save(.sample(version: 1, state: "\(writer)"))) != nil }
      }
      return await group.reduce(into: 0) { count, won in count += won ? 1 : 0 }
    }
    #expect(wins == 1)
  }
}
