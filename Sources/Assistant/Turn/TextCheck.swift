package import ConversationProtocol
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

  private static func refused(_ scalar: Unicode.Scalar, in part: String) -> AssistantFailure {
    let number = String(scalar.value, radix: 16, uppercase: true)
    let code = String(repeating: "0", count: max(0, 4 - number.count)) + number
    return AssistantFailure(.badRequest, "“\(part)” has the control character U+\(code), which is not taken")
  }
}

extension Utterance {
  /// - Throws: `AssistantFailure` when a control character was in what was said.
  package func check() throws(AssistantFailure) {
    if let refused { throw refused }
  }
}

extension GivenAnswers {
  /// - Throws: `AssistantFailure` for a control character in an answer.
  package func check() throws(AssistantFailure) {
    for (slot, answer) in answers.sorted(by: { $0.key < $1.key }) {
      try TextCheck.name(slot, called: "answers")
      try TextCheck.words(answer, called: "answers.\(slot)")
    }
  }
}
