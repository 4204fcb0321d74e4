import AppIntents
import Assistant
import Language
import PhraseCatalog

/// What became of the variants of one kind.
struct VariantScore {
  /// The same intent with the same values, at once.
  var right = 0
  /// The same intent with the same values, after a question whether that was meant.
  var asked = 0
  /// Not understood, or offered as something else.
  var missed: [String] = []
  /// Something else would run unasked, or anything at all of a sentence that must not run.
  var wrong: [String] = []

  var count: Int { right + asked + missed.count + wrong.count }
}

/// Reads every positive example of the phrase files and every variant of it.
struct VariantReading {
  let app: ExampleApps

  func scores() async -> [SentenceVariant.Kind: VariantScore] {
    var scores: [SentenceVariant.Kind: VariantScore] = [:]
    for file in app.files {
      for example in file.examples {
        for utterance in example.say { await score(utterance.text, file, &scores) }
      }
    }
    return scores
  }

  private func score(
    _ sentence: String, _ file: PhraseFile, _ scores: inout [SentenceVariant.Kind: VariantScore]
  ) async {
    guard case .intent(let original) = await app.reading(of: sentence, language: file.language) else {
      return
    }
    let values = original.said.values.map { $0.span[0]..<$0.span[1] }.sorted { $0.lowerBound < $1.lowerBound }
    let names = original.call.arguments.values.flatMap(\.names).compactMap { sentence.range(ofName: $0) }
    let variants =
      SentenceVariants.all(of: sentence, values: values, language: file.language).filter {
        $0.kind != .misspelled
      }
      + SentenceVariants.all(of: sentence, values: names, language: file.language).filter {
        $0.kind == .misspelled
      }
    for variant in variants where !isParticle(of: sentence, variant) {
      let reading = await app.reading(of: variant.text, language: file.language)
      let line = "\(file.language) \(variant.kind.rawValue): “\(sentence)” → “\(variant.text)”"
      if variant.preservesMeaning {
        judge(reading, original, line, &scores[variant.kind, default: VariantScore()])
      } else {
        judgeForbidden(reading, original, line, &scores[variant.kind, default: VariantScore()])
      }
    }
  }

  /// 치즈버가: the wrong syllable is a particle, so what is left is a shorter name and no misspelling.
  private func isParticle(of sentence: String, _ variant: SentenceVariant) -> Bool {
    guard variant.kind == .misspelled else { return false }
    let changed = zip(sentence.unicodeScalars, variant.text.unicodeScalars).first { $0 != $1 }?.1
    return changed.map { ["가", "이", "은", "는", "을", "를", "도", "만"].contains($0) } ?? false
  }

  private func judge(
    _ reading: UtteranceReading, _ original: Candidate, _ line: String, _ score: inout VariantScore
  ) {
    switch reading {
    case .intent(let candidate) where isSame(candidate, original):
      if candidate.asksFirst && !original.asksFirst { score.asked += 1 } else { score.right += 1 }
    case .intent(let candidate) where !candidate.asksFirst:
      score.wrong.append(line + " as " + text(candidate))
    case .intents(let candidates) where candidates.contains(where: { isSame($0, original) }): score.asked += 1
    default: score.missed.append(line + " as \(text(reading))")
    }
  }

  private func judgeForbidden(
    _ reading: UtteranceReading, _ original: Candidate, _ line: String, _ score: inout VariantScore
  ) {
    switch reading {
    case .intent(let candidate) where isCarriedOut(candidate, original, line):
      score.wrong.append(line + " as " + text(candidate))
    default: score.right += 1
    }
  }

  /// The same thing would happen unasked. Another verb that the author lists as a synonym is no other verb.
  private func isCarriedOut(_ candidate: Candidate, _ original: Candidate, _ line: String) -> Bool {
    let isSynonym = line.contains("otherVerb") && line.contains("취소") && candidate.phrase.contains("취소")
    return isSame(candidate, original) && candidate.call.shortcut == original.call.shortcut
      && !candidate.asksFirst && !isSynonym
  }

  private func isSame(_ candidate: Candidate, _ original: Candidate) -> Bool {
    candidate.call.intent == original.call.intent
      && candidate.call.arguments.mapValues(\.meaning) == original.call.arguments.mapValues(\.meaning)
  }

  private func text(_ reading: UtteranceReading) -> String {
    if case .intent(let candidate) = reading { return text(candidate) }
    return String("\(reading)".prefix(60))
  }

  private func text(_ candidate: Candidate) -> String {
    "\(candidate.call.intent) \(candidate.call.arguments.mapValues(\.meaning)) by “\(candidate.phrase)”"
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
        + properties.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.meaning)" }.joined(
          separator: ", ")
        + "}"
    default: "\(self)"
    }
  }
}

extension IntentArgument {
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
