import KoreanLanguage
import Language

extension AnswerBesideStory {
  var koreanReading: AnswerReading? {
    let last = starts.dropFirst().lazy.compactMap(koreanAnswer(from:)).first
    return last
      ?? (koreanTellsBehind ? .yes : !asksUndoing && (tellsBehindNo || refusesAnywhere) ? .no : nil)
  }

  /// 삭제해줘 남편 보면 안 돼, 뭐하러 남겨 지워버리자: where the answer begins or ends with what is to be undone, a refusal in its story is none.
  private var asksUndoing: Bool {
    guard isKorean, !isOrdering else { return false }
    if let start = finalAction { return !["안", "못"].contains(word(before: start)) }
    guard let action = saidAction, action.lowerBound == 0, action.upperBound < text.count else {
      return false
    }
    let said = words(in: action).last ?? ""
    return !kinds.contains { $0.heads.contains(said) } && !koreanStory.goesOn(word(from: action.upperBound))
  }

  var koreanStory: KoreanStory { KoreanStory(kinds: kinds, isShown: shown.contains) }

  func koreanAnswer(from start: Int) -> AnswerReading? {
    let senses = (sensesFrom(start)[text.count] ?? []).filter { !$0.contains(.aside) }
    let front = words(in: 0..<start)
    if senses.contains(where: { $0.agrees && $0.contains(.action) || saysOrder(from: start, $0) }) {
      return mayName(in: 0..<start) && !counts(0..<start)
        && koreanStory.leads(
          front, isAnswered: isAnswered(from: start), isParted: endsSentence(before: start))
        ? .yes : nil
    }
    let isNo = senses.contains(where: \.declines) && !senses.contains(where: \.agrees)
    guard isNo else { return nil }
    return !counts(0..<start) && koreanStory.leadsToNo(front) || isLedToNo(start) ? .no : nil
  }

  /// 응 주문, 그대로 결제, ㄱㄱ: behind a story the noun by itself, or a mere go, asks for it.
  private func saysOrder(from start: Int, _ sense: Sense) -> Bool {
    isOrdering && sense.isDisjoint(with: [.denial, .keeping, .against, .pointing])
      && words(in: start..<text.count).last.map(KoreanStory.orders) ?? false
  }

  /// 네 취소할게요, behind words that name nothing else.
  func isAnswered(from start: Int) -> Bool {
    KoreanStory.agrees(word(from: start)) && !otherNames.contains(where: (0..<start).overlaps)
  }

  /// 이 시간에 먹으면 붓는데… 아냐 관두자: a no behind a sentence of its own. A mere 아니 may go on.
  func isLedToNo(_ start: Int) -> Bool {
    (endsSentence(before: start) || word(from: start) == "아냐") && words(in: start..<text.count) != ["아니"]
      && koreanStory.mayDecline(behind: words(in: 0..<start))
  }

  /// A stop, a comma, or laughing and crying, which Korean chats write in their place.
  func endsSentence(before index: Int) -> Bool {
    stops(before: index).contains { ",.!?…;\nㅋㅎㅠㅜ".unicodeScalars.contains($0) }
  }

  /// 삭제해 주세요 두 번 들어갔네요.
  var koreanTellsBehind: Bool {
    sensesFrom(0).contains { end, senses in
      end > 0 && end < text.count
        && senses.contains { $0.agrees && $0.contains(.action) && !$0.contains(.aside) }
        && mayName(in: end..<text.count) && !counts(end..<text.count)
        && koreanStory.follows(words(in: end..<text.count), behind: words(in: 0..<end).last ?? "")
    }
  }

  /// Whether a number may count what is wanted, or name another order: not 두 번, 한 시간째, nor what is shown.
  func counts(_ range: Range<Int>) -> Bool {
    let part = NormalText(text.spacedSlice(range))
    var told = 0
    return part.scalars.indices.contains { start in
      guard start >= told, start == 0 || part.spaceBefore[start] else { return false }
      let numbers = NumberReading.all(in: part.scalars, from: start, spaceBefore: part.spaceBefore)
      // 만 구천 원, 이 정도: no part of them counts anything.
      let rest = part.slice(start..<part.count)
      if ["이정도", "이대로", "한시라도", "한끼도"].contains(where: rest.hasPrefix) { return false }
      if let end = numbers.filter({ tells($0, from: start, in: part) }).map(\.end).max() {
        told = end
        return false
      }
      return numbers.contains { !$0.isBare && counts($0, from: start, in: part) }
    }
  }

  /// 2026년, 두 번, 만 원; not 1044번, nor 1,900원 where another price is shown.
  private func tells(_ number: NumberReading, from start: Int, in part: NormalText) -> Bool {
    guard let counter = number.counter, koreanStory.tellingCounters.contains(counter) else { return false }
    let isDigits = part.scalars[start].properties.numericType == .decimal
    if counter == "원", isDigits, isOrdering { return isRepeated(start..<number.end, in: part) }
    return counter != "번" || number.value < 100
  }

  private func isRepeated(_ range: Range<Int>, in part: NormalText) -> Bool {
    shown.holds(for: part.spacedSlice(range).split(separator: " ").map(String.init))
  }

  func counts(_ number: NumberReading, from start: Int, in part: NormalText) -> Bool {
    let end = (number.end..<part.count).first { part.spaceBefore[$0] } ?? part.count
    let rest = part.slice(number.end..<end)
    let isDigits = part.scalars[start].properties.numericType != nil
    // 사장님: no number.
    guard rest.isEmpty || KoreanStory.countParticles.contains(rest) || isDigits,
      rest != "밖에" || isOrdering, !isNone(from: start, in: part),
      !isRepeated(start..<number.end, in: part)
    else { return false }
    return isOrdering || number.value >= 100 || rest == "만" || rest == "씩"
  }

  /// 하나도 없더라고: none at all.
  func isNone(from start: Int, in part: NormalText) -> Bool {
    let rest = part.spacedSlice(start..<part.count)
    return ["없", "안", "못"].contains { rest.hasPrefix("하나도 " + $0) }
  }

  var isOrdering: Bool { kinds.contains(.ordering) || kinds.isEmpty }

  var starts: [Int] {
    text.scalars.indices.filter { $0 == 0 || text.spaceBefore[$0] || text.scalars[$0 - 1] == "," }
  }
}
