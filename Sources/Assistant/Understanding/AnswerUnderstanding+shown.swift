import AppIntents
import Language
import Languages
import Matching

/// A yes that repeats what the question shows: 네 피자만 주문해 주세요 where nothing but a pizza is.
extension AnswerUnderstanding {
  /// Whether an utterance is a plain yes beside things of the open list, each as it is there.
  func agreesBesideShown(_ text: NormalText) -> Bool {
    guard question.kind == .confirm, let frame = state.top, let call = OpenCall(frame, catalog, at: reference),
      let shown = call.shownParts(in: text), !shown.isEmpty
    else { return false }
    return AnswerReader.read(text.without(shown), in: context, steps: steps) == .yes
  }
}

extension OpenCall {
  /// The words that name things of the list with their particles and numbers.
  ///
  /// - Returns: nil where anything else is named, or counted otherwise than it is there.
  func shownParts(in text: NormalText) -> [Range<Int>]? {
    guard let counted, let list = list(counted), let language = catalog.language(of: text) else { return nil }
    let names = SlotReaders.dictionary(counted.type, of: call.app)
    let mentions = PartialNames(list: list, names: names).mentions(
      in: text, beside: catalog.mentions(in: text, at: reference))
    let counts = Set(list.lines.map(\.count))
    var parts: [Range<Int>] = []
    for mention in mentions {
      switch mention.value {
      case .names(let ids):
        guard let ids = ids[names], list.lines.contains(where: { !$0.ids.isDisjoint(with: ids) }) else { return nil }
      case .number: guard let count = mention.wholeNumber, counts.contains(count) else { return nil }
      case .date: return nil
      }
      parts.append(withParticle(mention.range, text, language))
    }
    return parts
  }

  /// 피자(만), 두 판(으로).
  private func withParticle(_ range: Range<Int>, _ text: NormalText, _ language: any PhraseLanguage) -> Range<Int> {
    var end = range.upperBound
    while end < text.count, !text.spaceBefore[end], end - range.upperBound < 2 { end += 1 }
    return range.lowerBound..<end
  }
}
