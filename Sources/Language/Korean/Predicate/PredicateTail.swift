/// What a predicate head must be for a tail to follow it.
enum HeadKind: Hashable, Sendable, CaseIterable {
  case infinitive, stem, presentStem, conditional, honorific, prospective, past, plain, formal, cohortative
  case verbalNoun, anyNoun

  /// The head of a verb.
  func head(of verb: KoreanVerb) -> String? {
    switch self {
    case .infinitive: verb.form(.infinitive)
    case .stem: verb.stem
    case .presentStem: verb.presentStem
    case .conditional: verb.linkingStem(before: "면")
    case .honorific: verb.linkingStem(before: "ㄴ")
    case .prospective: verb.form(.prospective)
    case .past: verb.form(KoreanEnding(.past))
    case .plain: verb.form(KoreanEnding(.plain))
    case .formal: verb.form(KoreanEnding(.formal))
    case .cohortative: verb.form(KoreanEnding(.linking, "ㅂ"))
    case .verbalNoun, .anyNoun: nil
    }
  }
}

/// A tail as the reader of whole sentences needs it: requests, questions and what is neither.
struct PredicateTail: Hashable, Sendable {
  enum Meaning: Hashable, Sendable {
    case request(EndingFamily, AskFirst)
    case question
    case veto(VetoRule)
    /// 주문하면 안 돼 forbids, 주문하면 안 돼? asks for permission.
    case vetoUnlessQuestion(VetoRule)
  }

  var text: String
  var head: HeadKind
  var meaning: Meaning
  /// Could also join two clauses (왔는데 …), so it counts only at the very end.
  var endsSentence = false

  /// Whether a verb in no list may stand before it. Short tails end too many nouns.
  var allowsUnknownVerb: Bool {
    switch meaning {
    case .veto(let rule):
      rule == .past || (text.unicodeScalars.count > 1 && rule != .quotation) || text.hasPrefix("달라")
    case .request:
      head == .past || head == .infinitive && text.unicodeScalars.count > 1 && "줘주줄".contains(text.prefix(1))
    case .vetoUnlessQuestion: true
    case .question: false
    }
  }

  /// 줘, 주세요 and all that asks to do something for the speaker.
  var isGiving: Bool {
    guard case .request(let family, _) = meaning else { return false }
    return head == .infinitive && family <= .r6
  }

  /// Every tail by its text.
  static let byText: [String: [PredicateTail]] = Dictionary(grouping: all, by: \.text)

  static let longest = byText.keys.map(\.unicodeScalars.count).max() ?? 0

  private static var all: [PredicateTail] { requests + questions + VetoTails.all }

  private static var requests: [PredicateTail] {
    let sets: [(TailSet, HeadKind)] = [
      (.giving, .infinitive), (.infinitive, .infinitive), (.stem, .stem), (.presentStem, .presentStem),
      (.conditional, .conditional), (.honorific, .honorific), (.prospective, .prospective), (.wish, .past),
      (.verbalNoun, .verbalNoun), (.asking, .anyNoun),
    ]
    let tails = sets.flatMap { set, head in
      set.tails.compactMap { tail in
        tail.family.map { PredicateTail(text: tail.text, head: head, meaning: .request($0, tail.askFirst)) }
      }
    }
    return tails + [
      PredicateTail(text: "니다", head: .formal, meaning: .request(.r11, .never)),
      PredicateTail(text: "시다", head: .cohortative, meaning: .request(.r11, .always)),
    ] + possible
  }

  /// Whether something is possible, behind any noun: 내일 받는 거 가능할까요?
  private static var possible: [PredicateTail] {
    BraceExpansion.expand("가능{해{,요},할까{,요},한가{,요},하니,하냐,하나{,요},한지{,요},하신가{,요},합니까,하지{,요},하죠}").map {
      PredicateTail(text: $0, head: .anyNoun, meaning: .request(.r13, .always))
    }
  }

  private static var questions: [PredicateTail] {
    let sets: [(TailSet, HeadKind)] = [
      (.presentQuestion, .presentStem), (.prospectiveQuestion, .prospective),
      (.honorificQuestion, .honorific),
    ]
    return sets.flatMap { set, head in
      set.tails.map { PredicateTail(text: $0.text, head: head, meaning: .question) }
    }
  }
}
