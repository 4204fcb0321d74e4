import Matching

/// MG105: a duplicate, or a phrase that others of its intent stand for already.
///
///     - "{menuItem} 주문해줘"
///     - "{menuItem} 주문해 주세요"        the first stands for it
///
/// An error where it adds nothing, a note where it only makes its sentences cheaper. A phrase of an App Shortcut has
/// to stand where it stands, so files may say all of it again; what a file says that a shortcut says already is a note.
struct AlreadyCoveredCheck {
  private let checked: CheckedPhrases
  private let coverage: PhraseCoverage
  /// The same with sentences that can be said.
  private let sentences: PhraseCoverage
  private let budget: CheckBudget

  static func findings(in checked: CheckedPhrases, _ machines: MachineTable, _ budget: CheckBudget)
    -> [Finding]
  {
    let check = AlreadyCoveredCheck(
      checked: checked, coverage: PhraseCoverage(checked, machines, budget, slotLetters: .parameters),
      sentences: PhraseCoverage(checked, machines, budget, slotLetters: .readers), budget: budget)
    let intents = Dictionary(grouping: checked.phrases.indices, by: { checked.phrases[$0].intent })
    return intents.sorted { $0.key < $1.key }.flatMap { check.findings(in: $0.value) }
  }

  private func findings(in phrases: [Int]) -> [Finding] {
    let known = phrases.filter { checked.meanings[$0] != nil }
    let isMixed = Set(known.map(isShortcut)).count > 1
    var findings: [Finding] = []
    var kept = known
    // The later one is the one too many.
    for phrase in known.reversed() {
      budget.begin(checked.place(phrase))
      guard !budget.isUsedUp else { break }
      let isBound = isMixed && isShortcut(phrase)
      let others = kept.filter { $0 != phrase && !(isBound && shortcut($0) != shortcut(phrase)) }
      guard !others.isEmpty, isCovered(phrase, by: others) else { continue }
      kept.removeAll { $0 == phrase }
      findings.append(finding(phrase, among: others))
    }
    return findings
  }

  private func shortcut(_ phrase: Int) -> Int? { checked.phrases[phrase].shortcut }

  private func isShortcut(_ phrase: Int) -> Bool { shortcut(phrase) != nil }

  private func isCovered(_ phrase: Int, by others: [Int]) -> Bool {
    guard let own = coverage.automaton(of: [phrase].compactMap { checked.meanings[$0] }),
      let all = coverage.automaton(of: others.compactMap { checked.meanings[$0] })
    else { return false }
    return coverage.covers(own, by: all)
  }

  private func finding(_ phrase: Int, among others: [Int]) -> Finding {
    let files = others.filter { isShortcut($0) == isShortcut(phrase) }
    let isCoveredByFiles = files.count == others.count || !files.isEmpty && isCovered(phrase, by: files)
    let covering = isCoveredByFiles ? files : others
    let single = covering.first { isCovered(phrase, by: [$0]) }
    let saved = saved(by: phrase, beside: single.map { [$0] } ?? covering)
    let severity: Finding.Severity = isCoveredByFiles && saved == 0 ? .error : .note
    return Finding(
      .alreadyCovered, severity, at: checked.place(phrase), language: checked.language,
      message(phrase, single) + (saved == 0 ? "" : "; this only makes it cheaper by \(saved)"),
      related: single.flatMap { checked.place($0).line > 0 ? checked.place($0).text : nil })
  }

  private func message(_ phrase: Int, _ other: Int?) -> String {
    let source = checked.phrases[phrase].template.source
    guard let other else {
      return "the other phrases of \(checked.phrases[phrase].intent) together say all of “\(source)” already"
    }
    let covering = checked.phrases[other].template.source
    if covering == source { return "“\(source)” stands here twice" }
    return "“\(covering)” stands for “\(source)” already"
  }

  /// How much less a sentence of the phrase costs than with the others.
  private func saved(by phrase: Int, beside others: [Int]) -> Int {
    guard !checked.isApples, let meaning = checked.meanings[phrase],
      let own = sentences.automaton(of: [meaning])
    else { return 0 }
    return PriceComparison(checked: checked, budget: budget).difference(
      of: checked.phrases[phrase], to: others.map { checked.phrases[$0] }, at: sentences.samples(of: own))
  }
}
