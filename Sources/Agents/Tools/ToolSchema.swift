import AppIntents
import ConversationProtocol
import JSONText

/// JSON Schemas of what tools take and give. Nothing is required that a dialog can ask for.
struct ToolSchema {
  let app: AppDescriptor
  let language: String

  func object(_ parameters: [ParameterDescriptor]) -> JSON {
    // A secret is not given through an agent.
    let members = parameters.filter { !$0.isSensitive }.map { parameter in
      JSON.Member(parameter.name, schema(parameter.kind, title: parameter.title.text(language)))
    }
    return JSON([
      "type": "object", "properties": JSON(.object(members)), "additionalProperties": .boolean(false),
    ])
  }

  /// The schema of one value.
  ///
  /// - Parameter title: of the parameter, in the person's language.
  func schema(_ kind: ValueKind, title: String?) -> JSON {
    switch kind {
    case .list(let member): titled("array", title, ["items": schema(member, title: nil)])
    case .composite(let composite):
      titled(nil, title, ["anyOf": .list([object(composite.properties), titled("string", nil, [:])])])
    case .integer(let minimum, let maximum):
      titled(
        "integer", title, ["minimum": minimum.map { .integer($0) }, "maximum": maximum.map { .integer($0) }])
    case .number(let minimum, let maximum):
      titled(
        "number", title, ["minimum": minimum.map { .number($0) }, "maximum": maximum.map { .number($0) }])
    case .boolean: titled("boolean", title, [:])
    case .enumeration(let type): titled("string", title, ["enum": .texts(cases(type))])
    default: titled("string", title, ["description": words(kind, title).map { .text($0.forAgents) }])
    }
  }

  private func titled(_ type: String?, _ title: String?, _ more: [String: JSON?]) -> JSON {
    var members: [JSON.Member] = []
    if let type { members.append(JSON.Member("type", .text(type))) }
    if let title { members.append(JSON.Member("title", .text(title.forAgents))) }
    for (key, value) in more.sorted(by: { $0.key < $1.key }) {
      if let value { members.append(JSON.Member(key, value)) }
    }
    return JSON(.object(members))
  }

  private func cases(_ type: String) -> [String] {
    app.enums.first { $0.name == type }?.cases.map(\.rawValue) ?? []
  }

  /// What may stand in a text.
  private func words(_ kind: ValueKind, _ title: String?) -> String? {
    switch kind {
    case .entity(let type):
      let own = app.entities.first { $0.name == type }?.title.text(language)
      return AgentMessage.value(title: own ?? title ?? type).text(language)
    case .date: return "ISO 8601, “내일 저녁 7시”, “tomorrow at 7 pm”"
    case .duration: return "“10분”, “ten minutes”"
    case .measurement(let unit): return "5 \(unit)"
    case .currency: return "KRW 12000"
    default: return nil
    }
  }

  /// Of `structuredContent`: the turn. Clients compare every result with it, so that it says what they rely on, and no more.
  static let output = JSON([
    "type": "object", "required": .texts(["session", "turn", "outcome", "text"]),
    "properties": JSON([
      "session": JSON(["type": "string"]), "turn": JSON(["type": "integer"]),
      "outcome": JSON(["type": "string", "enum": .texts(TurnOutcome.allCases.map(\.rawValue))]),
      "text": JSON(["type": "string"]),
      "question": JSON(["type": .texts(["object", "null"])]),
      "value": JSON(["type": .texts(["object", "null"])]),
      "performed": JSON(["type": "array", "items": JSON(["type": "object"])]),
      "effects": JSON(["type": "object"]),
      "error": JSON(["type": .texts(["object", "null"])]),
    ]),
  ])
}
