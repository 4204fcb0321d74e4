import Matching

/// MG102: a phrase can never win.
///
///     A: {note} 보여줘 (any text)        B: {place} 보여줘 (a name, or what the app can look up)
///
/// Whatever A says B says too, and B costs less: nothing that anybody says reaches A.
enum NeverWinsCheck {
  static func findings(in checked: CheckedPhrases, _ matcher: Matcher) -> [Finding] {
    var coverage = PhraseCoverage(checked, slotLetters: .readers)
    let intents = Dictionary(grouping: checked.phrases.indices, by: { checked.phrases[$0].intent })
    guard intents.count > 1 else { return [] }
    return intents.sorted { $0.key < $1.key }.flatMap { intent, phrases -> [Finding] in
      let others = checked.phrases.indices.filter { checked.phrases[$0].intent != intent }
      guard let all = coverage.automaton(of: others.compactMap { checked.meanings[$0] }) else { return [] }
      return phrases.compactMap { finding($0, by: all, checked, matcher, &coverage) }
    }
  }

  private static func finding(
    _ phrase: Int, by others: LetterAutomaton, _ checked: CheckedPhrases, _ matcher: Matcher,
    _ coverage: inout PhraseCoverage
  ) -> Finding? {
    guard let meaning = checked.meanings[phrase], let own = coverage.automaton(of: [meaning]),
      coverage.covers(own, by: others), let sample = coverage.sample(of: own),
      let winner = winner(over: checked.phrases[phrase].intent, sample, checked, matcher)
    else { return nil }
    return Finding(
      .neverWins, at: checked.place(phrase), language: checked.language,
      "this can never win: whatever it says, \(checked.phrases[winner].intent) says for less",
      witness: sample, related: checked.place(winner).text)
  }

  /// The phrase of another intent that beats `intent` at a sentence; nil if none does.
  private static func winner(
    over intent: String, _ sentence: String, _ checked: CheckedPhrases, _ matcher: Matcher
  ) -> Int? {
    let matches = matcher.match(sentence).matches
    guard let first = matches.first, checked.phrases[first.phrase].intent != intent,
      let own = matches.first(where: { checked.phrases[$0.phrase].intent == intent }), first.cost < own.cost
    else { return nil }
    return first.phrase
  }
}
