import AppIntents
import Language
import Languages

// What a sentence of any words changes of the intent that asks: 짜장면 하나만 볶음밥으로 바꿔 줘 at 주문할까요?

extension Understanding {
  /// The edit that an utterance makes where a question is open; nil where it is an answer of another kind.
  ///
  /// Whatever it changes is shown in the next question before anything is done.
  func edit(of answer: UtteranceReading?, _ utterance: String, _ text: NormalText, _ open: OpenQuestion)
    -> OpenCall.Edit?
  {
    guard let frame = state.top, text.hasInnerSpaces || open.question.kind == .confirm,
      let call = OpenCall(frame, catalog, at: reference), !namesOther(text, than: call.intent)
    else { return nil }
    guard mayBeEdit(answer, call) else { return nil }
    return call.edit(utterance)
  }

  /// What the edit is to the open question. Who tells what is missing for a change that can be taken back agrees to it: 이번 주 일요일
  /// at 방문 계획을 세울까요?
  func taking(_ edit: OpenCall.Edit) -> UtteranceReading {
    guard let frame = state.top, frame.stage == .confirmingUnderstood,
      let intent = catalog.intent(frame.candidate.call), intent.risk == .changes, intent.isUndoable,
      edit.arguments.keys.allSatisfy({ frame.candidate.call.arguments[$0] == nil })
    else { return .correction(edit.arguments) }
    return .answer(.confirmed(true), also: edit.arguments)
  }

  /// Whether an edit is nearer than what was read: nothing, a no beside other words, or a whole list in place of several things.
  private func mayBeEdit(_ answer: UtteranceReading?, _ call: OpenCall) -> Bool {
    switch answer {
    case nil, .unknown, .answer(.confirmed(false), _), .refused: true
    case .correction(let arguments, _):
      call.counted.flatMap(call.list)?.lines.count ?? 0 > 1 && call.counted.map { arguments[$0.name] != nil } ?? false
    default: false
    }
  }

  /// 장바구니에 담아 줘 at 주문할까요?: names what another intent is about.
  func namesOther(_ text: NormalText, than intent: IntentDescriptor) -> Bool {
    let own = titleWords(of: intent)
    let others = catalog.apps.flatMap(\.descriptor.intents).filter { CountedList.isOf($0) && $0.name != intent.name }
    return others.flatMap(titleWords).contains { word in
      !own.contains(word) && text.spaced.split(separator: " ").contains { $0.hasPrefix(word) }
    }
  }

  /// The words of its titles of two letters or more, without the particles of Korean: 장바구니(에).
  private func titleWords(of intent: IntentDescriptor) -> [String] {
    intent.title.values.flatMap { NormalText($0).spaced.split(separator: " ") }.map { word in
      word.hasSuffix("에") ? String(word.dropLast()) : String(word)
    }.filter { $0.count > (Hangul.isSyllable($0.unicodeScalars.first ?? " ") ? 2 : 3) }
  }
}
