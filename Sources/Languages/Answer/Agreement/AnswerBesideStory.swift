import EnglishLanguage
import KoreanLanguage
import Language

/// Finds a clear answer before or behind a story: “Fridge is empty. Order away!”, “yes, I never went”, 아들이 사 왔다네 취소해라.
struct AnswerBesideStory {
  let text: NormalText
  let kinds: Set<ActionKind>
  let shown: ShownWords
  let otherNames: [Range<Int>]
  /// What the words from one place on say, by where they end.
  let sensesFrom: (Int) -> [Int: Set<Sense>]

  var reading: AnswerReading? {
    text.scalars.contains(where: Hangul.isSyllable) ? koreanReading : englishReading
  }

  private var englishReading: AnswerReading? {
    let last = text.scalars.indices.dropFirst().lazy.filter(isBorder).compactMap(answer(from:)).first
    return last
      ?? (tellsBehind(0) ? .yes : tellsBehindNo || refusesInClause ? .no : nil)
  }

  /// och naw, keep it, we had a grand day: a clause that refuses, among clauses that ask for nothing else.
  private var refusesInClause: Bool {
    guard !text.source.contains("?") else { return false }
    return refuses { range, sense in
      (range.lowerBound == 0 || isStop(before: range.lowerBound))
        && (range.upperBound == text.count || isStop(before: range.upperBound))
        && (sense.contains(.keeping) || words(in: range).contains(where: EnglishAnswerParts.isNegation))
    } beside: {
      EnglishDeclineAside.mayStandBeside($0)
    }
  }

  /// 안 비워도 돼 이따 시킬 거야: a refusal of the action itself, or what keeps what there is, among words that ask for nothing
  /// else.
  private var refusesAnywhere: Bool {
    refuses { range, sense in
      sense.isSuperset(of: .refusal)
        || sense.contains(.keeping) && words(in: range).contains(where: KoreanStory.keeps)
    } beside: {
      koreanStory.mayStandBesideNo($0)
    }
  }

  private func refuses(
    _ isRefusal: (Range<Int>, Sense) -> Bool, beside mayStand: ([String]) -> Bool
  ) -> Bool {
    starts.contains { start in
      sensesFrom(start).contains { end, senses in
        end > start && mayName(in: 0..<start) && mayName(in: end..<text.count)
          && senses.contains { $0.declines && !$0.contains(.aside) && isRefusal(start..<end, $0) }
          && mayStand(words(in: 0..<start)) && mayStand(words(in: end..<text.count))
      }
    }
  }

  /// keep it, we had a grand day.
  private var tellsBehindNo: Bool {
    sensesFrom(0).contains { end, senses in
      end > 0 && end < text.count && senses.contains { $0.declines && !$0.contains(.aside) }
        && (isStop(before: end) || EnglishStoryWords.reasons.contains(word(from: end)))
        && mayName(in: end..<text.count)
        && DeclineAside(kinds: kinds, shown: shown).holds(
          for: NormalText(text.spacedSlice(end..<text.count)), before: false)
    }
  }

  // MARK: Korean

  private var koreanReading: AnswerReading? {
    let last = starts.dropFirst().lazy.compactMap(koreanAnswer(from:)).first
    return last
      ?? (koreanTellsBehind ? .yes : tellsBehindNo || refusesAnywhere ? .no : nil)
  }

  private var koreanStory: KoreanStory { KoreanStory(kinds: kinds, isShown: shown.contains) }

  private func koreanAnswer(from start: Int) -> AnswerReading? {
    let senses = (sensesFrom(start)[text.count] ?? []).filter { !$0.contains(.aside) }
    let front = words(in: 0..<start)
    if senses.contains(where: { $0.agrees && $0.contains(.action) }) {
      return mayName(in: 0..<start) && !counts(0..<start)
        && koreanStory.leads(front, isAnswered: isAnswered(from: start)) ? .yes : nil
    }
    let isNo = senses.contains(where: \.declines) && !senses.contains(where: \.agrees)
    guard isNo else { return nil }
    return !counts(0..<start) && koreanStory.leadsToNo(front) || isLedToNo(start) ? .no : nil
  }

  /// 네 취소할게요, behind words that name nothing else.
  private func isAnswered(from start: Int) -> Bool {
    KoreanStory.agrees(word(from: start)) && !otherNames.contains(where: (0..<start).overlaps)
  }

  /// 이 시간에 먹으면 붓는데… 아냐 관두자: a no behind a sentence of its own. A mere 아니 may go on.
  private func isLedToNo(_ start: Int) -> Bool {
    (endsSentence(before: start) || word(from: start) == "아냐") && words(in: start..<text.count) != ["아니"]
      && koreanStory.mayDecline(behind: words(in: 0..<start))
  }

  /// A stop, a comma, or laughing and crying, which Korean chats write in their place.
  private func endsSentence(before index: Int) -> Bool {
    stops(before: index).contains { ",.!?…;\nㅋㅎㅠㅜ".unicodeScalars.contains($0) }
  }

  /// 삭제해 주세요 두 번 들어갔네요.
  private var koreanTellsBehind: Bool {
    sensesFrom(0).contains { end, senses in
      end > 0 && end < text.count
        && senses.contains { $0.agrees && $0.contains(.action) && !$0.contains(.aside) }
        && mayName(in: end..<text.count) && !counts(end..<text.count)
        && koreanStory.follows(words(in: end..<text.count), behind: words(in: 0..<end).last ?? "")
    }
  }

  /// Whether a number may count what is wanted, or name another order: not 두 번, 한 시간째, nor what is shown.
  private func counts(_ range: Range<Int>) -> Bool {
    let part = NormalText(text.spacedSlice(range))
    return part.scalars.indices.contains { start in
      (start == 0 || part.spaceBefore[start])
        && NumberReading.all(in: part.scalars, from: start, spaceBefore: part.spaceBefore).contains {
          !$0.isBare && counts($0, from: start, in: part)
        }
    }
  }

  private func counts(_ number: NumberReading, from start: Int, in part: NormalText) -> Bool {
    let end = (number.end..<part.count).first { part.spaceBefore[$0] } ?? part.count
    let rest = part.slice(number.end..<end)
    let isDigits = part.scalars[start].properties.numericType != nil
    // 사장님: no number.
    guard rest.isEmpty || KoreanStory.countParticles.contains(rest) || isDigits,
      rest != "밖에" || isOrdering, !isNone(from: start, in: part),
      !shown.holds(for: part.spacedSlice(start..<number.end).split(separator: " ").map(String.init))
    else { return false }
    if number.counter.map(koreanStory.tellingCounters.contains) ?? false { return false }
    return isOrdering || number.value >= 100 || rest == "만" || rest == "씩"
  }

  /// 하나도 없더라고: none at all.
  private func isNone(from start: Int, in part: NormalText) -> Bool {
    let rest = part.spacedSlice(start..<part.count)
    return ["없", "안", "못"].contains { rest.hasPrefix("하나도 " + $0) }
  }

  private var isOrdering: Bool { kinds.contains(.ordering) || kinds.isEmpty }

  private var starts: [Int] {
    text.scalars.indices.filter { $0 == 0 || text.spaceBefore[$0] || text.scalars[$0 - 1] == "," }
  }

  // MARK: English

  private var story: EnglishStory { EnglishStory(kinds: kinds, isShown: shown.contains) }

  private func answer(from start: Int) -> AnswerReading? {
    let senses = (sensesFrom(start)[text.count] ?? []).filter { !$0.contains(.aside) }
    let clauses = clauses(in: 0..<start)
    if senses.contains(where: isClearYes), !senses.contains(where: \.declines) {
      return isAnswer(in: start..<text.count) && mayName(in: 0..<start)
        && story.leads(clauses, isConcluding: isConcluding(start)) ? .yes : nil
    }
    let isNo = senses.contains(where: \.declines) && !senses.contains(where: \.agrees)
    if isNo { return story.leadsToNo(clauses) ? .no : nil }
    return isStop(before: start) && mayName(in: 0..<text.count)
      && story.leads(clauses, isConcluding: isConcluding(start))
      && tellsBehind(start) ? .yes : nil
  }

  /// Boss dragged us out. Cancel it, nothing I can do: a story on both sides.
  private func tellsBehind(_ start: Int) -> Bool {
    sensesFrom(start).contains { end, senses in
      end > start && end < text.count && (start == 0 || isAnswer(in: start..<end))
        && tells(from: end, behind: senses)
    }
  }

  private func isClearYes(_ sense: Sense) -> Bool {
    sense.agrees && !sense.isDisjoint(with: [.agreement, .action])
  }

  private func tells(from start: Int, behind senses: Set<Sense>) -> Bool {
    let clear = senses.filter { isClearYes($0) && !$0.contains(.aside) }
    let saysAction = clear.contains { $0.contains(.action) }
    guard !clear.isEmpty, mayName(in: start..<text.count),
      saysAction || EnglishStoryWords.yeses.contains(words(in: 0..<start).first ?? "")
    else { return false }
    return story.follows(
      clauses(in: start..<text.count), saysAction: saysAction, isParted: isStop(before: start),
      behind: words(in: 0..<start))
  }

  /// Not “I live at home, obviously”: these words only underline what was told.
  private func isAnswer(in range: Range<Int>) -> Bool {
    !words(in: range).allSatisfy(EnglishStoryWords.underlining.contains)
  }

  /// A sentence of its own, or a conclusion.
  private func isConcluding(_ start: Int) -> Bool {
    word(before: start) == "so" || stops(before: start).contains { ".!;".unicodeScalars.contains($0) }
  }

  /// Another dish beside an order may be what is wanted, and another place beside a visit. I thought that was pizza is no other
  /// cart.
  private func mayName(in range: Range<Int>) -> Bool {
    !kinds.isDisjoint(with: [.cancelling]) || !otherNames.contains(where: range.overlaps)
  }

  // MARK: Words

  /// A stop, a comma, or a word that joins or opens an answer.
  private func isBorder(_ index: Int) -> Bool {
    guard text.spaceBefore[index] || isStop(before: index) else { return false }
    return isStop(before: index) || EnglishStoryWords.joiners.contains(word(before: index))
      || EnglishStoryWords.openers.contains(word(from: index)) && story.tells(words(in: 0..<index))
  }

  private func isStop(before index: Int) -> Bool {
    stops(before: index).contains { ",.!;:–—\n".unicodeScalars.contains($0) }
  }

  private func stops(before index: Int) -> Substring.UnicodeScalarView {
    let (end, start) = (text.origin[index - 1], text.origin[index])
    let scalars = text.source.unicodeScalars.dropFirst(end).prefix(start - end)
    return Substring.UnicodeScalarView(scalars)
  }

  private func word(before index: Int) -> String {
    words(in: 0..<index).last ?? ""
  }

  private func word(from index: Int) -> String {
    words(in: index..<text.count).first ?? ""
  }

  private func words(in range: Range<Int>) -> [String] {
    text.spacedSlice(range).split { " ,.!;:–—".contains($0) }.map(String.init)
  }

  private func clauses(in range: Range<Int>) -> [[String]] {
    let borders = [range.lowerBound] + range.dropFirst().filter(isStop) + [range.upperBound]
    return zip(borders, borders.dropFirst()).map { words(in: $0..<$1) }
  }
}
