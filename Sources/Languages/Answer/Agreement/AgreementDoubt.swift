import EnglishLanguage
import KoreanLanguage
import Language

/// Whether words of agreement do not agree: they ask back, repeat what was asked, do not care, or mean the opposite.
///
/// 그래? and 시키라고 answer no question; taken for a yes they would spend money.
enum AgreementDoubt {
  static func holds(for text: NormalText) -> Bool {
    text.isQuestion || KoreanDoubt.holds(for: text) || EnglishDoubt.holds(for: text)
  }

  /// 지워줘 용량도 없는데: only how it ends is in doubt.
  static func isOnlySlight(_ text: NormalText) -> Bool {
    !text.isQuestion && KoreanDoubt.isOnlySlight(text) && !EnglishDoubt.holds(for: text)
  }
}
