import AppIntents
import Matching

extension AppCatalog {
  /// A few sentences that can be said, one for each intent, in the order of the apps' lists: the first of every app,
  /// then the second of every app, and so on.
  package func examples(language: String, limit: Int) -> [String] {
    var waiting = apps.map { app in
      app.descriptor.intents.filter(\.isDiscoverable).map { (app.descriptor.name, $0.name) }[...]
    }
    var examples: [String] = []
    while examples.count < limit, waiting.contains(where: { !$0.isEmpty }) {
      for app in waiting.indices where examples.count < limit {
        while let (name, intent) = waiting[app].popFirst() {
          guard let sentence = sentences(app: name, intent: intent, language: language).first else {
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
    return matcher.phrases.phrases.filter { phrase in
      phrase.app == app && phrase.intent == intent && (language == nil || phrase.language == language)
    }.flatMap { samples.sentences(of: $0) }.filter { seen.insert($0).inserted }
  }
}
