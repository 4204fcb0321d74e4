import Language

@testable import Matching

/// Small random templates over few letters, and utterances that are, or almost are, among them.
struct RandomGrammar {
  /// 가 begins 각 letter by letter but is another syllable; ab is one word and two.
  static let words = ["a", "b", "ab", "가", "각", "나", "가나"]
  static let names: [String: [(name: String, ids: [String])]] = [
    "x": [("a", ["x1"]), ("ab", ["x2"]), ("가", ["x3", "x4"]), ("나 가", ["x5"]), ("b a", ["x6"])],
    "y": [("b", ["y1"]), ("각", ["y2"]), ("가 나 가", ["y3"])],
  ]
  static let dictionaries: [DictionaryID: NameDictionary] = [
    DictionaryID("x"): NameDictionary([
      .init(id: "x1", names: ["a"]), .init(id: "x2", names: ["ab", "AB"]), .init(id: "x3", names: ["가"]),
      .init(id: "x4", names: ["가"]), .init(id: "x5", names: ["나 가", "나가"]), .init(id: "x6", names: ["b a"]),
    ]),
    DictionaryID("y"): NameDictionary([
      .init(id: "y1", names: ["b"]), .init(id: "y2", names: ["각"]), .init(id: "y3", names: ["가 나 가"]),
    ]),
  ]
  static let parameters: [String: SlotReader] = [
    "x": .names(DictionaryID("x"), acceptsOtherText: false),
    "y": .names(DictionaryID("y"), acceptsOtherText: false),
    "xs": .list(.names(DictionaryID("x"), acceptsOtherText: false)),
    "xy": .composite(
      forms: [form],
      slots: names.keys.reduce(into: [:]) { $0[$1] = .names(DictionaryID($1), acceptsOtherText: false) }),
  ]
  /// What the slots `xs` and `xy` are, for the reference.
  static let lists = ["xs": "x"]
  static let composites = ["xy": form]
  private static let form = PhraseNode.sequence([
    .slot("x"), .text(" "), .alternatives([.slot("y"), .text("나"), .empty]),
  ])

  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func template(depth: Int = 2) -> String {
    (0..<Int.random(in: 1...3, using: &generator)).map { _ in element(depth) }
      .joined(separator: Bool.random(using: &generator) ? " " : "")
  }

  private mutating func element(_ depth: Int) -> String {
    switch depth == 0 ? Int.random(in: 0...2, using: &generator) : Int.random(in: 0...6, using: &generator) {
    case 0, 1: return Self.words.randomElement(using: &generator) ?? "a"
    case 2: return ["{x}", "{y}", "{x}", "{y}", "{xs}", "{xy}"].randomElement(using: &generator) ?? "{x}"
    case 3: return "[\(template(depth: depth - 1))]"
    case 4: return "(\(template(depth: depth - 1))|\(template(depth: depth - 1)))"
    case 5: return "[\(template(depth: depth - 1))|\(template(depth: depth - 1))]"
    default: return "(\(template(depth: depth - 1));\(template(depth: depth - 1)))"
    }
  }

  /// One of the sentences that `node` stands for, written with every space it allows.
  mutating func sentence(of node: PhraseNode) -> String {
    switch node {
    case .text(let text): return text
    case .slot(let name): return " " + value(of: name) + " "
    case .sequence(let nodes): return nodes.map { sentence(of: $0) }.joined()
    case .alternatives(let nodes):
      return nodes.randomElement(using: &generator).map { sentence(of: $0) } ?? ""
    case .permutation(let nodes):
      return " " + nodes.shuffled(using: &generator).map { sentence(of: $0) }.joined(separator: " ") + " "
    default: return ""
    }
  }

  private mutating func value(of slot: String) -> String {
    if let form = Self.composites[slot] { return sentence(of: form) }
    guard let member = Self.lists[slot] else {
      return Self.names[slot]?.randomElement(using: &generator)?.name ?? ""
    }
    return (0..<Int.random(in: 1...3, using: &generator)).map { _ in value(of: member) }
      .joined(separator: Bool.random(using: &generator) ? "," : ", ")
  }

  mutating func changed(_ sentence: String) -> String {
    var letters = Array(sentence)
    for _ in 0..<Int.random(in: 0...2, using: &generator) {
      let place = Int.random(in: 0...letters.count, using: &generator)
      switch Int.random(in: 0...2, using: &generator) {
      case 0 where place < letters.count: letters.remove(at: place)
      case 1: letters.insert("ab가각나 ,".randomElement(using: &generator) ?? " ", at: place)
      default: letters.insert(" ", at: place)
      }
    }
    return String(letters)
  }

  mutating func noise() -> String {
    String(
      (0..<Int.random(in: 0...6, using: &generator)).compactMap { _ in
        "ab가각나 ".randomElement(using: &generator)
      })
  }
}
