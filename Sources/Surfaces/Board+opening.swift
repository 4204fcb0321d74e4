import AppIntents
import Assistant
import ConversationProtocol
import Foundation
import JSONText
import Store
import Views

/// Opening what a widget leads to: its `widgetURL`, and its links.
extension Board {
  /// Where a link leads.
  private enum Way {
    case call(IntentCall)
    /// Out of the apps: it is shown, never fetched.
    case outside(String)
  }

  /// Lets the widget's app show what is at an address of the widget, as a turn. An app shows only: a link changes nothing
  /// and spends nothing.
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
    reply.turn = try await presses.turn(of: press)
    guard reply.turn == nil else { return reply }
    guard let found = try self.link(called: link, on: reply.widgets[0]) else {
      reply.isStale = true
      return reply
    }
    switch try way(of: found.url, in: record.app) {
    case .outside(let address): reply.address = address
    case .call(let call): reply.turn = try await presses.take(call, title: found.title, of: press)
    }
    return reply
  }

  /// - Returns: nil for an address that the widget does not show now.
  private func link(called name: String?, on widget: WidgetReport) throws -> ViewLink? {
    let tree = widget.tree.flatMap { try? ViewTree(json: Data($0.line.utf8)) }
    let whole = tree?.url.map { ViewLink(title: widget.title, url: $0) }
    guard let name else {
      guard let whole else { throw SurfaceMistake.notOpened(widget.title) }
      return whole
    }
    let links = tree?.links ?? []
    if let number = Int(name), links.indices.contains(number - 1) { return links[number - 1] }
    let found = (links + [whole].compactMap(\.self)).first {
      $0.url == name || $0.title.lowercased() == name.lowercased()
    }
    guard found != nil || name.contains(":") else {
      throw SurfaceMistake.noLink(name, known: links.map(\.title))
    }
    return found
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
