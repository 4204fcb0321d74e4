import Foundation
import Language
import Testing

@testable import Matching

@Suite("A dictionary finds every name that begins at a place")
struct NameDictionaryTests {
  static let letters = ["가", "각", "간", "나", "고", "ㄱ", "ㅏ", "a", "B", "é", "1", " ", "-", "👍", "か"]

  @Test("Random names are found as by looking through all of them", arguments: [61, 62] as [UInt64])
  func againstNaive(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let entries = (0..<Int.random(in: 0...30, using: &generator)).map { index in
        NameDictionary.Entry(
          id: "\(index)",
          names: (0...Int.random(in: 0...2, using: &generator)).map { _ in word(4, &generator) })
      }
      let dictionary = NameDictionary(entries)
      for _ in 0..<10 {
        let text = MatchText(word(8, &generator))
        for position in 0...text.count {
          let found = dictionary.names(in: text, at: position).map { [$0.end] + $0.entries.map(Int.init) }
          #expect(found == naive(entries, text, position))
        }
      }
    }
  }

  private func word(_ length: Int, _ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...length, using: &generator)).compactMap { _ in
      Self.letters.randomElement(using: &generator)
    }.joined()
  }

  /// The end, then the entries, for each length.
  private func naive(_ entries: [NameDictionary.Entry], _ text: borrowing MatchText, _ position: Int)
    -> [[Int]]
  {
    guard position < text.count else { return [] }
    return (position + 1...text.count).compactMap { end in
      let named = entries.indices.filter { index in
        entries[index].names.contains { NormalText($0).scalars.elementsEqual(text.scalars[position..<end]) }
      }
      return named.isEmpty ? nil : [end] + named
    }
  }

  static let spellings = ["양념치킨", "양념 치킨", " 양 념  치킨 ", "양념치킨".decomposedStringWithCanonicalMapping, "양념　치킨"]

  @Test(
    "A name that looks like a template is text: it stands for itself and for nothing that it would mean",
    arguments: [
      ("(가|나)다", ["가다", "나다", "다"]), ("[아주] 매운맛", ["매운맛"]), ("{tea} 주문", ["녹차주문", "주문"]),
      ("<order>", ["주문해줘", "주문"]), ("말길", ["말"]),
    ])
  func templates(_ name: String, _ meant: [String]) throws {
    let matcher = try TestPhrases(parameters: ["tea": .names(DictionaryID("tea"), acceptsOtherText: false)])
      .matcher(
        ["{tea}"], dictionaries: [DictionaryID("tea"): NameDictionary([name])])
    #expect(!matcher.match(name, repairs: false).matches.isEmpty)
    for text in meant { #expect(matcher.match(text, repairs: false).matches.isEmpty, "\(text)") }
  }

  @Test("Spacing and normalisation of a name do not matter", arguments: spellings, spellings)
  func spelling(_ name: String, _ said: String) {
    let dictionary = NameDictionary([.init(id: "1", names: [name])])
    let text = MatchText(said)
    #expect(dictionary.names(in: text, at: 0).map(\.end) == [text.count])
  }

  static let latin = [
    ("Café", "CAFE\u{301}"), ("Cafe\u{301}", "café"), ("ＡＢＣ", "abc"), ("iPhone 15", "IPHONE15"),
  ]

  @Test("Case, width and canonical form of Latin names do not matter", arguments: latin)
  func canonicalEquivalence(_ name: String, _ said: String) {
    let dictionary = NameDictionary([.init(id: "1", names: [name])])
    #expect(dictionary.names(in: MatchText(said), at: 0).map { Array($0.entries) } == [[0]])
  }

  @Test("A name that ends inside a syllable is not there")
  func syllables() {
    let dictionary = NameDictionary([.init(id: "1", names: ["가"]), .init(id: "2", names: ["가가"])])
    #expect(dictionary.names(in: MatchText("각"), at: 0).isEmpty)
    #expect(dictionary.names(in: MatchText("가각"), at: 0).map(\.end) == [1])
    #expect(dictionary.names(in: MatchText("가가각"), at: 0).map(\.end) == [1, 2])
  }

  @Test(
    "A dictionary without names, or with empty ones, finds nothing",
    arguments: [[], [""], ["  "]] as [[String]])
  func empty(_ names: [String]) {
    let dictionary = NameDictionary([.init(id: "1", names: names)])
    #expect(dictionary.isEmpty)
    #expect(dictionary.names(in: MatchText("가"), at: 0).isEmpty)
  }

  @Test("Two spellings of one name stand for one thing")
  func oneThing() {
    let dictionary = NameDictionary([.init(id: "1", names: ["나가", "나 가", "나  가"])])
    #expect(dictionary.names(in: MatchText("나가"), at: 0).map { Array($0.entries) } == [[0]])
  }
}
