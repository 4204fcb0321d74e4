import EnglishLanguage
import KoreanLanguage
import Language

/// Whether words behind a denial only give a reason for it: 그냥 물어본 거예요, I was just checking the price.
///
/// Words that may name something else, a number or a change give none: 아니 후라이드로, no the garlic one.
enum StatedReason {
  static func holds(for text: NormalText, kinds: Set<ActionKind> = []) -> Bool {
    guard !text.isEmpty, !text.isQuestion, text.count <= longest, !hasNumber(text) else { return false }
    return text.scalars.contains(where: Hangul.isSyllable)
      ? KoreanStatedReason.holds(for: text)
      : EnglishStatedReason.holds(for: text, takesBack: !kinds.isEmpty && !kinds.contains(.ordering))
  }

  private static let longest = 60

  static func hasNumber(_ text: NormalText) -> Bool {
    text.scalars.contains { $0.properties.numericType != nil }
      || text.scalars.indices.contains { start in
        text.spaceBefore[start]
          && NumberReading.all(in: text.scalars, from: start, spaceBefore: text.spaceBefore).contains {
            !$0.isBare
          }
      }
  }
}
