import Matching
import Testing

@testable import Assistant

@Suite("Names that an app tells again are taken over where they differ")
struct ListedNamesTests {
  private static let count = 6_000

  private func entry(_ number: Int, _ name: String? = nil) -> NameDictionary.Entry {
    .init(id: "id\(number)", names: [name ?? "이름 \(number)호", "별명\(number)"])
  }

  private var everything: [NameDictionary.Entry] { (0..<Self.count).map { entry($0) } }

  /// What compiling the entries anew gives, in the order of identifiers.
  private func expect(_ listed: ListedNames, toHold entries: [NameDictionary.Entry]) {
    #expect(listed.names.entries.sorted { $0.id < $1.id } == entries.sorted { $0.id < $1.id })
  }

  @Test("The same list again changes nothing")
  func same() {
    var listed = ListedNames()
    let isNew = listed.update(to: everything)
    #expect(isNew)
    let isChanged = listed.update(to: everything)
    #expect(!isChanged)
    expect(listed, toHold: everything)
  }

  @Test("Entities that are renamed, new or gone are, in large and small lists")
  func changes() {
    for count in [10, Self.count] {
      var entries = Array(everything.prefix(count))
      var listed = ListedNames()
      _ = listed.update(to: entries)
      let before = listed
      entries[4] = entry(4, "새 이름")
      entries.remove(at: 7)
      entries.append(entry(count))
      entries.insert(entry(count + 1), at: 2)
      let isNew = listed.update(to: entries)
      #expect(isNew)
      expect(listed, toHold: entries)
      #expect(before.names.count == count)
    }
  }

  @Test("Many changes one after another end in what compiling anew gives")
  func manyChanges() {
    var entries = everything
    var listed = ListedNames()
    _ = listed.update(to: entries)
    for change in 0..<40 {
      let place = change * 7_919 % entries.count
      switch change % 3 {
      case 0: entries[place] = .init(id: entries[place].id, names: ["이름\(change)"])
      case 1: entries.remove(at: place)
      default: entries.insert(entry(Self.count + change), at: place)
      }
      _ = listed.update(to: entries)
    }
    expect(listed, toHold: entries)
  }

  @Test("Of names that were kept it is not known what they were made from")
  func kept() {
    var listed = ListedNames(kept: NameDictionary(everything, isRepairable: true))
    let isNew = listed.update(to: Array(everything.dropLast()))
    #expect(isNew)
    expect(listed, toHold: Array(everything.dropLast()))
  }
}
