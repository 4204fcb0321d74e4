import AppIntents
import ConversationProtocol
import Hosting
import JSONText
import Language

/// A tool of an agent: an intent, or one of the two that hold for all apps.
struct AgentTool: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case intent(app: String, IntentDescriptor)
    case say, status
  }

  let name: String
  let kind: Kind
  /// As `tools/list` has it.
  let description: JSON

  /// `app.intent` in letters that every client takes in the name of a tool.
  static func name(app: String, intent: String) -> String { ascii("\(app)_\(intent)") }

  /// Some clients take no longer names.
  private static let longest = 64

  private static func ascii(_ text: String) -> String {
    let name = text.unicodeScalars.map { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || "_-".unicodeScalars.contains(scalar))
        ? String(scalar) : "u" + String(scalar.value, radix: 16)
    }.joined()
    guard name.utf8.count > longest else { return name }
    let digest = SHA256.hash(text).prefix(4).map { String($0, radix: 16) }.joined()
    return "\(name.prefix(longest - digest.utf8.count - 1))_\(digest)"
  }
}

extension AgentTool {
  /// All that there are, in the order of the apps.
  static func all(of apps: [AppDescriptor], language: String) -> [AgentTool] {
    let intents = apps.flatMap { app in
      app.intents.filter(\.isDiscoverable).map { AgentTool($0, of: app, language: language) }
    }
    return intents + [say(language), status(language)]
  }

  private init(_ intent: IntentDescriptor, of app: AppDescriptor, language: String) {
    name = Self.name(app: app.name, intent: intent.name)
    kind = .intent(app: app.name, intent)
    let title = intent.title.text(language) ?? intent.name
    description = Self.description(
      name, title: title, text: intent.summary.text(language) ?? title,
      input: ToolSchema(app: app, language: language).object(intent.parameters), risk: intent.risk)
  }

  private static func say(_ language: String) -> AgentTool {
    let input = JSON([
      "type": "object", "additionalProperties": .boolean(false), "required": .texts(["text"]),
      "properties": JSON([
        "text": JSON(["type": "string", "title": .text(AgentMessage.sayTitle.text(language))]),
        "session": session(language),
      ]),
    ])
    return AgentTool(
      name: "say", kind: .say,
      description: description(
        "say", title: AgentMessage.sayTitle.text(language), text: AgentMessage.sayText.text(language),
        input: input, risk: .costs))
  }

  private static func status(_ language: String) -> AgentTool {
    let input = JSON([
      "type": "object", "additionalProperties": .boolean(false), "required": .texts(["session"]),
      "properties": JSON(["session": session(language)]),
    ])
    return AgentTool(
      name: "status", kind: .status,
      description: description(
        "status", title: AgentMessage.statusTitle.text(language),
        text: AgentMessage.statusText.text(language),
        input: input, risk: .reads))
  }

  private static func session(_ language: String) -> JSON {
    JSON(["type": "string", "description": .text(AgentMessage.saySession.text(language))])
  }

  private static func description(
    _ name: String, title: String, text: String, input: JSON, risk: IntentRisk
  ) -> JSON {
    JSON([
      "name": .text(name), "title": .text(title.forAgents), "description": .text(text.forAgents),
      "inputSchema": input, "outputSchema": ToolSchema.output, "annotations": annotations(risk, title),
    ])
  }

  private static func annotations(_ risk: IntentRisk, _ title: String) -> JSON {
    JSON([
      "title": .text(title.forAgents), "readOnlyHint": .boolean(risk == .reads),
      "destructiveHint": .boolean(risk == .costs), "idempotentHint": .boolean(risk == .reads),
      "openWorldHint": .boolean(risk == .costs),
    ])
  }
}

extension [String: String] {
  /// The text of a language, else the one of the development language.
  func text(_ language: String) -> String? { (self[language] ?? self[""]).flatMap { $0.isEmpty ? nil : $0 } }
}
