import AppIntents
import ConversationProtocol
import struct Foundation.Date
import Language

/// The slots of a turn object: what was said, and what was answered since.
struct TurnSlots {
  let candidate: Candidate
  let answered: [String: AnsweredSlot]
  let reference: DateReference
  let language: String

  var slots: [String: TurnSlot] {
    var slots: [String: TurnSlot] = [:]
    for (name, argument) in candidate.call.arguments {
      slots[name] = slot(argument, said: candidate.said[name])
    }
    for (name, answer) in answered { place(slot(answer), at: name, in: &slots) }
    return slots
  }

  private func slot(_ answer: AnsweredSlot) -> TurnSlot {
    switch answer.value {
    case .option(let option): slot(option, answer.said)
    case .options(let options): .list(options.map { slot($0, answer.said) })
    case .argument(let argument): slot(argument, said: answer.said)
    }
  }

  private func slot(_ option: TurnOption, _ said: SaidSlot) -> TurnSlot {
    .entity(id: option.id, text: option.title, said: said.text, span: said.span)
  }

  private func place(_ slot: TurnSlot, at name: String, in slots: inout [String: TurnSlot]) {
    let path = name.split(separator: ".", maxSplits: 1).map(String.init)
    guard path.count == 2, case .list(let members) = slots[path[0]], members.count == 1,
      case .composite(var properties) = members[0]
    else { return slots[name] = slot }
    properties[path[1]] = slot
    slots[path[0]] = .list([.composite(properties)])
  }

  private func slot(_ argument: IntentArgument, said: SaidSlot?) -> TurnSlot {
    switch argument {
    case .text(let text): return .value(.string(text), text: text, said: said?.text ?? text, span: said?.span)
    case .entities(let ids, let words):
      return .entity(id: ids.count == 1 ? ids[0] : nil, text: words, said: words, span: said?.span)
    case .cases(let values, let words):
      return .value(.string(values.first ?? words), text: words, said: words, span: said?.span)
    case .integer(let value):
      return .value(.integer(value), text: String(value), said: said?.text, span: said?.span)
    case .date(let seconds):
      let date = Date(timeIntervalSince1970: seconds)
      return .value(
        .string(reference.isoText(of: date)), text: reference.words(for: date, language: language),
        said: said?.text, span: said?.span)
    case .duration(let seconds):
      return .value(
        .number(seconds), text: DateReference.words(forSeconds: seconds, language: language),
        said: said?.text, span: said?.span)
    case .number(let value):
      return .value(.number(value), text: String(value), said: said?.text, span: said?.span)
    case .boolean(let value):
      return .value(.boolean(value), text: String(value), said: said?.text, span: said?.span)
    case .list(let members): return .list(members.map { slot($0, said: nil) })
    case .composite(let properties): return .composite(properties.mapValues { slot($0, said: nil) })
    }
  }
}
