import Foundation

/// The names of an app: display name, spoken name and alternatives, as `Info.plist` and its tables have them.
public struct ApplicationNames: Sendable {
  /// By language; those of `Info.plist` itself under the empty tag.
  public private(set) var byLanguage: [String: [String]] = [:]
  /// The language that the app is written in, where an `Info.plist` tells.
  public private(set) var developmentRegion: String?

  public init() {}

  /// Every name, each once.
  public var all: [String] {
    var seen: Set<String> = []
    return byLanguage.sorted { $0.key < $1.key }.flatMap(\.value).filter { seen.insert($0).inserted }
  }

  public mutating func add(_ name: String, language: String = "") {
    // $(PRODUCT_NAME) is known to the build only.
    guard !name.isEmpty, !name.contains("$("), byLanguage[language]?.contains(name) != true else { return }
    byLanguage[language, default: []].append(name)
  }

  static let keys: Set<String> = [
    "CFBundleDisplayName", "CFBundleName", "CFBundleSpokenName", "INAlternativeAppName",
  ]

  /// Adds what a table of `Info.plist`'s texts says.
  mutating func add(_ table: StringTable) {
    for entry in table.entries where Self.keys.contains(entry.key) {
      for (language, texts) in entry.texts { for text in texts { add(text.value, language: language) } }
    }
  }

  /// Adds what an `Info.plist` says.
  ///
  /// - Throws: `PhraseFileError` for what is no property list.
  mutating func add(infoPlist data: Data, path: String) throws(PhraseFileError) {
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else {
      throw PhraseFileError(file: path, message: "this is no property list")
    }
    if let region = list["CFBundleDevelopmentRegion"] as? String, let tag = Self.tag(region) {
      developmentRegion = developmentRegion ?? tag
    }
    for key in Self.keys.sorted() { if let name = list[key] as? String { add(name) } }
    for alternative in list["INAlternativeAppNames"] as? [[String: Any]] ?? [] {
      if let name = alternative["INAlternativeAppName"] as? String { add(name) }
    }
  }

  /// `zh-CN` for `zh_CN`; nil for what is no language (`$(DEVELOPMENT_LANGUAGE)`, and `English` of old files).
  private static func tag(_ region: String) -> String? {
    let parts = region.replacing("_", with: "-").split(separator: "-", omittingEmptySubsequences: false)
    let areWords = parts.allSatisfy { part in
      (2...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    return areWords && (2...3).contains(parts[0].count) ? parts.joined(separator: "-") : nil
  }
}
