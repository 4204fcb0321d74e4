package import AppIntents

/// Who speaks through a door, as far as the door knows.
package struct Caller: Hashable, Sendable {
  /// Whose conversations these are: a person (`1000`), or a person at a terminal (`1000@/dev/pts/1`).
  package var owner: String
  /// How well the door knows the person.
  package var trust: IntentAuthenticationPolicy

  /// A yes may spend money, though the door does not know that a person says it.
  package var mayConfirm: Bool

  package init(
    owner: String, trust: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication,
    mayConfirm: Bool = false
  ) {
    self.owner = owner
    self.mayConfirm = mayConfirm
    self.trust = trust
  }

  /// The owner without the terminal: one person's conversations are open to the person at every terminal.
  package var user: String { Self.user(of: owner) }

  package static func user(of owner: String) -> String { String(owner.prefix { $0 != "@" }) }
}
