extension AppIntent {
  /// Performs the intent from code, with its parameters as they are, and gives its value. With `donate` the
  /// assistant is told.
  ///
  /// Inside a running intent the same person is asked. Throws what `perform` throws, and `IntentValueMissing`
  /// when it gave no value. Dependencies that take time to make are made before; a missing one throws.
  public func callAsFunction(donate: Bool = true) async throws -> PerformResult.Value {
    try await DependencyMissing.check(self)
    let result = try await perform()
    if donate { try await self.donate(result: result) }
    guard let value = result.value ?? PerformResult.Value._absent else {
      throw IntentValueMissing(intent: Self.persistentIdentifier)
    }
    return value
  }

  /// Performs an intent without a value.
  public func callAsFunction(donate: Bool = true) async throws where PerformResult.Value == Never {
    try await DependencyMissing.check(self)
    let result = try await perform()
    if donate { try await self.donate(result: result) }
  }
}

/// An intent was called for its value and gave none.
public struct IntentValueMissing: Error, Hashable, Sendable, CustomStringConvertible {
  let intent: String

  public var description: String { "\(intent) gave no value" }
}
