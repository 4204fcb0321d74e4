import EnglishLanguage
import KoreanLanguage
import Language

/// A clause beside an answer that says why, and changes nothing of what is asked about: 애들이 기다리니까 시켜 주세요, cancel it,
/// my leave got moved.
///
/// Its words need not be known. What may name another thing, a number, a time, a condition or a doubt is no such clause.
struct AgreementAside {
  let kinds: Set<ActionKind>
  let shown: ShownWords

  /// What the words are as a clause; nil if they form no such clause.
  ///
  /// - Parameters:
  ///   - isLast: whether nothing follows, so that they close the sentence.
  ///   - isParted: whether commas or the ends of the sentence stand on both sides.
  func side(of words: [String], isLast: Bool, isParted: Bool) -> AsideSide? {
    guard !words.isEmpty, words.count <= Self.longest else { return nil }
    let text = NormalText(words.joined(separator: " "))
    guard !text.isQuestion, !StatedReason.hasNumber(text) else { return nil }
    return text.scalars.contains(where: Hangul.isSyllable)
      ? KoreanAside(kinds: kinds, shown: shown).side(of: words, isLast: isLast)
      : EnglishAside(kinds: kinds, shown: shown).side(
        of: words, isLast: isLast, isParted: isParted)
  }

  private static let longest = 12
}
