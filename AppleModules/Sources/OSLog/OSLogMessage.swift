import Foundation

/// Whether a value may be read by whoever reads the log.
public struct OSLogPrivacy: Sendable {
  let isPublic: Bool?

  /// Numbers are public, other values are not.
  public static let auto = OSLogPrivacy(isPublic: nil)
  public static let `public` = OSLogPrivacy(isPublic: true)
  public static let `private` = OSLogPrivacy(isPublic: false)
  public static let sensitive = OSLogPrivacy(isPublic: false)

  public enum Mask: Sendable { case hash, none }

  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// A message of `Logger`, written as a literal.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation(
      _ number: @autoclosure () -> some BinaryInteger, privacy: OSLogPrivacy = .auto
    ) {
      append(String(number()), isPublic: privacy.isPublic ?? true)
    }

    public mutating func appendInterpolation(
      _ number: @autoclosure () -> some BinaryFloatingPoint & CVarArg, privacy: OSLogPrivacy = .auto
    ) {
      append(String(describing: number()), isPublic: privacy.isPublic ?? true)
    }

    public mutating func appendInterpolation(
      _ condition: @autoclosure () -> Bool, privacy: OSLogPrivacy = .auto
    ) {
      append(String(condition()), isPublic: privacy.isPublic ?? true)
    }

    @_disfavoredOverload
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> some Any, privacy: OSLogPrivacy = .auto
    ) {
      append(String(describing: value()), isPublic: privacy.isPublic ?? false)
    }

    private mutating func append(_ value: String, isPublic: Bool) { text += isPublic ? value : "<private>" }
  }
}
