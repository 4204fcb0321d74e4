package import AppIntents
import Assistant
package import PhraseCatalog

/// What the phrase files of an app may name, taken from the app's own description.
package enum PhraseSchema {
  package static func schema(of app: AppDescriptor) -> AppSchema {
    AppSchema(app: app.name, intents: app.intents.map(\.name)) { intent, language in
      app.intents.first { $0.name == intent }.map {
        SlotReaders(app: app, language: language).parameters(of: $0)
      }
    }
  }
}
