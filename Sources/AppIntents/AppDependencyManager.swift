import Synchronization

/// Objects that intents and queries need, registered once when the app starts.
///
/// ```swift
/// AppDependencyManager.shared.add(dependency: Kitchen())
/// AppDependencyManager.shared.add { try await Database.open() }
/// ```
public final class AppDependencyManager: Sendable {
  public static let shared = AppDependencyManager()

  /// What holds in one task and everything that it starts, in place of every other manager: tests that run
  /// side by side have each their own dependencies.
  @TaskLocal package static var local: AppDependencyManager?

  private enum Entry: Sendable {
    case ready(any Sendable)
    case pending(@Sendable () -> any Sendable)
    /// Made before the first intent or query that needs it.
    case awaited(Task<any Sendable, any Error>, @Sendable () async throws -> any Sendable)
    case asynchronous(@Sendable () async throws -> any Sendable)
  }

  private let entries = Mutex<[String: Entry]>([:])

  public init() {}

  /// Registers a dependency by its type, or by `key` when several have one type. It is made at first use.
  // Disfavoured, so that `add { Kitchen() }` registers what the closure makes and not the closure.
  @_disfavoredOverload
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    let name = Self.name(of: Dependency.self, key: key)
    entries.withLock { $0[name] = .pending(dependency) }
  }

  /// Registers what a closure makes. It is made at first use.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency: @escaping @Sendable () -> Dependency
  ) {
    let name = Self.name(of: Dependency.self, key: key)
    entries.withLock { $0[name] = .pending(dependency) }
  }

  /// Registers a dependency that takes time to make. It is made before the first intent that needs it runs;
  /// what making it throws ends that run, and the next one tries again.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency: @escaping @Sendable () async throws -> Dependency
  ) {
    let name = Self.name(of: Dependency.self, key: key)
    entries.withLock { $0[name] = .asynchronous(dependency) }
  }

  func has<Dependency: Sendable>(_ type: Dependency.Type, key: AnyHashable?) -> Bool {
    entries.withLock { $0[Self.name(of: type, key: key)] != nil }
  }

  /// Makes the dependency if making it takes time and nobody has made it yet.
  func prepare<Dependency: Sendable>(_ type: Dependency.Type, key: AnyHashable?) async throws {
    let name = Self.name(of: type, key: key)
    let making: Task<any Sendable, any Error>? = entries.withLock { entries in
      switch entries[name] {
      case .asynchronous(let make)?:
        let task = Task { try await make() }
        entries[name] = .awaited(task, make)
        return task
      case .awaited(let task, _)?: return task
      case .ready?, .pending?, nil: return nil
      }
    }
    guard let making else { return }
    do {
      let made = try await making.value
      entries.withLock { $0[name] = .ready(made) }
    } catch {
      forget(making, name)
      throw error
    }
  }

  /// The next one who needs it tries again.
  private func forget(_ failed: Task<any Sendable, any Error>, _ name: String) {
    entries.withLock { entries in
      guard case .awaited(failed, let make)? = entries[name] else { return }
      entries[name] = .asynchronous(make)
    }
  }

  func dependency<Dependency: Sendable>(_ type: Dependency.Type, key: AnyHashable?) -> Dependency? {
    let name = Self.name(of: type, key: key)
    let make: (@Sendable () -> any Sendable)
    switch entries.withLock({ $0[name] }) {
    case nil, .awaited?, .asynchronous?: return nil
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
    key.map { "key \(String(reflecting: $0))" } ?? "type \(UInt(bitPattern: ObjectIdentifier(type)))"
  }
}
