import Foundation
import Language
import Testing

@Suite("Variants of every example of the phrase files")
struct VariantTests {
  private static let scores = Task { await VariantReading(app: try await ExampleApps.loaded.value).scores() }

  /// Kinds that are understood only as a repair have limits of their own.
  private static let repaired: Set<SentenceVariant.Kind> = [.misspelled, .otherLayout]

  @Test("that keep the meaning reach the same result, and never another one")
  func keepsMeaning() async throws {
    let scores = try await Self.scores.value.filter {
      $0.key.preservesMeaning && !Self.repaired.contains($0.key)
    }
    let count = scores.values.reduce(0) { $0 + $1.count }
    let right = scores.values.reduce(0) { $0 + $1.right + $1.asked }
    #expect(scores.values.flatMap(\.wrong) == [])
    #expect(count > 1000)
    #expect(
      right * 100 >= count * 98,
      "\(right) of \(count)\n\(scores.values.flatMap(\.missed).joined(separator: "\n"))")
  }

  @Test("with a jamo wrong in a name, or typed on the other layout, are asked about")
  func repairs() async throws {
    let scores = try await Self.scores.value
    for (kind, percent) in [(SentenceVariant.Kind.misspelled, 90), (.otherLayout, 99)] {
      let score = try #require(scores[kind])
      #expect(score.wrong == [])
      #expect(
        (score.right + score.asked) * 100 >= score.count * percent,
        "\(kind): \(score.right) + \(score.asked) of \(score.count)\n\(score.missed.joined(separator: "\n"))")
    }
  }

  @Test("that change the meaning are never carried out")
  func changesMeaning() async throws {
    let scores = try await Self.scores.value.filter { !$0.key.preservesMeaning }
    #expect(scores.values.reduce(0) { $0 + $1.count } > 1000)
    #expect(scores.values.flatMap(\.wrong) == [])
  }
}
