/// A widget on somebody's board, as it is kept.
package struct SurfaceRecord: Hashable, Sendable {
  package var id: String
  /// Whose board it is.
  package var user: String
  package var app: String
  package var kind: String
  package var family: String
  /// Widgets of one stack stand in one place.
  package var stack: String?
  /// From 0, from top to bottom.
  package var position: Int
  /// The values that the person set, as JSON.
  package var configuration: String
  /// How often it was pressed.
  package var uses = 0
  /// Counts the changes of what the provider gave: identifiers of buttons hold for one revision.
  package var revision = 0
  /// Counts the changes of everything but the place, so that of two processes none overwrites what the other one wrote.
  package var version = 0
  /// How often new entries were asked for because something happened, such as a press.
  package var wanted = 0
  /// Of those, how many the entries are newer than.
  package var answered = 0
  /// The entries, as JSON; nil before there were any.
  package var state: String?

  package init(
    id: String, user: String, app: String, kind: String, family: String, position: Int,
    configuration: String = "{}"
  ) {
    (self.id, self.user, self.app, self.kind) = (id, user, app, kind)
    (self.family, self.position, self.configuration) = (family, position, configuration)
  }
}

/// What the identifier of a button means, for one caller and one entry of a widget.
package struct SurfaceActionRecord: Hashable, Sendable {
  package var id: String
  package var surface: String
  package var revision: Int
  package var entry: Int
  package var caller: String
  /// The identifier of the button in the kept tree.
  package var action: String

  package init(id: String, surface: String, revision: Int, entry: Int, caller: String, action: String) {
    (self.id, self.surface, self.revision) = (id, surface, revision)
    (self.entry, self.caller, self.action) = (entry, caller, action)
  }
}
