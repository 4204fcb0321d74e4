public import Foundation

/// A text that is looked up when it is needed, in the language that is wanted then.
///
/// A literal is enough: `static let title: LocalizedStringResource = "음식 주문"`. The literal is the text of the
/// development language and the key in the app's string tables (`Localizable.strings`, `Localizable.xcstrings`).
/// Small apps keep their translations beside the text instead:
///
/// ```swift
/// LocalizedStringResource("음식 주문", translations: ["en": "Order food"])
/// ```
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  /// Where the string tables lie.
  public enum BundleDescription: Hashable, Sendable {
    case main
    case atURL(URL)

    /// Where the tables of the module lie that the class is from.
    public static func forClass(_ type: AnyClass) -> BundleDescription {
      let bundle = Bundle(for: type)
      return .atURL(bundle.resourceURL ?? bundle.bundleURL)
    }
  }

  private let explicitKey: String?
  public private(set) var defaultValue: String.LocalizationValue
  /// The table's file name without extension; `Localizable` unless given.
  public let table: String?
  public let bundle: BundleDescription
  /// Language tag to text, for texts that are translated in code. Ours, not Apple's.
  public let translations: [String: String.LocalizationValue]
  /// The language when no other is wanted; a conversation always wants its own.
  public var locale: Locale?

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(key: nil, value: keyAndValue, table: table, bundle: bundle, translations: [:])
    self.locale = locale
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(key: key.description, value: defaultValue, table: table, bundle: bundle, translations: [:])
    self.locale = locale
  }

  /// The text in several languages, by BCP 47 tag. `value` holds for every language that is not listed.
  public init(_ value: String.LocalizationValue, translations: [String: String.LocalizationValue]) {
    self.init(key: nil, value: value, table: nil, bundle: .main, translations: translations)
  }

  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(stringLiteral: value))
  }

  public init(stringInterpolation: StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  private init(
    key: String?, value: String.LocalizationValue, table: String?, bundle: BundleDescription,
    translations: [String: String.LocalizationValue]
  ) {
    explicitKey = key
    self.defaultValue = value
    self.table = table
    self.bundle = bundle
    self.translations = translations
  }
}

extension LocalizedStringResource {
  /// The key in a string table: `주문 번호 %lld`.
  public var key: String { explicitKey ?? defaultValue.key }

  /// The text in `language`, in its parent language (`ko` for `ko-KR`), else in the development language.
  package func text(in language: String?) -> String {
    let language = language ?? locale?.identifier
    for tag in LanguageTag.candidates(for: language) {
      if let translation = translations[tag] {
        return InflectionMarks.applied(to: translation.text(in: language), in: tag)
      }
      if let format = LocalizationTables.app.format(for: self, language: tag) {
        let arguments = defaultValue.arguments
        let chosen = PlaceholderFormat(format.format(arguments, language: tag))
        return InflectionMarks.applied(to: chosen.text(arguments: arguments, language: language), in: tag)
      }
    }
    return InflectionMarks.applied(to: defaultValue.text(in: language), in: nil)
  }

  /// The text with a number in its first place: `가게 3곳` of `가게 \(placeholder: .int)곳`.
  func text(filledWith number: Int, in language: String?) -> String {
    var filled = self
    let index = filled.defaultValue.segments.firstIndex { if case .argument = $0 { true } else { false } }
    guard let index, case .argument(var argument) = filled.defaultValue.segments[index] else {
      return text(in: language)
    }
    argument.content = .text(String(number))
    argument.quantity = Double(number)
    filled.defaultValue.segments[index] = .argument(argument)
    return filled.text(in: language)
  }

  /// The text in every language it is known in; the empty tag is the development language.
  package var texts: [String: String] {
    var texts = ["": defaultValue.text(in: nil)]
    for language in LocalizationTables.app.languages(of: self).union(translations.keys) {
      texts[language] = text(in: language)
    }
    return texts
  }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  public var localizedStringResource: LocalizedStringResource { self }
}

/// Something with a text for people. An error that conforms is said with this text when `perform` throws it.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

extension String {
  /// The text in the language of the running conversation, outside one in the development language.
  public init(localized resource: LocalizedStringResource) {
    self = resource.text(in: IntentDialogScope.host?.language)
  }

  /// `String(localized: "주문 번호 \(number)")`, looked up in a table of a bundle, the app's own unless given.
  ///
  /// A locale that is given goes before the language of the conversation.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let place = bundle.map { LocalizedStringResource.BundleDescription.atURL($0.resourceURL ?? $0.bundleURL) }
    let resource = LocalizedStringResource(keyAndValue, table: table, bundle: place ?? .main)
    self = resource.text(in: locale?.identifier ?? IntentDialogScope.host?.language)
  }
}

enum LanguageTag {
  /// `ko-Kore-KR` → `ko-Kore-KR`, `ko-Kore`, `ko`; underscores are read as hyphens.
  static func candidates(for language: String?) -> [String] {
    guard let language, !language.isEmpty else { return [] }
    guard language.utf8.contains(where: { [UInt8(ascii: "-"), UInt8(ascii: "_")].contains($0) }) else {
      return [language]
    }
    let parts = language.replacing("_", with: "-").split(separator: "-")
    return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
  }
}
