import AppIntents
import Language
import Languages
import Matching
import Synchronization

/// Sentences that find things by their properties, without a phrase of their own: 4.5점 넘는 치킨집 찾아줘.
extension Understanding {
  /// The Find intent of an app that a whole utterance asks for.
  func readFind(_ utterance: String, _ text: NormalText) async -> Candidate? {
    guard let language = catalog.language(of: text), let frame = language.findFrame else { return nil }
    let mentions = catalog.mentions(in: text, at: reference)
    let ambiguous = Self.ambiguous(mentions, in: text)
    var best: Candidate?
    for app in catalog.apps where !app.isOwn {
      let evidence = FindEvidence(text, mentions: mentions, app: app.name, language: language)
      for descriptor in await descriptors(of: app, language)
      where evidence.allows(descriptor, frame, language: language.tag) {
        guard let sentences = sentences(descriptor, app, language),
          let candidate = candidate(utterance, sentences, app, ambiguous)
        else { continue }
        if best.map({ candidate.cost < $0.cost }) ?? true { best = candidate }
      }
    }
    return best
  }

  /// The names that are those of several types.
  private static func ambiguous(_ mentions: [Mention], in text: NormalText) -> Set<String> {
    Set(
      mentions.compactMap { mention in
        guard case .names(let names) = mention.value, names.count > 1 else { return nil }
        return text.slice(mention.range)
      })
  }

  private func descriptors(of app: AppCatalog.App, _ language: any PhraseLanguage) async -> [FindDescriptor] {
    if let known = catalog.finds.descriptors(of: app.name, language.tag) { return known }
    let finds = await IntentRuntime.finds(
      in: app.type, language: language.tag, now: now, timeZone: timeZone, pause: pause)
    // A type with nothing to find now may have something later, and is looked at again.
    if finds.count == IntentRuntime.findCount(in: app.type) {
      catalog.finds.keep(finds, of: app.name, language.tag)
    }
    return finds
  }

  private func sentences(
    _ descriptor: FindDescriptor, _ app: AppCatalog.App, _ language: any PhraseLanguage
  ) -> FindSentences? {
    catalog.finds.sentences(descriptor.intent, of: app.name, language.tag) {
      FindSentences(descriptor, app: app.descriptor, language: language)
    }
  }

  private func candidate(
    _ utterance: String, _ sentences: FindSentences, _ app: AppCatalog.App, _ ambiguous: Set<String>
  ) -> Candidate? {
    let matcher = Matcher(
      phrases: sentences.phrases,
      dictionaries: catalog.matcher.dictionaries.merging(sentences.dictionaries) { first, _ in first },
      applicationNames: [:])
    let reading = FindReading(sentences, ambiguous: ambiguous, at: reference)
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

/// What was looked up and compiled already, for every copy of the catalogue.
final class FindCache: Sendable {
  private struct Key: Hashable, Sendable {
    var app: String
    var language: String
    var intent = ""
  }

  private let descriptors = Mutex<[Key: [FindDescriptor]]>([:])
  private let compiled = Mutex<[Key: FindSentences?]>([:])

  func descriptors(of app: String, _ language: String) -> [FindDescriptor]? {
    descriptors.withLock { $0[Key(app: app, language: language)] }
  }

  func keep(_ finds: [FindDescriptor], of app: String, _ language: String) {
    descriptors.withLock { $0[Key(app: app, language: language)] = finds }
  }

  func sentences(
    _ intent: String, of app: String, _ language: String, _ compile: () -> FindSentences?
  ) -> FindSentences? {
    let key = Key(app: app, language: language, intent: intent)
    if let known = compiled.withLock({ $0[key] }) { return known }
    let made = compile()
    compiled.withLock { $0[key] = .some(made) }
    return made
  }
}
