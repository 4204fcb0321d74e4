import AppIntents
import Language

// What an app refused is changed by what is said next: 군만두도 하나 추가 behind an order below the minimum.

extension Understanding {
  /// The refused call as an utterance changes it; nil where it changes nothing of it.
  ///
  /// A question and what any rule speaks against change nothing of it: 콜라도 있어요?, 어제는 비가 많이 왔어.
  ///
  /// - Parameter explicitly: whether words must say what to do with a thing, so that it is no request of its own.
  func refusedCall(as utterance: String, _ text: NormalText, explicitly: Bool) -> Candidate? {
    guard let refused = state.refused, refused.isFresh(turn: state.turn, now: now), !text.isQuestion,
      let language = catalog.language(of: text),
      language.vetoes(in: text).allSatisfy({ $0.rule == VetoRule.replacement.rawValue }),
      let call = OpenCall(refused.candidate.call, catalog, at: reference),
      !namesOther(text, than: call.intent),
      let edit = call.edit(utterance), edit.isExplicit || !explicitly
    else { return nil }
    var candidate = refused.candidate
    candidate.call.arguments.merge(edit.arguments) { _, new in new }
    candidate.said = candidate.said.filter { edit.arguments[$0.key] == nil }
    candidate.asksFirst = !confirmsNext(candidate) && !costsForThings(candidate)
    return candidate
  }
}
