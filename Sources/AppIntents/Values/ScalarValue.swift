/// A value that is read and written without a query.
///
/// What an argument may stand for is said here only where it is the same thing (the number 3 for an `Int`);
/// conversions from other types are resolvers.
protocol ScalarValue: _IntentValue {
  /// The type as data, with what the parameter's initialiser says about it.
  static func kind(_ settings: ValueSettings) -> ValueKind
  /// The value that `argument` is; nil when it is none.
  static func value(of argument: IntentArgument, _ settings: ValueSettings) -> Self?

  /// What is compared with the range of a parameter.
  var magnitude: Double? { get }
  /// What tells it from other options; nil: its text.
  var optionIdentifier: String? { get }
  func text(in language: String) -> String
  /// The argument that `value(of:_:)` reads as this value.
  var argument: IntentArgument { get }
}

extension ScalarValue {
  var magnitude: Double? { nil }
  var optionIdentifier: String? { nil }
}

extension IntentArgument {
  /// The words of an argument that is words.
  var words: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The number of an argument that is one.
  var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }
}
