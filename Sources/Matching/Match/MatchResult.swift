public import Language

/// Everything that reading one utterance gave.
public struct MatchResult: Sendable {
  private let findings: Findings
  /// What was made of the matches that were found; nil where they are as they were found.
  private let judged: [Match]?
  /// Readings that a must-not-execute rule took out.
  public let vetoed: [VetoedMatch]
  /// Every rule that the sentence's last predicate triggers, whether or not a phrase spells it out.
  public let vetoes: [SentenceVeto]
  /// How far the utterance could be read, in scalars of the normal form.
  private let furthestRead: Int
  /// The utterance was not read at all.
  public let isTooLong: Bool
  /// Reading it took more steps than there were, so nothing that was found counts.
  public let isTooComplex: Bool
  /// How many arcs of the phrases' automata were followed, bytes aside: the work that phrases cause, whatever the
  /// machine.
  public let followedArcs: Int

  init(
    _ findings: Findings, matches: [Match]? = nil, vetoed: [VetoedMatch] = [], vetoes: [SentenceVeto] = [],
    furthest: Int = 0, isTooLong: Bool = false, isTooComplex: Bool = false,
    followedArcs: Int = 0
  ) {
    self.findings = findings
    judged = matches
    self.vetoed = vetoed
    self.vetoes = vetoes
    furthestRead = furthest
    self.isTooLong = isTooLong
    self.isTooComplex = isTooComplex
    self.followedArcs = followedArcs
  }

  public var text: NormalText { findings.normal }

  /// Best first; at most one for each intent and values.
  public var matches: Matches { Matches(findings, judged) }

  /// How far the utterance could be read by any phrase, in Unicode scalars as received.
  public var furthest: Int { text.sourceRange(0..<min(furthestRead, text.count)).upperBound }

  /// The same without what was found, because looking for slips took too many steps.
  var asTooComplex: MatchResult {
    MatchResult(findings, matches: [], furthest: furthestRead, isTooComplex: true, followedArcs: followedArcs)
  }

  var hasMatches: Bool { !(judged?.isEmpty ?? findings.matches.isEmpty) }

  /// There is a match whose slots all hold something known.
  var hasKnownMatch: Bool {
    judged?.contains { $0.textRanges.isEmpty } ?? findings.matches.contains { !$0.hasText }
  }
}

/// The matches of a sentence, each made when it is asked for.
public struct Matches: RandomAccessCollection, Sendable {
  private let findings: Findings
  private let judged: [Match]?

  fileprivate init(_ findings: Findings, _ judged: [Match]?) {
    self.findings = findings
    self.judged = judged
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { judged?.count ?? findings.matches.count }

  public var first: Match? { isEmpty ? nil : self[0] }

  public subscript(index: Int) -> Match {
    if let judged { return judged[index] }
    precondition(index >= 0 && index < findings.matches.count)
    return Match(findings, index)
  }
}

extension MatchResult {
  private func replacing(_ matches: [Match], followedArcs: Int) -> MatchResult {
    MatchResult(
      findings, matches: matches, vetoed: vetoed, vetoes: vetoes, furthest: furthestRead,
      isTooLong: isTooLong, isTooComplex: isTooComplex, followedArcs: followedArcs)
  }

  /// The same with readings of a slip: behind the last reading of the same intent, which takes the misspelt name as words
  /// for a query, and so before another intent that takes it as free text; else behind all.
  func followed(by slips: MatchResult) -> MatchResult {
    let intent = slips.matches.first?.intent
    let place = matches.lastIndex { $0.intent == intent }.map { $0 + 1 } ?? matches.count
    return replacing(
      matches.prefix(place) + Array(slips.matches) + matches.dropFirst(place),
      followedArcs: followedArcs + slips.followedArcs)
  }

  /// The same with every match asking first, if one of them is a plausible repair and no other reading is as
  /// near as the best.
  ///
  /// - Parameter takesText: also readings with words that only a query can judge; otherwise known values only.
  func repairing(takesText: Bool, _ repair: (Match) -> Repair?) -> MatchResult? {
    let repaired = matches.filter { takesText || $0.textRanges.isEmpty }.compactMap { match in
      repair(match).map { match.askingFirst($0) }
    }
    guard let best = repaired.first else { return nil }
    let rivals = repaired.dropFirst().filter { $0.cost <= best.cost && !$0.hasValues(of: best) }
    guard takesText || rivals.isEmpty else { return nil }
    return replacing(repaired, followedArcs: followedArcs)
  }
}

public struct SentenceVeto: Hashable, Sendable {
  public let rule: String
  /// In Unicode scalars of the utterance as received.
  public let range: Range<Int>
}

public struct VetoedMatch: Sendable {
  public let match: Match
  public let rule: String
  /// In Unicode scalars of the utterance as received.
  public let range: Range<Int>
}
