import AppIntents
import Matching

extension AppCatalog {
  /// A few sentences that can be said, one for each intent, in the order of the apps' lists: the first of every app,
  /// then the second of every app, and so on. What is said to the assistant itself is left to its help.
  package func examples(language: String, limit: Int) -> [String] {
    let samples = PhraseSamples(matcher)
    var waiting = apps.filter { !$0.isOwn || apps.count == 1 }.map { app in
      app.descriptor.intents.filter(\.isDiscoverable).map { (app.descriptor.name, $0.name) }[...]
    }
    var examples: [String] = []
    while examples.count < limit, waiting.contains(where: { !$0.isEmpty }) {
      for app in waiting.indices where examples.count < limit {
        while let (name, intent) = waiting[app].popFirst() {
          guard let sentence = firstSentence(app: name, intent: intent, language, samples) else {
            continue
          }
          examples.append(sentence)
          break
        }
      }
    }
    return examples
  }

  /// Every sample sentence of an intent, without repetitions.
  package func sentences(app: String, intent: String, language: String?) -> [String] {
    let samples = PhraseSamples(matcher)
    var seen: Set<String> = []
    return phrases(app: app, intent: intent, language: language).flatMap { samples.sentences(of: $0) }
      .filter { seen.insert($0).inserted }
  }

  private func firstSentence(
    app: String, intent: String, _ language: String, _ samples: PhraseSamples
  ) -> String? {
    phrases(app: app, intent: intent, language: language).lazy.compactMap { samples.sentences(of: $0).first }
      .first
  }

  private func phrases(app: String, intent: String, language: String?) -> [Phrase] {
    matcher.phrases.phrases.filter { phrase in
      phrase.app == app && phrase.intent == intent && (language == nil || phrase.language == language)
    }
  }
}
