import Language

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

  /// What may stand between a verb's stem and the tail and is a part of the ending: 지 in 하지 마.
  enum Lead: Hashable, Sendable {
    case none
    /// -지 with or without a particle.
    case negated
    /// The same, and 지 좀.
    case forbidden

    var texts: [[Unicode.Scalar]] {
      switch self {
      case .none: [[]]
      case .negated: Self.negations
      case .forbidden: Self.negations + [["지", "좀"]]
      }
    }

    private static let negations = ["지", "지는", "지를", "지도", "질", "진"].map { Array($0.unicodeScalars) }
  }

  var head: HeadKind
  var meaning: Meaning
  /// Could also join two clauses (왔는데 …), so it counts only at the very end.
  var endsSentence = false
  var lead = Lead.none

  /// Whether a verb in no list may stand before it. Short tails end too many nouns.
  func allowsUnknownVerb(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    switch meaning {
    case .veto(let rule):
      rule == .past || (text.count > 1 && rule != .quotation) || text.starts(with: "달라".unicodeScalars)
    case .request:
      head == .past
        || head == .infinitive && text.count > 1 && "줘주줄".unicodeScalars.contains(text[text.startIndex])
    case .vetoUnlessQuestion: true
    case .question: false
    }
  }

  /// 줘, 주세요 and all that asks to do something for the speaker.
  var isGiving: Bool {
    guard case .request(let family, _) = meaning else { return false }
    return head == .infinitive && family <= .r6
  }

  /// A tail where it stands in a sentence.
  struct Found {
    var tail: PredicateTail
    /// With its lead.
    var start: Int
    fileprivate var order: Int
  }

  /// Every tail that ends at a place, the longest first.
  static func all(endingAt end: Int, in scalars: [Unicode.Scalar]) -> [Found] {
    var all: [Found] = []
    for found in table.all(endingAt: end, in: scalars) {
      found.value.add(to: &all, at: found.start, found.order, in: scalars)
    }
    for turning in VetoTails.Turning.allCases
    where scalars[max(0, end - reach)..<end].contains(where: turning.marks.contains) {
      for start in turning.forms.starts(endingAt: end, in: scalars) {
        turning.tail.add(to: &all, at: start, .max, in: scalars)
      }
    }
    return all.sorted { ($0.start, $0.order) < ($1.start, $1.order) }
  }

  /// No verb with its ending is longer, in scalars.
  private static let reach = 24

  /// The tail with each lead that stands before it.
  private func add(to all: inout [Found], at start: Int, _ order: Int, in scalars: [Unicode.Scalar]) {
    for lead in lead.texts where start >= lead.count {
      let first = start - lead.count
      guard lead.isEmpty || scalars[first..<start].elementsEqual(lead) else { continue }
      all.append(Found(tail: self, start: first, order: order))
    }
  }

  private static let table = EndingTable(requests + questions + VetoTails.all)

  typealias Row = EndingTable<PredicateTail>.Group

  private static var requests: [Row] {
    let sets: [(TailSet, HeadKind)] = [
      (.giving, .infinitive), (.infinitive, .infinitive), (.stem, .stem), (.presentStem, .presentStem),
      (.conditional, .conditional), (.honorific, .honorific), (.prospective, .prospective), (.wish, .past),
      (.verbalNoun, .verbalNoun), (.asking, .anyNoun),
    ]
    let tails = sets.flatMap { set, head in
      set.lines.compactMap { line -> Row? in
        line.family.map { (line.texts, PredicateTail(head: head, meaning: .request($0, line.askFirst))) }
      }
    }
    return tails + [
      (ScalarTexts(["니", "다"]), PredicateTail(head: .formal, meaning: .request(.r11, .never))),
      (ScalarTexts(["시", "다"]), PredicateTail(head: .cohortative, meaning: .request(.r11, .always))),
      possible, longing,
    ]
  }

  /// 치킨 땡겨: what somebody has an appetite for.
  private static var longing: Row {
    let texts = BraceExpansion.texts("{{땡기,당기}{네{,요},는데{,요}},땡겨{,요},땡긴다,당긴다}")
    return (texts, PredicateTail(head: .anyNoun, meaning: .request(.r9, .always)))
  }

  /// Whether something is possible, behind any noun: 내일 받는 거 가능할까요?
  private static var possible: Row {
    let texts = BraceExpansion.texts("가능{해{,요},할까{,요},한가{,요},하니,하냐,하나{,요},한지{,요},하신가{,요},합니까,하지{,요},하죠}")
    return (texts, PredicateTail(head: .anyNoun, meaning: .request(.r13, .always)))
  }

  private static var questions: [Row] {
    let sets: [(TailSet, HeadKind)] = [
      (.presentQuestion, .presentStem), (.prospectiveQuestion, .prospective),
      (.honorificQuestion, .honorific),
    ]
    return sets.map { set, head in (set.spellings, PredicateTail(head: head, meaning: .question)) }
  }
}
