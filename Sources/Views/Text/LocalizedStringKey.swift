public import Foundation

/// A text of the app, by what it says in the app's first language; what is put into it is left out of the key.
///
///     Text("배달원: \(name)")   // looked up as "배달원: %@"
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The words with `%@`, `%lld` and `%lf` for what is put in.
  package private(set) var key: String
  var arguments: [Argument] = []

  public init(_ value: String) {
    key = value
  }

  public init(stringLiteral value: String) {
    key = value
  }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// A percent sign in the words is doubled, as in every template.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    /// Puts a text in, at a place of the key that translations may move.
    package mutating func append(_ text: Text, as specifier: String = "%@", number: Double? = nil) {
      key += specifier
      arguments.append(Argument(text: text, number: number))
    }
  }

  struct Argument: Equatable, Sendable {
    let text: Text
    let number: Double?
  }
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation(_ text: some StringProtocol) {
    append(Text(verbatim: String(text)))
  }

  public mutating func appendInterpolation(_ number: some BinaryInteger & Sendable) {
    let text = Text(inEnvironment: { Int64(clamping: number).formatted(.number.locale($0.locale)) })
    append(text, as: "%lld", number: Double(number))
  }

  public mutating func appendInterpolation(_ number: some BinaryFloatingPoint) {
    let number = Double(number)
    let text = Text(inEnvironment: { number.formatted(.number.locale($0.locale)) })
    append(text, as: "%lf", number: number)
  }

  /// A number as `String(format:)` writes it: `\(distance, specifier: "%.1f")`.
  public mutating func appendInterpolation(_ number: some BinaryFloatingPoint, specifier: String) {
    let number = Double(number)
    let text = Text(inEnvironment: { decimal(number, specifier: specifier, $0.locale) })
    append(text, as: "%lf", number: number)
  }

  public mutating func appendInterpolation<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    append(Text(value, format: format))
  }

  public mutating func appendInterpolation(_ text: Text) { append(text) }
  public mutating func appendInterpolation(_ image: Image) { append(Text(image)) }
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(Text(date, style: style))
  }
  public mutating func appendInterpolation(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    append(Text(timerInterval: timerInterval, countsDown: countsDown))
  }

  /// Anything else, as it describes itself.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value>(_ value: Value) {
    append(Text(verbatim: String(describing: value)))
  }
}

/// Only a number of decimals is understood; other specifiers are never given to C.
private func decimal(_ number: Double, specifier: String, _ locale: Locale) -> String {
  let digits = specifier.firstMatch(of: /^%(?:\d*)\.(\d)l?f$/).flatMap { Int($0.output.1) }
  let format = FloatingPointFormatStyle<Double>.number.locale(locale)
  return number.formatted(digits.map { format.precision(.fractionLength($0)) } ?? format)
}
