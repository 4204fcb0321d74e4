// The marks below change nothing about a property. They are macros, because only a macro may stand before a
// property with a getter and take arguments; Swift's own macro that expands to nothing does the expanding, so that
// a package needs no compiler plugin.

/// Marks a property of an entity that is computed from others.
///
/// ```swift
/// @ComputedProperty(title: "총액") var total: Int { lines.map(\.price).reduce(0, +) }
/// ```
///
/// Code reads it as any other property. Nothing keeps the title, because nothing here lists properties.
@attached(accessor, names: named(willSet))
public macro ComputedProperty(identifier: String? = nil, title: LocalizedStringResource? = nil) =
  #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")

/// Marks a computed property that Spotlight knows on a phone.
///
/// Words lead to the entity here through its `attributeSet`, not through a computed property.
@attached(accessor, names: named(willSet))
public macro ComputedProperty(
  identifier: String? = nil, title: LocalizedStringResource? = nil,
  indexingKey: any PartialKeyPath<CSSearchableItemAttributeSet> & Sendable
) = #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")

/// The same under a key of the app's own.
@attached(accessor, names: named(willSet))
public macro ComputedProperty(
  identifier: String? = nil, title: LocalizedStringResource? = nil, customIndexingKey: CSCustomAttributeKey?
) = #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")

/// Marks a property of an entity that is fetched when it is read, and only then.
///
/// ```swift
/// @DeferredProperty(title: "혼잡도") var crowd: Int { get async throws { try await counter.crowd(at: id) } }
/// ```
@attached(accessor, names: named(willSet))
public macro DeferredProperty(identifier: String? = nil, title: LocalizedStringResource? = nil) =
  #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")
