import AppIntents
import Assistant
import Language
import Languages
import Matching
package import PhraseCatalog

/// Changes every example of the phrase files, in ways that keep its meaning and in ways that do not, and looks
/// what the changed sentences are read as.
package struct MutationTester: Sendable {
  private let examples: ExampleTester
  private let sample: MutationSample

  package init(_ examples: ExampleTester, sample: MutationSample = .all) {
    self.examples = examples
    self.sample = sample
  }

  package func result(of file: PhraseFile) async -> MutationResult {
    var result = MutationResult()
    let utterances = file.examples.flatMap(\.say)
    // Another verb that is an example itself means what its author says. No example excuses a prohibition or the past.
    let said = Set(utterances.map(\.text))
    for utterance in utterances {
      guard case .intent(let original) = await read(utterance.text, file) else { continue }
      let variants = Self.variants(of: utterance.text, meaning: original, language: file.language)
      for variant in variants where sample.contains(variant) {
        if variant.kind == .otherVerb && said.contains(variant.text) { continue }
        let reading = await read(variant.text, file)
        let mutant = MutationScore.Mutant(
          kind: variant.kind, sentence: utterance.text, text: variant.text, origin: utterance.origin,
          reading: ReadingText.text(reading))
        let judgement = MutationJudgement(original: original, mutant: mutant)
        let score = variant.preservesMeaning ? judgement.score(reading) : judgement.scoreOfForbidden(reading)
        result.add(score, of: variant.kind)
      }
    }
    return result
  }

  private func read(_ text: String, _ file: PhraseFile) async -> UtteranceReading {
    await examples.reading(of: text, language: file.language)
  }

  private static func variants(
    of sentence: String, meaning: Candidate, language: String
  ) -> [SentenceVariant] {
    let values = meaning.said.values.map { $0.span[0]..<$0.span[1] }.sorted { $0.lowerBound < $1.lowerBound }
    let names = meaning.call.arguments.values.flatMap(\.names).compactMap { sentence.range(ofName: $0) }
    let changed = SentenceVariants.all(of: sentence, values: values, language: language)
    // Only a name can be misspelt and found; the rest of a value has no dictionary.
    let misspelled = SentenceVariants.all(of: sentence, values: names, language: language)
    return changed.filter { $0.kind != .misspelled } + misspelled.filter { $0.kind == .misspelled }
  }
}

/// Judges what one changed sentence was read as.
private struct MutationJudgement {
  let original: Candidate
  let mutant: MutationScore.Mutant

  /// - Parameter reading: of a sentence that still means the same.
  func score(_ reading: UtteranceReading) -> MutationScore {
    var score = MutationScore()
    switch reading {
    case .intent(let candidate) where isSame(candidate):
      if candidate.asksFirst && !original.asksFirst { score.asked = 1 } else { score.right = 1 }
    case .intent(let candidate) where !candidate.asksFirst: score.wrong = [mutant]
    case .intents(let candidates) where candidates.contains(where: isSame): score.asked = 1
    default: score.missed = [mutant]
    }
    return score
  }

  /// - Parameter reading: of a sentence that asks for something else, or for nothing.
  func scoreOfForbidden(_ reading: UtteranceReading) -> MutationScore {
    var score = MutationScore()
    if case .intent(let candidate) = reading, isCarriedOut(candidate) {
      score.wrong = [mutant]
    } else {
      score.right = 1
    }
    return score
  }

  /// The same thing would happen unasked.
  private func isCarriedOut(_ candidate: Candidate) -> Bool {
    isSame(candidate) && candidate.call.shortcut == original.call.shortcut && !candidate.asksFirst
  }

  private func isSame(_ candidate: Candidate) -> Bool {
    candidate.call.app == original.call.app && candidate.call.intent == original.call.intent
      && candidate.call.arguments.mapValues(\.meaning) == original.call.arguments.mapValues(\.meaning)
  }
}

extension IntentArgument {
  /// The value without the words in which it was said.
  fileprivate var meaning: String {
    switch self {
    case .text(let text): "“\(NormalText(text).text)”"
    case .entities(let ids, _): ids.sorted().joined(separator: "+")
    case .cases(let values, _): values.sorted().joined(separator: "+")
    case .list(let members): "[" + members.map(\.meaning).joined(separator: ", ") + "]"
    case .composite(let properties):
      "{"
        + properties.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.meaning)" }
        .joined(separator: ", ") + "}"
    default: "\(self)"
    }
  }

  /// The names of entities as they were said; not those with digits, which are never repaired.
  fileprivate var names: [String] {
    switch self {
    case .entities(_, let said): said.contains(where: \.isNumber) ? [] : [said]
    case .list(let members): members.flatMap(\.names)
    case .composite(let properties): properties.values.flatMap(\.names)
    default: []
    }
  }
}

extension String {
  /// Where the words stand, in Unicode scalars.
  fileprivate func range(ofName name: String) -> Range<Int>? {
    let scalars = Array(unicodeScalars)
    let wanted = Array(name.unicodeScalars)
    return scalars.indices.first { scalars[$0...].starts(with: wanted) }.map { $0..<$0 + wanted.count }
  }
}
