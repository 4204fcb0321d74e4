import AppIntents
package import Assistant
package import ConversationProtocol
import Language
import Matching

extension CompletionVocabulary {
  /// Longer lists are only walked.
  private static let titleLimit = 1_000
  /// More names than these nobody reads.
  private static let nameLimit = 50

  /// What the apps of a catalogue have.
  package init(_ catalog: AppCatalog, language: String) {
    let sentences = catalog.apps.flatMap { app in
      app.descriptor.intents.flatMap { intent in
        catalog.sentences(app: app.descriptor.name, intent: intent.name, language: language).prefix(2)
      }
    }
    let titles = Self.dictionaries(of: catalog).filter { $0.count <= Self.titleLimit }.flatMap(\.entries)
      .flatMap {
        entry in
        [entry.names.first, entry.names.first { $0.unicodeScalars.contains(where: Hangul.isSyllable) }]
      }
    self.init(sentences: sentences, titles: Set(titles.compactMap(\.self)).sorted())
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
