import EnglishLanguage
import KoreanLanguage
import Language

/// Reads which of several options an answer means.
struct ChoiceReader {
  let text: NormalText
  let options: [AnswerOption]
  let names: [OptionNames]
  private let steps: StepBudget?
  /// The letters of the longest name of an option.
  private let longestName: Int
  private let memory = Memory()

  /// Mentions that were read before: each of several that are joined is tried as the first one, too.
  private final class Memory {
    var mentions: [Place: Mention?] = [:]

    struct Place: Hashable {
      let start: Int
      let end: Int
    }
  }

  /// - Parameter names: those of the options, where they are at hand.
  init(text: NormalText, options: [AnswerOption], names: [OptionNames]? = nil, steps: StepBudget? = nil) {
    self.text = text
    self.options = options
    self.names = names ?? options.map { OptionNames($0) }
    self.steps = steps
    longestName = self.names.map(\.longest).max() ?? 0
  }

  /// What one mention of options means: which, and where it ends.
  struct Mention {
    var indices: [Int]
    var end: Int
    var isAmbiguous = false
    /// Said by its place: 맨 위.
    var isPlace = false
    /// Said by its number: 2번, 두 번째.
    var isLabel = false
  }

  /// The choice a part of the text makes; nil if it makes none. What is said before or after it is `rest`.
  func read(_ range: Range<Int>) -> AnswerReading? {
    let starts = range.filter { $0 == range.lowerBound || text.spaceBefore[$0] }
    for start in starts {
      guard let mention = mentions(from: start, to: range.upperBound) else { continue }
      if let either = alternative(to: mention, range.upperBound) { return .ambiguous(either) }
      if mention.isAmbiguous { return .ambiguous(mention.indices) }
      let end = ChoiceTail.end(of: text, from: mention.end, to: range.upperBound)
      guard end == range.upperBound || text.spaceBefore[end] || end > mention.end || !text.hasInnerSpaces
      else { continue }
      let after = end..<range.upperBound
      // 2번은 얼마야 asks and does not choose.
      if asks(after) { return nil }
      let before = range.lowerBound..<start
      if after.isEmpty { return .choice(mention.indices, rest: before.isEmpty ? nil : before) }
      return .choice(mention.indices, rest: after)
    }
    return nil
  }

  /// 1번이나 2번, 1 or 2: one of them, but nobody knows which.
  private func alternative(to first: Mention, _ end: Int) -> [Int]? {
    guard let start = ChoiceWords.alternatives.longest(in: text.scalars, at: first.end)?.end,
      let other = mention(from: start, to: end)
    else { return nil }
    return first.indices + other.indices.filter { !first.indices.contains($0) }
  }

  /// Whether words behind a choice are a question.
  func asks(_ rest: Range<Int>) -> Bool {
    guard !rest.isEmpty, rest.upperBound == text.count else { return false }
    let words = NormalText(text.spacedSlice(rest))
    let isNumber = NumberReading.all(in: words.scalars, from: 0, spaceBefore: words.spaceBefore).contains {
      !$0.isBare
    }
    if text.isQuestion { return !isNumber }
    return QuestionWord.all.contains { words.text.hasPrefix($0) }
  }

  /// 2번 빼고 다, 콜라 말고 나머지; all but the second one.
  var exclusion: AnswerReading? {
    if let start = ChoiceWords.allBut.longest(in: text.scalars, at: 0)?.end {
      guard let mention = mentions(from: start, to: text.count), !mention.isAmbiguous,
        ChoiceTail.end(of: text, from: mention.end, to: text.count) == text.count
      else { return nil }
      return .choice(options.indices.filter { !mention.indices.contains($0) }, rest: nil)
    }
    guard !options.isEmpty, let mention = mentions(from: 0, to: text.count) else { return nil }
    let place = ChoiceWords.limits.longest(in: text.scalars, at: mention.end)?.end ?? mention.end
    guard let word = ChoiceWords.exclusions.longest(in: text.scalars, at: place) else { return nil }
    let rest = word.end..<text.count
    let others = options.indices.filter { !mention.indices.contains($0) }
    if others.isEmpty { return .noneOfThese }
    // 1번 말고 says which one it is not; only of two that says which one it is.
    if word.value == .instead, ChoiceWords.dismissals.contains(rest, in: text.scalars) {
      return others.count == 1 ? .choice(others, rest: nil) : .ambiguous(others)
    }
    let isAll =
      rest.isEmpty
      || ChoiceWords.remainders.all(in: text.scalars, at: rest.lowerBound).contains {
        $0.end == text.count || ChoiceTail.isRequest($0.end..<text.count, in: text)
      }
    return isAll ? .choice(others, rest: nil) : nil
  }

  /// More mentions in one answer are not joined.
  private static let mostJoined = 16

  /// One mention, or several joined: 1번이랑 3번, 1번부터 3번까지.
  private func mentions(from start: Int, to end: Int) -> Mention? {
    guard var result = mention(from: start, to: end) else { return nil }
    for _ in 0..<Self.mostJoined where !result.isAmbiguous {
      if let range = leading(result) ?? open(result) {
        result = range
        break
      } else if let range = span(result, to: end) {
        result = range
      } else if let next = next(behind: result, to: end) {
        result = Mention(
          indices: result.indices + next.indices.filter { !result.indices.contains($0) }, end: next.end,
          isLabel: next.isLabel)
      } else {
        break
      }
    }
    return withEvery(result)
  }

  /// 치킨 다, 1번 2번 둘 다: everything that was mentioned.
  private func withEvery(_ mention: Mention) -> Mention {
    guard mention.indices.count > 1 else { return mention }
    for word in ChoiceWords.every.all(in: text.scalars, at: mention.end) {
      guard word.value == nil || word.value == mention.indices.count else { continue }
      let isWhole = word.end == text.count || text.spaceBefore[word.end]
      if isWhole || ChoiceTail.end(of: text, from: word.end, to: text.count) > word.end {
        return Mention(indices: mention.indices, end: word.end)
      }
    }
    return mention
  }

  /// 3번까지, 2번부터 다: the list's own end is the other one.
  private func open(_ mention: Mention) -> Mention? {
    guard mention.isLabel, mention.indices.count == 1, let index = mention.indices.first else { return nil }
    if let end = ChoiceWords.upTo.longest(in: text.scalars, at: mention.end)?.end {
      return Mention(indices: Array(0...index), end: end)
    }
    return ChoiceWords.fromHere.longest(in: text.scalars, at: mention.end).map {
      Mention(indices: Array(index..<options.count), end: $0.end)
    }
  }

  /// 위에서부터 두 개, 처음 두 개: so many from one end. 위에 거 두 개 is one of them, twice.
  private func leading(_ first: Mention) -> Mention? {
    guard let index = first.indices.first, first.indices.count == 1, first.isPlace,
      index == 0 || index == options.count - 1
    else { return nil }
    let readings = NumberReading.all(in: text.scalars, from: first.end, spaceBefore: text.spaceBefore)
    guard
      let count = readings.first(where: { $0.counter == KoreanChoices.counter && $0.kind == .cardinal })?
        .wholeValue,
      let end = readings.first(where: { $0.counter == KoreanChoices.counter && $0.marks.isEmpty })?.end,
      (2..<options.count).contains(count)
    else { return nil }
    let indices = index == 0 ? Array(0..<count) : Array(options.count - count..<options.count)
    return Mention(indices: indices, end: end)
  }

  private func span(_ first: Mention, to end: Int) -> Mention? {
    guard let start = ChoiceWords.spans.longest(in: text.scalars, at: first.end)?.end,
      let last = mention(from: start, to: end), let low = first.indices.first,
      let high = last.indices.first, low < high
    else { return nil }
    return Mention(
      indices: Array(low...high),
      end: ChoiceWords.upTo.longest(in: text.scalars, at: last.end)?.end ?? last.end)
  }

  /// What is joined to a mention; between two numbers that label, a space is enough: 1번 2번.
  private func next(behind mention: Mention, to end: Int) -> Mention? {
    if let joined = joiner(at: mention.end) {
      let next = self.mention(from: joined, to: end)
      return next?.isAmbiguous == false ? next : nil
    }
    guard mention.isLabel, mention.end < text.count, text.spaceBefore[mention.end] else { return nil }
    let next = self.mention(from: mention.end, to: end)
    return next?.isLabel == true ? next : nil
  }

  private func joiner(at index: Int) -> Int? {
    if let joined = ChoiceWords.joiners.longest(in: text.scalars, at: index)?.end {
      var next = joined
      if text.scalars[index] == ",", starts("and", at: next) || starts("그리고", at: next) { next += 3 }
      return next < text.count ? next : nil
    }
    // 1 3: a space between two bare numbers.
    let isDigit = { (place: Int) in place < text.count && ("0"..."9").contains(text.scalars[place]) }
    return index > 0 && isDigit(index - 1) && isDigit(index) && text.spaceBefore[index] ? index : nil
  }

  private func mention(from start: Int, to end: Int) -> Mention? {
    let place = Memory.Place(start: start, end: end)
    steps?.spend()
    if let known = memory.mentions[place] { return known }
    let mention = read(from: start, to: end)
    memory.mentions[place] = .some(mention)
    return mention
  }

  private func read(from start: Int, to end: Int) -> Mention? {
    let named = name(from: start, to: end)
    let numbered = [number(from: start), position(from: start)].compactMap { $0 }.max { $0.end < $1.end }
    guard let named else { return numbered }
    guard let numbered else { return named }
    return named.end >= numbered.end && !named.isAmbiguous ? named : numbered
  }

  func starts(_ word: String, at index: Int) -> Bool { text.scalars.end(of: word, at: index) != nil }
}

// MARK: - Names

extension ChoiceReader {
  /// The longest piece of text that names options, followed by nothing that belongs to the same word.
  private func name(from start: Int, to end: Int) -> Mention? {
    for stop in stride(from: min(end, start + longestName), to: start, by: -1)
    where mayEnd(at: stop, to: end) {
      let piece = text.scalars[start..<stop]
      steps?.spend(1 + names.count)
      let fits = names.indices.compactMap { index in names[index].fit(piece).map { (index, $0) } }
      guard let best = fits.map(\.1).min() else { continue }
      let indices = fits.filter { $0.1 == best }.map(\.0)
      return Mention(indices: indices, end: stop, isAmbiguous: indices.count > 1)
    }
    return nil
  }

  private func mayEnd(at stop: Int, to end: Int) -> Bool {
    stop == end || text.spaceBefore[stop] || !text.hasInnerSpaces || joiner(at: stop) != nil
      || ChoiceWords.behindNames.longest(in: text.scalars, at: stop) != nil
      || ChoiceTail.end(of: text, from: stop, to: end) > stop
  }
}

// MARK: - Numbers and places

extension ChoiceReader {
  /// 2, 2번, 두 번째, 둘째, 둘; never 두 마리.
  private func number(from start: Int) -> Mention? {
    if let english = EnglishOrdinal.choice(in: text, from: start, count: options.count) {
      return Mention(indices: [english.index], end: english.end)
    }
    let readings = NumberReading.all(in: text.scalars, from: start, spaceBefore: text.spaceBefore)
    for reading in readings where reading.isUncertain && reading.kind == .range {
      let either = [reading.value, reading.upper ?? reading.value].map { Int($0) - 1 }
      // 십이요 is ten or twelve.
      if either.allSatisfy(options.indices.contains) {
        return Mention(indices: either, end: reading.end, isAmbiguous: true)
      }
    }
    for reading in readings where isChoice(reading, from: start) {
      guard let number = reading.wholeValue else { continue }
      if options.indices.contains(number - 1) {
        let isLabel = reading.kind == .label || reading.kind == .ordinal
        return Mention(indices: [number - 1], end: reading.end, isLabel: isLabel)
      }
    }
    return nil
  }

  private func isChoice(_ reading: NumberReading, from start: Int) -> Bool {
    guard reading.upper == nil, reading.marks.isEmpty else { return false }
    let word = start..<reading.end
    switch reading.kind {
    // 제일 is 제 1 only to a machine.
    case .label, .ordinal: return text.scalars[word] != ["제", "일"]
    case .cardinal:
      guard reading.counter == nil, KoreanCounter.longest(in: text.scalars, at: reading.end) == nil else {
        return false
      }
      // 네 and 세 begin other words; 이, 삼 and 넷 may be the whole answer or have a particle.
      if ChoiceWords.otherNumerals.contains(word, in: text.scalars) { return false }
      return !reading.isBare || mayEndSyllable(reading.end)
    case .range, .fraction: return false
    }
  }

  /// 이, 삼이요, 일이랑 이: a numeral that begins other words (이거, 오는) stands alone or before few particles.
  private func mayEndSyllable(_ end: Int) -> Bool {
    if end == text.count || joiner(at: end) != nil
      || ChoiceWords.behindNumerals.longest(in: text.scalars, at: end) != nil
    {
      return true
    }
    let rest = end..<text.count
    return ChoiceWords.endsOfNumerals.contains(rest, in: text.scalars)
      || text.spaceBefore[end] && ChoiceTail.isRequest(rest, in: text)
  }

  /// 첫 거, 맨 위, 가운데, 마지막, 끝에서 두 번째.
  private func position(from start: Int) -> Mention? {
    if let word = ChoiceWords.counted.longest(in: text.scalars, at: start) {
      let isFromEnd = word.value == .last
      return counted(from: word.end) { isFromEnd ? options.count - $0 : $0 - 1 }
        ?? edge(from: word.end, index: isFromEnd ? options.count - 1 : 0)
    }
    for word in ChoiceWords.places.all(in: text.scalars, at: start) {
      guard let index = word.value.index(of: options.count), !starts("번", at: word.end) else { continue }
      return Mention(indices: [index], end: word.end, isPlace: true)
    }
    return nil
  }

  /// 위에서부터 두 개: an end that a count follows.
  private func edge(from start: Int, index: Int) -> Mention? {
    let next = starts("부터", at: start) ? start + 2 : start
    let mention = Mention(indices: [index], end: next, isPlace: true)
    return options.indices.contains(index) ? leading(mention) : nil
  }

  private func counted(from start: Int, index: (Int) -> Int) -> Mention? {
    let readings = NumberReading.all(in: text.scalars, from: start, spaceBefore: text.spaceBefore)
    guard let reading = readings.first(where: { $0.kind == .ordinal || $0.kind == .label }) else {
      return nil
    }
    guard let number = reading.wholeValue else { return nil }
    let place = index(number)
    return options.indices.contains(place) ? Mention(indices: [place], end: reading.end) : nil
  }
}
