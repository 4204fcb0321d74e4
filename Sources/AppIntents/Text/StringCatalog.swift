import Foundation

/// What we read of an `.xcstrings` file.
struct StringCatalog: Decodable {
  struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  struct Unit: Decodable {
    var value: String
  }

  struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }

  /// A named part of a text with forms of its own. `%arg` in it is the argument that it is about.
  struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }

  var strings: [String: Entry]

  static func table(at file: URL) -> LocalizationTables.Table {
    guard let data = try? Data(contentsOf: file),
      let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data)
    else { return [:] }
    var table: LocalizationTables.Table = [:]
    for (key, entry) in catalog.strings {
      for (language, localization) in entry.localizations ?? [:] {
        table[language, default: [:]][key] = localization.format(argument: 0)
      }
    }
    return table
  }
}

extension StringCatalog.Localization {
  /// Nil for an entry without a text. Of the forms for devices, that for every other one is taken.
  fileprivate func format(argument: Int, specifier: String? = nil) -> TranslatedFormat? {
    let text = stringUnit?.value.replacing("%arg", with: "%\(argument + 1)$\(specifier ?? "@")")
    guard let substitutions, let text else {
      return text.map { .text($0) } ?? variations?.format(argument: argument, specifier: specifier)
    }
    let parts = substitutions.compactMapValues { part in
      part.variations?.format(argument: (part.argNum ?? 1) - 1, specifier: part.formatSpecifier)
    }
    return .parts(text, parts)
  }
}

extension StringCatalog.Variations {
  fileprivate func format(argument: Int, specifier: String?) -> TranslatedFormat? {
    guard let plural else { return device?["other"]?.format(argument: argument, specifier: specifier) }
    var forms: [PluralCategory: TranslatedFormat] = [:]
    for (name, form) in plural {
      guard let category = PluralCategory(rawValue: name) else { continue }
      forms[category] = form.format(argument: argument, specifier: specifier)
    }
    return .plural(forms, argument: argument)
  }
}
