package import struct Foundation.Data
package import struct Foundation.Date

/// The other end of everything a running intent asks: the assistant in a conversation, a script in a test.
///
/// `AppIntents` finds it in a task-local, so it holds for one run of one intent and everything that
/// structured concurrency derives from it.
package protocol IntentDialogHost: Sendable {
  /// The language in which texts of the app are wanted, a BCP 47 tag such as `ko`.
  var language: String { get }

  /// Asks, and suspends until there is an answer.
  ///
  /// The answer is of the question's kind. Throws `CancellationError` when the person cancels; after that
  /// every call throws it again, so that an intent which swallows the error gets no further.
  func ask(_ question: IntentQuestion) async throws -> IntentAnswer

  /// Runs `body` once for `key` in this conversation and returns its recorded result ever after.
  func effect(
    _ name: String, key: String, _ body: @Sendable () async throws -> Data
  ) async throws -> Data

  /// Records a value that would differ at replay (the time, a random number, the rows of a query).
  func record(_ name: String, _ body: @Sendable () async throws -> Data) async throws -> Data

  /// The current time of the conversation's clock, not recorded. Use `IntentContext.now` inside an intent.
  var now: Date { get }
}

package enum IntentDialogScope {
  @TaskLocal package static var host: (any IntentDialogHost)?
}
