/// What a camera or a screenshot shows, for queries that find things in pictures. A phone makes them of a picture; here
/// nothing does.
public struct SemanticContentDescriptor: Hashable, Sendable {
  /// What the picture shows, in words.
  public let labels: [String]

  public init(labels: [String]) { self.labels = labels }
}

extension SemanticContentDescriptor: _IntentValue, ScalarValue {
  public static var _shape: _ValueShape { .scalar(SemanticContentDescriptor.self) }

  static func kind(_ settings: ValueSettings) -> ValueKind { .string }

  /// Words do not lead to a picture.
  static func value(of argument: IntentArgument, _ settings: ValueSettings) -> SemanticContentDescriptor? {
    nil
  }

  func text(in language: String) -> String { labels.joined(separator: ", ") }
  var argument: IntentArgument { .text(labels.joined(separator: ", ")) }
}
