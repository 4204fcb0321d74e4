import EnglishLanguage
import Language

extension AnswerBesideStory {
  var story: EnglishStory { EnglishStory(kinds: kinds, isShown: shown.contains) }

  func answer(from start: Int) -> AnswerReading? {
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
  func tellsBehind(_ start: Int) -> Bool {
    sensesFrom(start).contains { end, senses in
      end > start && end < text.count && (start == 0 || isAnswer(in: start..<end))
        && tells(from: end, behind: senses)
    }
  }

  func isClearYes(_ sense: Sense) -> Bool {
    sense.agrees && !sense.isDisjoint(with: [.agreement, .action])
  }

  func tells(from start: Int, behind senses: Set<Sense>) -> Bool {
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
  func isAnswer(in range: Range<Int>) -> Bool {
    !words(in: range).allSatisfy(EnglishStoryWords.underlining.contains)
  }

  /// A sentence of its own, or a conclusion.
  func isConcluding(_ start: Int) -> Bool {
    word(before: start) == "so" || stops(before: start).contains { ".!;".unicodeScalars.contains($0) }
  }

  /// Another dish beside an order may be what is wanted, and another place beside a visit. I thought that was pizza is no other
  /// cart.
  func mayName(in range: Range<Int>) -> Bool {
    !kinds.isDisjoint(with: [.cancelling]) || !otherNames.contains(where: range.overlaps)
  }
}
