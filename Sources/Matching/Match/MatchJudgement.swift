import Language

/// Collects the readings of all views of a sentence, sorts them, and takes out what a rule forbids.
struct MatchJudgement: ~Copyable {
  /// What is found is kept in its `found`.
  private let memory: SearchMemory
  private var furthest = 0
  private var followedArcs = 0
  /// What all walks together may still take.
  private(set) var stepsLeft: Int

  private var plan: MatchPlan { memory.plan }

  /// - Parameter stepsLeft: all walks together give up after so many steps.
  init(_ memory: SearchMemory, stepsLeft: Int) {
    self.memory = memory
    self.stepsLeft = stepsLeft
    memory.found.removeAll()
  }

  /// Walks one view of a sentence and keeps what reads all of it.
  mutating func hear(
    _ heard: Findings, _ view: MatchView, repairsNames: Bool, _ reference: DateReference?
  ) {
    // A phrase of nothing but optional parts would match silence.
    guard !heard.normal.isEmpty, stepsLeft > 0 else { return }
    let walk = Search(
      MatchText(heard.normal, in: memory.text), in: memory, repairsNames: repairsNames, reference: reference,
      stepLimit: stepsLeft)
    let ends = walk.ends()
    for index in ends where !walk.isExhausted {
      let end = memory.ends[index]
      let accepted = plan.tables.acceptRange(end.state)
      guard Int(end.position) == walk.text.count, accepted.contains(where: { isOpen($0, to: view) }) else {
        continue
      }
      keep(accepted, MatchAssembly(walk, heard, end: end), view, isQuestion: heard.normal.isQuestion)
    }
    stepsLeft -= memory.steps
    furthest = max(furthest, walk.furthest)
    followedArcs += memory.followedArcs
  }

  /// A name set aside is that of one app.
  private func isOpen(_ place: Int, to view: MatchView) -> Bool {
    guard let app = view.app else { return true }
    return plan.tables.app(ofPhrase: Int(plan.tables.accepted[place])) == app
  }

  /// The phrases that end alike were read alike.
  private func keep(
    _ accepted: Range<Int>, _ assembly: consuming MatchAssembly, _ view: MatchView, isQuestion: Bool
  ) {
    let isNamed = view.app != nil || assembly.saysApplicationName
    if !isNamed { assembly.add(.applicationNameOmitted) }
    if view.hasRequestAtEnd { assembly.add(.postposed) }
    if view.app != nil, !view.isMarked { assembly.add(.applicationNameWithoutParticle) }
    var match = assembly.match
    match.isApplicationNamed = isNamed
    match.asksForValues = view.isReplacement || assembly.hasUncertainValue
    match.asksFirst = match.asksForValues
    if match.ending >= 0, let ending = plan.marks[Int(match.ending)].ending {
      match.asksFirst = match.asksFirst || ending.asksFirst || ending.asksFirstIfQuestion && isQuestion
    } else if isQuestion {
      // A phrase that is matched as it is written has no ending to tell an echo by: two colas into the cart?
      match.asksFirst = true
    }
    for place in accepted where isOpen(place, to: view) {
      match.phrase = Int32(plan.tables.accepted[place])
      memory.found.matches.append(match)
    }
  }

  /// The best of each intent and values; none where the steps were used up, since another may have been better.
  func result(for sentence: borrowing Sentence) -> MatchResult {
    let findings = sentence.findings
    guard stepsLeft > 0 else {
      return MatchResult(findings, furthest: furthest, isTooComplex: true, followedArcs: followedArcs)
    }
    findings.keep(memory.found)
    guard findings.matches.count > 1 || !sentence.vetoes.isEmpty || sentence.frontedRequest != nil else {
      return MatchResult(findings, furthest: furthest, followedArcs: followedArcs)
    }
    let verdict = Verdict(findings, sentence.vetoes, frontedRequest: sentence.frontedRequest)
    return MatchResult(
      findings, matches: verdict.matches, vetoed: verdict.vetoed, vetoes: verdict.spans, furthest: furthest,
      followedArcs: followedArcs)
  }
}

/// What is left of several matches, and of those that a rule is about.
private struct Verdict {
  private(set) var matches: [Match] = []
  private(set) var vetoed: [VetoedMatch] = []
  /// Where rules hold that forbid.
  let spans: [SentenceVeto]

  /// - Parameter frontedRequest: no free text begins with so many scalars.
  init(_ findings: Findings, _ vetoes: [PhraseVeto], frontedRequest: Int?) {
    spans = vetoes.filter { !$0.onlyAsksFirst }.map {
      SentenceVeto(rule: $0.rule, range: findings.normal.sourceRange($0.range))
    }.sorted { ($0.range.lowerBound, $0.rule) < ($1.range.lowerBound, $1.rule) }
    var refusals: [(identity: Findings.Identity, match: VetoedMatch)] = []
    var kept: Set<Findings.Identity> = []
    var refused: Set<Findings.Identity> = []
    // What a rule takes from one phrase may be what another one spells out.
    for number in findings.ranked {
      let identity = Findings.Identity(findings: findings, number: number)
      guard !kept.contains(identity) else { continue }
      let match = Match(findings, number)
      if let frontedRequest, match.beginsText(within: frontedRequest) { continue }
      let held = vetoes.filter { match.isHeld(by: $0) }
      if let veto = held.first(where: { !$0.onlyAsksFirst || match.swallows($0) }) {
        guard refused.insert(identity).inserted else { continue }
        let range = findings.normal.sourceRange(veto.range)
        refusals.append((identity, VetoedMatch(match: match, rule: veto.rule, range: range)))
      } else {
        kept.insert(identity)
        matches.append(held.isEmpty ? match : match.askingFirst())
      }
    }
    vetoed = refusals.filter { !kept.contains($0.identity) }.map(\.match)
  }
}

extension Findings {
  /// Within one intent more slots filled by known values come first; between intents the cost of the best decides.
  fileprivate var ranked: [Int] {
    guard matches.count > 1 else { return Array(matches.indices) }
    let groups = Dictionary(grouping: matches.indices) { intent(of: matches[$0]) }.values.map { group in
      group.sorted { left, right in
        let (filled, others) = (matches[left].knownSlotCount, matches[right].knownSlotCount)
        return filled != others ? filled > others : matches[left].isCheaper(than: matches[right])
      }
    }
    return groups.sorted { matches[$0[0]].isCheaper(than: matches[$1[0]]) }.flatMap(\.self)
  }
}

extension FoundMatch {
  /// The order of the ranking: cost, then more literal text, then the order of the phrases.
  fileprivate func isCheaper(than other: FoundMatch) -> Bool {
    (costs.total, -literalCount, phrase) < (other.costs.total, -other.literalCount, other.phrase)
  }
}

extension Match {
  /// Whether a rule holds for it: its phrase does not spell out what the rule is about.
  fileprivate func isHeld(by veto: PhraseVeto) -> Bool {
    guard findings.plan.tables.spellsOut(veto.rule, phrase: phrase) else { return true }
    // Free text has the first or the last word of what the rule is about: “has chicken been” has only its inside from
    // the slot.
    let range = findings.normal.sourceRange(veto.range)
    return textRanges.contains { $0.contains(range.lowerBound) || $0.contains(range.upperBound - 1) }
  }

  /// Free text begins within the first scalars of the normal form.
  fileprivate func beginsText(within length: Int) -> Bool {
    let beginning = findings.normal.sourceRange(0..<length)
    return textRanges.contains { beginning.contains($0.lowerBound) }
  }

  /// Free text contains what the rule is about.
  fileprivate func swallows(_ veto: PhraseVeto) -> Bool {
    textRanges.contains { $0.overlaps(findings.normal.sourceRange(veto.range)) }
  }

  /// The same values for the same slots, wherever they were said.
  func hasValues(of other: Match) -> Bool { slots.map(\.unplaced) == other.slots.map(\.unplaced) }

  func askingFirst(_ repair: Repair? = nil) -> Match {
    var result = self
    result.asksFirst = true
    result.repair = repair ?? self.repair
    return result
  }
}
