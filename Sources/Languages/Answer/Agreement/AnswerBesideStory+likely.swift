import EnglishLanguage
import KoreanLanguage
import Language

/// What an answer means whose words are not all known, where it is much like those of one meaning and no rule speaks against it.
extension AnswerBesideStory {
  var likelyReading: AnswerReading? {
    guard kinds.count == 1, let kind = kinds.first, !isSaidByOthers, !isRepetition else { return nil }
    let features = AnswerFeatures(of: text.source, kind: kind, isShown: shown.contains)
    let scores = AnswerLikelihood.learnt(isKorean: isKorean).scores(of: features)
    if mayName(in: 0..<text.count), let certainty, scores.yes > certainty { return .yes }
    return scores.no > Self.certainNo && mayDecline ? .no : nil
  }

  /// A no does nothing, so that less is asked of it than of a yes.
  static let certainNo: Float = 0.3

  /// Whether the answer tells enough for a no, and names or counts nothing else: 아니 유자차 and 아니 세 잔 correct. The rules know the
  /// short ones.
  private var mayDecline: Bool {
    let words = words(in: 0..<text.count)
    return words.count > 2 && otherNames.isEmpty
      && !(isKorean ? counts(0..<text.count) : story.redirects(clauses(in: 0..<text.count)))
  }

  /// From which score on the answer is taken for a yes; nil where a rule speaks against it.
  ///
  /// Least is asked of an answer that ends in the action (… 그냥 비워 줘), more where its last clause asks for it with words that are not
  /// all known (so please clear the cart out), most where it is not said: “Yes, officer, I'm parked right here”. Money needs more than
  /// what can be done again, and words of agreement or the action itself. `Docs/Language.md` says how the numbers were found.
  var certainty: Float? {
    let start = finalAction
    let front = 0..<(start ?? text.count)
    guard !redirects(front) else { return nil }
    let isApart = start.map(isApart) ?? false
    if mayChange(front) { return isApart ? Self.certainOwnSentence : nil }
    let levels: (final: Float, asked: Float, unsaid: Float) =
      switch (isOrdering, isKorean) {
      case (false, true): (0.5, 0.4, 1.1)
      case (false, false): (0.3, 0.8, 1.3)
      case (true, true): (0.4, 0.9, 1.6)
      case (true, false): (0.4, 1.2, 1.6)
      }
    guard let start else {
      guard !isOrdering || agreesAnywhere else { return nil }
      return asksForAction ? levels.asked : levels.unsaid
    }
    // 구독 취소해 줘: what stands right before the action may be what it is done to.
    return isApart || !isKorean || koreanStory.closesClause(words(in: 0..<start))
      ? levels.final : levels.unsaid
  }

  /// Where the action is a sentence of its own behind one that would limit it: 다이어트는 내일부터다. (주문해.)
  private static let certainOwnSentence: Float = 0.8

  /// Whether the last Korean clause ends in the action, or the last English one begins with it.
  private var asksForAction: Bool {
    clauses(in: 0..<text.count).last { !$0.isEmpty }
      .map { isKorean ? koreanStory.endsInAction($0) : story.asksForAction($0) } ?? false
  }

  var isKorean: Bool { AnswerFeatures.isKorean(text.source) }

  /// Where the words begin that say the action at the end of the answer: … | 그냥 시켜 줘, … so | delete it.
  var finalAction: Int? {
    borders.first { start in
      sensesFrom(start)[text.count]?.contains { $0.agrees && $0.contains(.action) && !$0.contains(.aside) }
        ?? false
    }
  }

  /// Whether some words agree by themselves: nothing is spent without one of those that are known.
  private var agreesAnywhere: Bool {
    borders.contains { start in
      sensesFrom(start).values.contains { $0.contains { $0.agrees && !$0.contains(.aside) } }
    }
  }

  private var borders: [Int] { isKorean ? starts : text.scalars.indices.filter { $0 == 0 || isBorder($0) } }

  /// The same few words again and again, which nobody was heard to say.
  private var isRepetition: Bool {
    let words = words(in: 0..<text.count)
    return words.count > 5 && Set(words).count * 2 < words.count
  }

  /// A question, or words between quotation marks.
  var isSaidByOthers: Bool { text.source.contains { "?？“”\"「」『』".contains($0) } }

  /// Whether words may limit, put off or report the action, where they may belong to it.
  private func mayChange(_ range: Range<Int>) -> Bool {
    let words = words(in: range)
    return isKorean
      ? koreanStory.changes(words) || koreanStory.putsOff(words) : story.mayChange(clauses(in: range))
  }

  /// Whether words count something, name another thing, another time or a condition, also in a sentence of their own.
  private func redirects(_ range: Range<Int>) -> Bool {
    isKorean ? counts(range) || koreanStory.redirects(words(in: range)) : story.redirects(clauses(in: range))
  }

  private func isApart(_ start: Int) -> Bool {
    start == 0
      || (isKorean
        ? endsSentence(before: start) || KoreanStory.agrees(word(from: start)) : isConcluding(start))
  }
}
