import Foundation
import JSONText

/// Reads string catalogues: `{"sourceLanguage", "version", "strings": {KEY: {"localizations": {LANG: …}}}}`.
///
/// A text is one unit, a set of phrases (for one App Shortcut), or variations by plural and device, of which every
/// one counts.
struct StringCatalogReader {
  private let source: SourceText

  init(_ source: SourceText) { self.source = source }

  /// - Throws: `PhraseFileError` for what is no such catalogue.
  func table() throws(PhraseFileError) -> StringTable {
    let root = try document()
    guard root.object != nil else {
      throw source.error("a string catalogue must be an object", at: root.offset)
    }
    guard let language = root["sourceLanguage"]?.string else {
      throw source.error("“sourceLanguage” is missing; this is no string catalogue", at: root.offset)
    }
    guard let strings = root["strings"]?.object else {
      throw source.error(
        "“strings” is missing; this is no string catalogue", at: root["strings"]?.offset ?? root.offset)
    }
    var entries: [StringTable.Entry] = []
    for member in strings { entries.append(try entry(member)) }
    return StringTable(file: source.path, sourceLanguage: language, entries: entries)
  }

  private func document() throws(PhraseFileError) -> JSON {
    do {
      return try JSON(parsing: source.bytes, called: "file")
    } catch {
      throw source.error(error.message, at: error.offset)
    }
  }

  private func entry(_ member: JSON.Member) throws(PhraseFileError) -> StringTable.Entry {
    guard member.value.object != nil else {
      throw source.error("“\(member.key)” must be an object", at: member.value.offset)
    }
    var entry = StringTable.Entry(
      key: member.key, place: source.place(of: member.keyOffset),
      isStale: member.value["extractionState"]?.string == "stale", isSet: false, texts: [:])
    guard let localizations = member.value["localizations"] else { return entry }
    guard let languages = localizations.object else {
      throw source.error("“localizations” must be an object", at: localizations.offset)
    }
    for language in languages {
      if language.value["stringSet"] != nil { entry.isSet = true }
      entry.texts[language.key] = try texts(language.value)
    }
    return entry
  }

  private func texts(_ node: JSON) throws(PhraseFileError) -> [StringTable.Text] {
    guard let members = node.object else {
      throw source.error("a localization must be an object", at: node.offset)
    }
    var texts: [StringTable.Text] = []
    for member in members {
      switch member.key {
      case "stringUnit": texts.append(try text(member.value["value"], in: member.value))
      case "stringSet":
        guard let values = member.value["values"]?.array else {
          throw source.error("a string set must have “values”", at: member.value.offset)
        }
        for value in values { texts.append(try text(value, in: member.value)) }
      case "variations", "substitutions":
        for kind in member.value.object ?? [] {
          for variant in kind.value.object ?? [] where variant.value.object != nil {
            texts += try self.texts(variant.value)
          }
        }
      default: break
      }
    }
    return texts
  }

  private func text(_ value: JSON?, in unit: JSON) throws(PhraseFileError)
    -> StringTable.Text
  {
    guard let value, let text = value.string else {
      throw source.error("“value” must be text", at: value?.offset ?? unit.offset)
    }
    return StringTable.Text(
      value: text, place: source.place(of: value.offset), state: unit["state"]?.string ?? "")
  }
}
