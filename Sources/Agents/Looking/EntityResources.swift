import AppIntents
import Assistant
import Hosting
import JSONText
import Matching

/// The entities of the apps as resources: one for each type, and one for each entity by identifier or name.
struct EntityResources {
  /// Of a longer list only the beginning is given.
  private static let mostEntities = 500
  private static let longestList = 5_000
  private let server: AgentServer

  init(_ server: AgentServer) { self.server = server }

  private var types: [(AppDescriptor, EntityDescriptor)] {
    server.apps.flatMap { app in app.entities.map { (app, $0) } }
  }

  var list: [JSON] {
    types.map { app, type in
      JSON([
        "uri": .text(EntityAddress(app: app.name, type: type.name).text),
        "name": .text("\(app.name).\(type.name)"),
        "title": .text((type.title.text(server.language) ?? type.name).forAgents),
        "mimeType": "application/json",
      ])
    }
  }

  var templates: [JSON] {
    types.map { app, type in
      JSON([
        "uriTemplate": .text(EntityAddress(app: app.name, type: type.name).text + "/{name}"),
        "name": .text("\(app.name).\(type.name).name"),
        "title": .text((type.title.text(server.language) ?? type.name).forAgents),
        "mimeType": "application/json",
      ])
    }
  }

  /// - Throws: `RPCFailure` when there is no such resource.
  func read(_ parameters: JSON, _ exchange: AgentExchange) async throws -> JSON {
    let uri = try parameters.parameter("uri")
    guard let content = try await content(uri, exchange) else {
      let code: RPCFailure.Code =
        exchange.revision.hasHandshake ? .resourceNotFound : .invalidParameters
      throw RPCFailure(
        code, "there is no resource at this address", data: JSON(["uri": .text(uri.forAgents)]))
    }
    return JSON([
      "contents": .list([
        JSON(["uri": .text(uri), "mimeType": "application/json", "text": .text(content.forAgents.line)])
      ])
    ])
  }

  private func content(_ uri: String, _ exchange: AgentExchange) async throws -> JSON? {
    if let address = SurfaceAddress(uri) {
      return try await SurfaceResources(server, exchange).content(address)
    }
    guard let address = EntityAddress(uri), server.apps.contains(where: { $0.name == address.app }) else {
      return nil
    }
    return try await content(address)
  }

  private func content(_ address: EntityAddress) async throws -> JSON? {
    guard let names = names(address.app, address.type) else { return nil }
    guard let entity = address.entity else { return all(names) }
    let ids = names.contains(id: entity) ? [entity] : names.names(withPrefix: entity, limit: 1).flatMap(\.ids)
    let found = try await entities(ids, address)
    return found.isEmpty ? nil : JSON(["entities": .list(found)])
  }

  /// The dictionary of a type; nil when there is no such type.
  func names(_ app: String, _ type: String) -> NameDictionary? {
    server.catalog.matcher.dictionaries[SlotReaders.dictionary(type, of: app)]
  }

  private func all(_ names: NameDictionary) -> JSON {
    let entries = names.count <= Self.longestList ? names.entries.prefix(Self.mostEntities) : []
    return JSON([
      "count": .integer(names.count),
      "entities": .list(
        entries.map { entry in
          JSON(["id": .text(entry.id), "title": .text(entry.names.first ?? entry.id)])
        }),
    ])
  }

  private func entities(_ ids: [String], _ address: EntityAddress) async throws -> [JSON] {
    guard let app = server.catalog.apps.first(where: { $0.name == address.app }), !ids.isEmpty else {
      return []
    }
    let assistant = server.host.assistant
    do {
      return try await IntentRuntime.entities(
        address.type, ids: Array(ids.prefix(20)), in: app.type, language: server.language, now: assistant.now,
        timeZone: assistant.timeZone
      ).map { entity in
        JSON(["id": .text(entity.id), "title": .text(entity.title), "synonyms": .texts(entity.synonyms)])
      }
    } catch {
      throw RPCFailure(.internalError, "the app cannot be asked now")
    }
  }
}
