import KoreanLanguage
import Language
import Testing

struct PredicateReaderTests {
  @Test("What must not be carried out is vetoed, by the right rule", arguments: VetoCorpus.vetoed)
  func vetoes(rule: String, sentences: [String]) {
    for sentence in sentences {
      let rules = PredicateReader.read(NormalText(sentence)).vetoes.map(\.rule.rawValue)
      #expect(rules.contains(rule), "\(sentence): \(rules)")
    }
  }

  @Test("The same holds when all spaces are missing", arguments: VetoCorpus.vetoed)
  func vetoesUnspaced(rule: String, sentences: [String]) {
    let unspaced = sentences.map { $0.filter { $0 != " " } }
    for sentence in unspaced where !VetoCorpus.needsSpaces.contains(sentence) {
      #expect(!PredicateReader.read(NormalText(sentence)).vetoes.isEmpty, "\(sentence)")
    }
  }

  @Test("Names that look like it are innocent")
  func acquitsNames() {
    for sentence in VetoCorpus.innocent where !sentence.hasPrefix("잊지 말고") {
      let vetoes = PredicateReader.read(NormalText(sentence)).vetoes
      #expect(vetoes.isEmpty, "\(sentence): \(vetoes.map(\.rule))")
    }
  }

  @Test("Names are innocent without spaces too")
  func acquitsUnspacedNames() {
    for sentence in VetoCorpus.innocent where !sentence.hasPrefix("잊지 말고") {
      let unspaced = sentence.filter { $0 != " " }
      let vetoes = PredicateReader.read(NormalText(unspaced)).vetoes
      #expect(vetoes.isEmpty, "\(unspaced): \(vetoes.map(\.rule))")
    }
  }

  @Test("The corpus is as large as it claims to be")
  func countsTheCorpus() {
    #expect(VetoCorpus.innocent.count >= 120)
    #expect(VetoCorpus.vetoed.map(\.sentences.count).reduce(0, +) >= 120)
    #expect(Set(VetoCorpus.vetoed.map(\.rule)) == Set(VetoRule.allCases.map(\.rawValue)))
  }
}
