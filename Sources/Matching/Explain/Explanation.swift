public import Language

/// Why a sentence was understood as it was: what was read, what matched, what lost and where it parted.
public struct Explanation: Sendable {
  /// A phrase that did not match, and the first point at which it parted from the sentence.
  public struct NearMiss: Hashable, Sendable {
    public let app: String
    public let intent: String
    public let phrase: String
    /// In Unicode scalars of the sentence as received.
    public let at: Int
    /// What would have had to stand there, in words.
    public let reason: String
    /// What stands there instead; nil at the end of the sentence.
    public let found: String?
    /// What the phrase goes on with, a few of them.
    public let wanted: [String]
  }

  public let sentence: String
  /// The normal form with the spaces that were typed.
  public let read: String
  public let result: MatchResult
  public let nearMisses: [NearMiss]
  private let phrases: [Phrase]

  /// Most near misses that are shown.
  static let nearMissLimit = 3

  /// - Parameter reference: what dates count from; without it none are read.
  public init(_ text: String, matcher: Matcher, at reference: DateReference? = nil) {
    sentence = text
    result = matcher.match(text, at: reference)
    read = result.text.spaced
    phrases = matcher.phrases.phrases
    nearMisses =
      result.matches.isEmpty
      ? NearMissSearch(matcher, at: reference).search(result.text, limit: Self.nearMissLimit) : []
  }

  /// The winning match with its phrase.
  public var winner: (match: Match, phrase: Phrase)? {
    result.matches.first.map { ($0, phrases[$0.phrase]) }
  }

  /// The best match of every other intent, best first.
  public var losers: [(match: Match, phrase: Phrase)] {
    var seen = Set(winner.map { [$0.phrase.app + "." + $0.phrase.intent] } ?? [])
    return result.matches.filter {
      seen.insert(phrases[$0.phrase].app + "." + phrases[$0.phrase].intent).inserted
    }
    .map { ($0, phrases[$0.phrase]) }
  }

  /// Readings that a rule took out, with their phrases.
  public var vetoed: [(vetoed: VetoedMatch, phrase: Phrase)] {
    result.vetoed.map { ($0, phrases[$0.match.phrase]) }
  }
}
