package import AppIntents
import Foundation

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

  /// Where agents sit, as terminals have names.
  static let agentPlace = "agent"

  /// Where a person at the page sits.
  static let pagePlace = "page"

  /// Whether conversations of this owner are open to the caller: its own, and, for the daemon's own user at this device,
  /// those that agents began, which wait for a person.
  func reaches(_ owner: String) -> Bool {
    if Self.user(of: owner) == user { return true }
    return Self.isAgent(owner) && user == "\(getuid())"
      && trust == .requiresLocalDeviceAuthentication
  }

  static func isAgent(_ owner: String) -> Bool { owner.hasSuffix("@\(agentPlace)") }

  package static func user(of owner: String) -> String { String(owner.prefix { $0 != "@" }) }
}
