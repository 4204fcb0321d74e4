public import Language

/// Everything that reading one utterance gave.
public struct MatchResult: Sendable {
  public let text: NormalText
  /// Best first; at most one for each intent and values.
  public let matches: [Match]
  /// Readings that a must-not-execute rule took out.
  public let vetoed: [VetoedMatch]
  /// Every rule that the sentence's last predicate triggers, whether or not a phrase spells it out.
  public let vetoes: [SentenceVeto]
  /// How far the utterance could be read by any phrase, in Unicode scalars as received.
  public let furthest: Int
  /// The utterance was not read at all.
  public let isTooLong: Bool

  init(
    text: NormalText, matches: [Match], vetoed: [VetoedMatch], vetoes: [SentenceVeto] = [], furthest: Int = 0,
    isTooLong: Bool = false
  ) {
    self.text = text
    self.matches = matches
    self.vetoed = vetoed
    self.vetoes = vetoes
    self.furthest = furthest
    self.isTooLong = isTooLong
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
