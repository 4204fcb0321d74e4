import Matching

/// MG101: two intents accept the same sentence.
///
///     A: 불 켜줘        B: (불|전등) 켜줘        “불 켜줘” is both
///
/// An error where neither wins and the person has to be asked, and always in tables of Apple's, which rank
/// nothing; otherwise a note that says who wins. Two keys of a table without slots are probably one shortcut. What a slot for text takes is MG103's.
enum AmbiguousSentenceCheck {
  static func findings(in checked: CheckedPhrases, _ overlaps: PhraseOverlaps) -> [Finding] {
    overlaps.overlaps.filter { !$0.winnerReadsText && !$0.loserReadsText || $0.isTie && $0.readsTextTwice }
      .map { finding($0, checked) }
  }

  private static func finding(_ overlap: PhraseOverlaps.Overlap, _ checked: CheckedPhrases) -> Finding {
    let (winner, loser) = (checked.phrases[overlap.winner], checked.phrases[overlap.loser])
    let decision =
      overlap.isTie
      ? "and neither comes first"
      : "; \(winner.intent) comes first because it costs \(overlap.winnerCost) and the other \(overlap.loserCost)"
    let both = "“\(overlap.witness)” is both \(winner.intent) and \(loser.intent)"
    let isOneShortcut = !checked.knowsIntents && winner.hasNoSlot && loser.hasNoSlot
    let isError = !isOneShortcut && (overlap.isTie || checked.isApples)
    return Finding(
      .ambiguousSentence, isError ? .error : .note,
      at: checked.place(overlap.loser), language: checked.language,
      both + (overlap.isTie ? ", " : "") + decision, witness: overlap.witness,
      related: checked.place(overlap.winner).text)
  }
}

extension PhraseOverlaps.Overlap {
  /// Both need a query or free text to explain the sentence.
  fileprivate var readsTextTwice: Bool { winnerReadsText && loserReadsText }
}

extension Phrase {
  fileprivate var hasNoSlot: Bool { template.root.slots.isEmpty }
}
