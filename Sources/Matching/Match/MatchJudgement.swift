import Language

/// Collects the readings of all views of a sentence, sorts them, and takes out what a rule forbids.
struct MatchJudgement {
  private let tables: PhraseTables
  private var candidates: [Match] = []
  private var furthest = 0
  private var followedArcs = 0

  init(_ tables: PhraseTables) { self.tables = tables }

  /// Walks one view of a sentence and keeps what reads all of it.
  mutating func hear(_ walk: borrowing Walk, _ view: MatchView) {
    for index in walk.ends(of: 0, from: 0) {
      let end = walk.memory.ends[index]
      let accepted = tables.acceptRange(end.state)
      guard Int(end.position) == walk.text.count, accepted.contains(where: { isOpen($0, to: view) }) else {
        continue
      }
      keep(accepted, MatchAssembly(walk, end: end.item), end, view, isQuestion: walk.text.normal.isQuestion)
    }
    furthest = max(furthest, walk.furthest)
    followedArcs += walk.memory.followedArcs
  }

  /// A name set aside is that of one app.
  private func isOpen(_ place: Int, to view: MatchView) -> Bool {
    guard let app = view.app else { return true }
    return tables.app(ofPhrase: Int(tables.accepted[place])) == app
  }

  /// The phrases that end alike were read alike.
  private mutating func keep(
    _ accepted: Range<Int>, _ assembly: consuming MatchAssembly, _ end: Walk.End, _ view: MatchView,
    isQuestion: Bool
  ) {
    let isNamed = view.app != nil || assembly.saysApplicationName
    if !isNamed { assembly.add(.applicationNameOmitted) }
    if view.app != nil, !view.isMarked { assembly.add(.applicationNameWithoutParticle) }
    let isAskFirst = assembly.ending.map { $0.askFirst || ($0.askFirstIfQuestion && isQuestion) }
    for place in accepted where isOpen(place, to: view) {
      candidates.append(
        Match(
          phrase: Int(tables.accepted[place]), slots: assembly.slots, counts: assembly.costs,
          cost: assembly.costs.total, literalCount: Int(end.literals), textRanges: assembly.textRanges,
          ending: assembly.ending?.family,
          asksFirst: (isAskFirst ?? false) || view.isReplacement || assembly.hasUncertainValue,
          isApplicationNamed: isNamed, repair: assembly.repair))
    }
  }

  /// The best of each intent and values.
  func result(for sentence: Sentence) -> MatchResult {
    let normal = sentence.normal
    let furthest = normal.sourceRange(0..<min(furthest, normal.scalars.count)).upperBound
    if candidates.count <= 1, sentence.vetoes.isEmpty {
      return MatchResult(
        text: normal, matches: candidates, vetoed: [], furthest: furthest, followedArcs: followedArcs)
    }
    var matches: [Match] = []
    var vetoed: [(identity: Identity, match: VetoedMatch)] = []
    var kept: Set<Identity> = []
    var refused: Set<Identity> = []
    // What a rule takes from one phrase may be what another one spells out.
    for (match, identity) in ranked.map({ ($0, identity($0)) })
    where !kept.contains(identity) {
      let held = sentence.vetoes.filter { holds($0, for: match, in: normal) }
      if let veto = held.first(where: { !$0.onlyAsksFirst || match.swallows($0, in: normal) }) {
        guard refused.insert(identity).inserted else { continue }
        let range = normal.sourceRange(veto.range)
        vetoed.append((identity, VetoedMatch(match: match, rule: veto.rule, range: range)))
      } else {
        kept.insert(identity)
        matches.append(held.isEmpty ? match : match.askingFirst())
      }
    }
    let spans = sentence.vetoes.filter { !$0.onlyAsksFirst }.map {
      SentenceVeto(rule: $0.rule, range: normal.sourceRange($0.range))
    }
    return MatchResult(
      text: normal, matches: matches, vetoed: vetoed.filter { !kept.contains($0.identity) }.map(\.match),
      vetoes: spans.sorted { ($0.range.lowerBound, $0.rule) < ($1.range.lowerBound, $1.rule) },
      furthest: furthest, followedArcs: followedArcs)
  }

  private func holds(_ veto: PhraseVeto, for match: Match, in normal: NormalText) -> Bool {
    guard tables.spellsOut(veto.rule, phrase: match.phrase) else { return true }
    return match.hasTextAtAnEnd(of: veto, in: normal)
  }

  private func intent(_ match: Match) -> UInt32 { tables.phrases[match.phrase].intent }

  private struct Identity: Hashable {
    let intent: UInt32
    let slots: [SlotMatch]
    let asksFirst: Bool
  }

  private func identity(_ match: Match) -> Identity {
    Identity(intent: intent(match), slots: match.slots, asksFirst: match.asksFirst)
  }

  /// Within one intent more slots filled by known values come first; between intents the cost of the best decides.
  private var ranked: [Match] {
    guard candidates.count > 1 else { return candidates }
    let groups = Dictionary(grouping: candidates, by: intent).values.map { group in
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

  /// Free text contains the first or the last word of what the rule is about: “has chicken been” has only its inside
  /// from the slot.
  fileprivate func hasTextAtAnEnd(of veto: PhraseVeto, in normal: NormalText) -> Bool {
    let range = normal.sourceRange(veto.range)
    return textRanges.contains { $0.contains(range.lowerBound) || $0.contains(range.upperBound - 1) }
  }

  /// The same values for the same slots, wherever they were said.
  func hasValues(of other: Match) -> Bool { slots.map(\.unplaced) == other.slots.map(\.unplaced) }

  func askingFirst(_ repair: Repair? = nil) -> Match {
    var result = self
    result.asksFirst = true
    result.repair = repair ?? self.repair
    return result
  }

  /// The order of the ranking: cost, then more literal text, then the order of the phrases.
  func isCheaper(than other: Match) -> Bool {
    (cost, -literalCount, phrase) < (other.cost, -other.literalCount, other.phrase)
  }
}
