package import Language
package import Matching

/// What became of the changed sentences of one kind.
package struct MutationScore: Sendable {
  /// The same intent with the same values, at once; for a changed meaning, not carried out.
  package var right = 0
  /// The same intent with the same values, after a question whose options contain it.
  package var asked = 0
  /// Not understood, or offered as something else.
  package var missed: [Mutant] = []
  /// Something else would run unasked, or the same of a sentence that no longer asks for it.
  package var wrong: [Mutant] = []

  package var count: Int { right + asked + missed.count + wrong.count }
  /// How many reach the same result, at once or after a question.
  package var understood: Int { right + asked }

  /// One changed sentence and what it was read as.
  package struct Mutant: Hashable, Sendable {
    package let kind: SentenceVariant.Kind
    package let sentence: String
    package let text: String
    package let origin: PhraseOrigin
    package let reading: String
  }

  mutating func add(_ other: MutationScore) {
    right += other.right
    asked += other.asked
    missed += other.missed
    wrong += other.wrong
  }
}

/// What became of all changed sentences, by what was changed.
package struct MutationResult: Sendable {
  package private(set) var scores: [SentenceVariant.Kind: MutationScore] = [:]

  package init() {}

  package mutating func add(_ score: MutationScore, of kind: SentenceVariant.Kind) {
    scores[kind, default: MutationScore()].add(score)
  }

  package mutating func add(_ other: MutationResult) {
    for (kind, score) in other.scores { add(score, of: kind) }
  }

  /// Sentences in which one thing was changed; nothing of a kind that none was made of.
  package subscript(kind: SentenceVariant.Kind) -> MutationScore { scores[kind] ?? MutationScore() }

  /// Sentences that still mean the same.
  package var preserving: MutationScore { sum { $0.preservesMeaning } }
  /// Sentences that mean something else.
  package var changing: MutationScore { sum { !$0.preservesMeaning } }

  private func sum(_ isIncluded: (SentenceVariant.Kind) -> Bool) -> MutationScore {
    scores.sorted { $0.key.rawValue < $1.key.rawValue }.filter { isIncluded($0.key) }
      .reduce(into: MutationScore()) { $0.add($1.value) }
  }

  /// What must never be: each is a failed test.
  package var wrong: [MutationScore.Mutant] { preserving.wrong + changing.wrong }

  /// Of the sentences that still mean the same, how many reach the same result, in percent; 100 of none.
  package var percent: Double {
    let score = preserving
    return score.count == 0 ? 100 : Double(score.understood) * 100 / Double(score.count)
  }
}
