package import Language

/// How many changed forms of the examples are read: of those that keep the meaning, and of those that must not be carried
/// out, one of so many each, chosen by their text, so that the choice stays the same from run to run.
package struct MutationSample: Hashable, Sendable {
  package static let all = MutationSample(oneOf: 1)

  private let preserving: UInt64
  private let forbidden: UInt64

  /// - Parameters:
  ///   - divisor: of the forms that keep the meaning: 1 or more; 1 reads all.
  ///   - forbidden: of those that must not be carried out, alike.
  package init(oneOf divisor: Int, forbiddenOneOf forbidden: Int = 1) {
    preserving = UInt64(max(1, divisor))
    self.forbidden = UInt64(max(1, forbidden))
  }

  package func contains(_ variant: SentenceVariant) -> Bool {
    Self.hash(variant.text) % (variant.preservesMeaning ? preserving : forbidden) == 0
  }

  /// FNV-1a, 64 bits: the same in every process, which `Hasher` is not.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
