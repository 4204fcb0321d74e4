import AppIntents
import Assistant
import Foundation
package import Hosting
import JSONText
import KeptRecords

/// The apps of this process as a server of MCP, whichever way messages come and go.
///
/// Each intent is a tool. What is missing is asked for, and what costs money waits for a person.
package final class AgentServer: Sendable {
  let host: AssistantHost
  let turns: any AgentTurns
  let calls: PendingCalls
  let tools: [AgentTool]
  let apps: [AppDescriptor]
  /// Where requests are worked on: they may wait for a disk.
  let executor: (any TaskExecutor)?
  /// How the person goes on with a conversation.
  let command: @Sendable (_ session: String) -> String
  /// The address of the page, where the person confirms; nil if none is served now.
  let page: @Sendable () -> String?
  /// How long a call waits for a person who was given a link.
  let patience: Duration

  var language: String { host.language }
  var catalog: AppCatalog { host.assistant.catalog }

  /// - Parameters:
  ///   - page: the address of the page, where the person confirms.
  ///   - patience: how long a call waits for a person who was given a link.
  package init(
    _ host: AssistantHost, turns: any AgentTurns, program: String = "malgil",
    executor: (any TaskExecutor)? = nil, page: @escaping @Sendable () -> String? = { nil },
    patience: Duration = .seconds(PendingCalls.patience)
  ) {
    self.host = host
    self.turns = turns
    (self.page, self.patience) = (page, patience)
    self.executor = executor
    command = { "\(program) --session \($0)" }
    calls = PendingCalls(
      in: host.assistant.store as? any AgentCallRows ?? MemoryAgentCalls(), clock: host.assistant.clock)
    apps = host.assistant.catalog.apps.filter { !$0.isOwn }.map(\.descriptor)
    tools = AgentTool.all(of: apps, language: host.language)
  }

  // MARK: Methods

  /// - Throws: `RPCFailure`, `CancellationError`.
  func result(of method: String, _ parameters: JSON, _ exchange: AgentExchange) async throws -> JSON {
    switch method {
    case "tools/list": return try listed("tools", tools.map(\.description), parameters, exchange)
    case "tools/call":
      let call = try ToolCalling(self, exchange, parameters)
      return try await call.result(parameters.given("requestState"), parameters["inputResponses"])
    case "resources/list":
      let all = resources.list + (try await SurfaceResources(self, exchange).list())
      return try listed("resources", all, parameters, exchange)
    case "resources/templates/list":
      let all = resources.templates + SurfaceResources(self, exchange).templates
      return try listed("resourceTemplates", all, parameters, exchange)
    case "resources/read": return whole(try await resources.read(parameters, exchange), exchange, seconds: 0)
    case "prompts/list": return try listed("prompts", prompts.list, parameters, exchange)
    case "prompts/get": return whole(try prompts.prompt(parameters), exchange)
    case "completion/complete": return whole(try completions.result(parameters), exchange)
    case "resources/subscribe", "resources/unsubscribe":
      guard let subscriptions = exchange.subscriptions else { throw RPCFailure.unknownMethod(method) }
      let uri = try parameters.parameter("uri")
      if method == "resources/subscribe" { try subscriptions.add(uri) } else { subscriptions.remove(uri) }
      return JSON([])
    case "subscriptions/listen" where exchange.revision == .stateless:
      return try await ResourceListening(self, exchange).result(parameters)
    case "server/discover" where exchange.revision == .stateless:
      return whole(identity, exchange, seconds: 3_600)
    case "ping" where exchange.revision.hasHandshake: return JSON(.object([]))
    default: throw RPCFailure.unknownMethod(method)
    }
  }

  private var resources: EntityResources { EntityResources(self) }
  private var prompts: PhrasePrompts { PhrasePrompts(self) }
  private var completions: NameCompletions { NameCompletions(self) }

  /// All elements; there is no second page.
  private func listed(
    _ key: String, _ elements: [JSON], _ parameters: JSON, _ exchange: AgentExchange
  ) throws(RPCFailure) -> JSON {
    guard parameters.given("cursor") == nil else { throw .invalid("there is no page of this cursor") }
    return whole(JSON([JSON.Member(key, .list(elements))]), exchange, seconds: 60)
  }

  /// - Parameter seconds: how long it may be kept; nil for what is not kept.
  func whole(_ result: JSON, _ exchange: AgentExchange, seconds: Int? = nil) -> JSON {
    guard exchange.revision == .stateless else { return result }
    var members = result.object ?? []
    members.append(JSON.Member("resultType", "complete"))
    if let seconds {
      members.append(JSON.Member("ttlMs", .integer(seconds * 1_000)))
      members.append(JSON.Member("cacheScope", "private"))
    }
    members.append(JSON.Member("_meta", JSON([JSON.Member(AgentMeta.server, implementation)])))
    return JSON(.object(members))
  }

  // MARK: What it is

  private var implementation: JSON {
    JSON(["name": "malgil", "title": "말길", "version": .text(HostVersion.current)])
  }

  private var capabilities: JSON {
    let nothing = JSON(.object([]))
    let resources = JSON(["subscribe": .boolean(true)])
    return JSON(["tools": nothing, "resources": resources, "prompts": nothing, "completions": nothing])
  }

  private var identity: JSON {
    JSON([
      "supportedVersions": .texts(AgentRevision.statelessOnes.map(\.rawValue)), "capabilities": capabilities,
      "instructions": .text(AgentMessage.whatItIs.text(language)),
    ])
  }

  /// The result of `initialize`.
  func handshake(_ revision: AgentRevision) -> JSON {
    JSON([
      "protocolVersion": .text(revision.rawValue), "capabilities": capabilities, "serverInfo": implementation,
      "instructions": .text(AgentMessage.whatItIs.text(language)),
    ])
  }
}

extension JSON {
  init(_ members: [Member]) { self.init(.object(members)) }
}
