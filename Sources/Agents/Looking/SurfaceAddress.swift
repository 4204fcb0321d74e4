/// The address of a widget or an activity, or of all of an app: `malgil://FoodDelivery/widgets/w0481644b`.
package struct SurfaceAddress: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable { case widgets, activities }

  package var app: String
  package var kind: Kind
  /// Nil: all of the app.
  package var id: String?

  package init(app: String, kind: Kind, id: String? = nil) {
    (self.app, self.kind, self.id) = (app, kind, id)
  }

  /// Nil for any other address.
  init?(_ text: String) {
    guard let address = EntityAddress(text), let kind = Kind(rawValue: address.type) else { return nil }
    self.init(app: address.app, kind: kind, id: address.entity)
  }

  var text: String { EntityAddress(app: app, type: kind.rawValue, entity: id).text }

  /// The address of all, in which this one is.
  var all: SurfaceAddress { SurfaceAddress(app: app, kind: kind) }
}
