import Matching

/// MG106: an alternative, or a part that may be left out, that changes nothing.
///
///     (주문해줘|주문해 주세요)        the first stands for the second
///     [좀] 주문해줘                  좀 may stand there anyway
enum IdleAlternativeCheck {
  static func findings(in checked: CheckedPhrases) -> [Finding] {
    var coverage = PhraseCoverage(checked, slotLetters: .parameters)
    return checked.phrases.flatMap { phrase -> [Finding] in
      var findings: [Finding] = []
      // Of two that stand for each other only the later one is one too many.
      var idle: Set<Range<Int>> = []
      for choice in phrase.template.root.choices.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        guard let finding = finding(choice, idle, phrase, checked, &coverage) else { continue }
        idle.insert(choice.range)
        findings.append(finding)
      }
      return findings
    }
  }

  private static func finding(
    _ choice: TemplateChoice, _ idle: Set<Range<Int>>, _ phrase: Phrase, _ checked: CheckedPhrases,
    _ coverage: inout PhraseCoverage
  ) -> Finding? {
    let rest = choice.without(idle)
    guard let only = automaton(of: phrase, choice.only, checked, &coverage),
      let without = automaton(of: phrase, rest, checked, &coverage), coverage.covers(only, by: without)
    else { return nil }
    var place = FindingPlace(phrase.origin)
    if place.column > 0 { place.column += choice.range.lowerBound }
    return Finding(
      .idleAlternative, at: place, language: checked.language,
      "“\(choice.text)” changes nothing here: the rest of the phrase stands for it")
  }

  private static func automaton(
    of phrase: Phrase, _ source: TemplateChoice.Replacement, _ checked: CheckedPhrases,
    _ coverage: inout PhraseCoverage
  ) -> LetterAutomaton? {
    var changed = phrase
    guard let template = try? Template(source.applied(to: phrase.template.source)) else { return nil }
    changed.template = template
    guard let meaning = try? changed.meaning(in: checked.rules) else { return nil }
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
