import Synchronization

/// Objects that intents and queries need, registered once when the app starts.
///
/// ```swift
/// AppDependencyManager.shared.add(dependency: Kitchen())
/// ```
public final class AppDependencyManager: Sendable {
  public static let shared = AppDependencyManager()

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

/// A dependency of an intent or a query: `@Dependency var kitchen: Kitchen`.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
  private let find: @Sendable () -> Value?
  private let fallback: (@Sendable () -> Value)?

  public init(
    key: (any Hashable & Sendable)? = nil, manager: AppDependencyManager = .shared,
    default fallback: (@Sendable () -> Value)? = nil
  ) {
    find = { manager.dependency(Value.self, key: key.map { AnyHashable($0) }) }
    self.fallback = fallback
  }

  /// Ends the program when nothing was registered: the app was started without what it needs.
  public var wrappedValue: Value {
    guard let value = find() ?? fallback?() else {
      fatalError("no dependency of type \(Value.self): add one to AppDependencyManager.shared at start")
    }
    return value
  }
}

extension DynamicOptionsProvider {
  public typealias Dependency = AppDependency
}
