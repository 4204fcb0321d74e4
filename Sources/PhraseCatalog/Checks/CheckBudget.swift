/// What looking through phrases may still take, so that every file is answered in seconds.
///
/// Counted is work, not time: places of automata that are made or walked, and sentences that are tried. The same
/// phrases come to the same end on every machine.
final class CheckBudget {
  static let usual = 6_000_000
  /// What trying one sentence with a matcher counts, and compiling one letter of a template.
  static let sentence = 300
  static let letter = 100

  private(set) var left: Int
  /// The phrase at which nothing was left.
  private(set) var end: FindingPlace?
  private var place: FindingPlace?

  init(_ limit: Int = usual) { left = limit }

  var isUsedUp: Bool { left <= 0 }

  /// What is spent from now on is spent on this phrase.
  func begin(_ place: FindingPlace) { self.place = place }

  /// - Returns: false when nothing is left.
  @discardableResult
  func spend(_ count: Int) -> Bool {
    guard left > 0 else { return false }
    left -= count
    if left <= 0 { end = place }
    return left > 0
  }
}
