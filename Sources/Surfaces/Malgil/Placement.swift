import AppIntents
import Assistant
import Foundation
import Store
import Widgets

/// A widget on a board as intents know it, also after it was taken away.
struct Placement: Codable, Hashable, Sendable {
  var id: String
  var app: String
  var kind: String
  var title: String
  var family: String
  var stack: String?
  var position: Int
  var configuration: String

  /// What it is a widget of, as an entity has it.
  var widget: String { "\(app).\(kind)" }
}

extension Board {
  /// What stands on the board, from top to bottom.
  func placements(for caller: SurfaceCaller) async throws -> [Placement] {
    try await beginBoard(of: caller)
    return try records(of: caller).enumerated().map { position, record in
      Placement(
        id: record.id, app: record.app, kind: record.kind, title: title(of: record), family: record.family,
        stack: record.stack, position: position, configuration: record.configuration)
    }
  }

  /// Puts a widget where it stood; one that stands there already stays as it is.
  func put(_ placement: Placement, for caller: SurfaceCaller) throws {
    guard try !records(of: caller).contains(where: { $0.id == placement.id }) else { return }
    var record = SurfaceRecord(
      id: placement.id, user: caller.user, app: placement.app, kind: placement.kind,
      family: placement.family, position: 0, configuration: placement.configuration)
    record.stack = placement.stack
    try store.add(record)
    try move(placement.id, to: placement.position + 1, for: caller)
  }

  /// Takes a widget away; one that is gone is no mistake.
  func takeAway(_ id: String, for caller: SurfaceCaller) throws {
    guard try records(of: caller).contains(where: { $0.id == id }) else { return }
    try store.deleteSurface(id)
  }

  /// The values that a kind has to be given, asked of the speaker.
  ///
  /// - Parameter given: what is known already.
  /// - Returns: the values that were given and asked for. What has a default is not kept, because defaults may change.
  func settings(
    of kind: WidgetKind, given: [String: IntentArgument], by host: any IntentDialogHost
  ) async throws -> [String: IntentArgument] {
    guard let type = declared.widget(kind.kind, of: kind.app)?.declaration.intent else { return given }
    return try await filled(type, of: kind.app, given: given, by: host)
  }

  /// The values of a configuration, asked of the speaker, without those that are defaults.
  func filled(
    _ type: any AppIntent.Type, of app: String, given: [String: IntentArgument], by host: any IntentDialogHost
  ) async throws -> [String: IntentArgument] {
    let filled = try await IntentRuntime.filled(type, with: given, of: app, host: host)
    let values = IntentRuntime.call(of: filled, app: app, language: language).arguments
    let usual = IntentRuntime.call(of: type.init(), app: app, language: language).arguments
    return values.filter { given[$0.key] != nil || usual[$0.key] == nil }
  }
}
