import Matching

/// MG106: an alternative, or a part that may be left out, that changes nothing.
///
///     (주문해줘|주문해 주세요)        the first stands for the second
///     (my|the) cart                  “the” may stand there anyway, but costs more where no phrase says it
///
/// The first is reported, the second is not.
struct IdleAlternativeCheck {
  private let checked: CheckedPhrases
  private let coverage: PhraseCoverage
  /// The same with sentences that can be said.
  private let sentences: PhraseCoverage
  private let budget: CheckBudget

  static func findings(in checked: CheckedPhrases, _ machines: MachineTable, _ budget: CheckBudget)
    -> [Finding]
  {
    IdleAlternativeCheck(
      checked: checked, coverage: PhraseCoverage(checked, machines, budget, slotLetters: .parameters),
      sentences: PhraseCoverage(checked, machines, budget, slotLetters: .readers), budget: budget
    ).findings
  }

  private var findings: [Finding] {
    zip(checked.phrases, checked.meanings).flatMap { phrase, meaning -> [Finding] in
      let choices = phrase.template.root.choices.sorted { $0.range.lowerBound > $1.range.lowerBound }
      guard !choices.isEmpty, let whole = meaning.flatMap({ coverage.automaton(of: [$0]) }) else { return [] }
      var findings: [Finding] = []
      // Of two that stand for each other only the later one is one too many.
      var idle: Set<Range<Int>> = []
      budget.begin(FindingPlace(phrase.origin))
      for choice in choices {
        guard !budget.isUsedUp, let finding = finding(choice, idle, phrase, whole) else { continue }
        idle.insert(choice.range)
        findings.append(finding)
      }
      return findings
    }
  }

  /// - Parameter whole: of the phrase as it is. What is left over reads all of it where it reads the part.
  private func finding(
    _ choice: TemplateChoice, _ idle: Set<Range<Int>>, _ phrase: Phrase, _ whole: LetterAutomaton
  ) -> Finding? {
    guard let rest = changed(phrase, choice.without(idle)), let others = automaton(of: rest, coverage),
      coverage.covers(whole, by: others), let only = changed(phrase, choice.only),
      difference(of: only, to: rest) == 0
    else { return nil }
    var place = FindingPlace(phrase.origin)
    if place.column > 0 { place.column += choice.range.lowerBound }
    return Finding(
      .idleAlternative, at: place, language: checked.language,
      "“\(choice.text)” changes nothing here: the rest of the phrase stands for it")
  }

  /// What the part saves.
  private func difference(of only: Phrase, to rest: Phrase) -> Int {
    let samples = automaton(of: only, sentences).map { sentences.samples(of: $0) } ?? []
    return PriceComparison(checked: checked, budget: budget).difference(of: only, to: [rest], at: samples)
  }

  private func changed(_ phrase: Phrase, _ source: TemplateChoice.Replacement) -> Phrase? {
    guard let template = try? Template(source.applied(to: phrase.template.source)) else { return nil }
    var changed = phrase
    changed.template = template
    return changed
  }

  private func automaton(of phrase: Phrase, _ coverage: PhraseCoverage) -> LetterAutomaton? {
    guard let meaning = try? phrase.meaning(in: checked.rules) else { return nil }
    return coverage.automaton(of: [meaning])
  }
}

/// A part of a template that could be otherwise.
private struct TemplateChoice {
  struct Replacement {
    /// In Unicode scalars of the source.
    let range: Range<Int>
    let text: String

    func applied(to source: String) -> String {
      let scalars = Array(source.unicodeScalars)
      let parts = scalars[..<range.lowerBound] + Array(text.unicodeScalars) + scalars[range.upperBound...]
      return String(String.UnicodeScalarView(parts))
    }
  }

  let text: String
  let range: Range<Int>
  /// The whole choice, and what else may be chosen; no alternatives for a part that may be left out.
  let whole: Range<Int>
  let alternatives: [Template.Node]

  /// The template with this part alone.
  var only: Replacement { Replacement(range: whole, text: alternatives.isEmpty ? "(\(inner))" : text) }

  private var inner: Substring { text.dropFirst().dropLast() }

  /// The template without this part, and without those of the same choice that are known to change nothing.
  func without(_ idle: Set<Range<Int>>) -> Replacement {
    let others = alternatives.filter { $0.range != range && !idle.contains($0.range) }
    return Replacement(range: whole, text: others.map(\.description).joined(separator: "|"))
  }
}

extension Template.Node {
  fileprivate var choices: [TemplateChoice] {
    switch kind {
    case .alternatives(let nodes):
      nodes.map { TemplateChoice(text: $0.description, range: $0.range, whole: range, alternatives: nodes) }
        + nodes.flatMap(\.choices)
    case .optional(let content):
      [TemplateChoice(text: description, range: range, whole: range, alternatives: [])] + content.choices
    case .sequence(let nodes), .permutation(let nodes): nodes.flatMap(\.choices)
    case .group(let content): content.choices
    case .text, .slot, .applicationName, .rule: []
    }
  }
}
