public import Language

/// What the last predicate of a sentence says about the whole sentence.
public struct PredicateReading: Hashable, Sendable {
  /// Every reason why the sentence is no plain request.
  public let vetoes: [Veto]
  /// How it is asked; nil if no predicate was found, or if it is a statement or a question.
  public let family: EndingFamily?
  /// Whether this ending asks first in this sentence.
  public let asksFirst: Bool
  /// The last predicate in the normal form, its noun included.
  public let predicate: Range<Int>?

  /// Whether one of the vetoes forbids carrying it out even when confirmed.
  public var isForbidden: Bool { vetoes.contains { !$0.rule.onlyAsksFirst } }
}
