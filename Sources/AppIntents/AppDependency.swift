/// A dependency of an intent, a query or an options provider: `@Dependency var kitchen: Kitchen`.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable, DependencyHolder {
  private let find: @Sendable () -> Value?
  private let isKnown: @Sendable () -> Bool
  let prepare: @Sendable () async throws -> Void
  private let fallback: (@Sendable () -> Value)?

  /// - Parameter fallback: What is taken when nobody registered a dependency; made each time it is read.
  public init(
    key: (any Hashable & Sendable)? = nil, manager: AppDependencyManager = .shared,
    default fallback: @autoclosure @escaping @Sendable () -> Value
  ) {
    self.init(key: key, manager: manager, fallback: fallback)
  }

  /// The same with a closure.
  @_disfavoredOverload
  public init(
    key: (any Hashable & Sendable)? = nil, manager: AppDependencyManager = .shared,
    default fallback: @escaping @Sendable () -> Value
  ) {
    self.init(key: key, manager: manager, fallback: fallback)
  }

  public init(key: (any Hashable & Sendable)? = nil, manager: AppDependencyManager = .shared) {
    self.init(key: key, manager: manager, fallback: nil)
  }

  private init(
    key: (any Hashable & Sendable)?, manager: AppDependencyManager, fallback: (@Sendable () -> Value)?
  ) {
    let current: @Sendable () -> AppDependencyManager = { AppDependencyManager.local ?? manager }
    find = { current().dependency(Value.self, key: key.map { AnyHashable($0) }) }
    prepare = { try await current().prepare(Value.self, key: key.map { AnyHashable($0) }) }
    isKnown = { current().has(Value.self, key: key.map { AnyHashable($0) }) }
    self.fallback = fallback
  }

  public var wrappedValue: Value {
    guard let value = find() ?? fallback?() else {
      // Unreachable in a conversation: whoever lacks a dependency is refused before it runs.
      fatalError(DependencyMissing(type: "\(Value.self)", owner: "code outside a conversation").description)
    }
    return value
  }

  var missingType: String? { fallback != nil || isKnown() ? nil : "\(Value.self)" }
}

/// A dependency without its type.
protocol DependencyHolder: Sendable {
  /// The type that nobody registered; nil when all is well.
  var missingType: String? { get }
  /// Makes what takes time to make.
  var prepare: @Sendable () async throws -> Void { get }
}

/// Something was not registered with `AppDependencyManager` before it was needed.
struct DependencyMissing: Error, CustomStringConvertible {
  var type: String
  var owner: String

  var description: String {
    "\(owner) needs a dependency of type \(type): add one to AppDependencyManager.shared when the app is configured"
  }

  /// Makes the dependencies of an intent, a query or an options provider that take time.
  ///
  /// Throws when one is missing, and what making one throws.
  static func check(_ owner: any Sendable) async throws {
    for holder in StoredProperties.dependencies(of: owner) {
      if let type = holder.missingType {
        throw DependencyMissing(type: type, owner: "\(Swift.type(of: owner))")
      }
      try await holder.prepare()
    }
  }
}

extension DynamicOptionsProvider {
  public typealias Dependency = AppDependency
}

extension AppEntity {
  public typealias Dependency = AppDependency
}
