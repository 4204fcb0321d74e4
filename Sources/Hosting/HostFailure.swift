/// Why an assistant cannot be loaded, in a sentence for whoever started it.
public struct HostFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// Whose fault it is, as exit statuses tell it apart.
  public enum Kind: Hashable, Sendable { case usage, configuration, notPermitted, unavailable, busy }

  public let message: String
  public let kind: Kind

  public init(_ message: String, _ kind: Kind) {
    self.message = message
    self.kind = kind
  }

  public var description: String { message }
}
