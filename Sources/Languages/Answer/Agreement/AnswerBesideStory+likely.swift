import EnglishLanguage
import KoreanLanguage
import Language

/// What an answer means whose words are not all known, where it is much like those of one meaning and no rule speaks against it.
extension AnswerBesideStory {
  var likelyReading: AnswerReading? {
    guard !isSaidByOthers, !isRepetition, let scores else { return nil }
    if mayAgree, let certainty, scores.yes > certainty { return .yes }
    return certaintyOfNo.map { scores.no > $0 } ?? false ? .no : nil
  }

  /// Not for 그거, 그거 주문해 줘: what is pointed to may be another thing. In English the rules know short orders.
  private var mayAgree: Bool {
    let words = words(in: 0..<text.count)
    return mayName(in: 0..<text.count)
      && (!isOrdering || words.count > 2 || isKorean && !words.contains(where: KoreanStory.points))
  }

  /// Whether what the rules take for a yes beside a story is much more like other answers: yes, the wifi password is on the fridge.
  var isUnlikelyYes: Bool { scores.map { $0.yes < Self.unlikely } ?? false }

  private static let unlikely: Float = -0.6

  /// Whether an answer whose end is in doubt is much like those that agree: 지워줘 용량도 없는데.
  var isLikelyDespiteDoubt: Bool { (scores?.yes ?? -2) > (isOrdering ? 0.7 : 0.5) }

  private var scores: (yes: Float, no: Float)? {
    guard kinds.count == 1, let kind = kinds.first else { return nil }
    let features = AnswerFeatures(of: text.source, kind: kind, isShown: shown.contains)
    return AnswerLikelihood.learnt(isKorean: isKorean).scores(of: features)
  }

  /// From which score on the answer is taken for a no, which does nothing, so that less is asked of it than of a yes. An answer that
  /// counts may correct (아니 세 잔 주세요), one that names another thing does. The rules know the short ones.
  private var certaintyOfNo: Float? {
    guard words(in: 0..<text.count).count > 2, otherNames.isEmpty else { return nil }
    if isKorean { return redirects(0..<text.count) ? 0.8 : 0.3 }
    return story.redirects(clauses(in: 0..<text.count)) ? 0.5 : 0.3
  }

  /// From which score on the answer is taken for a yes; nil where a rule speaks against it.
  ///
  /// Least is asked of an answer that ends in the action (… 그냥 비워 줘), more where it is said before a story or in words that are not
  /// all known (so please clear the cart out), most where it is not said: “Yes, officer, I'm parked right here”. Money needs more than
  /// what can be done again.
  var certainty: Float? {
    guard let start = finalAction else { return certaintyWithoutEnd }
    let (front, isApart) = (0..<start, isApart(start))
    guard !redirects(front) else { return isApart ? levels.redirectedApart : nil }
    guard !putsOff(front) else { return isApart ? levels.putOff : nil }
    if mayChange(front, isAnswered: isAnswered(from: start)) {
      return isApart ? levels.limitedApart : levels.limited
    }
    // 구독 취소해 줘: what stands right before the action may be what it is done to.
    if isApart || !isKorean || koreanStory.closesClause(words(in: front)) { return levels.final }
    return koreanStory.mayEndInVerb(words(in: front)) ? levels.spoken : levels.attached
  }

  /// The same where the answer does not end in the action.
  private var certaintyWithoutEnd: Float? {
    let action = saidAction
    let beside = action.map { [0..<$0.lowerBound, $0.upperBound..<text.count] } ?? [0..<text.count]
    guard !beside.contains(where: redirects), !beside.contains(where: putsOff) else { return nil }
    if beside.contains(where: { mayChange($0, isAnswered: false) }) { return levels.limitedUnsaid }
    if action != nil { return asksForAction ? min(levels.said, levels.asked) : levels.said }
    // 응 시켜: the rules know short answers.
    let least: Float = words(in: 0..<text.count).count > 2 ? 0 : 0.95
    if !agreesAnywhere { return max(least, isOrdering || !asksForAction ? levels.unknown : levels.asked) }
    return takesNotice && !asksForAction ? nil : max(least, asksForAction ? levels.asked : levels.unsaid)
  }

  private var levels: CertaintyLevels { CertaintyLevels.of(isOrdering: isOrdering, isKorean: isKorean) }

  /// Where the action is said first, if it is said anywhere: 네에 | 시켜주세요 | 애가 노래를 불러서요.
  var saidAction: Range<Int>? {
    borders.lazy.compactMap { start in
      sensesFrom(start).filter { end, senses in
        end > start && !isNoun(start..<end) && !goesOn(end)
          && senses.contains { $0.agrees && $0.contains(.action) && !$0.contains(.aside) }
      }.keys.min().map { start..<$0 }
    }.first
  }

  /// 취소해 (줘서 고마워요): the words behind the action belong to it.
  private func goesOn(_ end: Int) -> Bool {
    guard isKorean, end < text.count else { return false }
    let next = word(from: end)
    return koreanStory.goesOn(next) || next.hasPrefix("줘") || next.hasPrefix("주")
  }

  /// 취소 (부탁드린다고 전해 주세요): the mere name of the action asks for nothing.
  private func isNoun(_ range: Range<Int>) -> Bool {
    let last = words(in: range).last ?? ""
    return isKorean && kinds.contains { $0.heads.contains(last) }
  }

  private var takesNotice: Bool {
    let all = 0..<text.count
    return isKorean ? koreanStory.takesNotice(words(in: all)) : story.takesNotice(clauses(in: all))
  }

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

  /// Whether words may limit or report the action, where they may belong to it. 잠깐만, 민준아 … 네 (주문해 줘): a yes ends the pause.
  private func mayChange(_ range: Range<Int>, isAnswered: Bool) -> Bool {
    guard isKorean else { return story.mayChange(clauses(in: range)) }
    return koreanStory.changes(words(in: range).filter { !(isAnswered && KoreanStory.pauses($0)) })
  }

  private func putsOff(_ range: Range<Int>) -> Bool { isKorean && koreanStory.putsOff(words(in: range)) }

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
