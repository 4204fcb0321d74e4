import Matching

/// MG103: a slot that takes any text swallows another phrase.
///
///     A: {note} 적어줘        B: {place} 이름 적어줘        “남산 이름 적어줘” is also a note
///
/// A warning where the text wins, and always in tables of Apple's, which rank nothing; otherwise a note.
enum SwallowedCheck {
  static func findings(in checked: CheckedPhrases, _ overlaps: PhraseOverlaps) -> [Finding] {
    overlaps.overlaps.compactMap { overlap in
      guard overlap.winnerReadsText || overlap.loserReadsText else { return nil }
      guard !(overlap.isTie && overlap.winnerReadsText && overlap.loserReadsText) else { return nil }
      return overlap.loserReadsText
        ? saved(overlap, checked) : swallowed(overlap, checked)
    }
  }

  /// The text comes first.
  private static func swallowed(_ overlap: PhraseOverlaps.Overlap, _ checked: CheckedPhrases) -> Finding {
    let (winner, loser) = (checked.phrases[overlap.winner], checked.phrases[overlap.loser])
    return Finding(
      .swallowed, at: checked.place(overlap.loser), language: checked.language,
      "“\(overlap.witness)” is taken as text by \(winner.intent) and never reaches \(loser.intent)",
      witness: overlap.witness, related: checked.place(overlap.winner).text)
  }

  /// The text comes last.
  private static func saved(_ overlap: PhraseOverlaps.Overlap, _ checked: CheckedPhrases) -> Finding {
    let (winner, loser) = (checked.phrases[overlap.winner], checked.phrases[overlap.loser])
    return Finding(
      .swallowed, checked.isApples ? .warning : .note, at: checked.place(overlap.winner),
      language: checked.language,
      "“\(overlap.witness)” would also be text for \(loser.intent); \(winner.intent) comes first because it "
        + "explains more words",
      witness: overlap.witness, related: checked.place(overlap.loser).text)
  }
}
