import Synchronization

/// Objects that intents and queries need, registered once when the app starts.
///
/// ```swift
/// AppDependencyManager.shared.add(dependency: Kitchen())
/// ```
public final class AppDependencyManager: Sendable {
  public static let shared = AppDependencyManager()

  /// What holds in one task and everything that it starts, in place of every other manager: tests that run
  /// side by side have each their own dependencies.
  @TaskLocal package static var local: AppDependencyManager?

  private enum Entry: Sendable {
    case ready(any Sendable)
    case pending(@Sendable () -> any Sendable)
  }

  private let entries = Mutex<[String: Entry]>([:])

  public init() {}

  /// Registers a dependency by its type, or by `key` when several have one type. It is made at first use.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    let name = Self.name(of: Dependency.self, key: key)
    entries.withLock { $0[name] = .pending(dependency) }
  }

  func has<Dependency: Sendable>(_ type: Dependency.Type, key: AnyHashable?) -> Bool {
    entries.withLock { $0[Self.name(of: type, key: key)] != nil }
  }

  func dependency<Dependency: Sendable>(_ type: Dependency.Type, key: AnyHashable?) -> Dependency? {
    let name = Self.name(of: type, key: key)
    let make: (@Sendable () -> any Sendable)
    switch entries.withLock({ $0[name] }) {
    case nil: return nil
    case .ready(let value)?: return value as? Dependency
    case .pending(let maker)?: make = maker
    }
    // Made outside the lock: a dependency may ask for others while it is made. The first one made stays.
    let made = make()
    return entries.withLock { entries in
      if case .ready(let earlier)? = entries[name] { return earlier as? Dependency }
      entries[name] = .ready(made)
      return made as? Dependency
    }
  }

  private static func name(of type: Any.Type, key: AnyHashable?) -> String {
    key.map { "key \(String(reflecting: $0))" } ?? "type \(String(reflecting: type))"
  }
}

/// A dependency of an intent, a query or an options provider: `@Dependency var kitchen: Kitchen`.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable, DependencyHolder {
  private let find: @Sendable () -> Value?
  private let isKnown: @Sendable () -> Bool
  private let fallback: (@Sendable () -> Value)?

  public init(
    key: (any Hashable & Sendable)? = nil, manager: AppDependencyManager = .shared,
    default fallback: (@Sendable () -> Value)? = nil
  ) {
    let current: @Sendable () -> AppDependencyManager = { AppDependencyManager.local ?? manager }
    find = { current().dependency(Value.self, key: key.map { AnyHashable($0) }) }
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
protocol DependencyHolder {
  /// The type that nobody registered; nil when all is well.
  var missingType: String? { get }
}

/// Something was not registered with `AppDependencyManager` before it was needed.
struct DependencyMissing: Error, CustomStringConvertible {
  var type: String
  var owner: String

  var description: String {
    "\(owner) needs a dependency of type \(type): add one to AppDependencyManager.shared when the app is configured"
  }

  /// Throws when one of the dependencies of an intent, a query or an options provider is missing.
  static func check(_ owner: Any) throws {
    for child in Mirror(reflecting: owner).children {
      guard let type = (child.value as? any DependencyHolder)?.missingType else { continue }
      throw DependencyMissing(type: type, owner: "\(Swift.type(of: owner))")
    }
  }
}

extension DynamicOptionsProvider {
  public typealias Dependency = AppDependency
}
