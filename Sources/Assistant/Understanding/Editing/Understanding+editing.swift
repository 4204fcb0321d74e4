import AppIntents
import Language
import Languages
import Matching

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
    guard mayBeEdit(answer, call, text) else { return nil }
    return call.edit(utterance)
  }

  /// What values are to the open question that are all of an utterance. Who tells what is missing for a change that can be taken back
  /// agrees to it: 이번 주 일요일 at 방문 계획을 세울까요?
  func taking(_ values: [String: IntentArgument], _ text: NormalText) -> UtteranceReading {
    guard let frame = state.top, frame.stage == .confirmingUnderstood, !text.isQuestion, !isDenied(text),
      let intent = catalog.intent(frame.candidate.call), intent.risk == .changes, intent.isUndoable,
      values.keys.allSatisfy({ frame.candidate.call.arguments[$0] == nil })
    else { return .correction(values) }
    return .answer(.confirmed(true), also: values)
  }

  /// Whether an utterance asks for something, or says hardly anything but values: not 일요일은 바빠서.
  func mostlyValues(_ text: NormalText) -> Bool {
    let values = catalog.mentions(in: text, at: reference).map(\.range)
    if catalog.language(of: text)?.requestLikelihood(of: text, values: values) == .likely { return true }
    return Double(values.map(\.count).reduce(0, +)) >= Self.shareOfValues * Double(text.count)
  }

  private static let shareOfValues = 0.6

  /// 아니 일요일로: a correction agrees to nothing.
  private func isDenied(_ text: NormalText) -> Bool {
    switch AnswerReader.read(text, in: .confirm, steps: steps) {
    case .correction, .no, .cancel: true
    default: !(catalog.language(of: text)?.vetoes(in: text).isEmpty ?? true)
    }
  }

  /// Whether an edit is nearer than what was read: nothing, a no beside other words, or a whole list in place of several things.
  private func mayBeEdit(_ answer: UtteranceReading?, _ call: OpenCall, _ text: NormalText) -> Bool {
    switch answer {
    case nil, .unknown, .refused: true
    // Scrap the soju, I've got work in the morning: a request, no denial.
    case .answer(.confirmed(false), _):
      catalog.language(of: text).map { language in
        language.vetoes(in: text).allSatisfy { $0.rule == VetoRule.replacement.rawValue }
          && (language.requestsPlainly(text)
            || !language.conversation.only.contains(where: text.spaced.contains))
      } ?? false
    case .correction(let arguments, _):
      call.holdsSeveral && call.counted.map { arguments[$0.name] != nil } ?? false
    default: false
    }
  }

  /// 장바구니에 담아 줘 at 주문할까요?: names what another intent is about.
  func namesOther(_ text: NormalText, than intent: IntentDescriptor) -> Bool {
    let own = titleWords(of: intent)
    let others = catalog.apps.flatMap(\.descriptor.intents).filter {
      CountedList.isOf($0) && $0.name != intent.name
    }
    return others.flatMap(titleWords).contains { word in
      !own.contains(word) && text.spaced.split(separator: " ").contains { $0.hasPrefix(word) }
    }
  }

  /// The longer words of its titles, which are nouns, without the particle of Korean: 장바구니(에), cart. Short ones are verbs: add, 담기.
  private func titleWords(of intent: IntentDescriptor) -> [String] {
    intent.title.values.flatMap { NormalText($0).spaced.split(separator: " ") }.map { word in
      word.hasSuffix("에") ? String(word.dropLast()) : String(word)
    }.filter { $0.count > (Hangul.isSyllable($0.unicodeScalars.first ?? " ") ? 2 : 3) }
  }
}
