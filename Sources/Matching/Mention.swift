public import Language

/// Something that a sentence names, wherever it stands: a thing of an app, a number of things, a date.
public struct Mention: Sendable {
  public enum Value: Sendable {
    /// The dictionaries that have the name, each with what it stands for there.
    case names([DictionaryID: [String]])
    case number(PhraseNumber)
    case date(DateReading)
  }

  public let value: Value
  /// In scalars of the normal form.
  public let range: Range<Int>

  public init(_ value: Value, _ range: Range<Int>) {
    self.value = value
    self.range = range
  }
}
