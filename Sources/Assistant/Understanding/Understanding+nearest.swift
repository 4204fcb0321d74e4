import AppIntents
import Language
import Matching
import NearestMeaning

// Nearest meaning: what no phrase takes is read by its names, numbers and dates, and by which intent's examples have words like
// those around them.

extension Understanding {
  /// Reads what no phrase takes, with nothing open. An intent that only reads and is clearly nearest is answered at once; what is
  /// less clear, and what changes or costs something, becomes a question that restates all of it.
  ///
  /// A sentence that tells or wonders may ask an app something; one that any rule forbids asks nothing, and nothing but a plain
  /// request is asked about where something would be done.
  func byNearestMeaning(_ result: Result, _ text: NormalText) -> Result {
    guard let language = language(of: text), let model = catalog.meaning,
      language.vetoes(in: text).allSatisfy({ VetoRule(rawValue: $0.rule)?.mayBeQuestion ?? false })
    else { return result }
    steps.spend(text.count * Self.stepsPerLetter)
    let mentions = MentionFinder(catalog.namedDictionaries, language: language, at: reference).mentions(
      in: text)
    let scope = nearestScope(result.reading, text, mentions, language)
    guard scope != .nothing,
      let nearest = NearestMeaningReader(
        catalog: catalog, model: model, reference: reference, language: language
      )
      .read(text, mentions),
      let candidate = candidate(nearest, scope)
    else { return result }
    return Result(reading: .intent(candidate), alternatives: result.alternatives)
  }

  private static let stepsPerLetter = 40

  private func language(of text: NormalText) -> (any PhraseLanguage)? {
    let tag = text.scalars.contains(where: Hangul.isSyllable) ? "ko" : "en"
    return catalog.matcher.phrases.languages.first { $0.tag == tag }
  }

  /// What the nearest meaning may decide.
  private enum NearestScope: Equatable {
    case nothing
    /// Only a clear question to an app.
    case clearQuestion
    /// Only a clear question to another intent than this one.
    case otherThan(String)
    /// Also what is less clear, as a question; and a request, as a question.
    case request(mayDo: Bool)
  }

  private func nearestScope(
    _ reading: UtteranceReading, _ text: NormalText, _ mentions: [Mention], _ language: any PhraseLanguage
  ) -> NearestScope {
    switch reading {
    case .vetoed: .clearQuestion
    case .unknown where language.replaces(text): .clearQuestion
    case .unknown: .request(mayDo: language.mayRequest(text, values: mentions.map(\.range)))
    case .notFound(_, _, let said) where !isPlausibleName(said, mentions, text, language):
      .request(mayDo: language.mayRequest(text, values: mentions.map(\.range)))
    // 부산 가 볼 데 찾아줘: the words that a text took name something.
    case .notFound(let candidate, _, _): .otherThan(candidate.call.intent)
    case .intent(let candidate) where candidate.hasText && namesSomething(candidate, mentions, text):
      catalog.intent(candidate.call)?.risk == .reads ? .otherThan(candidate.call.intent) : .nothing
    default: .nothing
    }
  }

  /// The reading that the scope allows; nil if it is too uncertain, or if something would be done without a request.
  private func candidate(_ nearest: NearestMeaningReader.Reading, _ scope: NearestScope) -> Candidate? {
    let reads = catalog.intent(nearest.candidate.call)?.risk == .reads
    guard !nearest.leavesWords, !nearest.leavesAmount else { return nil }
    switch scope {
    case .nothing: return nil
    case .clearQuestion: return reads && nearest.evidence.isClear ? nearest.candidate : nil
    case .otherThan(let intent):
      guard nearest.evidence.isClear, nearest.candidate.call.intent != intent else { return nil }
      return reads ? nearest.candidate : nil
    case .request(let mayDo):
      if reads, nearest.evidence.isClear { return nearest.candidate }
      let mayAsk =
        reads
        ? nearest.evidence.isLikely : mayDo && !nearest.leavesTime && nearest.evidence.isLikelyWanted
      guard mayAsk else { return nil }
      var asked = nearest.candidate
      asked.asksFirst = true
      return asked
    }
  }

  // MARK: Unknown names

  /// Whether words in a name's place may be an unknown name: they are no clause and hold no known name.
  private func isPlausibleName(
    _ said: String, _ mentions: [Mention], _ text: NormalText, _ language: any PhraseLanguage
  ) -> Bool {
    let words = said.split(separator: " ").map(String.init)
    guard words.count <= Self.wordsOfAName else { return false }
    let range = NormalText(said).text
    let holdsName = mentions.contains { $0.isName && range.contains(text.slice($0.range)) }
    return !holdsName && language.statements(in: words + ["해 줘"]).isEmpty
  }

  private static let wordsOfAName = 3

  private func namesSomething(_ candidate: Candidate, _ mentions: [Mention], _ text: NormalText) -> Bool {
    candidate.said.values.contains { slot in
      let said = NormalText(slot.text).text
      return mentions.contains { $0.isName && said.contains(text.slice($0.range)) }
    }
  }
}
