package import AppIntents
import Foundation

/// What a run knows of the world around its conversation.
package struct RunContext: Sendable {
  package var language: String
  package var clock: @Sendable () -> Date
  package var timeZone: TimeZone
  /// Suspends for so many seconds: what measures how long a run makes no progress.
  package var pause: IntentRuntime.Pause
  /// How well whoever speaks is known.
  package var trust: IntentAuthenticationPolicy
  /// A yes counts where money is spent, though nothing proves that a person says it.
  package var mayConfirm: Bool
  /// What the person did before.
  package var donations: any IntentDonationStore
  /// Nil where a run is no part of a conversation.
  package var speaker: Speaker?

  package init(
    language: String, clock: @escaping @Sendable () -> Date, timeZone: TimeZone,
    pause: @escaping IntentRuntime.Pause,
    trust: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication,
    mayConfirm: Bool = false, donations: any IntentDonationStore = MemoryDonations(),
    speaker: Speaker? = nil
  ) {
    self.speaker = speaker
    self.mayConfirm = mayConfirm
    self.language = language
    self.clock = clock
    self.timeZone = timeZone
    self.pause = pause
    self.trust = trust
    self.donations = donations
  }

  /// Whether the caller's yes may spend money: the caller is a person, or was allowed to confirm.
  package var mayConfirmCosts: Bool { mayConfirm || permits(.requiresAuthentication) }

  /// True if the caller is known at least as well as the policy requires.
  package func permits(_ policy: IntentAuthenticationPolicy) -> Bool { policy.rawValue <= trust.rawValue }
}
