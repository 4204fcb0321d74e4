@_exported public import Foundation
@_exported public import Observation
public import AppIntents
public import Screens

// The names of SwiftData. There is no store: every look-up and every change throws `SwiftDataError.noStore`.

/// Why nothing is found or kept.
public enum SwiftDataError: Error, Hashable, Sendable {
  case noStore
}

/// A type that SwiftData keeps on a phone: a class with `@Model`.
public typealias PersistentModel = AnyObject & Observable

/// Marks a class whose objects SwiftData keeps on a phone. Here it is observable and kept nowhere.
@attached(
  member, names: named(_$observationRegistrar), named(access), named(withMutation),
  named(shouldNotifyObservers))
@attached(memberAttribute)
@attached(extension, conformances: Observable)
public macro Model() = #externalMacro(module: "ObservationMacros", type: "ObservableMacro")

public struct Schema: Sendable {
  public init(_ types: [any (AnyObject & Observable).Type]) {}
}

public struct ModelConfiguration: Sendable {
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true
  ) {}
}

/// Where objects are kept: nowhere.
public final class ModelContainer: Sendable {
  public init(for types: any (AnyObject & Observable).Type..., configurations: ModelConfiguration...) throws {
  }
  public init(for schema: Schema, configurations: [ModelConfiguration] = []) throws {}

  @MainActor public var mainContext: ModelContext { ModelContext(self) }
}

public struct FetchDescriptor<Model> {
  public var predicate: Predicate<Model>?
  public var sortBy: [SortDescriptor<Model>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?

  public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

/// Looks up and changes objects on a phone. Here it throws.
public final class ModelContext {
  public let container: ModelContainer
  public var autosaveEnabled = false
  public let hasChanges = false

  public init(_ container: ModelContainer) { self.container = container }

  public func fetch<Model>(_ descriptor: FetchDescriptor<Model>) throws -> [Model] {
    throw SwiftDataError.noStore
  }

  public func fetchCount<Model>(_ descriptor: FetchDescriptor<Model>) throws -> Int {
    throw SwiftDataError.noStore
  }

  public func insert(_ model: some AnyObject) {}
  public func delete(_ model: some AnyObject) {}
  public func save() throws { throw SwiftDataError.noStore }
}

extension Scene {
  public func modelContainer(_ container: ModelContainer) -> some Scene { self }
  public func modelContainer(for type: any (AnyObject & Observable).Type) -> some Scene { self }
  public func modelContainer(for types: [any (AnyObject & Observable).Type]) -> some Scene { self }
}

extension View {
  public func modelContainer(_ container: ModelContainer) -> some View { self }
  public func modelContainer(for type: any (AnyObject & Observable).Type, inMemory: Bool = false) -> some View
  {
    self
  }
}

/// The objects that a view shows: none.
@propertyWrapper
public struct Query<Element: AnyObject, Result> {
  public let wrappedValue: Result

  public init() where Result == [Element] { wrappedValue = [] }
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = []
  ) where Result == [Element] { wrappedValue = [] }
  public init<Value: Comparable>(
    sort path: any KeyPath<Element, Value> & Sendable, order: SortOrder = .forward
  ) where Result == [Element] { wrappedValue = [] }
}
