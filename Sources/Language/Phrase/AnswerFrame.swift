/// What may stand around values in an answer or a correction, as templates of one language.
public struct AnswerFrame: Sendable {
  private let place: String
  private let before: String
  private let after: String

  /// - Parameters:
  ///   - place: what may follow the name of a place: `[에서|으로]`.
  ///   - before: what may stand before the values, with a space behind it.
  ///   - after: what may follow them, with a space before it.
  public init(place: String = "", before: String = "", after: String = "") {
    self.place = place
    self.before = before
    self.after = after
  }

  /// A slot with the particle that may follow it; entities are often said as a place.
  public func slot(_ name: String, isPlace: Bool) -> String { "{\(name)}" + (isPlace ? place : "") }

  /// One value and nothing else of weight.
  public func alone(_ name: String) -> String { before + "{\(name)}" + after }

  /// Any of `values`, in any order; each is an optional part, separated by semicolons.
  public func several(_ values: String) -> String { before + "(\(values))" + after }
}
