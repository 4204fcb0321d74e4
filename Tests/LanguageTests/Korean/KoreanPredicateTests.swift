import KoreanLanguage
import Language
import Testing

struct KoreanPredicateTests {
  @Test("What a phrase's last words ask", arguments: PredicateKindCorpus.rows)
  func analyses(row: PredicateKindCorpus.Row) throws {
    let predicate = try #require(KoreanPredicate.analyse(row.phrase))
    #expect(predicate.kind == row.kind)
    #expect(predicate.lead == row.lead)
  }

  @Test("An empty phrase asks nothing", arguments: ["", "   ", "\u{200B}"])
  func refusesNothing(phrase: String) {
    #expect(KoreanPredicate.analyse(phrase) == nil)
  }

  @Test("A written request stands for every family of endings", arguments: EndingFamilyCorpus.requests)
  func widensRequests(row: EndingFamilyCorpus.Row) throws {
    let predicate = try #require(KoreanPredicate.analyse(row.written))
    for said in row.said {
      let ending = predicate.ending(of: said)
      #expect(ending?.family == row.family, "\(said)")
      #expect(ending?.askFirst == row.askFirst, "\(said)")
    }
  }

  @Test("A written request stands for nothing else", arguments: EndingFamilyCorpus.others)
  func doesNotWidenToOthers(written: String, said: [String]) throws {
    let predicate = try #require(KoreanPredicate.analyse(written))
    for text in said { #expect(predicate.ending(of: text) == nil, "\(text)") }
  }

  @Test("A question keeps its tense and changes its level of speech", arguments: EndingFamilyCorpus.questions)
  func widensQuestions(written: String, said: [String], others: [String]) throws {
    let predicate = try #require(KoreanPredicate.analyse(written))
    for text in said { #expect(predicate.ending(of: text) != nil, "\(text)") }
    for text in others { #expect(predicate.ending(of: text) == nil, "\(text)") }
  }

  @Test(
    "A predicate has few forms and shared tables", arguments: ["주문해줘", "켜줘", "어떻게 됐어", "주문 상태", "뭐야", "줘"])
  func staysSmall(phrase: String) throws {
    let forms = try #require(KoreanPredicate.analyse(phrase)).forms
    #expect(forms.count <= 40)
    #expect(forms.allSatisfy { !$0.texts.isEmpty })
  }

  @Test("No table has an entry with a space or an unexpanded brace", arguments: TailSet.allCases)
  func tablesAreClean(set: TailSet) {
    #expect(!set.tails.isEmpty)
    #expect(set.tails.allSatisfy { $0.text.unicodeScalars.allSatisfy { Hangul.isSyllable($0) || $0 == "ㄱ" } })
    #expect(Set(set.tails.map(\.text)).count == set.tails.count)
  }

  @Test(
    "A verb in no list is found by its infinitive",
    arguments: [
      ("달궈", "달구다"), ("골라", "고르다"), ("데려와", "데려오다"), ("이어", "잇다"), ("구워", "굽다"), ("쓱싹해", "쓱싹하다"),
      ("치킨", nil), ("", nil),
      ("다", "다다"),
    ])
  func recoversVerbs(infinitive: String, expected: String?) {
    #expect(VerbRecovery.verbs(fromInfinitive: infinitive).first?.dictionaryForm == expected)
  }
}
