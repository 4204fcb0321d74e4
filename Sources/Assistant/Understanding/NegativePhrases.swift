import AppIntents
import Language
import Languages
import Matching
import Synchronization

extension Understanding {
  /// Whether the app says of this sentence that it is none of its requests: it is one of the app's `negativePhrases`, with
  /// the endings and particles that people change.
  func isRefused(_ utterance: String, by app: String) -> Bool {
    guard let matcher = catalog.negativePhrases(of: app) else { return false }
    return matcher.match(utterance, at: reference, steps: steps).matches.contains { $0.repair == nil }
  }
}

extension AppCatalog {
  /// The sentences that an app refuses, compiled when the app is first meant; nil for an app without any.
  func negativePhrases(of name: String) -> Matcher? {
    guard let app = app(name) else { return nil }
    return refusals.matcher(of: name) { app.refusals }
  }
}

extension AppCatalog.App {
  /// Nil as well when none of the phrases compiles: the linter tells why.
  fileprivate var refusals: Matcher? {
    let phrases = IntentRuntime.negativePhrases(of: type).compactMap(refusal)
    guard !phrases.isEmpty else { return nil }
    let names = [name: spokenNames]
    let set = try? PhraseSet(phrases: phrases, languages: PhraseLanguages.all, applicationNames: names)
    return set.map { Matcher(phrases: $0, dictionaries: [:], applicationNames: names) }
  }

  private func refusal(_ source: String) -> Phrase? {
    guard let template = try? Template(source) else { return nil }
    return Phrase(
      app: name, intent: "", shortcut: nil,
      language: source.unicodeScalars.contains(where: Hangul.isSyllable) ? "ko" : "en", template: template,
      parameters: [:], origin: PhraseOrigin(file: "\(name) negative phrases"))
  }
}

/// The compiled refusals of the apps that were meant so far, for every copy of the catalogue.
final class RefusalCache: Sendable {
  private let matchers = Mutex<[String: Matcher?]>([:])

  func matcher(of app: String, _ compile: () -> Matcher?) -> Matcher? {
    if let known = matchers.withLock({ $0[app] }) { return known }
    let made = compile()
    matchers.withLock { $0[app] = made }
    return made
  }
}
