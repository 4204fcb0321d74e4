/// A value of the environment in which a view is read.
///
///     @Environment(\.widgetFamily) var family
///
/// The environment is a task-local value while bodies are read: the wrapper then needs no place of its own in the view,
/// no reflection has to fill it, and helpers of a view may use it, too. Elsewhere it has the usual values.
@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}

extension EnvironmentValues {
  @TaskLocal package static var current = EnvironmentValues()

  func whileReading<Result>(_ read: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: read)
  }
}

extension View {
  /// Sets a value of the environment for the view and everything in it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    changingEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Changes a value of the environment for the view and everything in it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    changingEnvironment { transform(&$0[keyPath: keyPath]) }
  }
}
