package import ConversationProtocol
import JSONText
import Language

/// What doors take as names and as words. A control character in them would steer the terminal of the person who reads
/// them later, in a list of conversations or in an order.
package enum TextCheck {
  /// Checks the name that a client gives a conversation or a request: one line, without marks of direction.
  ///
  /// - Parameter part: what the client calls it, such as “session”.
  package static func name(_ text: String, called part: String) throws(AssistantFailure) {
    if let found = text.firstSteering { throw refused(found, in: part) }
  }

  /// Checks what is said or answered. Line ends and tabs are white space; marks of direction are left out of what is
  /// kept and need no refusal.
  package static func words(_ text: String, called part: String) throws(AssistantFailure) {
    if let found = text.firstControl { throw refused(found, in: part) }
  }

  /// Checks answers by slot.
  package static func answers(_ answers: [String: String]) throws(AssistantFailure) {
    for (slot, answer) in answers.sorted(by: { $0.key < $1.key }) {
      try name(slot, called: "answers")
      try words(answer, called: "answers.\(slot)")
    }
  }

  /// Checks every text and every key of a value.
  static func json(_ value: JSON, called part: String) throws(AssistantFailure) {
    if let text = value.string { try words(text, called: part) }
    for element in value.array ?? [] { try json(element, called: part) }
    for member in value.object ?? [] {
      try name(member.key, called: part)
      try json(member.value, called: part)
    }
  }

  private static func refused(_ scalar: Unicode.Scalar, in part: String) -> AssistantFailure {
    let number = String(scalar.value, radix: 16, uppercase: true)
    let code = String(repeating: "0", count: max(0, 4 - number.count)) + number
    return AssistantFailure(.badRequest, "“\(part)” has the control character U+\(code), which is not taken")
  }
}

extension TurnRequest {
  /// - Throws: `AssistantFailure.badRequest` for a control character in a name, in what is said or in an answer.
  package func check() throws(AssistantFailure) {
    if let id { try TextCheck.name(id, called: "request") }
    switch target {
    case .session(let id), .begun(let id): try TextCheck.name(id, called: "session")
    case .new, .latest: break
    }
    switch input {
    case .text(let text, _): try TextCheck.words(text, called: "text")
    case .literal(let text, _): try TextCheck.words(text, called: "literal")
    case .transcripts(let texts): for text in texts { try TextCheck.words(text, called: "text") }
    case .call(let call, _): try call.check()
    case .command, .answers: break
    }
    try TextCheck.answers(answers)
  }
}

extension TurnCall {
  /// - Throws: `AssistantFailure.badRequest` for a control character anywhere in it.
  fileprivate func check() throws(AssistantFailure) {
    try TextCheck.name(name, called: "intent")
    for (name, value) in arguments.sorted(by: { $0.key < $1.key }) {
      try TextCheck.name(name, called: "arguments")
      try TextCheck.json(value, called: "arguments.\(name)")
    }
  }
}
