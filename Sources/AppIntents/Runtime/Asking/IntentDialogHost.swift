import Foundation

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

  /// The same for an effect of which the app promises something.
  func effect(
    _ name: String, key: String, guarantees: IntentEffect.Guarantees,
    _ body: @Sendable () async throws -> Data
  ) async throws -> Data

  /// Records a value that would differ at replay (the time, a random number, the rows of a query).
  func record(_ name: String, _ body: @Sendable () async throws -> Data) async throws -> Data

  /// The current time of the conversation's clock, not recorded. Use `IntentContext.now` inside an intent.
  var now: Date { get }

  /// Where the person is. The machine's time zone unless said otherwise.
  var timeZone: TimeZone { get }

  /// What the person did, for suggestions; nil when nothing is kept.
  var donations: (any IntentDonationStore)? { get }

  /// Whether whoever asks is known well enough for an intent with this policy. Yes unless said otherwise:
  /// somebody at a terminal has signed in to it.
  func permits(_ policy: IntentAuthenticationPolicy) -> Bool

  /// Whether the caller's yes may spend money. By default: whether the caller is known to be a person.
  var mayConfirmCosts: Bool { get }

  /// How far a run has come, each time that this has changed.
  func report(_ progress: IntentProgress)

  /// Suspends on the conversation's clock. It measures how long a run makes no progress.
  func sleep(seconds: Int) async throws
}

extension IntentDialogHost {
  /// A host in which no process dies needs no promise.
  package func effect(
    _ name: String, key: String, guarantees: IntentEffect.Guarantees,
    _ body: @Sendable () async throws -> Data
  ) async throws -> Data {
    try await effect(name, key: key, body)
  }

  package var timeZone: TimeZone { .current }

  package var donations: (any IntentDonationStore)? { nil }

  package func permits(_ policy: IntentAuthenticationPolicy) -> Bool { true }

  package var mayConfirmCosts: Bool { permits(.requiresAuthentication) }

  package func report(_ progress: IntentProgress) {}

  package func sleep(seconds: Int) async throws { try await Task.sleep(for: .seconds(seconds)) }
}

/// How far a run has come.
package struct IntentProgress: Hashable, Sendable, Codable {
  /// 0 to 1.
  package var fraction: Double
  /// In the words of the intent.
  package var text: String?

  package init(fraction: Double, text: String? = nil) {
    self.fraction = fraction
    self.text = text
  }
}

package enum IntentDialogScope {
  @TaskLocal package static var host: (any IntentDialogHost)?
}
