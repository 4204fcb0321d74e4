import AppIntents
import Language
import Matching
import NearestMeaning

// Nearest meaning: what no phrase takes is read by its names, numbers and dates, and by which intent's examples have words like
// those around them.

extension Understanding {
  /// The intent that only reads and that a sentence is clearly nearest to, with the values that it mentions; nil for any other
  /// intent, and where that is too uncertain. Nothing that changes or costs anything is ever done, or asked about, by this.
  func nearest(_ text: NormalText) -> UtteranceReading? {
    guard let model = catalog.meaning, let language = language(of: text) else { return nil }
    steps.spend(text.count * Self.stepsPerLetter)
    let mentions = MentionFinder(catalog.namedDictionaries, language: language, at: reference).mentions(
      in: text)
    let sentence = MaskedSentence(text, masks: masks(of: mentions))
    let ranking = ranked(model.scores(of: sentence), mentions, text)
    guard let best = ranking.first, let candidate = best.candidate,
      catalog.intent(candidate.call)?.risk == .reads
    else { return nil }
    let evidence = NearestEvidence(
      score: best.score, lead: best.score - (ranking.dropFirst().first?.score ?? -1),
      knownShare: model.knownShare(of: sentence))
    return evidence.isClear ? .intent(candidate) : nil
  }

  private static let stepsPerLetter = 40

  private func language(of text: NormalText) -> (any PhraseLanguage)? {
    let tag = text.scalars.contains(where: Hangul.isSyllable) ? "ko" : "en"
    return catalog.matcher.phrases.languages.first { $0.tag == tag }
  }

  /// Names of fixed lists stay as they were said: 지도 and 절 say what is meant.
  private func masks(of mentions: [Mention]) -> [Range<Int>: MaskedSentence.Mask] {
    var masks: [Range<Int>: MaskedSentence.Mask] = [:]
    for mention in mentions {
      if case .names(let ids) = mention.value, ids.keys.allSatisfy({ catalog.fixedDictionaries[$0] != nil }) {
        continue
      }
      if let mask = mention.mask { masks[mention.range] = mask }
    }
    return masks
  }

  private struct Ranked {
    var score: Float
    var candidate: Candidate?
  }

  /// A name that an intent has no parameter for speaks against it.
  private static let leftNameCost: Float = 0.5
  private static let takenNameGain: Float = 0.1
  private static let rankedIntents = 8

  private func ranked(_ scores: [MeaningModel.Score], _ mentions: [Mention], _ text: NormalText) -> [Ranked] {
    let ranked = scores.prefix(Self.rankedIntents).map { score -> Ranked in
      let parts = score.label.split(separator: ".", maxSplits: 1).map(String.init)
      let call = parts.count == 2 ? IntentCall(app: parts[0], intent: parts[1]) : nil
      guard let call, let intent = catalog.intent(call) else { return Ranked(score: score.value) }
      var values = MentionedValues(mentions, app: call.app, text: text, at: reference)
      let found = values.values(for: intent.parameters)
      let candidate = Candidate(
        call: IntentCall(app: call.app, intent: call.intent, arguments: found.arguments), phrase: Self.phrase,
        cost: 0,
        asksFirst: false, said: found.said)
      return Ranked(
        score: score.value - Self.leftNameCost * Float(found.leftNames)
          + Self.takenNameGain * Float(min(found.takenNames, 2)), candidate: candidate)
    }
    return ranked.sorted { $0.score > $1.score }
  }

  /// Stands where an explanation names the phrase.
  static let phrase = "≈"
}

/// How sure the nearest meaning is.
struct NearestEvidence {
  /// About 1 for a sentence like the intent's examples.
  var score: Float
  /// How much nearer it is than the next intent.
  var lead: Float
  /// Which part of the sentence's words the examples have, from 0 to 1.
  var knownShare: Double

  /// Whether an intent that only reads may be run without asking.
  var isClear: Bool { knownShare >= 0.3 && lead >= 0.5 && score >= 0.4 }
}
