import EnglishLanguage
import KoreanLanguage
import Language
import Testing

struct EnglishVetoTests {
  private let language = EnglishLanguage()
  /// Beside Korean, which claims sentences with English names.
  private let languages: [any PhraseLanguage] = [EnglishLanguage(), KoreanLanguage()]

  private func rules(_ sentence: String) -> Set<String> {
    Set(PhraseVeto.all(in: NormalText(sentence), languages: languages).map(\.rule))
  }

  @Test("A sentence that is no request names its rule", arguments: EnglishVetoCorpus.vetoed)
  func vetoes(rule: String, sentences: [String]) {
    for sentence in sentences {
      #expect(rules(sentence).contains(rule), "\(sentence): \(rules(sentence).sorted())")
    }
  }

  @Test("Names and words that only look like it are innocent", arguments: EnglishVetoCorpus.innocent)
  func acquits(sentence: String) { #expect(rules(sentence) == []) }

  @Test("What people say instead of asking names its rule", arguments: EnglishSentenceCorpus.vetoed)
  func vetoesSentences(rule: String, sentences: String) {
    for sentence in sentences.split(separator: "|").map(String.init) {
      #expect(rules(sentence).contains(rule), "\(sentence): \(rules(sentence).sorted())")
    }
  }

  @Test("Polite and indirect requests stay requests", arguments: EnglishSentenceCorpus.requests)
  func acquitsRequests(sentence: String) { #expect(rules(sentence) == []) }

  @Test("Only a replacement may be confirmed", arguments: EnglishVetoCorpus.vetoed)
  func replacementAsksFirst(rule: String, sentences: [String]) {
    for sentence in sentences {
      let vetoes = language.vetoes(in: NormalText(sentence))
      #expect(vetoes.allSatisfy { $0.onlyAsksFirst == ($0.rule == "replacement") }, "\(sentence)")
      #expect(vetoes.contains { !$0.onlyAsksFirst } == (rule != "replacement"), "\(sentence)")
    }
  }

  @Test("Every rule has sentences, and its name is one of the rules")
  func coversRules() {
    #expect(Set(EnglishVetoCorpus.vetoed.map(\.rule)) == Set(VetoRule.allCases.map(\.rawValue)))
  }

  @Test(
    "A veto shows the words that say so",
    arguments: [
      ("please don't order chicken", "don't order"), ("how do I order chicken", "how do i"),
      ("cola instead of cider", "instead of cider"), ("order chicken later", "later"),
      ("did you order chicken", "did"),
    ])
  func showsWords(sentence: String, words: String) {
    let text = NormalText(sentence)
    #expect(language.vetoes(in: text).map { text.spacedSlice($0.range) }.contains(words))
  }

  @Test(
    "Case, apostrophes and missing ones make no difference",
    arguments: ["DON'T ORDER CHICKEN", "Don‘t order", "dont order"])
  func foldsWriting(sentence: String) { #expect(rules(sentence).contains("prohibition")) }

  @Test("A long sentence is read to its end")
  func readsLongSentences() {
    let long = String(repeating: "chicken, ", count: 400) + "don't order it"
    #expect(rules(long) == ["prohibition"])
  }
}
