/// A predicate made ready to compare many texts with.
public struct PredicateMatcher: Sendable {
  private let lead: String
  private let forms: [PredicateForm]

  /// Prepares every form of a predicate. What stands before it in the phrase must stand before it in the
  /// text.
  public init(_ predicate: KoreanPredicate) {
    lead = NormalText(predicate.lead).text
    forms = predicate.forms
  }

  /// Prepares the predicate of a phrase; nil if the phrase is empty.
  public init?(phrase: String) {
    guard let predicate = KoreanPredicate.analyse(phrase) else { return nil }
    self.init(predicate)
  }

  /// The ending with which a text without spaces says the predicate; nil if it does not say it.
  public func ending(of text: String) -> PredicateEnding? {
    guard text.hasPrefix(lead) else { return nil }
    let rest = String(text.dropFirst(lead.count))
    for form in forms {
      if let ending = form.ending(of: rest) { return ending }
    }
    return nil
  }
}
