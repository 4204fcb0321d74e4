import AppIntents
import Assistant
import ConversationProtocol
import Foundation
import Hosting
import JSONText
import ViewRendering
import Views

/// What the person sees as resources: all widgets and all activities of each app, and each of them, in words.
struct SurfaceResources {
  private let server: AgentServer
  /// Nil for a caller who sees none.
  private let boards: (any AgentBoards)?

  init(_ server: AgentServer, _ exchange: AgentExchange) {
    self.server = server
    boards = exchange.boards
  }

  /// - Throws: `RPCFailure` when boards cannot be looked at now.
  func list() async throws -> [JSON] {
    guard boards != nil else { return [] }
    let all = server.apps.flatMap { app in
      SurfaceAddress.Kind.allCases.map { kind in
        let title = AgentMessage.surfaces(kind, app: app.title(server.language))
        return entry(SurfaceAddress(app: app.name, kind: kind), title.text(server.language))
      }
    }
    return all + (try await seen()).map { entry($0.address, $0.title) }
  }

  var templates: [JSON] {
    guard boards != nil else { return [] }
    return server.apps.flatMap { app in
      SurfaceAddress.Kind.allCases.map { kind in
        let title = AgentMessage.surfaces(kind, app: app.title(server.language)).text(server.language)
        return JSON([
          "uriTemplate": .text(SurfaceAddress(app: app.name, kind: kind).text + "/{id}"),
          "name": .text("\(app.name).\(kind.rawValue).id"), "title": .text(title.forAgents),
          "mimeType": "application/json",
        ])
      }
    }
  }

  private func entry(_ address: SurfaceAddress, _ title: String) -> JSON {
    let name = [address.app, address.kind.rawValue, address.id].compactMap(\.self).joined(separator: ".")
    return JSON([
      "uri": .text(address.text), "name": .text(name), "title": .text(title.forAgents),
      "mimeType": "application/json",
    ])
  }

  /// What is at an address; nil where there is nothing, also for a caller who sees none.
  ///
  /// - Throws: `RPCFailure` when boards cannot be looked at now.
  func content(_ address: SurfaceAddress) async throws -> JSON? {
    guard boards != nil, isApp(address.app) else { return nil }
    let seen = try await seen().filter { $0.address.all == address.all }
    guard address.id == nil else { return seen.first { $0.address == address }?.jsonValue }
    return JSON([
      JSON.Member("count", .integer(seen.count)),
      JSON.Member(address.kind.rawValue, .list(seen.map(\.jsonValue))),
    ])
  }

  /// False for the assistant's own app, which agents are not offered.
  private func isApp(_ name: String) -> Bool { server.apps.contains { $0.name == name } }

  private func seen() async throws -> [SeenSurface] {
    do {
      guard let shown = try await boards?.shown() else { return [] }
      let now = server.host.assistant.now
      let all =
        shown.widgets.map { SeenSurface($0, at: now) } + shown.activities.map { SeenSurface($0, at: now) }
      return all.filter { isApp($0.address.app) }
    } catch {
      throw RPCFailure(.busy, AssistantFailure(error).message.forAgents)
    }
  }
}

/// A widget or an activity as it is told to an agent: in words, without buttons and without what is private.
private struct SeenSurface {
  let address: SurfaceAddress
  let title: String
  private let text: String
  /// An activity's own, or that a widget is not up to date.
  private let state: String?

  init(_ widget: WidgetReport, at now: Date) {
    address = SurfaceAddress(app: widget.app, kind: .widgets, id: widget.id)
    (title, text) = (widget.title, Self.words(widget.tree, at: now))
    state = widget.isStale ? "stale" : nil
  }

  init(_ activity: LiveActivityReport, at now: Date) {
    address = SurfaceAddress(app: activity.app, kind: .activities, id: activity.id)
    (title, text) = (activity.title, Self.words(activity.tree, at: now))
    state = activity.state.rawValue
  }

  private static func words(_ tree: JSON?, at now: Date) -> String {
    guard let tree = tree.flatMap({ try? ViewTree(json: Data($0.line.utf8)) }) else { return "" }
    return WordRendering(now: now, redactsPrivateContent: true).words(tree).lines.joined(separator: "\n")
  }

  var jsonValue: JSON {
    JSON([
      "uri": .text(address.text), "title": .text(title), "text": .text(text),
      "state": state.map { .text($0) },
    ])
  }
}

extension AppDescriptor {
  fileprivate func title(_ language: String) -> String { (names[language] ?? names[""])?.display ?? name }
}
