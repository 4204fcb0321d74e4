/// Joins words as the language does: `가, 나 및 다`, `a, b, and c`.
public final class ListFormatter: @unchecked Sendable {
  // Unchecked: as on a phone, one that is shared is not changed.

  /// The language of the text; the conversation's unless set.
  public var locale: Locale!

  public init() {}

  public func string(from items: [Any]) -> String? {
    items.map { String(describing: $0) }.formatted(.list(type: .and).locale(locale ?? .spoken))
  }

  public static func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().string(from: strings) ?? ""
  }
}
