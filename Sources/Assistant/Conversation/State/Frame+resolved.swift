import AppIntents
import ConversationProtocol

extension Frame {
  /// The call with what was answered since it was said: which of several restaurants was chosen.
  ///
  /// An answer about one of several members of a list stays with its question.
  func resolvedCall(of intent: IntentDescriptor) -> IntentCall {
    var call = candidate.call
    for (slot, answer) in answered.sorted(by: { $0.key < $1.key }) {
      let kind = intent.parameters.first { $0.name == slot }?.kind
      _ = call.merge([slot: answer.argument(of: kind)])
    }
    return call
  }
}

extension AnsweredSlot {
  fileprivate func argument(of kind: ValueKind?) -> IntentArgument {
    switch value {
    case .option(let option): Self.argument(option, of: kind)
    case .options(let options): .list(options.map { Self.argument($0, of: kind) })
    case .argument(let argument): argument
    }
  }

  private static func argument(_ option: TurnOption, of kind: ValueKind?) -> IntentArgument {
    if case .enumeration = kind { return .cases([option.id], said: option.title) }
    return .entities(identifiers: [option.id], said: option.title)
  }
}
