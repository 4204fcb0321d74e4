package import AppIntents
import Foundation

/// What a client shows so that it is served: `malgil_` and 43 letters, which stand for 32 random bytes.
///
/// Whoever has it is the one it was made for. Only its hash is kept.
package struct AccessToken: Sendable {
  package static let prefix = "malgil_"

  /// To be shown once, to whoever made it.
  package let text: String

  /// A new one, from the system's random numbers.
  package init() {
    text = Self.prefix + RandomLetters.make()
  }

  /// One that a client shows.
  package init(shown text: String) { self.text = text }

  /// SHA-256. A slow hash protects words that people choose; nobody guesses 256 random bits.
  package var hash: [UInt8] { SHA256.hash(text) }
}

/// A token as it is kept: whom it was made for, never what it says.
package struct TokenRecord: Hashable, Sendable, Codable {
  package var name: String
  /// In hexadecimal digits.
  package var hash: String
  package var created: Date
  package var trust: TokenTrust
  /// Its yes may spend money, though it does not prove a person. Nil in files of earlier versions: it may not.
  package var mayConfirm: Bool?

  package init(name: String, hash: [UInt8], created: Date, trust: TokenTrust, mayConfirm: Bool = false) {
    self.mayConfirm = mayConfirm ? true : nil
    self.name = name
    self.hash = SHA256.digits(hash)
    self.created = created
    self.trust = trust
  }

  /// Conversations of this token are this one's: nobody who comes without it is called so.
  package var user: String { "token:\(name)" }
}

/// What showing a token proves.
package enum TokenTrust: String, Hashable, Sendable, Codable, CaseIterable {
  /// Nothing: only intents that are always allowed are performed.
  case nobody
  /// Who it is: everything but what wants the device unlocked.
  case person
  /// Who it is, and that the person is at this device, unlocked.
  case device

  package var policy: IntentAuthenticationPolicy {
    switch self {
    case .nobody: .alwaysAllowed
    case .person: .requiresAuthentication
    case .device: .requiresLocalDeviceAuthentication
    }
  }
}
