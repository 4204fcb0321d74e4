import Language
import Languages

/// Whole utterances that steer a conversation and that no answer means, spaces left out.
enum GlobalCommands {
  static func meaning(of text: NormalText) -> ConversationWords.Command? { words[text.text] }

  /// Whether it ends in a no, thanks, such as 아니 됐어.
  static func endsInDecline(_ text: NormalText) -> Bool {
    declines.contains { text.text.hasSuffix($0) }
  }

  private static let words = ConversationWords.all.commands
  private static let declines = words.filter { $0.value == .decline }.map(\.key)
}
