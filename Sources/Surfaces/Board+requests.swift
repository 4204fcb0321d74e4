import AppIntents
import Assistant
package import ConversationProtocol

extension Board {
  /// Does what is asked of a board; every door comes through here.
  ///
  /// - Throws: `AssistantFailure`.
  package func reply(
    to request: SurfaceRequest, for caller: SurfaceCaller, _ presses: any PressTaking
  ) async throws -> SurfaceReply {
    do {
      guard caller.isPerson else { throw SurfaceMistake.notPermitted }
      return try await answer(request, for: caller, presses)
    } catch let mistake as SurfaceMistake {
      throw mistake.failure
    }
  }

  private func answer(
    _ request: SurfaceRequest, for caller: SurfaceCaller, _ presses: any PressTaking
  ) async throws -> SurfaceReply {
    var reply = SurfaceReply()
    switch request {
    case .board(let looksAnew): return try await board(for: caller, looksAnew: looksAnew)
    case .show(let name): return try await one(try await id(of: name, caller), caller)
    case .kinds: reply.kinds = await kindReports()
    case .preview(let name, let family):
      reply.widgets = [try await preview(kind(called: name), family: family, for: caller)]
    case .place(let name, let family, let values):
      let kind = try await kind(called: name)
      let size = try family.map { try Self.family($0, of: kind) }
      return try await one(try await place(kind, family: size, values, for: caller), caller)
    case .configure(let name, let values):
      let id = try await id(of: name, caller)
      try await configure(id, values, for: caller)
      return try await one(id, caller)
    case .resize(let name, let family):
      let id = try await id(of: name, caller)
      try resize(id, to: family, for: caller)
      return try await one(id, caller)
    case .stack(let name, let stack):
      try self.stack(try await id(of: name, caller), in: stack, for: caller)
      return try await board(for: caller, looksAnew: false)
    case .move(let name, let place):
      try move(try await id(of: name, caller), to: place, for: caller)
      return try await board(for: caller, looksAnew: false)
    case .remove(let name):
      try remove(try await id(of: name, caller), for: caller)
      return try await board(for: caller, looksAnew: false)
    case .press(let press): return try await pressed(press, caller, presses)
    case .configureControl(let name, let values):
      reply.controls = [try await configure(control: name, values, for: caller)]
    case .controls: reply.controls = try await controls(for: caller)
    case .activities: reply.activities = try await activities(for: caller)
    case .dismiss(let name):
      try await dismiss(name, for: caller)
      reply.activities = try await activities(for: caller)
    case .allowActivities(let areAllowed, let app):
      try allowActivities(areAllowed, of: app, for: caller)
      reply.activities = try await activities(for: caller)
    case .allowFrequentUpdates(let areAllowed, let app):
      try allowFrequentUpdates(areAllowed, of: app, for: caller)
      reply.activities = try await activities(for: caller)
    case .notifications: reply.notifications = try await notifications(for: caller)
    case .clear(let name):
      try await clear(name, for: caller)
      reply.notifications = try await notifications(for: caller)
    case .allowNotifications(let app, let isAllowed):
      try allowNotifications(isAllowed, of: app, for: caller)
      reply.notifications = try await notifications(for: caller)
    }
    return reply
  }

  private func board(for caller: SurfaceCaller, looksAnew: Bool) async throws -> SurfaceReply {
    var reply = SurfaceReply()
    reply.widgets = try await widgets(for: caller, looksAnew: looksAnew)
    reply.sentences = sentences
    return reply
  }

  private func one(_ id: String, _ caller: SurfaceCaller) async throws -> SurfaceReply {
    var reply = SurfaceReply()
    reply.widgets = try await widgets(for: caller, looksAnew: false).filter { $0.id == id }
    return reply
  }

  private func id(of name: String, _ caller: SurfaceCaller) async throws -> String {
    try widget(called: name, among: try await widgets(for: caller, looksAnew: false)).id
  }

  private func pressed(
    _ press: SurfacePress, _ caller: SurfaceCaller, _ presses: any PressTaking
  ) async throws -> SurfaceReply {
    var reply = SurfaceReply()
    switch press.target {
    case .control(let name):
      let (turn, control) = try await self.press(control: name, press, by: caller, presses)
      (reply.turn, reply.controls) = (turn, [control])
    case .link(let link, let name):
      let widget = try widget(called: name, among: try await widgets(for: caller, looksAnew: false))
      return try await open(link, on: widget.id, press, by: caller, presses)
    case .button(let button, let name):
      let widget = try widget(called: name, among: try await widgets(for: caller, looksAnew: false))
      // A press that was made before is that one, whatever is shown now.
      let isKnown = try await presses.turn(of: press) != nil
      let action = isKnown ? "" : try action(called: button, on: widget)
      (reply.turn, reply.widgets) = try await self.press(action, on: widget.id, press, by: caller, presses)
    case .action(let action, let id):
      (reply.turn, reply.widgets) = try await self.press(action, on: id, press, by: caller, presses)
    case .activityButton(let button, let name):
      let shown = try await activities(for: caller)
      // A press that was made before is that one, also when the activity is over.
      if let known = try await presses.turn(of: press) {
        (reply.turn, reply.activities) = (known, shown.filter { $0.id == name })
      } else {
        let activity = try activity(called: name, among: shown)
        let action = try action(called: button, on: activity)
        (reply.turn, reply.activities) = try await self.press(
          activityAction: action, on: activity.id, press, by: caller, presses)
      }
    case .activityAction(let action, let id):
      (reply.turn, reply.activities) = try await self.press(
        activityAction: action, on: id, press, by: caller, presses)
    case .activityLink(let link, let name):
      return try await open(link, onActivity: name, press, by: caller, presses)
    case .notificationAction(let action, let name):
      (reply.turn, reply.notifications) = try await self.press(
        notificationAction: action, of: name, press, by: caller, presses)
      return reply
    }
    reply.isStale = reply.turn == nil
    return reply
  }

  /// Three things that can be said, of as many apps as there are: what an app puts forward as a shortcut comes first.
  private var sentences: [String] {
    let lists = assistant.catalog.apps.map { app in
      let descriptor = app.descriptor
      let shown = descriptor.shortcuts.map(\.intent)
      let others = descriptor.intents.filter(\.isDiscoverable).map(\.name).filter { !shown.contains($0) }
      return (shown + others).compactMap {
        assistant.catalog.sentences(app: descriptor.name, intent: $0, language: language).first
      }
    }
    let turns = (0..<6).flatMap { round in lists.compactMap { $0.indices.contains(round) ? $0[round] : nil } }
    let once = turns.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return Array(once.prefix(3))
  }
}
