package import Language

/// How many changed forms of the examples are read: those that must not be carried out always, of the others one of so
/// many, chosen by their text, so that the choice stays the same from run to run.
package struct MutationSample: Hashable, Sendable {
  package static let all = MutationSample(oneOf: 1)

  private let divisor: UInt64

  /// - Parameter divisor: 1 or more; 1 reads all.
  package init(oneOf divisor: Int) { self.divisor = UInt64(max(1, divisor)) }

  package func contains(_ variant: SentenceVariant) -> Bool {
    !variant.preservesMeaning || Self.hash(variant.text) % divisor == 0
  }

  /// FNV-1a, 64 bits: the same in every process, which `Hasher` is not.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
