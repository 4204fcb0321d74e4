import AppIntents
import Matching

/// What intents, their parameters and the rules of reading are called in a person's language.
struct ExplanationTitles {
  let words: ExplanationWords
  private let apps: [AppDescriptor]
  private let language: String

  init(_ apps: [AppDescriptor], language: String) {
    (self.apps, self.language) = (apps, language)
    words = ExplanationWords(language: language)
  }

  func title(of phrase: Phrase) -> String? { title(of: phrase.intent, in: phrase.app) }

  func title(of intent: String, in app: String) -> String? {
    descriptor(intent, app).flatMap { $0.title[language] ?? $0.title[""] }
  }

  func slotTitles(of phrase: Phrase) -> [String: String] {
    let parameters = descriptor(phrase.intent, phrase.app)?.parameters ?? []
    let titles = parameters.compactMap { parameter in
      (parameter.title[language] ?? parameter.title[""]).map { (parameter.name, $0) }
    }
    return Dictionary(titles) { first, _ in first }
  }

  private func descriptor(_ intent: String, _ app: String) -> IntentDescriptor? {
    apps.first { $0.name == app }?.intents.first { $0.name == intent }
  }
}
