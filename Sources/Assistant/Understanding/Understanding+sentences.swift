import AppIntents
import Language
import Languages

// Several sentences of which the last one asks: Bother, the party's been called off. Clear the cart.

extension Understanding {
  /// The request of the last sentence, where the ones before it only tell something.
  ///
  /// What the others may speak against is asked about first, unless it confirms itself.
  func readLastSentence(_ utterance: String) async -> Result? {
    let sentences = OpenCall.sentences(utterance)
    guard sentences.count > 1, let last = sentences.last, last.hasInnerSpaces || last.count > 4 else { return nil }
    let before = sentences.dropLast()
    guard !steps.isExhausted, before.allSatisfy({ !$0.isQuestion && mayStandBefore($0) }), vetoes(in: last).isEmpty
    else { return nil }
    let exact = await readRequest(last.source, last)
    let result = exact.reading.isRequest ? exact : await byNearestMeaning(exact, last)
    guard case .intent(var candidate) = result.reading, !candidate.hasText else { return nil }
    let confirms = reads(candidate) || confirmsNext(candidate)
    if !confirms, !before.allSatisfy({ vetoes(in: $0).isEmpty }) { candidate.asksFirst = true }
    return Result(reading: .intent(candidate), alternatives: result.alternatives)
  }

  private func vetoes(in text: NormalText) -> [PhraseVeto] { catalog.language(of: text)?.vetoes(in: text) ?? [] }

  /// Whether a sentence before a request may be set aside: it forbids, quotes and conditions nothing.
  private func mayStandBefore(_ text: NormalText) -> Bool {
    vetoes(in: text).allSatisfy { Self.harmless.contains($0.rule) }
      && catalog.mentions(in: text, at: reference).allSatisfy { !$0.isName }
  }

  private static let harmless = Set([VetoRule.past, VetoRule.negation, VetoRule.later].map(\.rawValue))
}
