import Language

@testable import Matching

extension FuzzTarget {
  /// Compiled names of which only the header was looked at: they find wrong names at worst.
  static let names = FuzzTarget(
    name: "names", longest: 2_048,
    seeds: {
      let entries: [NameDictionary.Entry] = [
        .init(id: "1", names: ["양념치킨", "양념"]), .init(id: "2", names: ["Chicken burger", "치킨 버거"]),
        .init(id: "2", names: ["치킨"]), .init(id: "", names: ["치킨"]),
      ]
      return [[], Array(entries.prefix(1)), entries].flatMap { entries in
        [NameDictionary(entries).bytes, NameDictionary(entries, isRepairable: true).bytes]
      }
    }
  ) { bytes in
    guard var names = try? NameDictionary(image: CompiledFormatBytes(copying: bytes), isVerified: false)
    else {
      return
    }
    let count = names.count
    try hold(count <= bytes.count, "\(count) entries do not fit")
    for said in ["양념치킨 두 마리", "chicken burger", "치긴"] {
      let text = MatchText(said)
      for position in 0..<text.count {
        for name in names.names(in: text, at: position) {
          try hold(name.end > position && name.end <= text.count, "a name ends at \(name.end)")
          _ = name.entries.map(names.id)
        }
      }
      _ = names.names(withPrefix: said, limit: 5)
      _ = names.names(similarTo: said)
    }
    _ = names.names(matchingInitials: "ㅊ", limit: 5)
    names.remove(ids: ["1"])
    names.put([.init(id: "3", names: ["콜라"])])
    _ = names.compacted.entries
  }
}
