import EnglishLanguage
import KoreanLanguage
import Language

/// Whole utterances that steer every conversation, whatever is asked in it.
///
///     GlobalCommands.words(in: "ko")   // ["취소", "그만", "도움말", …]
public enum GlobalCommands {
  /// The words, the shortest first, without spaces; none in a language without rules.
  ///
  /// - Parameter tag: a BCP 47 tag; only its language counts.
  public static func words(in tag: String) -> [String] {
    let (words, predicates) =
      switch tag.prefix(while: { $0 != "-" && $0 != "_" }) {
      case "ko": (KoreanAnswers.words, KoreanAnswers.predicates)
      case "en": (EnglishAnswers.words, [])
      default: ([:], [])
      }
    let all =
      words.filter { isGlobal($0.value) }.keys + predicates.filter { isGlobal($0.value) }.map(\.phrase)
    return all.sorted { ($0.count, $0) < ($1.count, $1) }
  }

  private static func isGlobal(_ meaning: AnswerMeaning) -> Bool {
    switch meaning {
    case .cancel, .help, .back, .startOver, .repeatQuestion, .undo: true
    default: false
    }
  }
}
