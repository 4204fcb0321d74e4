import Languages
import Testing

@testable import Matching

@Suite("A misspelt name")
struct SlipOrderTests {
  @Test("is asked about before another intent takes it as free text")
  func beforeFreeText() throws {
    let landmark = DictionaryID("landmark")
    let phrases = TestPhrases(
      app: "Landmarks", language: "ko",
      parameters: ["landmark": .names(landmark, acceptsOtherText: true), "name": .text])
    let set = try PhraseSet(
      phrases: [
        try phrases.phrase("{landmark} 모음 추가해줘", intent: "Add"),
        try phrases.phrase("{name} 추가해줘", intent: "Create", line: 2),
      ], languages: PhraseLanguages.all, applicationNames: [:])
    let matcher = Matcher(
      phrases: set,
      dictionaries: [landmark: NameDictionary([.init(id: "palace", names: ["경복궁"])], isRepairable: true)],
      applicationNames: [:])
    let matches = Array(matcher.match("굥복궁 모음 추가해줘").matches)
    #expect(matches.map { set.phrases[$0.phrase].intent } == ["Add", "Add", "Create"])
    #expect(matches[1].repair?.to == "경복궁")
  }
}
