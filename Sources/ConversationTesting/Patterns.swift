import ConversationProtocol
import Language

extension QuestionPattern {
  func fits(_ question: TurnQuestion) -> Bool {
    (kind == nil || kind == question.kind)
      && (slot.map { question.slot == $0 || question.slot.hasSuffix("." + $0) } ?? true)
      && (attempt == nil || attempt == question.attempt) && (options?.fits(question.options) ?? true)
  }

  var description: String {
    let parts = [
      kind.map { "a \($0.rawValue)" } ?? "a question", slot.map { "of \($0)" }, intent.map { "of \($0)" },
      attempt.map { "attempt \($0)" },
      options.map { "among \($0.titles.joined(separator: ", "))" },
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}

extension OptionsPattern {
  var titles: [String] {
    switch self {
    case .exactly(let titles), .contains(let titles): titles
    }
  }

  func fits(_ options: [TurnOption]) -> Bool {
    func isMeant(_ option: TurnOption, by title: String) -> Bool {
      option.id == title || NormalText(option.title).text == NormalText(title).text
    }
    switch self {
    case .exactly(let titles):
      return options.count == titles.count && zip(options, titles).allSatisfy(isMeant)
    case .contains(let titles):
      return titles.allSatisfy { title in options.contains { isMeant($0, by: title) } }
    }
  }
}

extension TextPattern {
  func fits(_ text: String) -> Bool {
    switch self {
    case .exactly(let wanted): text == wanted
    case .contains(let parts): parts.allSatisfy(text.contains)
    case .matches(let expression): (try? Regex(expression)).map { text.contains($0) } ?? false
    }
  }

  var description: String {
    switch self {
    case .exactly(let text): "“\(text)”"
    case .contains(let parts): "something with " + parts.map { "“\($0)”" }.joined(separator: " and ")
    case .matches(let expression): "something like /\(expression)/"
    }
  }
}

extension SlotPattern {
  /// Names are compared as they are matched: in normal form, without spaces.
  func fits(_ slot: TurnSlot?) -> Bool {
    switch (self, slot) {
    case (.absent, nil): true
    case (.absent, .some), (_, nil): false
    case (.list(let patterns), .list(let members)):
      patterns.count == members.count && zip(patterns, members).allSatisfy { $0.fits($1) }
    case (.composite(let patterns), .composite(let properties)):
      patterns.allSatisfy { $0.value.fits(properties[$0.key]) }
    case (.text(let text), .entity(let id, let title, let said, _)):
      id == text || Self.isSame(title, text) || said.map { Self.isSame($0, text) } ?? false
    case (.text(let text), .value(let value, let title, let said, _)):
      value.isWritten(text) || Self.isSame(title, text) || said.map { Self.isSame($0, text) } ?? false
    default: false
    }
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    NormalText(one).text == NormalText(other).text
  }
}

extension TurnScalar {
  /// A time may be written as the beginning of its ISO 8601 text: 2026-11-21.
  fileprivate func isWritten(_ text: String) -> Bool {
    switch self {
    case .string(let value): value == text || text.count >= 10 && value.hasPrefix(text + "T")
    case .integer(let value): String(value) == text
    case .number(let value): value == Double(text)
    case .boolean(let value): String(value) == text
    }
  }
}

/// Values as a failure shows them.
enum SlotText {
  static func text(_ slots: [String: TurnSlot]) -> String {
    "{" + slots.sorted { $0.key < $1.key }.map { "\($0.key): \(text($0.value))" }.joined(separator: ", ")
      + "}"
  }

  static func text(_ slots: [String: SlotPattern]) -> String {
    "{" + slots.sorted { $0.key < $1.key }.map { "\($0.key): \(text($0.value))" }.joined(separator: ", ")
      + "}"
  }

  private static func text(_ slot: TurnSlot) -> String {
    switch slot {
    case .entity(let id, let title, _, _): id.map { "\(title) (\($0))" } ?? title
    case .value(.string(let value), let title, _, _): value == title ? title : "\(title) (\(value))"
    case .value(_, let title, _, _): title
    case .list(let members): "[" + members.map { text($0) }.joined(separator: ", ") + "]"
    case .composite(let properties): text(properties)
    }
  }

  private static func text(_ pattern: SlotPattern) -> String {
    switch pattern {
    case .absent: "nothing"
    case .text(let text): text
    case .list(let members): "[" + members.map { text($0) }.joined(separator: ", ") + "]"
    case .composite(let properties): text(properties)
    }
  }
}
