import Languages
import Testing

@testable import Matching

/// Sentences that show what a phrase is good for.
@Suite struct PhraseSamplesTests {
  private func samples(_ template: String, _ language: String) throws -> [String] {
    let phrase = Phrase(
      app: "Travel", intent: "Open", language: language, template: try Template(template),
      parameters: ["screen": .names(DictionaryID("screen"), acceptsOtherText: false), "note": .text],
      origin: PhraseOrigin(file: "Travel"))
    let set = try PhraseSet(phrases: [phrase], languages: PhraseLanguages.all, applicationNames: [:])
    let names = NameDictionary([.init(id: "map", names: ["Map", "지도"])])
    let matcher = Matcher(
      phrases: set, dictionaries: [DictionaryID("screen"): names],
      applicationNames: ["Travel": ["여행", "Travel"]])
    return PhraseSamples(matcher).sentences(of: phrase)
  }

  @Test("a thing is called by its name in the sentence's language")
  func language() throws {
    #expect(try samples("{screen} 열어줘", "ko") == ["지도 열어줘"])
    #expect(try samples("open the {screen}", "en") == ["open the Map"])
  }

  @Test("the first leaves out what may be left out, the second says it, with the particle that fits")
  func optionals() throws {
    #expect(try samples("[${applicationName}에서 ]{screen}을 [좀 ]열어줘", "ko") == ["지도를 열어줘", "여행에서 지도를 좀 열어줘"])
  }

  @Test("a phrase whose slot has no value to show has no sample")
  func none() throws {
    #expect(try samples("{note} 적어줘", "ko") == [])
  }
}
