public import Language

/// Finds what an utterance means among the phrases of a set.
///
///     let matcher = Matcher(phrases: set, dictionaries: names, applicationNames: ["FoodDelivery": ["한입"]])
///     let result = matcher.match("치킨 두 마리 주문해줘")
///     result.matches.first?.slots
public struct Matcher: Sendable {
  /// Longest utterance that is read, in characters of the normal form.
  public static let utteranceLimit = 5_000

  public let phrases: PhraseSet
  public let dictionaries: [DictionaryID: NameDictionary]
  /// Every name of each app, by the app's type name, in normal form.
  private let applicationNames: [(app: String, name: [Unicode.Scalar])]

  public init(
    phrases: PhraseSet, dictionaries: [DictionaryID: NameDictionary], applicationNames: [String: [String]]
  ) {
    self.phrases = phrases
    self.dictionaries = dictionaries
    self.applicationNames = applicationNames.sorted { $0.key < $1.key }.flatMap { app, names in
      names.map { (app, NormalText($0).scalars) }
    }.filter { !$0.name.isEmpty }
  }

  /// Reads `utterance` against every phrase.
  ///
  /// - Parameter reference: what 내일 and “in an hour” count from; without it no dates are read.
  public func match(_ utterance: String, at reference: DateReference? = nil) -> MatchResult {
    let normal = NormalText(utterance)
    guard normal.scalars.count <= Self.utteranceLimit else {
      return MatchResult(text: normal, matches: [], vetoed: [], isTooLong: true)
    }
    let exact = match(normal, repairsNames: false, reference)
    guard exact.vetoed.isEmpty, exact.vetoes.isEmpty, !exact.matches.contains(where: \.textRanges.isEmpty)
    else {
      return exact
    }
    // Text that a query may or may not know comes first; what it could be a slip for comes after it.
    return repaired(normal, reference).map { exact.followed(by: $0) } ?? exact
  }

  private func match(
    _ normal: NormalText, repairsNames: Bool, _ reference: DateReference?
  ) -> MatchResult {
    var candidates: [Match] = []
    var furthest = 0
    // A phrase of nothing but optional parts would match silence.
    for view in views(of: normal) where view.text.count > 0 {
      var walk = Walk(
        set: phrases, text: view.text, dictionaries: dictionaries, repairsNames: repairsNames,
        reference: reference)
      candidates += read(&walk, view)
      furthest = max(furthest, walk.furthest)
    }
    return judge(candidates, normal, furthest: furthest)
  }

  // MARK: Repair

  /// Longest utterance that is repaired, in characters: nobody types a page on the wrong layout.
  private static let repairLimit = 120

  /// The utterance typed on the other layout, or with a name misspelt; nil when that matches nothing either.
  private func repaired(_ normal: NormalText, _ reference: DateReference?) -> MatchResult? {
    guard normal.scalars.count <= Self.repairLimit else { return nil }
    let spelt = match(normal, repairsNames: true, reference).repairing(takesText: false) { $0.repair }
    if let spelt { return spelt }
    guard let other = KeyboardRepair.text(of: normal) else { return nil }
    let typed = Repair(from: normal.source, to: other, how: .keyboard)
    let decoded = NormalText(other)
    return match(decoded, repairsNames: false, reference).repairing(takesText: true) { _ in typed }
      ?? match(decoded, repairsNames: true, reference).repairing(takesText: false) { _ in typed }
  }

  // MARK: Readings

  /// The utterance, or the utterance with one app's name set aside.
  private struct View {
    var text: MatchText
    var app: String?
    var isMarked = true
    /// What stood before 말고 is set aside; what is left was said in its place.
    var isReplacement = false
  }

  private func views(of normal: NormalText) -> [View] {
    var views = [View(text: MatchText(normal))]
    for veto in phrases.languages.flatMap({ $0.vetoes(in: normal) }) where veto.onlyAsksFirst {
      let text = MatchText(normal, without: 0..<veto.range.upperBound)
      if text.count > 0 { views.append(View(text: text, isReplacement: true)) }
    }
    for (app, name) in applicationNames {
      for start in occurrences(of: name, in: normal.scalars) {
        for language in phrases.languages {
          let range = start..<start + name.count
          guard let span = language.applicationName(at: range, in: normal) else { continue }
          let text = MatchText(normal, without: span.range)
          views.append(View(text: text, app: app, isMarked: span.isMarked))
        }
      }
    }
    return views
  }

  private func occurrences(of name: [Unicode.Scalar], in scalars: [Unicode.Scalar]) -> [Int] {
    guard name.count <= scalars.count else { return [] }
    let found = (0...scalars.count - name.count).filter { scalars[$0...].starts(with: name) }
    return Array(found.prefix(3))
  }

  private func read(_ walk: inout Walk, _ view: View) -> [Match] {
    let ends = walk.ends(of: 0, from: 0).filter { $0.position == view.text.count }
    return ends.flatMap { end in
      walk.tables.acceptRange(UInt32(end.state)).compactMap {
        match(Int(walk.tables.accepted[$0]), end, walk, view)
      }
    }
  }

  private func match(_ phrase: Int, _ end: Walk.End, _ walk: Walk, _ view: View) -> Match? {
    if let app = view.app, phrases.tables.app(ofPhrase: phrase) != app { return nil }
    var assembly = MatchAssembly(walk, end: end.item)
    let isNamed = view.app != nil || assembly.saysApplicationName
    if !isNamed { assembly.add(.applicationNameOmitted) }
    if view.app != nil, !view.isMarked { assembly.add(.applicationNameWithoutParticle) }
    let costs = assembly.costs
    let isAskFirst = assembly.ending.map {
      $0.askFirst || ($0.askFirstIfQuestion && view.text.normal.isQuestion)
    }
    return Match(
      phrase: phrase, slots: assembly.slots, costs: costs, cost: costs.reduce(0) { $0 + $1.amount },
      literalCount: Int(end.literals), textRanges: assembly.textRanges, ending: assembly.ending?.family,
      asksFirst: (isAskFirst ?? false) || view.isReplacement || assembly.hasUncertainValue,
      isApplicationNamed: isNamed,
      repair: assembly.repair)
  }

  // MARK: Judging

  /// Sorts the candidates, keeps the best of each phrase and value, and takes out what a rule forbids.
  private func judge(_ candidates: [Match], _ normal: NormalText, furthest: Int) -> MatchResult {
    let vetoes = Array(phrases.languages.flatMap { $0.vetoes(in: normal) })
    var matches: [Match] = []
    var vetoed: [VetoedMatch] = []
    var seen: Set<MatchIdentity> = []
    for match in ranked(candidates) where seen.insert(identity(match)).inserted {
      let held = vetoes.filter { holds($0, for: match, normal) }
      if let veto = held.first(where: { !$0.onlyAsksFirst || match.swallows($0, in: normal) }) {
        vetoed.append(VetoedMatch(match: match, rule: veto.rule, range: normal.sourceRange(veto.range)))
      } else {
        matches.append(held.isEmpty ? match : match.askingFirst())
      }
    }
    let spans = vetoes.filter { !$0.onlyAsksFirst }.map {
      SentenceVeto(rule: $0.rule, range: normal.sourceRange($0.range))
    }
    return MatchResult(
      text: normal, matches: matches, vetoed: vetoed,
      vetoes: spans.sorted { ($0.range.lowerBound, $0.rule) < ($1.range.lowerBound, $1.rule) },
      furthest: normal.sourceRange(0..<min(furthest, normal.scalars.count)).upperBound)
  }

  private struct MatchIdentity: Hashable {
    let intent: UInt32
    let slots: [SlotMatch]
    let asksFirst: Bool
  }

  private func identity(_ match: Match) -> MatchIdentity {
    MatchIdentity(intent: intent(match), slots: match.slots, asksFirst: match.asksFirst)
  }

  private func intent(_ match: Match) -> UInt32 { phrases.tables.phrases[match.phrase].intent }

  private func holds(_ veto: PhraseVeto, for match: Match, _ normal: NormalText) -> Bool {
    guard phrases.tables.spellsOut(veto.rule, phrase: match.phrase) else { return true }
    return match.swallows(veto, in: normal)
  }

  /// Within one intent more slots filled by known values come first; between intents the cost of the best decides.
  private func ranked(_ candidates: [Match]) -> [Match] {
    let byIntent = Dictionary(grouping: candidates, by: intent)
    let groups = byIntent.values.map { group in
      group.sorted { left, right in
        let (filled, others) = (left.knownSlotCount, right.knownSlotCount)
        return filled != others ? filled > others : left.isCheaper(than: right)
      }
    }
    return groups.sorted { $0[0].isCheaper(than: $1[0]) }.flatMap(\.self)
  }
}

extension Match {
  /// Free text contains what the rule is about.
  func swallows(_ veto: PhraseVeto, in normal: NormalText) -> Bool {
    textRanges.contains { $0.overlaps(normal.sourceRange(veto.range)) }
  }

  /// The same values for the same slots, wherever they were said.
  func hasValues(of other: Match) -> Bool { slots.map(\.unplaced) == other.slots.map(\.unplaced) }

  func askingFirst(_ repair: Repair? = nil) -> Match {
    Match(
      phrase: phrase, slots: slots, costs: costs, cost: cost, literalCount: literalCount,
      textRanges: textRanges,
      ending: ending, asksFirst: true, isApplicationNamed: isApplicationNamed, repair: repair ?? self.repair)
  }

  /// The order of the ranking: cost, then more literal text, then the order of the phrases.
  func isCheaper(than other: Match) -> Bool {
    (cost, -literalCount, phrase) < (other.cost, -other.literalCount, other.phrase)
  }
}

extension Matcher {
  /// Other phrases over the same names.
  init(replacing phrases: PhraseSet, in matcher: Matcher) {
    self.phrases = phrases
    applicationNames = matcher.applicationNames
    dictionaries = matcher.dictionaries
  }

  /// The same phrases over other names; nothing is compiled again.
  public init(replacing dictionaries: [DictionaryID: NameDictionary], in matcher: Matcher) {
    phrases = matcher.phrases
    applicationNames = matcher.applicationNames
    self.dictionaries = dictionaries
  }
}

extension Matcher {
  /// A name of the app for a sample sentence: one in the language's own letters, if there is one.
  func name(of app: String, language: String) -> String? {
    let names = applicationNames.filter { $0.app == app }.map { String(String.UnicodeScalarView($0.name)) }
    let isKorean = { (name: String) in name.unicodeScalars.contains(where: Hangul.isSyllable) }
    return names.filter { isKorean($0) == (language == "ko") }.max { $0.count < $1.count } ?? names.first
  }
}
