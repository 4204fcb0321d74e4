public import Foundation

extension String {
  /// A text with arguments, not yet in any language.
  ///
  /// Write it as a literal: `"주문 번호 \(number)"`. Its `key` is the text with a placeholder for each argument
  /// (`주문 번호 %lld`), as in the string tables of Xcode.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    enum Segment: Hashable, Sendable {
      case literal(String)
      case argument(Argument)
    }

    struct Argument: Hashable, Sendable {
      /// How the argument is written in a key: `%@`, `%lld`, `%lf` or the author's own specifier.
      var placeholder: String
      var content: Content
      /// Of a number, what decides the form of the words around it.
      var quantity: Double?
    }

    enum Content: Hashable, Sendable {
      case text(String)
      /// Rendered in the language of the text around it.
      case resource(LocalizedStringResource)
    }

    var segments: [Segment]

    public init(stringLiteral value: String) {
      segments = [.literal(value)]
    }

    public init(stringInterpolation: StringInterpolation) {
      segments = stringInterpolation.segments
    }

    /// A text that is known only at run time.
    public init(_ value: String) {
      self.init(stringLiteral: value)
    }
  }
}

extension String.LocalizationValue {
  /// The key in a string table. A percent sign is doubled when there are arguments, as in a format.
  var key: String {
    if segments.count == 1, case .literal(let text) = segments[0] { return text }
    let hasArguments = !arguments.isEmpty
    return segments.map { segment in
      switch segment {
      case .literal(let text): hasArguments ? text.replacing("%", with: "%%") : text
      case .argument(let argument): argument.placeholder
      }
    }.joined()
  }

  var arguments: [Argument] {
    segments.compactMap { if case .argument(let argument) = $0 { argument } else { nil } }
  }

  func text(in language: String?) -> String {
    if segments.count == 1, case .literal(let text) = segments[0] { return text }
    return segments.map { segment in
      switch segment {
      case .literal(let text): text
      case .argument(let argument): argument.text(in: language)
      }
    }.joined()
  }
}

extension String.LocalizationValue {
  /// What a place without a value is for.
  public enum Placeholder: Hashable, Sendable {
    case int, uint, float, double, object

    var specifier: String {
      switch self {
      case .int: "%lld"
      case .uint: "%llu"
      case .float: "%f"
      case .double: "%lf"
      case .object: "%@"
      }
    }
  }
}

extension String.LocalizationValue.Argument {
  func text(in language: String?) -> String {
    switch content {
    case .text(let text): text
    case .resource(let resource): resource.text(in: language)
    }
  }
}

extension String.LocalizationValue {
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var segments: [Segment] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      segments.reserveCapacity(interpolationCount * 2 + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
      guard !literal.isEmpty else { return }
      segments.append(.literal(literal))
    }

    public mutating func appendInterpolation(_ text: some StringProtocol) {
      append(String(text), as: "%@")
    }

    /// Digits without grouping: an order number is no amount. For an amount use `format:`.
    public mutating func appendInterpolation(_ number: some BinaryInteger) {
      append(String(number), as: "%lld", quantity: Double(number))
    }

    public mutating func appendInterpolation(_ number: some BinaryFloatingPoint) {
      append(String(describing: number), as: "%lf", quantity: Double(number))
    }

    /// A place for a number that is not known yet, in a `numericFormat`: `"가게 \(placeholder: .int)곳"`.
    public mutating func appendInterpolation(placeholder: String.LocalizationValue.Placeholder) {
      append("", as: placeholder.specifier)
    }

    /// `specifier` is that of C: `"\(rating, specifier: "%.1f")"`.
    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
      let quantity = (value as? any BinaryInteger).map { Double($0) } ?? value as? Double
      append(String(format: specifier, value), as: specifier, quantity: quantity)
    }

    /// Dates and amounts are written as the conversation's language does: `\(arrival, format: .dateTime)`.
    public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
    where Style.FormatOutput == String {
      let language = IntentDialogScope.host?.language
      let style = language.map { format.locale(Locale(identifier: $0)) } ?? format
      append(style.format(value), as: "%@")
    }

    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      segments.append(.argument(.init(placeholder: "%@", content: .resource(resource))))
    }

    /// An entity or a case of an enum: its title.
    public mutating func appendInterpolation(_ value: some CustomLocalizedStringResourceConvertible) {
      appendInterpolation(value.localizedStringResource)
    }

    @_disfavoredOverload
    public mutating func appendInterpolation(_ value: some Any) {
      append(String(describing: value), as: "%@")
    }

    private mutating func append(_ text: String, as placeholder: String, quantity: Double? = nil) {
      let argument = String.LocalizationValue.Argument(
        placeholder: placeholder, content: .text(text), quantity: quantity)
      segments.append(.argument(argument))
    }
  }
}
