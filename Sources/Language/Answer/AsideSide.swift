/// What a clause beside an answer does to it.
package enum AsideSide: Sendable {
  case harmless
  /// It may speak against the action; a denial stays one beside it.
  case doubtful
}

/// The words with which a question shows what it asks about. A clause beside the answer may repeat them.
package protocol ShownVocabulary {
  /// Whether one word, with a particle or without, repeats something.
  func contains(_ word: String) -> Bool
}
