import Language

/// Tries the readings of a phrase's end, from its first word on, so that the longest predicate wins.
struct PredicateAnalysis {
  let text: NormalText

  init(_ text: NormalText) { self.text = text }

  var predicate: KoreanPredicate {
    let starts = (0..<text.count).filter { text.spaceBefore[$0] }
    for start in starts {
      if let kind = listed(from: start) { return KoreanPredicate(kind: kind, lead: lead(before: start)) }
    }
    let last = starts.last ?? 0
    if starts.count > 1, let noun = QuestionWord.copulaNoun(rest(from: last), after: lead(before: last)) {
      return KoreanPredicate(kind: .copula(noun), lead: lead(before: last))
    }
    for start in starts {
      if let kind = recovered(from: start) { return KoreanPredicate(kind: kind, lead: lead(before: start)) }
    }
    return KoreanPredicate(kind: .noun(text.slice(last..<text.count)), lead: lead(before: last))
  }

  private func lead(before start: Int) -> String { text.spacedSlice(0..<start) }

  private func rest(from start: Int) -> String { text.slice(start..<text.count) }

  /// Whether the words before ask something.
  private func asks(before start: Int) -> Bool {
    lead(before: start).split(separator: " ").contains { word in
      QuestionWord.all.contains { word.hasPrefix($0) } && !QuestionWord.isIndefinite(word)
    }
  }

  private func listed(from start: Int) -> KoreanPredicate.Kind? {
    let rest = rest(from: start)
    if let word = QuestionWord.copulaHost(of: rest) { return .copula(word) }
    let asks = asks(before: start)
    if asks, let verb = lightPresent(rest) { return .question(verb) }
    if let noun = verbalNoun(in: rest) { return .verbalNoun(noun) }
    let isQuestion = asks || text.isQuestion
    if let verb = verb(of: Self.pastQuestions, in: rest) ?? lightPast(from: start) ?? otherPast(from: start) {
      return .pastQuestion(verb)
    }
    if let verb = verb(of: Self.stateQuestions, in: rest) { return .question(verb) }
    if isQuestion, !endsInGiving(rest), let verb = verb(of: Self.actionQuestions, in: rest) {
      return .question(verb)
    }
    return verb(of: Self.requests, in: rest).map { .request($0) }
  }

  private typealias Conjugated = [(verb: KoreanVerb, forms: [PredicateForm])]

  // Conjugated once: every phrase is compared with every verb.
  private static let actions = [VerbLexicon.give] + VerbLexicon.actions
  private static let requests: Conjugated = actions.map { ($0, $0.requestForms) }
  private static let actionQuestions: Conjugated = actions.map { ($0, $0.presentQuestionForms) }
  private static let stateQuestions: Conjugated = VerbLexicon.states.map { ($0, $0.presentQuestionForms) }
  private static let pastQuestions: Conjugated = (VerbLexicon.states + VerbLexicon.actions).map {
    ($0, $0.pastQuestionForms)
  }

  private func verb(of conjugated: Conjugated, in rest: String) -> KoreanVerb? {
    conjugated.first { matches($0.forms, rest) }?.verb
  }

  /// A noun of the list with 하다 or 되다, which behind a question word asks and does not request: 언제 도착해, 몇 시에 마감돼.
  private func lightPresent(_ rest: String) -> KoreanVerb? {
    guard !endsInGiving(rest) else { return nil }
    let nouns = (1...6).lazy.map { String(rest.prefix($0)) }.filter { VerbalNounLexicon.all.contains($0) }
    return nouns.flatMap { noun in ["하", "되"].map { KoreanVerb(stem: noun + $0) } }
      .first { matches($0.presentQuestionForms, rest) }
  }

  /// A noun with 하다, 되다 or 시키다 in the past: 주문했어, 접수됐나요.
  private func lightPast(from start: Int) -> KoreanVerb? {
    let rest = rest(from: start)
    return VerbLexicon.light.lazy.compactMap { light -> KoreanVerb? in
      let end = rest.indices.dropFirst(2).first { matches(light.pastQuestionForms, String(rest[$0...])) }
      guard let end, isInsideWord(start, rest.distance(from: rest.startIndex, to: end) + 1)
      else { return nil }
      return KoreanVerb(stem: rest[..<end] + light.stem)
    }.first
  }

  /// The past of a verb in no list: 다녀왔어.
  private func otherPast(from start: Int) -> KoreanVerb? {
    let rest = Array(rest(from: start).unicodeScalars)
    let past = rest.lastIndex { Hangul.finalConsonant(of: $0) == "ㅆ" && $0 != "있" && $0 != "겠" }
    guard let past, isInsideWord(start, past + 1), past + 1 < rest.count,
      TailSet.pastQuestion.tail(String(letters: rest[(past + 1)...])) != nil
    else { return nil }
    let infinitive = String(letters: Array(rest[...past]).open)
    return VerbRecovery.verbs(fromInfinitive: infinitive).first
  }

  private func endsInGiving(_ rest: String) -> Bool {
    rest.unicodeScalars.count > 1 && rest.indices.contains { TailSet.giving.tail(String(rest[$0...])) != nil }
  }

  private func matches(_ forms: [PredicateForm], _ rest: String) -> Bool {
    forms.contains { $0.ending(of: rest) != nil }
  }

  /// A noun from the list, alone or with its verb; or any word directly before 하다 (재주문해줘).
  private func verbalNoun(in rest: String) -> String? {
    let lengths = stride(from: min(6, rest.count), to: 0, by: -1)
    for length in lengths where VerbalNounLexicon.all.contains(String(rest.prefix(length))) {
      let noun = String(rest.prefix(length))
      if isVerbalNoun(noun, before: String(rest.dropFirst(length))) { return noun }
    }
    return nil
  }

  private func isVerbalNoun(_ noun: String, before rest: String) -> Bool {
    // 배달 가능해 asks whether, it does not ask for it.
    if let tail = TailSet.verbalNoun.tail(rest) { return tail.family != .r13 }
    let verbs = VerbalNounLexicon.lightVerbs(for: noun)
    return PredicateForm.Link.object.texts.contains { link in
      guard rest.hasPrefix(link) else { return false }
      let predicate = String(rest.dropFirst(link.count))
      return verbs.contains { matches(Self.lightRequests[$0.stem] ?? $0.requestForms, predicate) }
    }
  }

  private static let lightRequests = Dictionary(
    uniqueKeysWithValues: VerbalNounLexicon.lightStems.map { ($0, KoreanVerb(stem: $0).requestForms) })

  /// A verb in no list: a word with 하다 behind it, or one whose ending leaves an infinitive.
  private func recovered(from start: Int) -> KoreanPredicate.Kind? {
    let rest = rest(from: start)
    for index in rest.indices
    where index > rest.startIndex && isInsideWord(start, rest.distance(from: rest.startIndex, to: index)) {
      let head = String(rest[..<index])
      if matches(VerbLexicon.make.requestForms, String(rest[index...])), Self.maybeNoun(head) {
        return .verbalNoun(head)
      }
      guard TailSet.giving.tail(String(rest[index...])) != nil else { continue }
      if let verb = VerbRecovery.verbs(fromInfinitive: head).first { return .request(verb) }
    }
    return nil
  }

  /// 맵게 and 집으로 before 해 줘 say how or where to; 위로 is a noun.
  private static func maybeNoun(_ head: String) -> Bool {
    head.count > 1 && !head.hasSuffix("게") && !head.hasSuffix("도록")
      && (head.count == 2 || !head.hasSuffix("로"))
  }

  /// Whether a head of this length ends before the next space.
  private func isInsideWord(_ start: Int, _ length: Int) -> Bool {
    !text.spaceBefore[(start + 1)..<(start + length)].contains(true)
  }
}

/// The words that make a question.
public enum QuestionWord {
  /// How they begin.
  public static let all = ["언제", "어디", "얼마", "뭐", "뭘", "무엇", "어떻게", "누가", "누구", "무슨", "어느", "왜", "어떤", "몇"]

  /// Whether a word that begins like one of them asks nothing: 언제나, 어디서나, 뭐든, 누구라도.
  static func isIndefinite(_ word: some StringProtocol) -> Bool {
    let isCounted = word.hasSuffix("얼마나") || word.hasPrefix("몇")
    return word.hasSuffix("나") && !isCounted || ["든", "든지", "라도"].contains { word.hasSuffix($0) }
  }

  /// Those that a copula may follow.
  static let hosts = placedHosts + plainHosts

  static let plainHosts = [
    "언제", "어디", "얼마", "뭐", "무엇", "누구", "왜", "몇시", "몇개", "몇분", "며칠", "몇번", "몇명", "몇월", "몇층", "몇마리", "무슨요일",
  ]

  /// 어디쯤이에요, 언제까지야: particles stand between the word and its copula.
  static let placedHosts = ["언제", "어디", "얼마", "몇시", "몇분", "며칠"].flatMap { word in
    ["쯤", "까지", "부터", "정도", "쯤까지"].map { word + $0 }
  }

  private static let determiners = ["어떤", "무슨", "어느"]

  /// The noun of a text that is one with its copula behind 어떤, 무슨 or 어느: 어떤 곳이야 → 곳.
  static func copulaNoun(_ text: String, after lead: String) -> String? {
    guard let word = lead.split(separator: " ").last, determiners.contains(String(word)) else { return nil }
    for ending in copulas where text.hasSuffix(ending) {
      let noun = String(text.dropLast(ending.count))
      guard let last = noun.unicodeScalars.last, Hangul.isSyllable(last) else { continue }
      let isAfterConsonant = Hangul.finalConsonant(of: last) != nil
      if isAfterConsonant
        ? ending.hasPrefix("이") || ending.hasPrefix("인") || ending.hasPrefix("일")
          || ending.hasPrefix("입") : !ending.hasPrefix("이")
      {
        return noun
      }
    }
    return nil
  }

  /// How an author writes a copula, the longer ones first.
  private static let copulas = [
    "인가요", "일까요", "입니까", "이에요", "이예요", "이지요", "예요", "에요", "인가", "일까", "이야", "이죠", "이지", "야", "죠",
  ]

  /// The question word of a text that is one with or without a copula: 뭐야 → 뭐.
  static func copulaHost(of text: String) -> String? {
    hosts.first { host in
      text.hasPrefix(host.dropLast())
        && KoreanPredicate(kind: .copula(host), lead: "").forms.contains { $0.ending(of: text) != nil }
    }
  }
}
