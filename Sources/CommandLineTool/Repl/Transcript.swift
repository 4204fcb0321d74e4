import ConversationProtocol

/// What was said in a conversation since the REPL began.
struct Transcript {
  private struct Exchange {
    /// Nil for a secret.
    var said: String?
    var reply: String
  }

  /// More of them nobody reads.
  private static let capacity = 200

  private var exchanges: [Exchange] = []

  mutating func add(_ said: String?, _ turn: Turn) {
    exchanges.append(Exchange(said: said, reply: turn.text))
    if exchanges.count > Self.capacity { exchanges.removeFirst() }
  }

  func text(language: String) -> String {
    guard !exchanges.isEmpty else {
      return "  " + ToolMessage.nothingSaid.text(in: language)
    }
    return exchanges.map { exchange in
      let reply = exchange.reply.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
      return "  > \(exchange.said ?? "***")\n\(reply)"
    }.joined(separator: "\n")
  }
}
