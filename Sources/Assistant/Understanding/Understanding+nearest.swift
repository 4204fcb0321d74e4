import AppIntents
import Language
import Matching
import NearestMeaning

// Nearest meaning: what no phrase takes is read by its names, numbers and dates, and by which intent's examples have words like
// those around them.

extension Understanding {
  /// Reads what no phrase takes, with nothing open, as a question for an app. A sentence that tells or wonders may be one;
  /// one that any rule forbids is not.
  func byNearestMeaning(_ result: Result, _ text: NormalText) -> Result {
    switch result.reading {
    case .unknown, .vetoed: break
    default: return result
    }
    guard let language = language(of: text),
      language.vetoes(in: text).allSatisfy({ VetoRule(rawValue: $0.rule)?.mayBeQuestion ?? false }),
      let nearest = nearest(text, language)
    else { return result }
    return Result(reading: .intent(nearest), alternatives: result.alternatives)
  }

  /// The intent that only reads and that a sentence is clearly nearest to, with the values that it mentions; nil for any other
  /// intent, and where that is too uncertain. Nothing that changes or costs anything is ever done, or asked about, by this.
  private func nearest(_ text: NormalText, _ language: any PhraseLanguage) -> Candidate? {
    guard let model = catalog.meaning else { return nil }
    steps.spend(text.count * Self.stepsPerLetter)
    let finder = MentionFinder(catalog.namedDictionaries, language: language, at: reference)
    let mentions = finder.mentions(in: text)
    let sentence = MaskedSentence(text, masks: masks(of: mentions))
    let ranking = ranked(model.scores(of: sentence), mentions, text)
    guard let best = ranking.first, let candidate = best.candidate,
      catalog.intent(candidate.call)?.risk == .reads
    else { return nil }
    let second = ranking.dropFirst().first?.score ?? -1
    let evidence = NearestEvidence(
      score: best.score, lead: best.score - second, knownShare: model.knownShare(of: sentence))
    return evidence.isClear ? candidate : nil
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
      guard let (app, intentName) = MeaningModel.intent(ofLabel: score.label),
        let intent = catalog.intent(IntentCall(app: app, intent: intentName))
      else { return Ranked(score: score.value) }
      var values = MentionedValues(mentions, app: app, text: text, at: reference)
      let found = values.values(for: intent.parameters)
      let candidate = Candidate(
        call: IntentCall(app: app, intent: intentName, arguments: found.arguments),
        phrase: Candidate.nearestPhrase,
        cost: 0,
        asksFirst: false, said: found.said)
      return Ranked(
        score: score.value - Self.leftNameCost * Float(found.leftNames)
          + Self.takenNameGain * Float(min(found.takenNames, 2)), candidate: candidate)
    }
    return ranked.sorted { $0.score > $1.score }
  }

}

extension Candidate {
  /// Stands in a turn where another match has its phrase.
  fileprivate static let nearestPhrase = "≈"

  /// Whether no phrase took the sentence and this is its nearest meaning.
  package var isNearestMeaning: Bool { phrase == Self.nearestPhrase }
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
