package import ConversationProtocol
package import Foundation

/// A conversation that was really held, to be written as a test file.
///
///     var held = HeldConversation(language: "ko", timeZone: .current, focus: nil)
///     held.add("치킨 주문해줘", turn, at: now)
///     try Data(held.yaml(named: "주문").utf8).write(to: file)
package struct HeldConversation: Sendable {
  private struct Step: Sendable {
    let input: String
    let turn: Turn
    /// In whole seconds, as files say times.
    let second: Int
  }

  private let language: String
  private let timeZone: TimeZone
  private let focus: String?
  private var steps: [Step] = []
  /// A secret was said: the conversation cannot be repeated from there on, and is not written down.
  private var hasSecret = false

  package init(language: String, timeZone: TimeZone, focus: String?) {
    self.language = language
    self.timeZone = timeZone
    self.focus = focus
  }

  package var isEmpty: Bool { steps.isEmpty }

  /// - Parameter isSecret: what was said answers a question whose answer is written down nowhere.
  package mutating func add(_ input: String, _ turn: Turn, at time: Date, isSecret: Bool = false) {
    hasSecret = hasSecret || isSecret
    guard !hasSecret else { return }
    steps.append(Step(input: input, turn: turn, second: Int(time.timeIntervalSince1970.rounded(.down))))
  }

  // MARK: Writing

  /// The file, which passes where the apps have the data that they had when the conversation began.
  package func yaml(named name: String) -> String {
    let begin = Date(timeIntervalSince1970: Double(steps.first?.second ?? 0))
    let style = Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: timeZone)
    var lines = [
      "suite: \(Self.quoted(name))", "language: \(language)", "clock: \(begin.formatted(style))",
    ]
    if let focus { lines.append("apps: [\(focus)]") }
    lines += ["scenarios:", "  - name: \(Self.quoted(name))", "    turns:"]
    var second = steps.first?.second ?? 0
    for step in steps {
      if step.second > second {
        lines.append("      - advance: \(TurnInput.text(ofSeconds: Double(step.second - second)))")
      }
      second = max(second, step.second)
      lines += Self.lines(of: step)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func lines(of step: Step) -> [String] {
    let turn = step.turn
    let calls = turn.performed.map { "\($0.intent): {}" }
    let effects = turn.effects.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return [
      "      - say: \(quoted(step.input))",
      "        outcome: \(turn.outcome.rawValue)",
      "        asks: \(question(turn.question))",
      "        calls: \(calls.isEmpty ? "none" : "[\(calls.map { "{\($0)}" }.joined(separator: ", "))]")",
      "        effects: {\(effects.joined(separator: ", "))}",
      "        speaks: \(quoted(turn.text))",
    ]
  }

  private static func question(_ question: TurnQuestion?) -> String {
    question.map { "{kind: \($0.kind.rawValue), slot: \(quoted($0.slot))}" } ?? "none"
  }

  /// A YAML text in double quotation marks.
  private static func quoted(_ text: String) -> String {
    let escapes: [Character: String] = [
      "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\r\n": "\\r\\n", "\t": "\\t",
    ]
    return "\"" + text.map { escapes[$0] ?? String($0) }.joined() + "\""
  }
}
