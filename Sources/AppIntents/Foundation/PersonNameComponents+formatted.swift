extension PersonNameComponents {
  /// The name as it is written: in East Asian writing the family's name first, and no spaces.
  public func formatted() -> String { FormatStyle().format(self) }

  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Self {
    style.format(self)
  }

  /// How much of a name is written.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public enum Style: String, Codable, Hashable, Sendable {
      /// The nickname, else the given name.
      case short
      /// Given and family name.
      case medium
      /// All parts.
      case long
      /// The first letters.
      case abbreviated
    }

    public var style: Style

    public init(style: Style = .medium) { self.style = style }

    public func format(_ name: PersonNameComponents) -> String {
      switch style {
      case .short: name.nickname ?? name.givenName ?? name.written
      case .medium: name.medium.written
      case .long: name.written
      case .abbreviated: name.initials
      }
    }
  }

  private var medium: PersonNameComponents {
    var name = PersonNameComponents()
    name.givenName = givenName
    name.familyName = familyName
    return givenName == nil && familyName == nil ? self : name
  }

  private var initials: String {
    [givenName, familyName].compactMap { $0?.first }.map(String.init).joined().uppercased()
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}

/// Writes names; the newer way is `formatted(_:)`.
public final class PersonNameComponentsFormatter: @unchecked Sendable {
  // Unchecked: as on a phone, one that is shared is not changed.

  public enum Style: Int, Sendable {
    case `default`, short, medium, long, abbreviated
  }

  public var style: Style

  public init(style: Style = .default) { self.style = style }

  public func string(from components: PersonNameComponents) -> String {
    switch style {
    case .default, .medium: components.formatted(.name(style: .medium))
    case .short: components.formatted(.name(style: .short))
    case .long: components.formatted(.name(style: .long))
    case .abbreviated: components.formatted(.name(style: .abbreviated))
    }
  }

  /// The name of whoever is called `string`: its last word is the family's name, in East Asian writing its first
  /// letter. Nil for no words.
  public func personNameComponents(from string: String) -> PersonNameComponents? {
    PersonNameComponents(said: string)
  }

  public static func localizedString(
    from components: PersonNameComponents, style: Style, options: Options = []
  ) -> String {
    PersonNameComponentsFormatter(style: style).string(from: components)
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let phonetic = Options(rawValue: 2)
  }
}
