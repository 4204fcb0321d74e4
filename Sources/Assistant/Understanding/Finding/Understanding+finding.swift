import AppIntents
import Language
import Languages
import Matching
import Synchronization

/// Sentences that find things by their properties, without a phrase of their own: 4.5점 넘는 치킨집 찾아줘.
extension Understanding {
  /// The Find intent of an app that a whole utterance asks for.
  func readFind(_ utterance: String, _ text: NormalText) async -> Candidate? {
    guard let language = catalog.language(of: text) else { return nil }
    var best: Candidate?
    for app in catalog.apps where !app.isOwn {
      for sentences in await self.sentences(of: app, language) {
        guard let candidate = candidate(utterance, sentences, app) else { continue }
        if best.map({ candidate.cost < $0.cost }) ?? true { best = candidate }
      }
    }
    return best
  }

  private func sentences(of app: AppCatalog.App, _ language: any PhraseLanguage) async -> [FindSentences] {
    let key = FindSentencesCache.Key(app: app.name, language: language.tag)
    if let known = catalog.findSentences.known(key) { return known }
    let finds = await IntentRuntime.finds(
      in: app.type, language: language.tag, now: now, timeZone: timeZone, pause: pause)
    let made = finds.compactMap { FindSentences($0, app: app.descriptor, language: language) }
    catalog.findSentences.keep(made, key, isComplete: finds.count == IntentRuntime.findCount(in: app.type))
    return made
  }

  private func candidate(
    _ utterance: String, _ sentences: FindSentences, _ app: AppCatalog.App
  ) -> Candidate? {
    let matcher = Matcher(
      phrases: sentences.phrases,
      dictionaries: catalog.matcher.dictionaries.merging(sentences.dictionaries) { first, _ in first },
      applicationNames: [:])
    let reading = FindReading(sentences, at: reference)
    let readings = matcher.match(utterance, at: reference, steps: steps).matches.lazy
      .filter { $0.repair == nil }.compactMap { match in reading.criteria(match.slots).map { (match, $0) } }
    // The one that leaves nothing out that was said: 궁궐 말고 서울 명소.
    guard let (match, criteria) = readings.max(by: { $0.1.partCount < $1.1.partCount }) else { return nil }
    let words = SaidSlot(text: utterance, span: [0, utterance.unicodeScalars.count])
    return Candidate(
      call: IntentCall(
        app: app.name, intent: sentences.descriptor.intent, arguments: ["criteria": .text(criteria.text)]),
      phrase: sentences.phrases.words(of: match.phrase).source, cost: match.cost, asksFirst: false,
      said: ["criteria": words])
  }
}

extension FindCriteria {
  /// How many things it says.
  fileprivate var partCount: Int { conditions.count + (order == nil ? 0 : 1) + (limit == nil ? 0 : 1) }
}

/// Sentences that were compiled already, for every copy of the catalogue.
final class FindSentencesCache: Sendable {
  struct Key: Hashable, Sendable {
    let app: String
    let language: String
  }

  private let sentences = Mutex<[Key: [FindSentences]]>([:])

  func known(_ key: Key) -> [FindSentences]? { sentences.withLock { $0[key] } }

  /// - Parameter isComplete: a type with nothing to find now may have something later, and is looked at again.
  func keep(_ made: [FindSentences], _ key: Key, isComplete: Bool) {
    guard isComplete else { return }
    sentences.withLock { $0[key] = made }
  }
}
