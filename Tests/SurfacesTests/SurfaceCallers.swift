import Surfaces

enum SurfaceCallers {
  static let noah = SurfaceCaller(user: "noah", name: "noah")
  /// Another front end of the same person.
  static let minasPhone = SurfaceCaller(user: "mina", name: "phone")
  static let nobody = SurfaceCaller(user: "mina", name: "mina", isPerson: false)
  static let loudspeaker = SurfaceCaller(user: "mina", name: "mina", showsPrivateContent: false)
}
