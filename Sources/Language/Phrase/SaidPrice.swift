/// An amount of money in a sentence: 만 원 이하, under 5,000 won.
public struct SaidPrice: Hashable, Sendable {
  /// The amount in won.
  public let won: Int
  /// Whether it is the most that something may cost.
  public let isLimit: Bool
  /// In scalars of the normal form, with the unit.
  public let range: Range<Int>

  public init(won: Int, isLimit: Bool, range: Range<Int>) {
    self.won = won
    self.isLimit = isLimit
    self.range = range
  }
}
