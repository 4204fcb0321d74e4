import AppIntents
import Language
import Matching

// What leaves out what it is about, since the last request said it: 감천문화마을은?, Bulguksa as well, 다시 켜줘.

extension Understanding {
  /// The last request for another thing.
  func readSameOfAnother(_ text: NormalText) -> Candidate? {
    guard let last = freshLast, let intent = catalog.intent(last.call), text.count <= Self.longestEllipsis,
      let language = catalog.language(of: text)
    else { return nil }
    let names = catalog.mentions(in: text, at: reference).filter(\.isName)
    guard names.count == 1, case .names(let ids) = names[0].value else { return nil }
    let words = text.without([names[0].range]).spaced
    guard
      reads(last)
        ? language.asksOfAnother(words, isQuestion: text.isQuestion)
        : !text.isQuestion && language.addsAnother(words),
      language.vetoes(in: text).isEmpty,
      reads(last) || intent.risk == .changes && intent.isUndoable
    else { return nil }
    return with(ids, text.spacedSlice(names[0].range), in: last, intent)
  }

  private func with(
    _ names: [DictionaryID: [String]], _ said: String, in last: Candidate, _ intent: IntentDescriptor
  )
    -> Candidate?
  {
    for parameter in intent.parameters
    where CountedList(parameter) == nil && last.call.arguments[parameter.name] != nil {
      guard let type = parameter.kind.entity,
        let found = names[SlotReaders.dictionary(type, of: last.call.app)]
      else {
        continue
      }
      var candidate = last
      let value = IntentArgument.entities(identifiers: found, said: said)
      if case .list = parameter.kind {
        candidate.call.arguments[parameter.name] = .list([value])
      } else {
        candidate.call.arguments[parameter.name] = value
      }
      (candidate.said, candidate.asksFirst) = ([:], false)
      return candidate
    }
    return nil
  }

  /// 다시 켜줘, turn it back on: the switch that was set last, the other way. Behind other words, too: 못 들으면 음식 식으니까 다시 켜줘.
  ///
  /// Some word must say that it is set back: 그만 and stop are something else.
  func readSwitchedBack(_ text: NormalText) -> Candidate? {
    guard let last = freshLast, let intent = catalog.intent(last.call), intent.risk == .changes,
      intent.isUndoable,
      let language = catalog.language(of: text), !text.isQuestion, language.vetoes(in: text).isEmpty,
      let parameter = intent.parameters.first(where: { $0.kind == .boolean })
    else { return nil }
    let words = text.spaced.split(separator: " ").map(String.init)
    let values = (1...Self.wordsOfSwitching).reversed().lazy.compactMap { count in
      count <= words.count ? self.switchedBack(Array(words.suffix(count)), language) : nil
    }
    return values.first.map { value in
      Candidate(
        call: IntentCall(
          app: last.call.app, intent: last.call.intent, arguments: [parameter.name: .boolean(value)]),
        phrase: last.phrase, cost: 0, asksFirst: false)
    }
  }

  /// On or off.
  private func switchedBack(_ words: [String], _ language: any PhraseLanguage) -> Bool? {
    let values = words.compactMap(language.switching)
    let others = words.filter { language.switching($0) == nil }
    guard values.count == 1, language.addsNothing(others),
      others.contains(where: language.conversation.backwards.contains)
    else { return nil }
    return values[0]
  }

  /// Whether the last request was to the same app, in the last minutes: its favourites are meant, not another app's.
  func isOfLast(_ candidate: Candidate) -> Bool {
    freshLast?.call.app == candidate.call.app
  }

  /// What was done in the last minutes.
  private var freshLast: Candidate? { state.memory.freshLast(now: now) }

  /// In letters.
  private static let longestEllipsis = 40
  private static let wordsOfSwitching = 5
}
