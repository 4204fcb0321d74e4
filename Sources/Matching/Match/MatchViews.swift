import Language

/// An utterance with what is found out about it once, and a place for what is found in it.
struct Sentence: ~Copyable {
  let findings: Findings
  let reference: DateReference?
  /// What each language says must not be executed.
  let vetoes: [PhraseVeto]

  /// Each language looks at each letter for what must not be executed.
  var steps: Int { findings.normal.count * (1 + findings.plan.rules.count) }

  /// - Parameter limit: what has more characters is not looked at.
  init(_ utterance: String, _ plan: MatchPlan, _ reference: DateReference?, limit: Int) {
    findings = Findings(NormalText(utterance), plan)
    self.reference = reference
    var vetoes: [PhraseVeto] = []
    if findings.normal.count <= limit {
      for rules in plan.rules { vetoes += rules.language.vetoes(in: findings.normal) }
    }
    self.vetoes = vetoes
  }

  /// The sentence with a part of it set aside.
  func without(_ part: Range<Int>) -> Findings { Findings(findings.normal.without(part), findings.plan) }

  /// The sentence, to be read another time.
  init(again sentence: borrowing Sentence) {
    findings = Findings(sentence.findings.normal, sentence.findings.plan)
    reference = sentence.reference
    vetoes = sentence.vetoes
  }
}

/// The utterance, or the utterance with a part set aside, such as one app's name.
struct MatchView {
  /// What is set aside, in the scalars of the normal form.
  var hole: Range<Int>?
  var app: String?
  var isMarked = true
  /// What stood before 말고 is set aside; what is left was said in its place.
  var isReplacement = false
}

extension Matcher {
  /// Whether anything is looked for that could be set aside.
  func mayHavePartialViews(of sentence: borrowing Sentence) -> Bool {
    !sentence.vetoes.isEmpty || !applicationNames.isEmpty
  }

  /// The views in which a part of the sentence is set aside.
  func partialViews(of sentence: borrowing Sentence) -> [MatchView] {
    var views: [MatchView] = []
    let normal = sentence.findings.normal
    for veto in sentence.vetoes.filter(\.onlyAsksFirst).suffix(Self.occurrenceLimit) {
      views.append(MatchView(hole: 0..<veto.range.upperBound, isReplacement: true))
    }
    for (app, name) in applicationNames {
      for start in occurrences(of: name, in: normal.scalars) {
        append(app, at: start..<start + name.count, in: normal, to: &views)
      }
    }
    return views
  }

  /// Once for each way in which languages read the name there.
  private func append(_ app: String, at range: Range<Int>, in normal: NormalText, to views: inout [MatchView])
  {
    let first = views.count
    for span in phrases.languages.flatMap({ $0.applicationNames(at: range, in: normal) }) {
      let isKnown = views[first...].contains { $0.hole == span.range && $0.isMarked == span.isMarked }
      if !isKnown { views.append(MatchView(hole: span.range, app: app, isMarked: span.isMarked)) }
    }
  }

  /// More places at which one name stands are not looked at, and no more replacements, of which the last counts.
  private static let occurrenceLimit = 3

  private func occurrences(of name: [Unicode.Scalar], in scalars: [Unicode.Scalar]) -> [Int] {
    guard let first = name.first, name.count <= scalars.count else { return [] }
    var found: [Int] = []
    for start in 0...scalars.count - name.count where scalars[start] == first {
      guard name.indices.allSatisfy({ scalars[start + $0] == name[$0] }) else { continue }
      found.append(start)
      if found.count == Self.occurrenceLimit { break }
    }
    return found
  }
}
