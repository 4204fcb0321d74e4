/// A few templates and a sentence that are meant to take long.
struct HostileSet {
  let what: String
  var templates: [String]
  var rules: [String: String] = [:]
  /// As hassil's files write them.
  var lists: [String: [String: any Sendable]] = [:]
  var sentence: String

  static let all = [
    HostileSet(
      what: "20 equal optional words", templates: [repeated("[a]", 20) + " b"],
      sentence: repeated("a", 10) + " b"),
    HostileSet(
      what: "(a|a a) twenty times", templates: [repeated("(a|a a)", 20) + " b"],
      sentence: repeated("a", 30) + " b"),
    HostileSet(
      what: "a permutation of nine optional words",
      templates: ["(" + (1...9).map { "[w\($0)]" }.joined(separator: ";") + ") end"],
      sentence: (1...9).reversed().map { "w\($0)" }.joined(separator: " ") + " end"),
    HostileSet(
      what: "five free texts with one word between them, said 40 times",
      templates: ["{a} x {b} x {c} x {d} x {e} y"],
      lists: wildcards("a", "b", "c", "d", "e"), sentence: repeated("w x", 40) + " w y"),
    HostileSet(
      what: "rules that name a rule twice, six deep", templates: ["<r6> b"], rules: doubling(6),
      sentence: repeated("a", 32) + " b"),
    HostileSet(
      what: "rules that name a rule twice, forty deep", templates: ["<r40> b"], rules: doubling(40),
      sentence: repeated("a", 32) + " b"),
    HostileSet(
      what: "a rule inside itself", templates: ["<r>"], rules: ["r": "[<r>] a"], sentence: "a a a"),
    HostileSet(
      what: "groups 512 deep",
      templates: [String(repeating: "(", count: 512) + "a" + String(repeating: ")", count: 512)],
      sentence: "a"),
    HostileSet(
      what: "a sentence of a million words", templates: ["turn on {a}"], lists: wildcards("a"),
      sentence: "turn on" + String(repeating: " word", count: 1_000_000)),
    HostileSet(
      what: "a range of a hundred thousand numbers, in words", templates: ["set it to {big:x}"],
      lists: ["big": ["range": ["from": 0, "to": 100_000]]],
      sentence: "set it to ninety nine thousand and one"),
  ]

  /// Sentences for Home Assistant's English templates: long ones that are read, and longer ones.
  static let english = [
    ("“on the” 600 times", "play" + String(repeating: " on the", count: 600)),
    ("“in 5 minutes” 350 times", repeated("in 5 minutes", 350)),
    ("“on the” 2500 times", "play" + String(repeating: " on the", count: 2_500)),
    ("“in 5 minutes” 1667 times", repeated("in 5 minutes", 1_667)),
  ]

  private static func repeated(_ text: String, _ count: Int) -> String {
    Array(repeating: text, count: count).joined(separator: " ")
  }

  private static func wildcards(_ names: String...) -> [String: [String: any Sendable]] {
    Dictionary(uniqueKeysWithValues: names.map { ($0, ["wildcard": true]) })
  }

  private static func doubling(_ depth: Int) -> [String: String] {
    var rules = ["r0": "[a]"]
    for level in 1...depth { rules["r\(level)"] = "<r\(level - 1)> <r\(level - 1)>" }
    return rules
  }
}
