import ConversationProtocol
import JSONText

/// What a call of a tool came to, as a client reads it.
struct ToolResult {
  private let turn: Turn
  /// What is said beside the turn.
  private let note: String?

  init(_ turn: Turn, note: String? = nil) {
    self.turn = turn
    self.note = note
  }

  var jsonValue: JSON {
    JSON([
      "content": .list([Self.text(text)]), "structuredContent": turn.jsonValue.forAgents,
      "isError": .boolean(isError),
    ])
  }

  /// The same as a person reads it: the reply, what is shown beside it, and what can be chosen.
  private var text: String {
    let options = (turn.question?.options ?? []).enumerated().map { index, option in
      "\(index + 1). " + [option.title, option.subtitle].compactMap(\.self).joined(separator: " · ")
    }
    let lines = [turn.text] + (turn.snippet?.lines ?? []) + options + [note].compactMap(\.self)
    return lines.map(\.forAgents).joined(separator: "\n")
  }

  private var isError: Bool {
    switch turn.outcome {
    case .failed, .noTarget, .notUnderstood, .superseded: turn.question == nil
    case .done, .answered, .inputRequired, .cancelled, .declined, .expired: false
    }
  }

  private static func text(_ text: String) -> JSON {
    JSON([
      "type": "text", "text": .text(text), "annotations": JSON(["audience": .texts(["user", "assistant"])]),
    ])
  }

  /// The tool was called in a way that can be mended.
  static func failure(_ failure: AssistantFailure) -> JSON {
    JSON(["content": .list([text(failure.message.forAgents)]), "isError": .boolean(true)])
  }
}
