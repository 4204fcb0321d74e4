import Matching

/// MG102: a phrase can never win.
///
///     A: {note} 보여줘 (any text)        B: {place} 보여줘 (a name, or what the app can look up)
///
/// Whatever A says B says too, and B costs less: nothing that anybody says reaches A.
enum NeverWinsCheck {
  static func findings(
    in checked: CheckedPhrases, _ matcher: Matcher, _ machines: MachineTable, _ budget: CheckBudget
  ) -> [Finding] {
    let coverage = PhraseCoverage(checked, machines, budget, slotLetters: .readers)
    let intents = Dictionary(grouping: checked.phrases.indices, by: { checked.phrases[$0].intent })
    guard intents.count > 1 else { return [] }
    return intents.sorted { $0.key < $1.key }.flatMap { intent, phrases -> [Finding] in
      let candidates = phrases.compactMap { phrase -> Candidate? in
        budget.begin(checked.place(phrase))
        guard budget.spend(CheckBudget.sentence) else { return nil }
        return candidate(phrase, checked, matcher, coverage)
      }
      guard !candidates.isEmpty else { return [] }
      let others = checked.phrases.indices.filter { checked.phrases[$0].intent != intent }
      guard let all = coverage.automaton(of: others.compactMap { checked.meanings[$0] }) else { return [] }
      return candidates.filter { coverage.covers($0.own, by: all) }.map { finding($0, checked) }
    }
  }

  /// A phrase that loses the sentence that shows it best.
  private struct Candidate {
    let phrase: Int
    let own: LetterAutomaton
    let sample: String
    let winner: Int
  }

  private static func candidate(
    _ phrase: Int, _ checked: CheckedPhrases, _ matcher: Matcher, _ coverage: PhraseCoverage
  ) -> Candidate? {
    guard let meaning = checked.meanings[phrase], let own = coverage.automaton(of: [meaning]),
      let sample = coverage.sample(of: own),
      let winner = winner(over: checked.phrases[phrase].intent, sample, checked, matcher)
    else { return nil }
    return Candidate(phrase: phrase, own: own, sample: sample, winner: winner)
  }

  private static func finding(_ candidate: Candidate, _ checked: CheckedPhrases) -> Finding {
    Finding(
      .neverWins, at: checked.place(candidate.phrase), language: checked.language,
      "this can never win: whatever it says, \(checked.phrases[candidate.winner].intent) says for less",
      witness: candidate.sample, related: checked.place(candidate.winner).text)
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
