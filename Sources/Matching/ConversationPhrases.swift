package import Language
import Synchronization

/// The phrases that steer every conversation, compiled by the matcher like those of apps.
///
/// Endings, spaces, politeness and vetoes hold for them as for every phrase. They take the whole utterance, without
/// repairs:
///
///     ConversationPhrases(PhraseLanguages.all).command("아까 하던 거 마저 할게요")   // .resume
package final class ConversationPhrases: Sendable {
  package let set: PhraseSet
  private let made = Mutex<Matcher?>(nil)

  /// Phrases that were compiled before.
  package init(_ set: PhraseSet) { self.set = set }

  /// Compiles the phrases of `languages`.
  ///
  /// - Precondition: they compile, which their tests show.
  package convenience init(_ languages: [any PhraseLanguage]) {
    do {
      let phrases = try languages.flatMap(Self.phrases)
      self.init(try PhraseSet(phrases: phrases, languages: languages, applicationNames: [:]))
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Made when the first utterance asks for it, since most sentences are an app's.
  private var matcher: Matcher {
    made.withLock { made in
      let matcher = made ?? Matcher(phrases: set, dictionaries: [:], applicationNames: [:])
      made = matcher
      return matcher
    }
  }

  /// What an utterance does to the conversation, or nil if it is no such phrase.
  package func command(_ utterance: String, steps: StepBudget? = nil) -> ConversationCommand? {
    let result = matcher.match(utterance, repairs: false, steps: steps)
    let commands = result.matches.compactMap {
      ConversationCommand(rawValue: set.words(of: $0.phrase).intent)
    }
    // 한 번 더 말해 줘 is also 한 번 더 해 줘, which names nothing that it repeats.
    return commands.first { $0 != .retry } ?? commands.first
  }

  /// Sentences that the phrases of `commands` take, one or a few for each.
  package func samples(of commands: Set<ConversationCommand>) -> [String] {
    let samples = PhraseSamples(matcher)
    return set.phrases.flatMap { phrase in
      ConversationCommand(rawValue: phrase.intent).map(commands.contains) == true
        ? samples.sentences(of: phrase) : []
    }
  }

  private static func phrases(_ language: any PhraseLanguage) throws -> [Phrase] {
    let words = language.conversation
    let rules = try words.phraseRules.mapValues { try Template($0) }
    return try ConversationCommand.allCases.flatMap { command in
      try (words.phrases[command] ?? []).map { source in
        Phrase(
          app: "", intent: command.rawValue, language: language.tag, template: try Template(source),
          rules: rules,
          origin: PhraseOrigin(file: "\(type(of: language))"))
      }
    }
  }
}
