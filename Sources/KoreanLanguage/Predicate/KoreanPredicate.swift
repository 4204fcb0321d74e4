import Language

/// What the last words of a written phrase ask, and every other way to ask it.
///
/// ```swift
/// let predicate = KoreanPredicate.analyse("치킨 주문해줘")
/// predicate?.kind   // .verbalNoun("주문")
/// predicate?.lead   // "치킨"
/// predicate?.forms  // all of 주문하세요, 주문 좀 해 줄래, 주문 부탁해요, 주문이요 …
/// ```
public struct KoreanPredicate: Hashable, Sendable {
  /// What sort of predicate it is, which decides how it is widened.
  public enum Kind: Hashable, Sendable {
    /// A verb that is asked for: 켜줘, 담아.
    case request(KoreanVerb)
    /// A noun that names an action: 주문해줘, 주문 부탁해, 주문.
    case verbalNoun(String)
    /// A question about what happens or is: 언제 와, 있어.
    case question(KoreanVerb)
    /// A question about what happened: 어떻게 됐어.
    case pastQuestion(KoreanVerb)
    /// A question word with or without a copula: 뭐야, 얼마예요.
    case copula(String)
    /// A noun that names no action: 주문 상태.
    case noun(String)
  }

  /// What sort of predicate it is.
  public let kind: Kind

  /// The words before the predicate, with their spaces.
  public let lead: String

  /// Reads the last words of a phrase as an author writes them. Only the words the predicate needs are
  /// taken, the others are `lead`. nil for an empty text.
  public static func analyse(_ phrase: String) -> KoreanPredicate? {
    let text = NormalText(phrase)
    guard !text.isEmpty else { return nil }
    return PredicateAnalysis(text).predicate
  }

  /// Every way to say the predicate.
  ///
  /// A request takes the forms of all request families. A question keeps its tense and changes only its
  /// level of speech. A noun may stand alone or be asked for (상태 알려 줘, 상태가 어때).
  public var forms: [PredicateForm] {
    switch kind {
    case .request(let verb): verb.requestForms
    case .verbalNoun(let noun): Self.forms(ofVerbalNoun: noun)
    case .question(let verb): verb.presentQuestionForms
    case .pastQuestion(let verb): verb.pastQuestionForms
    case .copula(let word): Self.forms(ofQuestionWord: word)
    case .noun(let noun): Self.forms(ofNoun: noun)
    }
  }

  /// The ending with which a text says this predicate, spaces ignored; nil if it does not say it.
  public func ending(of text: String) -> PredicateEnding? {
    let normal = NormalText(text).text
    return forms.lazy.compactMap { $0.ending(of: normal) }.first
  }

  private static func forms(ofVerbalNoun noun: String) -> [PredicateForm] {
    if noun == "부탁" { return [PredicateForm(head: "", tails: .asking)] }
    let verbs = VerbalNounLexicon.lightVerbs(for: noun)
    return [PredicateForm(head: noun, tails: .verbalNoun)]
      + verbs.flatMap(\.requestForms).map { $0.behind(noun, .object) }
  }

  /// 뭐 and its like with any copula. After a vowel the copula may melt into it: 뭔가요, 얼만지, 뭘까요, 뭡니까.
  private static func forms(ofQuestionWord word: String) -> [PredicateForm] {
    let scalars = Array(word.unicodeScalars)
    let whole = PredicateForm(head: word, tails: .copulaQuestion)
    guard scalars.coda == nil else { return [whole] }
    let melted = { (letter: Unicode.Scalar) in String(letters: scalars.closed(with: letter))
    }
    return [
      whole, PredicateForm(head: melted("ㄴ"), tails: .attributiveQuestion),
      PredicateForm(head: melted("ㄹ"), tails: .prospectiveQuestion), PredicateForm(head: melted("ㅂ") + "니까"),
    ]
  }

  private static func forms(ofNoun noun: String) -> [PredicateForm] {
    let asked = ["알리", "보이", "확인하", "말하"].flatMap { stem in
      let infinitive = KoreanVerb(stem: stem).form(.infinitive)
      return [
        PredicateForm(noun: noun, link: .object, head: infinitive, tails: .giving),
        PredicateForm(noun: noun, link: .object, head: infinitive, tails: .infinitive),
      ]
    }
    let howIsIt = KoreanVerb(stem: "어떻").presentQuestionForms + Self.forms(ofQuestionWord: "뭐")
    return [PredicateForm(head: noun, tails: .plainNoun)] + asked + howIsIt.map { $0.behind(noun, .subject) }
  }
}
