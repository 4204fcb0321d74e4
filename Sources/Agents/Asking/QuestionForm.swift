import AppIntents
import ConversationProtocol
import JSONText

/// The open question of a turn as a form, with the other values that its intent will want: they are asked for in one go.
struct QuestionForm {
  let turn: Turn
  let question: TurnQuestion
  private let others: [(ParameterDescriptor, JSON)]

  /// - Parameter intent: the one that asks, with its app.
  init?(_ turn: Turn, of intent: IntentDescriptor?, in app: AppDescriptor?, language: String) {
    guard let question = turn.question, !question.isSensitive else { return nil }
    self.turn = turn
    self.question = question
    others = Self.others(turn, question, intent, app, language)
  }

  /// Required parameters that nothing was said for. A choice or a confirmation is better made by itself.
  private static func others(
    _ turn: Turn, _ question: TurnQuestion, _ intent: IntentDescriptor?, _ app: AppDescriptor?,
    _ language: String
  ) -> [(ParameterDescriptor, JSON)] {
    guard let intent, let app, question.kind != .confirm, question.kind != .intent else { return [] }
    let asked = String(question.slot.prefix { $0 != "." })
    let missing = intent.parameters.filter { parameter in
      !parameter.isOptional && !parameter.hasDefault && !parameter.isSensitive && parameter.name != asked
        && turn.slots[parameter.name] == nil
    }
    let schema = ToolSchema(app: app, language: language)
    return missing.map { ($0, schema.field($0)) }
  }

  /// The parameters of `elicitation/create`; the oldest revision knows no other mode and has no name for it.
  func parameters(_ revision: AgentRevision) -> JSON {
    JSON([
      "mode": revision == .handshake202506 ? nil : "form", "message": .text(message),
      "requestedSchema": requestedSchema(revision),
    ])
  }

  private var message: String {
    ([turn.text] + (turn.snippet?.lines ?? [])).map(\.forAgents).joined(separator: "\n")
  }

  /// Flat, as elicitation wants it. A confirmation has no field: to accept the form is the yes.
  private func requestedSchema(_ revision: AgentRevision) -> JSON {
    guard question.kind != .confirm else {
      return JSON(["type": "object", "properties": JSON(.object([]))])
    }
    let own = JSON.Member(question.slot, field(revision))
    let more = others.map { JSON.Member($0.name, $1) }
    return JSON([
      "type": "object", "properties": JSON(.object([own] + more)), "required": .texts([question.slot]),
    ])
  }

  private func field(_ revision: AgentRevision) -> JSON {
    let schema = revision == .handshake202506 ? oldSchema : question.schema.jsonValue
    return JSON(
      .object((schema.forAgents.object ?? []) + [JSON.Member("title", .text(question.title.forAgents))]))
  }

  /// The revision of June 2025 has other words for a choice, and none for several.
  private var oldSchema: JSON {
    switch question.schema {
    case .oneOf(let options):
      JSON([
        "type": "string", "enum": .texts(options.map(\.id)), "enumNames": .texts(options.map(\.title)),
      ])
    case .anyOf: JSON(["type": "string"])
    default: question.schema.jsonValue
    }
  }

  /// The answers by slot, as a turn takes them. What was left empty is not among them.
  func answers(_ content: JSON, yes: String, no: String) -> [String: String] {
    var answers: [String: String] = [:]
    for name in [question.slot] + others.map(\.0.name) {
      guard let value = content[name] else { continue }
      answers[name] = Self.words(value, yes: yes, no: no)
    }
    return answers
  }

  private static func words(_ value: JSON, yes: String, no: String) -> String? {
    switch value.value {
    case .string(let text): text.isEmpty ? nil : text
    case .number(let text): value.integer.map { String($0) } ?? text
    case .boolean(let value): value ? yes : no
    case .array(let elements): elements.isEmpty ? nil : elements.compactMap(\.string).joined(separator: ",")
    case .object, .null: nil
    }
  }
}

extension ToolSchema {
  /// A field of a flat form: what is no number and no choice is a text, which is read as an answer is.
  func field(_ parameter: ParameterDescriptor) -> JSON {
    switch parameter.kind {
    case .integer, .number, .boolean, .enumeration, .string, .entity, .date, .duration:
      schema(parameter.kind, title: parameter.title.text(language))
    default: schema(.string, title: parameter.title.text(language))
    }
  }
}
