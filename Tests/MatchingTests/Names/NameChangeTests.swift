import Language
import Synchronization
import Testing

@testable import Matching

@Suite("Names change one by one without being compiled again")
struct NameChangeTests {
  @Test("Random changes find what a plain table of names finds", arguments: [91, 92, 93] as [UInt64])
  func againstModel(_ seed: UInt64) throws {
    var random = RandomNames(seed: seed)
    var model: [String: [String]] = [:]
    var dictionary = NameDictionary([], isRepairable: true)
    for step in 0..<150 {
      switch random.number(below: 4) {
      case 0:
        let ids = (0...random.number(below: 3)).map { _ in "\(random.number(below: 150))" }
        dictionary.remove(ids: ids)
        for id in ids { model[id] = nil }
      case 1 where random.number(below: 10) == 0: dictionary = dictionary.compacted
      default:
        let entries = (0...random.number(below: step % 30 == 0 ? 90 : 3)).map { index in
          NameDictionary.Entry(
            id: "\((random.number(below: 150) + index) % 150)",
            names: [random.name(upTo: 3), random.name(upTo: 2)])
        }
        let last = Dictionary(entries.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
        dictionary.put(Array(last.values))
        for entry in last.values { model[entry.id] = entry.findable.names }
      }
      #expect(dictionary.count == model.count)
      try compare(dictionary, model, random.name(upTo: 3))
    }
    #expect(dictionary.compacted.entries.count == model.count)
    let kept = Dictionary(uniqueKeysWithValues: dictionary.compacted.entries.map { ($0.id, $0.names) })
    #expect(kept == model)
    #expect(try NameDictionary(bytes: dictionary.bytes).compacted.bytes == dictionary.bytes)
  }

  private func compare(_ dictionary: NameDictionary, _ model: [String: [String]], _ said: String) throws {
    let text = MatchText(said)
    guard text.count > 0 else { return }
    let found = dictionary.names(in: text, at: 0)
    let keys = model.mapValues { $0.map { NormalText($0).scalars } }
    let ends = (1...text.count).compactMap { end -> (Int, Set<String>)? in
      let ids = keys.filter { $0.value.contains(Array(text.scalars[..<end])) }.keys
      return ids.isEmpty ? nil : (end, Set(ids))
    }
    #expect(found.map(\.end) == ends.map(\.0))
    #expect(found.map { Set($0.entries.map(dictionary.id)) } == ends.map(\.1))
    #expect(found.allSatisfy { Set($0.entries).count == $0.entries.count })
  }

  @Test("A copy made before a change stays what it was")
  func snapshots() {
    var dictionary = NameDictionary(["치킨", "피자"])
    let before = dictionary
    dictionary.put([.init(id: "피자", names: ["핏자"])])
    #expect(before.names(in: MatchText("피자"), at: 0).count == 1)
    #expect(dictionary.names(in: MatchText("피자"), at: 0).isEmpty)
    #expect(dictionary.names(in: MatchText("핏자"), at: 0).map { $0.entries.map(dictionary.id) } == [["피자"]])
    #expect(dictionary.entries.map(\.id) == ["치킨", "피자"])
  }

  @Test("Thousands of single changes leave few tables to look through")
  func fewTables() {
    var dictionary = NameDictionary((0..<2_000).map { .init(id: "\($0)", names: ["이름\($0)"]) })
    var most = 0
    for change in 0..<700 {
      dictionary.put([.init(id: "\(change % 900)", names: ["새이름\(change)"])])
      most = max(most, dictionary.layers.count)
    }
    #expect(most <= 5)
    #expect(dictionary.isFragmented)
    #expect(dictionary.compacted.layers.count == 1)
    #expect(!dictionary.compacted.isFragmented)
    #expect(dictionary.count == 2_000)
  }

  @Test("The changed dictionary repairs and completes with new names and without old ones")
  func searches() {
    var dictionary = NameDictionary([.init(id: "1", names: ["양념치킨"])], isRepairable: true)
    dictionary.put([.init(id: "2", names: ["양념감자"]), .init(id: "1", names: ["간장치킨"])])
    #expect(dictionary.names(similarTo: "앙념치킨").isEmpty)
    #expect(dictionary.names(similarTo: "앙념감자").map(\.name) == ["양념감자"])
    #expect(dictionary.names(withPrefix: "", limit: 9).map(\.ids) == [["1"], ["2"]])
    #expect(dictionary.names(matchingInitials: "ㅇㄴ", limit: 9).map(\.name) == ["양념감자"])
  }

  @Test("Who reads while others write sees one state or the next, never half of one")
  func readers() async {
    let shared = SharedDictionary(NameDictionary([.init(id: "0", names: ["치킨"])]))
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<300 {
            let names = shared.value
            #expect(names.names(in: MatchText("치킨"), at: 0).map(\.entries.count) == [1])
          }
        }
      }
      group.addTask {
        var names = shared.value
        for change in 0..<200 {
          names.remove(ids: names.entries.map(\.id))
          names.put([.init(id: "\(change)", names: ["치킨"])])
          if change % 50 == 0 { names = names.compacted }
          shared.set(names)
        }
      }
    }
    #expect(shared.value.count == 1)
  }
}

private final class SharedDictionary: Sendable {
  private let names: Mutex<NameDictionary>

  init(_ names: NameDictionary) { self.names = Mutex(names) }

  var value: NameDictionary { names.withLock { $0 } }

  func set(_ new: NameDictionary) { names.withLock { $0 = new } }
}
