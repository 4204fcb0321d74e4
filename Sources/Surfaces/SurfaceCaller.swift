/// The caller who looks at a board or presses something on it.
package struct SurfaceCaller: Hashable, Sendable {
  /// Whose board it is.
  package var user: String
  /// Tells one front end of the person from another: what one of them was given, the other cannot press.
  package var name: String
  /// Whether the caller is known to be a person; others see no board.
  package var isPerson: Bool
  /// Whether the person alone looks at it. Elsewhere what is marked as private is left out.
  package var showsPrivateContent: Bool

  package init(user: String, name: String, isPerson: Bool = true, showsPrivateContent: Bool = true) {
    self.user = user
    self.name = name
    self.isPerson = isPerson
    self.showsPrivateContent = showsPrivateContent
  }
}
