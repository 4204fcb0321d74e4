import AppIntents
import Matching

extension AppCatalog {
  /// A few sentences that can be said, one for each intent, in the order of the apps' lists.
  package func examples(language: String, limit: Int) -> [String] {
    var examples: [String] = []
    for app in apps {
      for intent in app.descriptor.intents where examples.count < limit && intent.isDiscoverable {
        examples += sentences(app: app.descriptor.name, intent: intent.name, language: language).prefix(1)
      }
    }
    return examples
  }

  /// Every sample sentence of an intent, without repetitions.
  package func sentences(app: String, intent: String, language: String?) -> [String] {
    let samples = PhraseSamples(matcher)
    var seen: Set<String> = []
    return matcher.phrases.phrases.filter { phrase in
      phrase.app == app && phrase.intent == intent && (language == nil || phrase.language == language)
    }.flatMap { samples.sentences(of: $0) }.filter { seen.insert($0).inserted }
  }
}
