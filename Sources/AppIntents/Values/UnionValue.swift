/// One of several kinds of thing, as the answer of a value query: an enum whose cases hold one entity each.
///
/// ```swift
/// @UnionValue enum Found: AppUnionValue { case trail(Trail), hut(Hut) }
/// ```
///
/// It is said in the words of what it holds. Words do not lead to one, so a parameter of this type cannot be filled
/// by a conversation.
public protocol AppUnionValue: _IntentValue where ValueType == Self, UnwrappedType == Self {}

extension AppUnionValue {
  public static var _shape: _ValueShape { _ValueShape(shape: .nothing) }

  /// What the case holds; nil for a case without a value.
  var held: (any Sendable)? {
    Mirror(reflecting: self).children.first.flatMap { ($0.value as? any _IntentValue)?._present }
  }
}

/// Marks an enum as a union of entities.
///
/// On a phone the mark also makes it an `AppUnionValue`. A value query may give such enums as they are; one that is a parameter or a
/// result says here that it is an `AppUnionValue`.
@attached(peer)
public macro UnionValue() = #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")
