import ConversationProtocol
import Synchronization

/// A number of places, of which each thing at work takes one.
final class ConcurrencyLimiter: Sendable {
  private let taken = Mutex(0)
  private let limit: Int

  init(_ limit: Int) { self.limit = limit }

  var count: Int { taken.withLock { $0 } }

  /// Takes a place for as long as `body` lasts.
  ///
  /// - Throws: `AssistantFailure.busy` when there is none, and what `body` throws.
  func take<Result: Sendable>(_ body: @Sendable () async throws -> Result) async throws -> Result {
    guard
      taken.withLock({
        $0 < limit
          ? {
            $0 += 1; return true
          }(&$0) : false
      })
    else {
      throw AssistantFailure(.busy, "too much is being said at once; try again")
    }
    defer { taken.withLock { $0 -= 1 } }
    return try await body()
  }
}
