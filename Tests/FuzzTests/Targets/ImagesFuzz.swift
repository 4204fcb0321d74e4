import Language

@testable import Matching

extension FuzzTarget {
  /// Compiled phrases whose checksum holds are refused, or can be read and matched with.
  static let images = FuzzTarget(
    name: "images", longest: 8_192,
    seeds: {
      [try image(of: ["(a|나)[b] {x} (c;{y})", "가 {z}", "{z} d <applicationName>"]), try image(of: ["a"])]
    }
  ) { bytes in
    var bytes = bytes
    if bytes.count >= CompiledFormatLayout.headerCount {
      bytes.put(CompiledFormatLayout.checksum(of: bytes), at: 24)
    }
    guard
      let set = try? PhraseSet(image: CompiledFormatBytes(copying: bytes), key: "k", languages: [])
    else { return }
    let matcher = Matcher(phrases: set, dictionaries: [:], applicationNames: [:])
    for sentence in ["a b a c b", "나 가 b c", "가나다 d"] {
      for match in matcher.match(sentence).matches {
        try hold(set.kinds.indices.contains(match.phrase), "phrase \(match.phrase) is none")
      }
    }
    for number in set.kinds.indices { _ = set.words(of: number) }
    try hold(set.phrases.count == set.kinds.count, "as many phrases as were counted")
  }

  /// Of a language that nothing is known of: what Korean adds to each phrase would make it fifty times as long.
  private static func image(of templates: [String]) throws -> [UInt8] {
    let parameters: [String: SlotReader] = [
      "x": .names(DictionaryID("x"), acceptsOtherText: true), "y": .number(NumberBounds(from: 1, through: 9)),
      "z": .list(
        .composite(forms: [.sequence([.slot("x"), .optional(.slot("y"))])], slots: ["x": .text, "y": .date])),
    ]
    let phrases = try templates.map { template in
      Phrase(
        app: "A", intent: "B", language: "xx", template: try Template(template), rules: [:],
        parameters: parameters, lists: [:], isExact: false,
        origin: PhraseOrigin(file: "a.yaml", line: 1, column: 1))
    }
    return try PhraseSet(phrases: phrases, languages: [], applicationNames: [:]).image(
      key: "k")
  }
}
