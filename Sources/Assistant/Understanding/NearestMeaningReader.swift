import AppIntents
import Language
import Matching
import NearestMeaning

/// Finds the intent that a sentence is nearest to, with the values that it mentions.
struct NearestMeaningReader {
  let catalog: AppCatalog
  let model: MeaningModel
  let reference: DateReference
  let language: any PhraseLanguage
  /// The types of the things that the sentence may point at, by app; empty where it points at none.
  var pointedTypes: [String: Set<String>] = [:]
  /// What is taken from what asks no app for anything, where a sentence is much like a request.
  var noneHandicap: Float = 0

  struct Reading {
    var candidate: Candidate
    var evidence: NearestEvidence
    /// Words that may name something and are in none of the values.
    var leftWords: [String]
    /// Whether a time is said that the intent has no place for.
    var leavesTime: Bool
    /// Whether such a time belongs to the request and not to a clause that only tells something.
    var leavesTimeOfRequest: Bool
    /// Whether the request itself says another day.
    var leavesOtherDay: Bool
    /// Whether a number is said that counts nothing of what was found.
    var leavesAmount: Bool
    /// Whether an amount of money or a long number is said that nothing takes.
    var leavesLargeNumber: Bool
    /// Whether things are named, each with how many, and the numbers that nothing takes count people.
    var countsAll: Bool
    /// Whether a note, an address or a name is said that the intent has no place for.
    var leavesText: Bool
    /// Whether a name is said that the intent has no place for, other than a word of a fixed list: (즐겨 찾는) 명소.
    var leavesName: Bool
    /// Which part of the sentence's letters names, counts or notes something, from 0 to 1.
    var valueShare: Double
    /// What a number is said for that nothing has.
    var numberedThing: MentionedValues.NumberedThing?
    /// Words of the sentence that no example has and no value holds.
    var strangers: [String]

    /// Whether something that was said has no place in the values.
    var leavesAnything: Bool {
      leavesTime || leavesAmount || leavesLargeNumber || leavesText || leavesName
    }

    /// Whether names of this reading say what the other one takes for a text: 이 근처 피자 of 이 근처 피자집.
    func explainsText(of other: Candidate) -> Bool {
      let texts = other.call.arguments.filter { $0.value.isText }
      guard !texts.isEmpty, !candidate.call.arguments.values.contains(where: \.isText) else { return false }
      let words = texts.keys.compactMap { other.said[$0] }.flatMap { $0.text.split(separator: " ") }
      return candidate.said.values.contains { said in
        texts.keys.contains { other.said[$0]?.text.contains(said.text) ?? false }
      } && words.allSatisfy { !strangers.contains(String($0)) }
    }
  }

  /// The intents that may be meant, the nearest first; what asks no app for anything is only compared with.
  func read(_ text: NormalText, _ mentions: [Mention], marked: [MarkedText] = []) -> [Reading] {
    var masks = masks(of: mentions)
    for text in marked { masks[text.range] = .name }
    let kinds = mentions.filter { masks[$0.range] != nil }.compactMap { $0.kind(isFixed: isFixed) }
    let sentence = MaskedSentence(text, masks: masks, kinds: Set(kinds))
    let strangers = strangers(in: text, mentions).filter { word in
      !marked.contains { $0.frame.overlaps(word) }
    }
    let ranking = ranked(model.scores(of: sentence), mentions, text, marked)
    let knownShare = model.knownShare(of: sentence)
    return ranking.enumerated().compactMap { place, ranked in
      guard let candidate = ranked.candidate else { return nil }
      let rival = ranking[place == 0 ? min(1, ranking.count - 1) : 0]
      let evidence = NearestEvidence(
        score: ranked.score, lead: ranked.score - (ranking.count > 1 ? rival.score : -1),
        next: ranking.count > 1 ? rival.label : nil,
        learntLead: rival.label == MeaningModel.none ? noneHandicap : 0, knownShare: knownShare)
      return Reading(
        candidate: candidate, evidence: evidence, leftWords: leftWords(candidate, text, mentions, strangers),
        leavesTime: ranked.leavesTime, leavesTimeOfRequest: ranked.leavesTimeOfRequest,
        leavesOtherDay: ranked.leavesOtherDay, leavesAmount: ranked.leavesAmount,
        leavesLargeNumber: ranked.leavesLargeNumber,
        countsAll: ranked.countsAll,
        leavesText: ranked.leavesText, leavesName: ranked.leavesName,
        valueShare: valueShare(of: text, mentions.map(\.range) + marked.map(\.frame)),
        numberedThing: ranked.numberedThing,
        strangers: strangers.map { text.slice($0) })
    }
  }

  private func valueShare(of text: NormalText, _ values: [Range<Int>]) -> Double {
    Double(values.map(\.count).reduce(0, +)) / Double(max(1, text.count))
  }

  /// Whether it is a word of a fixed list only: the palace of “Dragon Palace”.
  func isOfFixedList(_ mention: Mention) -> Bool {
    guard case .names(let ids) = mention.value else { return false }
    return ids.keys.allSatisfy(isFixed)
  }

  private func isFixed(_ names: DictionaryID) -> Bool { catalog.fixedDictionaries[names] != nil }

  /// Names of fixed lists stay as they were said: 지도 and 절 say what is meant.
  private func masks(of mentions: [Mention]) -> [Range<Int>: MaskedSentence.Mask] {
    var masks: [Range<Int>: MaskedSentence.Mask] = [:]
    for mention in mentions {
      if isOfFixedList(mention) { continue }
      if let mask = mention.mask { masks[mention.range] = mask }
    }
    return masks
  }

  // MARK: Ranking

  private struct Ranked {
    var label: String
    var score: Float
    var candidate: Candidate?
    var leavesTime = false
    var leavesTimeOfRequest = false
    var leavesOtherDay = false
    var leavesAmount = false
    var leavesLargeNumber = false
    var countsAll = false
    var leavesText = false
    var leavesName = false
    var numberedThing: MentionedValues.NumberedThing?
  }

  /// A name that an intent has no parameter for speaks against it.
  private static let leftNameCost: Float = 0.5
  private static let takenNameGain: Float = 0.1
  /// An intent for a thing that is not named.
  private static let missingThingCost: Float = 0.2
  private static let rankedIntents = 8

  private func ranked(
    _ scores: [MeaningModel.Score], _ mentions: [Mention], _ text: NormalText, _ marked: [MarkedText]
  ) -> [Ranked] {
    let unknown = words(in: text, mentions).filter { word in
      model.lacks(MaskedSentence(NormalText(text.slice(word)), masks: [:]))
        && !marked.contains { $0.frame.overlaps(word) }
    }
    let prices = language.prices(in: text)
    var known: [String: WordsOfNames] = [:]
    return scores.prefix(Self.rankedIntents).map { score -> Ranked in
      guard let (app, intentName) = MeaningModel.intent(ofLabel: score.label),
        let intent = catalog.intent(IntentCall(app: app, intent: intentName))
      else { return Ranked(label: score.label, score: score.value - noneHandicap) }
      let wordsOfNames = known[app] ?? WordsOfNames(of: app, in: catalog)
      known[app] = wordsOfNames
      var values = MentionedValues(
        mentions, app: app, text: text, language, marked: marked, unknown: unknown, prices: prices,
        isInName: wordsOfNames.contain, at: reference)
      let found = values.values(for: intent.parameters, takesNames: intent.risk == .reads)
      let candidate = Candidate(
        call: IntentCall(
          app: app, intent: intentName,
          arguments: WholeDays(reference: reference).applied(
            to: PastDates(language: language, reference: reference).applied(
              to: found.arguments, said: found.said.mapValues(\.text), of: intent), of: intent)),
        phrase: Candidate.nearestPhrase, cost: 0, asksFirst: false, said: found.said)
      let gain =
        missingThingGain(intent, candidate.call) + Self.takenNameGain
        * Float(min(found.takenNames, 2)) - Self
        .leftNameCost * Float(found.leftNames.count)
      return Ranked(
        label: score.label, score: score.value + gain, candidate: candidate, leavesTime: found.leavesTime,
        leavesTimeOfRequest: found.leavesTimeOfRequest, leavesOtherDay: found.leavesOtherDay,
        leavesAmount: found.leavesAmount,
        leavesLargeNumber: found.leavesLargeNumber,
        countsAll: found.countsAll, leavesText: found.leavesText,
        leavesName: found.leftNames.contains { !isOfFixedList($0) }, numberedThing: found.numberedThing)
    }.sorted { $0.score > $1.score }
  }

  /// An intent that lacks a thing loses by it, unless the sentence points at one that was spoken of: it, 거기.
  private func missingThingGain(_ intent: IntentDescriptor, _ call: IntentCall) -> Float {
    guard intent.lacksThing(in: call) else { return 0 }
    let isPointedAt = intent.parameters.contains { parameter in
      guard call.arguments[parameter.name] == nil, let type = parameter.kind.entity else { return false }
      return pointedTypes[call.app]?.contains(type) ?? false
    }
    return isPointedAt ? Self.pointedThingGain : -Self.missingThingCost
  }

  private static let pointedThingGain: Float = 0.4

  // MARK: Words that may be names

  /// Words that no example has and that may name what is meant: where a thing is wanted and none was found, or right
  /// beside a name. 에펠탑 알려 줘 is not answered as if 에펠탑 had not been said.
  private func leftWords(
    _ candidate: Candidate, _ text: NormalText, _ mentions: [Mention], _ strangers: [Range<Int>]
  ) -> [String] {
    guard !strangers.isEmpty, let intent = catalog.intent(candidate.call) else { return [] }
    let left =
      intent.lacksThing(in: candidate.call)
      ? strangers : strangers.filter { stranger in mentions.contains { isListed(stranger, with: $0, text) } }
    return left.map { text.slice($0) }
  }

  /// Whether examples have the word around their values.
  func isKnown(_ word: String) -> Bool { model.holds(MaskedSentence(NormalText(word), masks: [:])) }

  /// Whether the word is one of a fixed list, or only what joins the value before it: 집, (한 그릇)만.
  func isListed(_ word: String, among mentions: [Mention], of text: NormalText) -> Bool {
    mentions.contains { mention in
      isOfFixedList(mention) && text.slice(mention.range) == word || word == joined(to: mention, in: text)
    }
  }

  private func joined(to mention: Mention, in text: NormalText) -> String? {
    let start = mention.range.upperBound
    guard start < text.count, !text.spaceBefore[start],
      language.joinsValue(at: start, in: text.scalars, spaceBefore: text.spaceBefore)
    else { return nil }
    return text.slice(start..<((start + 1..<text.count).first { text.spaceBefore[$0] } ?? text.count))
  }

  /// Words that share no part with any example.
  private func strangers(in text: NormalText, _ mentions: [Mention]) -> [Range<Int>] {
    words(in: text, mentions).filter { !model.knows(MaskedSentence(NormalText(text.slice($0)), masks: [:])) }
  }

  /// The words that are in no mention.
  private func words(in text: NormalText, _ mentions: [Mention]) -> [Range<Int>] {
    let starts = text.scalars.indices.filter { $0 == 0 || text.spaceBefore[$0] } + [text.count]
    return zip(starts, starts.dropFirst()).map { $0..<$1 }.filter { word in
      !mentions.contains { $0.range.overlaps(word) }
    }
  }

  /// 트러플피자랑 콜라: joined to a name.
  private func isListed(_ word: Range<Int>, with mention: Mention, _ text: NormalText) -> Bool {
    guard mention.isName, word.upperBound == mention.range.lowerBound else { return false }
    let said = text.slice(word)
    return language.conversation.joiners.contains { said.hasSuffix($0) }
  }
}

extension IntentDescriptor {
  /// Whether a call has no value for something that it needs and that is said in words of its own.
  func lacksThing(in call: IntentCall) -> Bool {
    parameters.contains { call.arguments[$0.name] == nil && !$0.isOptional && $0.kind.isNamed }
  }
}

extension ValueKind {
  /// A thing with a name, text, or a list of them: what a sentence says in words of its own.
  fileprivate var isNamed: Bool {
    switch self {
    case .entity, .string: true
    case .list(let member): member.isNamed
    case .composite(let composite): composite.properties.contains { $0.kind.isNamed }
    default: false
    }
  }
}

extension Candidate {
  /// Stands in a turn where another match has its phrase.
  fileprivate static let nearestPhrase = "≈"

  /// Whether no phrase took the sentence and this is its nearest meaning.
  package var isNearestMeaning: Bool { phrase == Self.nearestPhrase }
}
