import AppIntents
import Assistant
import ConversationProtocol

/// A reading in words, for whoever wrote the sentence.
enum ReadingText {
  static func text(_ reading: UtteranceReading) -> String {
    switch reading {
    case .intent(let candidate): text(candidate)
    case .intents(let candidates): "a choice of " + candidates.map { text($0) }.joined(separator: " and ")
    case .notFound(let candidate, let slot, let said): "\(text(candidate)), but \(slot) “\(said)” is unknown"
    case .vetoed(let rule, let span): "vetoed (\(rule) at \(span))"
    case .command(let command): "the command \(command.rawValue)"
    default: "\(reading)"
    }
  }

  private static func text(_ candidate: Candidate) -> String {
    let slots = candidate.call.arguments.sorted { $0.key < $1.key }.map { "\($0.key): \(text($0.value))" }
    let asks = candidate.asksFirst ? ", asking first" : ""
    let call = "\(candidate.call.app).\(candidate.call.intent) [\(slots.joined(separator: ", "))]"
    return "\(call) by “\(candidate.phrase)” at \(candidate.cost)\(asks)"
  }

  private static func text(_ argument: IntentArgument) -> String {
    switch argument {
    case .text(let text): "text “\(text)”"
    case .entities(let ids, let said), .cases(let ids, let said): "\(said) (\(ids.count))"
    case .integer(let value): "\(value)"
    case .list(let members): "[" + members.map { text($0) }.joined(separator: ", ") + "]"
    case .composite(let properties): "{\(text(properties))}"
    default: "\(argument)"
    }
  }

  private static func text(_ properties: [String: IntentArgument]) -> String {
    properties.sorted { $0.key < $1.key }.map { "\($0.key): \(text($0.value))" }.joined(separator: ", ")
  }
}
