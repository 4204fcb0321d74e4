import AppIntents
package import Assistant

/// What can be said for an intent, with the names that exist here.
package struct PhraseReport: Hashable, Sendable, Encodable {
  package let app: String
  package let intent: String
  package let title: String
  package let sentences: [String]

  /// - Parameter intent: only this one; nil for every one that people are shown.
  /// - Returns: none when there is no such intent.
  package static func all(in catalog: AppCatalog, intent: String?, language: String) -> [PhraseReport] {
    catalog.apps.flatMap { app in
      app.descriptor.intents.filter { $0.isDiscoverable && (intent == nil || $0.name == intent) }
        .map { PhraseReport($0, app: app.name, catalog, language: language) }
        // A Find intent is said with properties, not with phrases.
        .filter { !$0.sentences.isEmpty || intent != nil }
    }
  }

  private init(_ described: IntentDescriptor, app: String, _ catalog: AppCatalog, language: String) {
    self.app = app
    intent = described.name
    title = described.title[language] ?? described.title[""] ?? described.name
    sentences = catalog.sentences(app: app, intent: described.name, language: language)
  }
}
