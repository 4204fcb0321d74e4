import EnglishLanguage
import KoreanLanguage
import Language

/// Whether words beside a clear no only say more about it: 멀쩡한 걸 왜 비워 (냅둬라), (no) sorry mum's already cooking.
///
/// A no does nothing and spends nothing, so the words need not be known. Words that may change what is asked about do not
/// count: another number, another thing, a condition, another request, or second thoughts.
struct DeclineAside {
  let kinds: Set<ActionKind>
  let shown: ShownWords

  func holds(for text: NormalText, before isBefore: Bool) -> Bool {
    guard !text.isEmpty, !text.isQuestion, text.count <= Self.longest else { return false }
    let words = text.spaced.replacing(",", with: " ").split(separator: " ").map(String.init)
    guard !StatedReason.hasNumber(text) || shown.holds(for: words) else { return false }
    return text.scalars.contains(where: Hangul.isSyllable)
      ? KoreanDeclineAside(kinds: kinds).holds(for: words, before: isBefore)
      : EnglishDeclineAside.holds(for: words, before: isBefore)
  }

  private static let longest = 80
}
