import AppIntents
import Assistant
import Hosting
import JSONText

/// What can be said, as prompts: one for each intent, with its sentences.
struct PhrasePrompts {
  private let server: AgentServer

  init(_ server: AgentServer) { self.server = server }

  private var intents: [(AppDescriptor, IntentDescriptor)] {
    server.apps.flatMap { app in app.intents.filter(\.isDiscoverable).map { (app, $0) } }
  }

  var list: [JSON] {
    intents.map { app, intent in
      let title = intent.title.text(server.language) ?? intent.name
      return JSON([
        "name": .text(AgentTool.name(app: app.name, intent: intent.name)), "title": .text(title.forAgents),
        "description": .text((intent.summary.text(server.language) ?? title).forAgents),
        "arguments": .list([JSON(["name": "sentence", "required": .boolean(false)])]),
      ])
    }
  }

  /// - Throws: `RPCFailure` when there is no such prompt, or nothing to say for it.
  func prompt(_ parameters: JSON) throws(RPCFailure) -> JSON {
    let name = try parameters.parameter("name")
    let said = parameters["arguments"]?["sentence"]?.string
    guard let sentence = said ?? sentences(name, limit: 1).first else {
      throw .invalid("there is no prompt “\(name.prefix(100))”")
    }
    let content = JSON(["type": "text", "text": .text(sentence.forAgents)])
    return JSON(["messages": .list([JSON(["role": "user", "content": content])])])
  }

  /// The first sentences of a prompt; none when there is no such prompt.
  func sentences(_ name: String, limit: Int) -> [String] {
    let found = intents.first { AgentTool.name(app: $0.name, intent: $1.name) == name }
    guard let (app, intent) = found else { return [] }
    let sentences = server.catalog.sentences(app: app.name, intent: intent.name, language: server.language)
    return Array(sentences.prefix(limit))
  }
}
