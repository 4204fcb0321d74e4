import Matching

/// What `{list}` of a template stands for.
public enum HassilList: Sendable {
  case values([HassilEntry])
  case range(HassilRange)
  /// `wildcard: true`: any text.
  case text
}

/// One value of a list: what is said, and what it stands for.
public struct HassilEntry: Sendable {
  /// Every way of saying it.
  public var said: [String]
  public var value: HassilValue
  /// Joins the context of a sentence that says it; `requires_context` chooses among names by it.
  public var context: [String: HassilValue]

  public init(said: [String], value: HassilValue, context: [String: HassilValue] = [:]) {
    self.said = said
    self.value = value
    self.context = context
  }
}

/// `range:` of a list: numbers from a bound through another.
public struct HassilRange: Hashable, Sendable {
  public enum Fractions: String, Sendable {
    case halves, tenths
  }

  public var from: Int
  public var through: Int
  public var step = 1
  public var fractions: Fractions?
  /// What is said is multiplied by this.
  public var multiplier: Double?
  public var readsDigits = true
  public var readsWords = true

  /// Bounds that the matcher checks by itself; nil when a number may have fractions.
  var bounds: NumberBounds? {
    fractions == nil ? NumberBounds(from: from, through: through, step: step) : nil
  }

  /// The value of the slot when `number` is said as `said`; nil when the range does not have it.
  func value(of number: Double, said: String) -> Double? {
    let isInDigits = said.unicodeScalars.contains { ("0"..."9").contains($0) }
    guard isInDigits ? readsDigits : readsWords, contains(number) else { return nil }
    return number * (multiplier ?? 1)
  }

  private func contains(_ number: Double) -> Bool {
    let parts: Double = fractions == .tenths ? 10 : fractions == .halves ? 2 : 1
    let part = (number * parts).rounded()
    guard abs(number * parts - part) < 1e-9 else { return false }
    let whole = (part / parts).rounded(.down)
    return whole >= Double(from) && whole <= Double(through)
      && (whole - Double(from)).truncatingRemainder(dividingBy: Double(step)) == 0
  }
}
