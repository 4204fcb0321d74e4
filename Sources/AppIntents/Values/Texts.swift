public import Foundation

extension String: _IntentValue, ScalarValue {
  public static var _shape: _ValueShape { .scalar(String.self) }
  public static var defaultResolverSpecification: ResolverList<String> {
    ResolverList(StringFromIntResolver(), StringFromDoubleResolver())
  }

  static func kind(_ settings: ValueSettings) -> ValueKind { .string }

  /// Whatever was said is a text, as it was said.
  static func value(of argument: IntentArgument, _ settings: ValueSettings) -> String? {
    if argument.number != nil { nil } else { argument.said }
  }

  var optionIdentifier: String? { self }
  func text(in language: String) -> String { self }
  var argument: IntentArgument { .text(self) }
}

extension AttributedString: _IntentValue, ScalarValue {
  public static var _shape: _ValueShape { .scalar(AttributedString.self) }
  public static var defaultResolverSpecification: ResolverList<AttributedString> {
    ResolverList(AttributedStringFromStringResolver())
  }

  static func kind(_ settings: ValueSettings) -> ValueKind { .string }
  static func value(of argument: IntentArgument, _ settings: ValueSettings) -> AttributedString? { nil }

  /// The text without its attributes.
  func text(in language: String) -> String { String(characters) }
  var argument: IntentArgument { .text(String(characters)) }
}

extension URL: _IntentValue, ScalarValue {
  public static var _shape: _ValueShape { .scalar(URL.self) }
  public static var defaultResolverSpecification: ResolverList<URL> { ResolverList(URLFromStringResolver()) }

  static func kind(_ settings: ValueSettings) -> ValueKind { .url }
  static func value(of argument: IntentArgument, _ settings: ValueSettings) -> URL? { nil }

  func text(in language: String) -> String { absoluteString }
  var argument: IntentArgument { .text(absoluteString) }
}

/// Words to search for inside the app.
public struct StringSearchCriteria: Hashable, Sendable, _IntentValue, ScalarValue {
  public var term: String

  public init(term: String) {
    self.term = term
  }

  public static var _shape: _ValueShape { .scalar(StringSearchCriteria.self) }

  static func kind(_ settings: ValueSettings) -> ValueKind { .string }

  static func value(of argument: IntentArgument, _ settings: ValueSettings) -> StringSearchCriteria? {
    StringSearchCriteria(term: argument.said)
  }

  func text(in language: String) -> String { term }
  var argument: IntentArgument { .text(term) }
}
