import Matching
import Testing

@testable import PhraseCatalog

struct OverlapCheckTests {
  @Test func `two intents that accept the same sentence are shown with it`() throws {
    var phrases = CheckedSentences()
    try phrases.add("TurnOn", "불 켜줘")
    try phrases.add("Light", "(불|전등) 켜 주세요")
    #expect(
      try phrases.findings(.ambiguousSentence) == [
        "Food.yaml:2:1: error: “불 켜줘” is both TurnOn and Light, and neither comes first"
      ])
    #expect(try PhraseOverlaps(phrases.checked).overlaps.map(\.witness) == ["불 켜줘"])
  }

  @Test func `a sentence of words between which nothing is said is shown as a person would space it`() throws
  {
    var phrases = CheckedSentences("en")
    try phrases.add("Brew", "make tea")
    try phrases.add("Serve", "make tea")
    #expect(try PhraseOverlaps(phrases.checked).overlaps.map(\.witness) == ["make tea"])
  }

  @Test func `where one intent costs less the other is only noted`() throws {
    var phrases = CheckedSentences(dishes: ["음성"])
    try phrases.add("Voice", "새 음성 채팅")
    try phrases.add("Profile", "새 {dish} 채팅")
    let message =
      "“새 음성 채팅” is both Voice and Profile; Voice comes first because it costs 1 and the other 11"
    #expect(try phrases.findings(.ambiguousSentence) == ["Food.yaml:2:1: note: \(message)"])
    phrases.isApples = true
    #expect(try phrases.findings(.ambiguousSentence) == ["Food.yaml:2:1: error: \(message)"])
  }

  @Test func `a conflict that only widening makes is found`() throws {
    var phrases = CheckedSentences()
    try phrases.add("Order", "{dish} 주문해줘")
    try phrases.add("Buy", "{lines} (사줘|주문)")
    let found = try PhraseOverlaps(phrases.checked)
    #expect(found.isComplete)
    #expect(found.overlaps.map(\.witness).contains { $0.hasPrefix("치킨 주문") })
  }

  @Test func `without a common sentence there is proof of it`() throws {
    var phrases = CheckedSentences()
    try phrases.add("Order", "{dish} 주문해줘")
    try phrases.add("Cancel", "{dish} 주문 취소해줘")
    try phrases.add("Status", "내 주문 어떻게 됐어")
    let found = try PhraseOverlaps(phrases.checked)
    #expect(found.overlaps.isEmpty)
    #expect(found.isComplete)
  }

  @Test func `a limit that was reached is told`() throws {
    var phrases = CheckedSentences()
    try phrases.add("Order", "{dish} 주문해줘")
    try phrases.add("Buy", "{dish} 주문해 주세요")
    let found = try PhraseOverlaps(phrases.checked, pairLimit: 1)
    #expect(!found.isComplete)
    #expect(!found.knowsAll)
  }

  @Test func `text that another phrase spells out is noted, and a warning in a table of Apple's`() throws {
    var phrases = CheckedSentences()
    try phrases.add("Note", "{note} 적어줘")
    try phrases.add("Rename", "{dish} 이름 적어줘")
    let message =
      "“치킨 이름 적어줘” would also be text for Note; Rename comes first because it explains more words"
    #expect(try phrases.findings(.swallowed) == ["Food.yaml:2:1: note: \(message)"])
    phrases.isApples = true
    #expect(try phrases.findings(.swallowed) == ["Food.yaml:2:1: warning: \(message)"])
  }

  @Test func `a phrase whose every sentence costs another intent less can never win`() throws {
    var phrases = CheckedSentences()
    try phrases.add("Show", "{place} 보여줘")
    try phrases.add("Note", "{note} 보여줘")
    #expect(
      try phrases.findings(.neverWins) == [
        "Food.yaml:2:1: error: this can never win: whatever it says, Show says for less"
      ])
  }

  @Test func `words that mean nothing make no conflict, unless a phrase says them`() throws {
    var phrases = CheckedSentences()
    try phrases.add("Open", "문 열어줘")
    try phrases.add("OpenNow", "지금 문 열어줘")
    let found = try PhraseOverlaps(phrases.checked)
    #expect(found.overlaps.map(\.witness) == ["지금 문 열어줘"])
    #expect(found.overlaps.map(\.isTie) == [false])
  }

  /// Random phrases of a few words: what the walk says must be what trying every sentence says.
  @Test(arguments: 0..<60)
  func `the walk finds an overlap exactly where trying every sentence does`(seed: Int) throws {
    var random = SeededRandom(state: UInt64(seed) &* 0x9E37_79B9 &+ 7)
    let words = ["ab", "a", "b", "ba", "abb"]
    func phrase() -> [[String]] {
      (0..<Int.random(in: 1...3, using: &random)).map { _ in
        (0..<Int.random(in: 1...2, using: &random)).map { _ in words.randomElement(using: &random) ?? "a" }
      }
    }
    let (first, second) = (phrase(), phrase())
    var phrases = CheckedSentences("x")
    try phrases.add("First", Self.template(first), isExact: true)
    try phrases.add("Second", Self.template(second), isExact: true)
    let shared = Self.sentences(first).intersection(Self.sentences(second))
    let found = try PhraseOverlaps(phrases.checked)
    #expect(found.isComplete)
    #expect(found.overlaps.isEmpty == shared.isEmpty)
    for overlap in found.overlaps { #expect(shared.contains(overlap.witness.filter { $0 != " " })) }
  }

  private static func template(_ phrase: [[String]]) -> String {
    phrase.map { "(" + $0.joined(separator: "|") + ")" }.joined()
  }

  private static func sentences(_ phrase: [[String]]) -> Set<String> {
    phrase.reduce([""]) { heads, words in Set(heads.flatMap { head in words.map { head + $0 } }) }
  }
}

/// The same numbers in every run.
struct SeededRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) ^ state
  }
}
