package import Matching

/// A check that does not hold, or a turn that could not be taken.
package struct CheckFailure: Hashable, Sendable {
  /// The key of the check: `asks`, `effects`; `restart` where the crashed run differs, `turn` for an error.
  package let what: String
  package let origin: PhraseOrigin
  package let expected: String
  package let got: String

  package init(_ what: String, at origin: PhraseOrigin, expected: String, got: String) {
    self.what = what
    self.origin = origin
    self.expected = expected
    self.got = got
  }
}

extension CheckFailure: CustomStringConvertible {
  package var description: String { "\(what): expected \(expected), got \(got)" }
}
