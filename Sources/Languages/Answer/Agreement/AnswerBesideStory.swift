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

  var englishReading: AnswerReading? {
    let last = text.scalars.indices.dropFirst().lazy.filter(isBorder).compactMap(answer(from:)).first
    return last
      ?? (tellsBehind(0) ? .yes : tellsBehindNo || refusesInClause ? .no : nil)
  }

  /// och naw, keep it, we had a grand day: a clause that refuses, among clauses that ask for nothing else.
  var refusesInClause: Bool {
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
  var refusesAnywhere: Bool {
    refuses { range, sense in
      sense.isSuperset(of: .refusal)
        || sense.contains(.keeping) && words(in: range).contains(where: KoreanStory.keeps)
    } beside: {
      koreanStory.mayStandBesideNo($0)
    }
  }

  func refuses(
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
  var tellsBehindNo: Bool {
    sensesFrom(0).contains { end, senses in
      end > 0 && end < text.count && senses.contains { $0.declines && !$0.contains(.aside) }
        && (isStop(before: end) || EnglishStoryWords.reasons.contains(word(from: end)))
        && mayName(in: end..<text.count)
        && DeclineAside(kinds: kinds, shown: shown).holds(
          for: NormalText(text.spacedSlice(end..<text.count)), before: false)
    }
  }

  /// A stop, a comma, or a word that joins or opens an answer.
  func isBorder(_ index: Int) -> Bool {
    guard text.spaceBefore[index] || isStop(before: index) else { return false }
    return isStop(before: index) || EnglishStoryWords.joiners.contains(word(before: index))
      || EnglishStoryWords.openers.contains(word(from: index)) && story.tells(words(in: 0..<index))
  }

  func isStop(before index: Int) -> Bool {
    stops(before: index).contains { ",.!;:–—\n".unicodeScalars.contains($0) }
  }

  func stops(before index: Int) -> Substring.UnicodeScalarView {
    let (end, start) = (text.origin[index - 1], text.origin[index])
    let scalars = text.source.unicodeScalars.dropFirst(end).prefix(start - end)
    return Substring.UnicodeScalarView(scalars)
  }

  func word(before index: Int) -> String {
    words(in: 0..<index).last ?? ""
  }

  func word(from index: Int) -> String {
    words(in: index..<text.count).first ?? ""
  }

  func words(in range: Range<Int>) -> [String] {
    text.spacedSlice(range).split { " ,.!;:–—".contains($0) }.map(String.init)
  }

  func clauses(in range: Range<Int>) -> [[String]] {
    let borders = [range.lowerBound] + range.dropFirst().filter(isStop) + [range.upperBound]
    return zip(borders, borders.dropFirst()).map { words(in: $0..<$1) }
  }
}
