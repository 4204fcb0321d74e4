import AppIntents
import Assistant
import ConversationProtocol
import Hosting
import JSONText

/// The first turn of a call.
extension ToolCalling {
  func begin() async throws -> Turn {
    let session = try session()
    switch tool.kind {
    case .intent(let app, let intent):
      return try await turns.take(.call(try call(intent.name, of: app, intent), .agent), in: .begun(new))
    case .say:
      let text = try arguments.parameter("text")
      return try await turns.take(.text(text, .agent), in: session.map { .session($0) } ?? .begun(new))
    case .status:
      guard let session else { throw RPCFailure.invalid("“session” is missing") }
      return try await turns.state(of: session)
    }
  }

  private func call(_ name: String, of app: String, _ intent: IntentDescriptor) throws -> TurnCall {
    let values = (arguments.object ?? []).filter { !$0.value.isNull }
    try checkSecrets(values.map(\.key), intent)
    return TurnCall(
      name, of: app, arguments: Dictionary(values.map { ($0.key, $0.value) }) { first, _ in first })
  }

  /// - Throws: `AssistantFailure` when a secret is given, which an agent has no business with.
  private func checkSecrets(_ names: [String], _ intent: IntentDescriptor) throws(AssistantFailure) {
    if let secret = intent.parameters.first(where: { $0.isSensitive && names.contains($0.name) }) {
      throw AssistantFailure(.badRequest, "“\(secret.name)” is secret and is not taken from an agent")
    }
  }

  private var new: String { AgentSession.new(for: exchange.principal) }

  /// - Throws: `AssistantFailure` for a conversation that this caller did not begin.
  private func session() throws -> String? {
    guard let session = arguments["session"]?.string else { return nil }
    guard AgentSession.belongs(session, to: exchange.principal), ClientName.isName(session) else {
      throw AssistantFailure(.notFound, "there is no such conversation")
    }
    return session
  }
}
