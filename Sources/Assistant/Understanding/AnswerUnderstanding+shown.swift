import AppIntents
import Language
import Languages
import Matching

/// A yes that repeats what the question shows: 네 피자만 주문해 주세요 where nothing but a pizza is.
extension AnswerUnderstanding {
  /// Whether an utterance is a plain yes beside things of the open list, each as it is there.
  func agreesBesideShown(_ text: NormalText) -> Bool {
    guard question.kind == .confirm, !text.isQuestion, let frame = state.top,
      let language = catalog.language(of: text), language.vetoes(in: text).isEmpty,
      let call = OpenCall(frame, catalog, at: reference), let shown = call.shownParts(in: text),
      !shown.isEmpty
    else { return false }
    let rest = text.without(shown)
    return AnswerReader.read(rest, in: context, steps: steps) == .yes
      && !(isCostly && ConversationWords.isDecline(rest))
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
        guard let ids = ids[names], list.lines.contains(where: { !$0.ids.isDisjoint(with: ids) }) else {
          return nil
        }
      case .number: guard let count = mention.wholeNumber, counts.contains(count) else { return nil }
      case .date: return nil
      }
      guard let part = withParticle(mention.range, text, language) else { return nil }
      parts.append(part)
    }
    return parts
  }

  /// 피자(만), 두 판(을): nil where anything else is typed behind it, such as 피자라고.
  private func withParticle(_ range: Range<Int>, _ text: NormalText, _ language: any PhraseLanguage)
    -> Range<Int>?
  {
    let end = (range.upperBound..<text.count).first { text.spaceBefore[$0] } ?? text.count
    let tail = text.slice(range.upperBound..<end).filter { $0 != "," }
    guard tail.isEmpty || language.conversation.shownParticles.contains(tail) else { return nil }
    return range.lowerBound..<end
  }
}
