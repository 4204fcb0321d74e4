import AppIntents
package import Assistant
package import JSONText
import Language
import Matching

/// The words of the loaded apps that are worth completing.
package struct HostWords: Hashable, Sendable {
  package var sentences: [String] = []
  /// What the things of short lists are called: a synonym is offered only where no title fits.
  package var titles: [String] = []

  /// Longer lists are only walked.
  private static let titleLimit = 1_000
  /// More names than these nobody reads.
  private static let nameLimit = 50

  package init() {}

  package init(_ catalog: AppCatalog, language: String) {
    sentences = catalog.apps.flatMap { app in
      app.descriptor.intents.flatMap { intent in
        catalog.sentences(app: app.descriptor.name, intent: intent.name, language: language).prefix(2)
      }
    }
    let titles = Self.dictionaries(of: catalog).filter { $0.count <= Self.titleLimit }.flatMap(\.entries)
      .flatMap {
        entry in
        [entry.names.first, entry.names.first { $0.unicodeScalars.contains(where: Hangul.isSyllable) }]
      }
    self.titles = Set(titles.compactMap(\.self)).sorted()
  }

  /// Names that begin with what was typed, however many are known: dictionaries are walked, not listed.
  package static func names(beginning typed: String, in catalog: AppCatalog) -> [String] {
    guard !NormalText(typed).isEmpty else { return [] }
    let found = dictionaries(of: catalog).flatMap { names in
      names.names(withPrefix: typed, limit: nameLimit)
        + names.names(matchingInitials: typed, limit: nameLimit)
    }
    return Array(Set(found.map(\.name)).sorted().prefix(nameLimit))
  }

  private static func dictionaries(of catalog: AppCatalog) -> [NameDictionary] {
    catalog.matcher.dictionaries.sorted { $0.key.text < $1.key.text }.map(\.value)
  }
}

extension HostWords: JSONConvertible {
  package var jsonValue: JSON { JSON(["sentences": .texts(sentences), "titles": .texts(titles)]) }

  package init(jsonValue json: JSON) throws(JSONMistake) {
    sentences = try json.texts("sentences")
    titles = try json.texts("titles")
  }
}
