import AppIntents
import Assistant
import ConversationProtocol
import Foundation
import Store

/// Opening what a widget or an activity leads to: its `widgetURL`, and its links.
///
/// An app shows only what is at an address: a link changes nothing and spends nothing.
extension Board {
  /// Where a link leads.
  private enum Way {
    case call(IntentCall)
    /// Out of the apps: it is shown, never fetched.
    case outside(String)
  }

  /// Lets the widget's app show what is at an address of the widget, as a turn.
  ///
  /// - Parameter link: by number, title or address; nil: what the whole widget opens.
  /// - Returns: the reply with the turn, or with the address where it leads out of the apps. An address that is no longer
  ///   shown to this caller is not opened: there is neither then.
  func open(
    _ link: String?, on id: String, _ press: SurfacePress, by caller: SurfaceCaller,
    _ presses: any PressTaking
  ) async throws -> SurfaceReply {
    let record = try record(id, of: caller)
    var reply = SurfaceReply()
    reply.widgets = [try await fresh(id, for: caller)]
    let widget = reply.widgets[0]
    try await open(
      link, of: ShownLinks(widget), called: widget.title, in: record.app, press, presses, &reply)
    return reply
  }

  /// The same for an activity as people name it.
  func open(
    _ link: String?, onActivity name: String, _ press: SurfacePress, by caller: SurfaceCaller,
    _ presses: any PressTaking
  ) async throws -> SurfaceReply {
    let shown = try await activities(for: caller)
    var reply = SurfaceReply()
    // What was opened before is that turn, also when the activity is over.
    if let known = try await presses.turn(of: press) {
      reply.turn = known
      reply.activities = shown.filter { $0.id == name }
      return reply
    }
    let activity = try activity(called: name, among: shown)
    reply.activities = [activity]
    try await open(
      link, of: ShownLinks(activity), called: activity.title, in: activity.app, press, presses, &reply)
    return reply
  }

  private func open(
    _ name: String?, of links: ShownLinks, called title: String, in app: String, _ press: SurfacePress,
    _ presses: any PressTaking, _ reply: inout SurfaceReply
  ) async throws {
    reply.turn = try await presses.turn(of: press)
    guard reply.turn == nil else { return }
    guard let found = try links.link(called: name, on: title) else { return reply.isStale = true }
    switch try way(of: found.url, in: app) {
    case .outside(let address): reply.address = address
    case .call(let call): reply.turn = try await presses.take(call, title: found.title, of: press)
    }
  }

  /// - Throws: `SurfaceMistake.notOpened`.
  private func way(of address: String, in name: String) throws -> Way {
    let app = apps.first { _typeName($0, qualified: false) == name }
    guard let app, let url = URL(string: address) else { throw SurfaceMistake.notOpened(address) }
    if let call = IntentRuntime.call(opening: url, in: app, language: language) { return .call(call) }
    guard ["https", "http"].contains(url.scheme?.lowercased()) else {
      throw SurfaceMistake.notOpened(address)
    }
    return .outside(address)
  }
}
