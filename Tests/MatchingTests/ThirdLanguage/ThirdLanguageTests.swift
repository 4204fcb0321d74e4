import EnglishLanguage
import KoreanLanguage
import Language
import Testing

@testable import Languages
@testable import Matching

/// A language that the library has never heard of, beside the two that it ships with.
@Suite struct ThirdLanguageTests {
  private static let languages: [any PhraseLanguage] = [
    KoreanLanguage(), EnglishLanguage(), EsperantoLanguage(),
  ]

  private let drinks = DictionaryID("drinks")
  private let matcher: Matcher
  private let phrase: Phrase

  init() throws {
    var phrases = TestPhrases(app: "Cafe", language: "eo")
    phrases.parameters = ["drink": .names(drinks, acceptsOtherText: false), "quantity": .quantity]
    phrase = try phrases.phrase("mendu [{quantity} ]{drink}")
    var korean = phrases
    korean.language = "ko"
    let set = try PhraseSet(
      phrases: [phrase, try korean.phrase("{drink} [{quantity}] 주문해줘")], languages: Self.languages,
      applicationNames: [:])
    let names = NameDictionary([.init(id: "coffee", names: ["kafo", "커피"])])
    matcher = Matcher(phrases: set, dictionaries: [drinks: names], applicationNames: [:])
  }

  private func values(_ sentence: String) -> [String: String]? {
    matcher.match(sentence).matches.first.map { match in
      Dictionary(match.slots.map { ($0.name, $0.said) }, uniquingKeysWith: { first, _ in first })
    }
  }

  @Test(
    "its sentences are read by its rules",
    arguments: ["mendu kafon", "mendu la kafon", "bonvolu mendu tri kafojn", "MENDU DU KAFOJN!"])
  func reads(sentence: String) { #expect(values(sentence) != nil) }

  @Test(
    "what its rules do not know is not read", arguments: ["mendi kafon", "mendu lo kafon", "mendu kafos"])
  func readsNothingElse(sentence: String) { #expect(values(sentence) == nil) }

  @Test("its numerals are quantities")
  func numerals() { #expect(values("bonvolu mendu tri kafojn")?["quantity"] == "tri") }

  @Test("what it forbids is not carried out")
  func forbids() {
    let result = matcher.match("ne mendu kafon")
    #expect(result.matches.isEmpty)
    #expect(
      PhraseVeto.all(in: NormalText("ne mendu kafon"), languages: Self.languages).map(\.rule) == [
        "prohibition"
      ])
  }

  @Test("the other languages are read as before")
  func besides() {
    #expect(values("커피 두 잔 주문해줘") != nil)
    #expect(matcher.match("커피 주문하지 마").matches.isEmpty)
  }

  @Test("its samples show its numerals")
  func samples() { #expect(PhraseSamples(matcher).sentences(of: phrase) == ["mendu kafo", "mendu du kafo"]) }

  @Test("its answers are read with those of the others")
  func answers() {
    let vocabulary = AnswerVocabulary(languages: Self.languages)
    for (word, meaning) in [("jes", AnswerMeaning.yes), ("nuligu", .cancel), ("네", .yes), ("no", .no)] {
      let text = NormalText(word)
      #expect(vocabulary.meaning(of: 0..<text.count, in: text.scalars) == meaning, "\(word)")
    }
  }

  @Test("its phrases steer the conversation, beside those of the others")
  func steers() {
    let phrases = ConversationPhrases(Self.languages)
    #expect(phrases.command("bonvolu daŭrigu la laboron") == .resume)
    #expect(phrases.command("ne daŭrigu") == nil)
    #expect(phrases.command("이어서 해 주세요") == .resume)
  }
}
