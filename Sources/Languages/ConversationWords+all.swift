public import Language

extension ConversationWords {
  /// Those of all languages.
  public static let all = PhraseLanguages.all.reduce(into: ConversationWords()) { $0.merge($1.conversation) }
}
