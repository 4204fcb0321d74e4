import Language

/// An utterance with what is found out about it once, and a place for what is found in it.
struct Sentence: ~Copyable {
  let findings: Findings
  let reference: DateReference?
  /// What each language says must not be executed.
  let vetoes: [PhraseVeto]
  /// How many scalars of the sentence the request takes that it begins with; nil for most sentences.
  let frontedRequest: Int?

  /// Each language looks at each letter for what must not be executed.
  var steps: Int { findings.normal.count * (1 + findings.plan.rules.count) }

  /// - Parameter limit: what has more characters is not looked at.
  init(_ utterance: String, _ plan: MatchPlan, _ reference: DateReference?, limit: Int) {
    findings = Findings(NormalText(utterance), plan)
    self.reference = reference
    guard findings.normal.count <= limit else {
      vetoes = []
      frontedRequest = nil
      return
    }
    let languages = plan.rules.map(\.language)
    frontedRequest = Self.frontedRequest(in: findings.normal, languages)
    vetoes = Self.vetoes(in: findings.normal, frontedRequest: frontedRequest, languages)
  }

  private static func frontedRequest(in text: NormalText, _ languages: [any PhraseLanguage]) -> Int? {
    for language in languages {
      if let length = language.frontedRequest(in: text) { return length }
    }
    return nil
  }

  /// What is forbidden in the order of the sentence, and what is in the usual one: 주문해줘 비 오면 치킨.
  private static func vetoes(
    in text: NormalText, frontedRequest: Int?, _ languages: [any PhraseLanguage]
  ) -> [PhraseVeto] {
    let vetoes = PhraseVeto.all(in: text, languages: languages)
    guard let frontedRequest else { return vetoes }
    let usual = text.movingToEnd(frontedRequest)
    return vetoes
      + PhraseVeto.all(in: usual, languages: languages).map { veto in
        var veto = veto
        let isAboutRest = veto.range.upperBound <= text.count - frontedRequest
        veto.range =
          isAboutRest
          ? veto.range.lowerBound + frontedRequest..<veto.range.upperBound + frontedRequest
          : 0..<frontedRequest
        return veto
      }
  }

  /// What one view of the sentence is read from.
  func findings(in view: MatchView) -> Findings {
    if let hole = view.hole { return Findings(findings.normal.without(hole), findings.plan) }
    guard view.hasRequestAtEnd, let frontedRequest else { return findings }
    return Findings(findings.normal.movingToEnd(frontedRequest), findings.plan)
  }

  /// The sentence, to be read another time.
  init(again sentence: borrowing Sentence) {
    findings = Findings(sentence.findings.normal, sentence.findings.plan)
    reference = sentence.reference
    vetoes = sentence.vetoes
    frontedRequest = sentence.frontedRequest
  }
}

/// The utterance, or the utterance with a part set aside, such as one app's name, or with its request at the end.
struct MatchView {
  /// What is set aside, in the scalars of the normal form.
  var hole: Range<Int>?
  var app: String?
  var isMarked = true
  /// What stood before 말고 is set aside; what is left was said in its place.
  var isReplacement = false
  /// The request that the sentence begins with is read as if it stood at the end.
  var hasRequestAtEnd = false
}

extension Matcher {
  /// Whether anything is looked for that could be set aside.
  func mayHavePartialViews(of sentence: borrowing Sentence) -> Bool {
    !sentence.vetoes.isEmpty || !applicationNames.isEmpty || sentence.frontedRequest != nil
  }

  /// The views in which a part of the sentence is set aside.
  func partialViews(of sentence: borrowing Sentence) -> [MatchView] {
    var views: [MatchView] = []
    let normal = sentence.findings.normal
    if sentence.frontedRequest != nil { views.append(MatchView(hasRequestAtEnd: true)) }
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
