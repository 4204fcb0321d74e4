/// Values that samples of phrases show for slots without names, as they are said in one language.
public struct SampleValues: Sendable {
  public var quantity: String
  public var date: String
  public var duration: String
  public var text: String

  /// Digits and ISO 8601, for a language that has no words of its own for them.
  public init(
    quantity: String = "2", date: String = "2027-01-31", duration: String = "PT30M", text: String = "abc"
  ) {
    self.quantity = quantity
    self.date = date
    self.duration = duration
    self.text = text
  }
}
