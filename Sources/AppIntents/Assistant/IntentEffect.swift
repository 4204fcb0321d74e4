import struct Foundation.Data

/// Something that must happen once, however often the conversation is replayed.
public enum IntentEffect {
  /// What the app promises of an effect. It decides what is done when a process dies over the effect, or its body
  /// throws: without a promise nobody knows whether it happened, it is never run again, and the person is told so.
  public struct Guarantees: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// However often the body runs with the same key, it happens once, and gives the same result. An effect that was
    /// begun when its process died is run again then.
    ///
    /// A database keeps the promise by writing the key down in the same transaction as the rest.
    public static let onceForKey = Guarantees(rawValue: 1 << 0)

    /// When the body throws, nothing has happened: everything in it is one transaction, and that was rolled back.
    public static let allOrNothing = Guarantees(rawValue: 1 << 1)
  }

  /// Runs `body` once for `name` and `key` in this conversation and gives its result ever after.
  ///
  /// ```swift
  /// let order = try await IntentEffect.run("placeOrder", key: cart.id, guarantees: [.onceForKey, .allOrNothing]) {
  ///   try await kitchen.place(cart)
  /// }
  /// ```
  ///
  /// An intent whose risk is `.costs` and that was not confirmed in this run asks first; a no is thrown. Who is not
  /// known to be a person spends nothing: that is thrown, too.
  /// Outside a conversation `body` simply runs.
  ///
  /// - Parameter guarantees: what is certain of `body`, whatever happens; nothing unless it is said.
  public static func run<Value: Codable & Sendable>(
    _ name: String, key: String, guarantees: Guarantees = [], _ body: @Sendable () async throws -> Value
  ) async throws -> Value {
    guard let host = IntentDialogScope.host else { return try await body() }
    try await IntentRun.current?.confirmIfCostly()
    try IntentRun.current?.checkPersonIfCostly()
    let data = try await host.effect(name, key: key, guarantees: guarantees) {
      try recorded(try await body(), of: name)
    }
    return try Recorded.decode(data)
  }

  /// The same for an effect without a result.
  public static func run(
    _ name: String, key: String, guarantees: Guarantees = [], _ body: @Sendable () async throws -> Void
  ) async throws {
    _ = try await run(name, key: key, guarantees: guarantees) {
      try await body()
      return true
    }
  }

  private static func recorded(_ value: some Encodable, of name: String) throws(EffectResultLost) -> Data {
    do { return try Recorded.encode(value) } catch { throw EffectResultLost(name: name, reason: "\(error)") }
  }
}

/// An effect has happened, but its result cannot be encoded: it holds NaN, for example.
package struct EffectResultLost: Error, Hashable, CustomStringConvertible {
  let name: String
  let reason: String

  package var description: String { "the result of the effect “\(name)” cannot be kept: \(reason)" }
}
