package import Assistant
import AppIntents
import Foundation
import Matching

/// A phrase that somebody has in mind: what is wrong with it, what it would take, and who takes that now. Nothing is kept.
package struct PhraseTrial: Encodable, Sendable {
  struct Problem: Encodable, Sendable {
    let message: String
    /// In Unicode scalars of the template.
    let offset: Int
  }

  struct Collision: Encodable, Sendable {
    let sentence: String
    let intent: String
  }

  struct Attempt: Encodable, Sendable {
    let sentence: String
    let matches: Bool
    /// By name, the words of the sentence that each slot took.
    let slots: [String: String]
  }

  private(set) var problems: [Problem] = []
  /// Sentences that it takes.
  private(set) var samples: [String] = []
  /// Sentences that it takes and that are understood as another intent now.
  private(set) var collisions: [Collision] = []
  private(set) var matches: [Attempt] = []

  /// The most sentences that are tried.
  package static let mostSentences = 20

  /// - Parameters:
  ///   - app: whose rules and lists the template may name; nil for none.
  ///   - intent: whose parameters are its slots; nil for none.
  ///   - sentences: are tried.
  package init(
    _ template: String, language: String, app: String?, intent: String?, sentences: [String],
    in assistant: Assistant
  ) {
    do {
      let phrase = try Self.phrase(template, language, app: app, intent: intent, in: assistant.catalog)
      let matcher = try assistant.catalog.matcher.reading([phrase])
      let reference = assistant.dateReference
      matches = sentences.prefix(Self.mostSentences).map { sentence in
        let match = matcher.match(sentence, at: reference).matches.first
        let slots = (match?.slots ?? []).map { ($0.name, $0.said.trimmingCharacters(in: .whitespaces)) }
        return Attempt(
          sentence: sentence, matches: match != nil, slots: Dictionary(slots) { "\($0), \($1)" })
      }
      samples = PhraseSamples(matcher).sentences(of: phrase)
      collisions = (samples + matches.filter(\.matches).map(\.sentence)).compactMap {
        Self.collision($0, phrase, in: assistant)
      }
    } catch let error as TemplateError {
      problems = [Problem(message: error.message, offset: error.range.lowerBound)]
    } catch let errors as PhraseSetErrors {
      problems = errors.errors.map {
        Problem(message: $0.error.message, offset: $0.error.range.lowerBound)
      }
    } catch {
      problems = [Problem(message: "\(error)", offset: 0)]
    }
  }

  private static func phrase(
    _ template: String, _ language: String, app: String?, intent: String?, in catalog: AppCatalog
  ) throws -> Phrase {
    let descriptor = app.flatMap { catalog.app($0)?.descriptor }
    let described = descriptor?.intents.first { $0.name == intent }
    let others = catalog.matcher.phrases.phrases.filter { $0.app == app && $0.language == language }
    // The rules of a file go before those of its app, which every phrase of the app has.
    let near = others.filter { $0.intent == intent } + others.prefix(1)
    return Phrase(
      app: app ?? "", intent: intent ?? "", language: language, template: try Template(template),
      rules: near.reduce(into: [:]) { $0.merge($1.rules) { first, _ in first } },
      parameters: descriptor.flatMap { app in
        described.map { SlotReaders(app: app, language: language).parameters(of: $0) }
      } ?? [:],
      lists: near.reduce(into: [:]) { $0.merge($1.lists) { first, _ in first } },
      origin: PhraseOrigin(file: "trial"))
  }

  private static func collision(_ sentence: String, _ phrase: Phrase, in assistant: Assistant) -> Collision? {
    let matcher = assistant.catalog.matcher
    guard let match = matcher.match(sentence, at: assistant.dateReference).matches.first else { return nil }
    let other = matcher.phrases.words(of: match.phrase)
    guard other.app != phrase.app || other.intent != phrase.intent else { return nil }
    return Collision(sentence: sentence, intent: "\(other.app).\(other.intent)")
  }
}
