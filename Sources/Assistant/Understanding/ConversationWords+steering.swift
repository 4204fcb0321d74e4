import Language
import Languages
package import Matching

extension ConversationPhrases {
  /// Those of all languages, compiled when they are asked for first.
  package static let all = ConversationPhrases(PhraseLanguages.all)
}

extension ConversationWords {
  /// Whether an utterance says no, thanks.
  static func isDecline(_ text: NormalText) -> Bool { all.declines.contains(text.text) }

  /// Whether it ends in a no, thanks, such as 아니 됐어.
  static func endsInDecline(_ text: NormalText) -> Bool { all.declines.contains { text.text.hasSuffix($0) } }

  /// Whether it is 취소 alone, which is about the conversation.
  static func isCancel(_ text: NormalText) -> Bool { all.cancels.contains(text.text) }
}
