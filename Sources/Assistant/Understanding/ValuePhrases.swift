import AppIntents
import Language
import Languages
import Matching
import Synchronization

/// Reads values for an open intent out of an utterance: over-answers, corrections, answers to a typed question.
///
/// The phrases are made from the intent's own parameters, so whatever a slot of a sentence understands, an
/// answer understands too.
struct ValuePhrases {
  private let catalog: AppCatalog
  private let app: AppDescriptor
  private let reference: DateReference
  private let steps: StepBudget

  init(_ catalog: AppCatalog, app: AppDescriptor, at reference: DateReference, steps: StepBudget) {
    self.steps = steps
    self.catalog = catalog
    self.app = app
    self.reference = reference
  }

  /// The values that `utterance` gives to parameters of `intent`, if it gives nothing else.
  func values(in utterance: String, for intent: IntentDescriptor) -> SaidValues? {
    let slots = intent.parameters.flatMap { slot($0, prefix: "") }.prefix(Self.slotLimit)
    guard !slots.isEmpty else { return nil }
    let match = matches(utterance, slots: Array(slots)).first { match in
      !match.slots.isEmpty && match.isKnown
    }
    return match.map { match in
      SaidValues(
        arguments: ArgumentBuilder().arguments(match.slots, of: intent.parameters),
        additions: Set(match.slots.filter(\.isAddition).map(\.name)))
    }
  }

  /// The value that the whole of `utterance` is, for a question that takes `kind`.
  ///
  /// - Parameter isKnown: names that nobody knows are no value.
  func value(in utterance: String, kind: ValueKind, isKnown: Bool = false) -> IntentArgument? {
    let parameter = ParameterDescriptor(
      name: "value", title: [:], kind: kind, isOptional: false, hasDefault: false)
    let match = matches(utterance, slots: [("value", kind)]).first {
      $0.slots.count == 1 && (!isKnown || $0.isKnown)
    }
    return match.flatMap { ArgumentBuilder().arguments($0.slots, of: [parameter])["value"] }
  }

  /// A permutation of more optional values would be too large.
  private static let slotLimit = 6

  /// Free text would swallow every answer, so only its own question takes it.
  private func slot(_ parameter: ParameterDescriptor, prefix: String) -> [(name: String, kind: ValueKind)] {
    let name = prefix + parameter.name
    guard parameter.kind != .string, parameter.kind != .url else { return [] }
    let own = [(name: name, kind: parameter.kind)]
    guard prefix.isEmpty, let composite = parameter.kind.composite else { return own }
    return own + composite.properties.filter(\.hasDefault).flatMap { slot($0, prefix: name + ".") }
  }

  private func matches(_ utterance: String, slots: [(name: String, kind: ValueKind)]) -> [Match] {
    guard let set = phraseSet(slots) else { return [] }
    let matcher = Matcher(phrases: set, dictionaries: catalog.matcher.dictionaries, applicationNames: [:])
    return Array(matcher.match(utterance, at: reference, steps: steps).matches)
  }

  private func phraseSet(_ slots: [(name: String, kind: ValueKind)]) -> PhraseSet? {
    let key = AnswerPhraseCache.Key(app: app.name, slots: slots.map(\.name), kinds: slots.map(\.kind))
    return catalog.answerPhrases.phrases(key) {
      let phrases = PhraseLanguages.all.compactMap { phrase(slots, $0) }
      return try? PhraseSet(phrases: phrases, languages: PhraseLanguages.all, applicationNames: [:])
    }
  }

  private func phrase(_ slots: [(name: String, kind: ValueKind)], _ rules: any PhraseLanguage) -> Phrase? {
    let (frame, language) = (rules.answerFrame, rules.tag)
    let values = slots.map { "[" + frame.slot($0.name, isPlace: $0.kind.isEntity) + "]" }.joined(
      separator: ";")
    let source = slots.count == 1 ? frame.alone(slots[0].name) : frame.several(values)
    guard let template = try? Template(source) else { return nil }
    let readers = SlotReaders(app: app, language: language)
    let parameters = slots.map { ($0.name, readers.reader(of: $0.kind)) }
    return Phrase(
      app: app.name, intent: "answer", language: language, template: template,
      parameters: Dictionary(parameters, uniquingKeysWith: { first, _ in first }),
      origin: PhraseOrigin(file: "answers in \(language)"))
  }
}

extension Match {
  /// No slot has words that nobody knows as they were said, and neither has a member of one.
  fileprivate var isKnown: Bool {
    knownSlotCount == slots.count && textRanges.isEmpty && repair == nil
  }
}

/// Values that an utterance gives to parameters.
struct SaidValues {
  var arguments: [String: IntentArgument]
  /// Parameters whose members come to those that are there: 콜라도.
  var additions: Set<String>
}

extension ValueKind {
  fileprivate var isEntity: Bool {
    if case .entity = self { return true }
    return false
  }
}

/// The phrases of answers that were compiled already. They depend on what an app declares, never on its names.
final class AnswerPhraseCache: Sendable {
  struct Key: Hashable, Sendable {
    let app: String
    let slots: [String]
    let kinds: [ValueKind]
  }

  private let sets = Mutex<[Key: PhraseSet?]>([:])

  func phrases(_ key: Key, _ compile: () -> PhraseSet?) -> PhraseSet? {
    if let known = sets.withLock({ $0[key] }) { return known }
    let made = compile()
    sets.withLock { $0[key] = made }
    return made
  }
}
