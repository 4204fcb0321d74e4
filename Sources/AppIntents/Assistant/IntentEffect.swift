/// Something that must happen once, however often the conversation is replayed.
public enum IntentEffect {
  /// Runs `body` once for `name` and `key` in this conversation and gives its result ever after.
  ///
  /// ```swift
  /// let order = try await IntentEffect.run("placeOrder", key: cart.id) { try await kitchen.place(cart) }
  /// ```
  ///
  /// An intent whose risk is `.costs` and that was not confirmed in this run asks first; a no is thrown. Who is not
  /// known to be a person spends nothing: that is thrown, too.
  /// Outside a conversation `body` simply runs.
  public static func run<Value: Codable & Sendable>(
    _ name: String, key: String, _ body: @Sendable () async throws -> Value
  ) async throws -> Value {
    guard let host = IntentDialogScope.host else { return try await body() }
    try await IntentRun.current?.confirmIfCostly()
    try IntentRun.current?.checkPersonIfCostly()
    let data = try await host.effect(name, key: key) { try Recorded.encode(try await body()) }
    return try Recorded.decode(data)
  }

  /// The same for an effect without a result.
  public static func run(
    _ name: String, key: String, _ body: @Sendable () async throws -> Void
  ) async throws {
    _ = try await run(name, key: key) {
      try await body()
      return true
    }
  }
}
