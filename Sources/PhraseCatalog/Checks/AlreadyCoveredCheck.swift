import Matching

/// MG105: a duplicate, or a phrase that others of its intent stand for already.
///
///     - "{menuItem} 주문해줘"
///     - "{menuItem} 주문해 주세요"        the first stands for it
enum AlreadyCoveredCheck {
  static func findings(in checked: CheckedPhrases) -> [Finding] {
    var coverage = PhraseCoverage(checked, slotLetters: .parameters)
    let intents = Dictionary(grouping: checked.phrases.indices, by: { checked.phrases[$0].intent })
    return intents.sorted { $0.key < $1.key }.flatMap { findings(in: checked, $0.value, &coverage) }
  }

  private static func findings(
    in checked: CheckedPhrases, _ phrases: [Int], _ coverage: inout PhraseCoverage
  ) -> [Finding] {
    let known = phrases.filter { checked.meanings[$0] != nil }
    var findings: [Finding] = []
    var kept = known
    // The later one is the one too many.
    for phrase in known.reversed() {
      let others = kept.filter { $0 != phrase }
      guard !others.isEmpty, isCovered(phrase, by: others, checked, &coverage) else { continue }
      kept = others
      let single = others.first { isCovered(phrase, by: [$0], checked, &coverage) }
      findings.append(finding(phrase, by: single, checked))
    }
    return findings
  }

  private static func isCovered(
    _ phrase: Int, by others: [Int], _ checked: CheckedPhrases, _ coverage: inout PhraseCoverage
  ) -> Bool {
    guard let own = coverage.automaton(of: [phrase].compactMap { checked.meanings[$0] }),
      let all = coverage.automaton(of: others.compactMap { checked.meanings[$0] })
    else { return false }
    return coverage.covers(own, by: all)
  }

  private static func finding(_ phrase: Int, by other: Int?, _ checked: CheckedPhrases) -> Finding {
    let (source, place) = (checked.phrases[phrase].template.source, checked.place(phrase))
    guard let other else {
      return Finding(
        .alreadyCovered, at: place, language: checked.language,
        "the other phrases of \(checked.phrases[phrase].intent) together say all of “\(source)” already")
    }
    let covering = checked.phrases[other].template.source
    return Finding(
      .alreadyCovered, at: place, language: checked.language,
      covering == source
        ? "“\(source)” stands here twice" : "“\(covering)” stands for “\(source)” already",
      related: checked.place(other).text)
  }
}
