/// Reads which of several options an answer means.
struct ChoiceReader {
  let text: NormalText
  let options: [AnswerOption]
  let names: [OptionNames]

  /// - Parameter names: those of the options, where they are at hand.
  init(text: NormalText, options: [AnswerOption], names: [OptionNames]? = nil) {
    self.text = text
    self.options = options
    self.names = names ?? options.map { OptionNames($0) }
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
    for word in ["이나", "나", "또는", "아니면", "혹은", "or"] where starts(word, at: first.end) {
      guard let other = mention(from: first.end + word.unicodeScalars.count, to: end) else { continue }
      return first.indices + other.indices.filter { !first.indices.contains($0) }
    }
    return nil
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
    for word in ["allbut", "everythingbut", "allexcept", "everythingexcept", "anythingbut"]
    where starts(word, at: 0) {
      guard let mention = mentions(from: word.count, to: text.count), !mention.isAmbiguous,
        ChoiceTail.end(of: text, from: mention.end, to: text.count) == text.count
      else { return nil }
      return .choice(options.indices.filter { !mention.indices.contains($0) }, rest: nil)
    }
    guard !options.isEmpty, let mention = mentions(from: 0, to: text.count) else { return nil }
    let end = ["은", "는", "을", "를", "만", ""].map { mention.end + $0.unicodeScalars.count }
    for word in ["제외하고", "제외해주세요", "제외해줘", "제외", "빼고", "빼주세요", "빼줘", "말고"] {
      guard let place = end.first(where: { starts(word, at: $0) && isParticle(mention.end..<$0) }) else {
        continue
      }
      let rest = text.slice(place + word.unicodeScalars.count..<text.count)
      let others = options.indices.filter { !mention.indices.contains($0) }
      if others.isEmpty { return .noneOfThese }
      // 1번 말고 says which one it is not; only of two that says which one it is.
      if word == "말고", isDismissal(rest) {
        return others.count == 1 ? .choice(others, rest: nil) : .ambiguous(others)
      }
      let isAll = ["", "다", "전부다", "전부", "모두다", "모두", "나머지다", "나머지", "나머지전부", "나머지모두"].contains {
        rest == $0 || (!$0.isEmpty && isRequest(rest, behind: $0))
      }
      return isAll ? .choice(others, rest: nil) : nil
    }
    return nil
  }

  private func isParticle(_ range: Range<Int>) -> Bool {
    ["", "은", "는", "을", "를", "만"].contains(text.slice(range))
  }

  private func isDismissal(_ rest: String) -> Bool {
    ["", "요", "다른거", "다른걸로", "다른것", "딴거"].contains(rest)
  }

  private func isRequest(_ text: String, behind word: String) -> Bool {
    text.hasPrefix(word) && ChoiceTail.isRequest(String(text.dropFirst(word.count)))
  }

  /// One mention, or several joined: 1번이랑 3번, 1번부터 3번까지.
  private func mentions(from start: Int, to end: Int) -> Mention? {
    guard var result = mention(from: start, to: end) else { return nil }
    while !result.isAmbiguous {
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
    let counts = [
      (["둘다", "두개다", "둘모두"], 2), (["셋다", "세개다"], 3), (["전부다", "전부", "모두", "다"], mention.indices.count),
    ]
    for (words, count) in counts where count == mention.indices.count && count > 1 {
      for word in words where starts(word, at: mention.end) {
        let end = mention.end + word.unicodeScalars.count
        guard
          end == text.count || text.spaceBefore[end]
            || ChoiceTail.end(of: text, from: end, to: text.count) > end
        else { continue }
        return Mention(indices: mention.indices, end: end)
      }
    }
    return mention
  }

  /// 3번까지, 2번부터 다: the list's own end is the other one.
  private func open(_ mention: Mention) -> Mention? {
    guard mention.isLabel, mention.indices.count == 1, let index = mention.indices.first else { return nil }
    if starts("까지", at: mention.end) {
      return Mention(indices: Array(0...index), end: mention.end + 2)
    }
    for word in ["부터다", "부터전부", "부터모두", "부터쭉"] where starts(word, at: mention.end) {
      return Mention(indices: Array(index..<options.count), end: mention.end + word.unicodeScalars.count)
    }
    return nil
  }

  /// 위에서부터 두 개, 처음 두 개: so many from one end. 위에 거 두 개 is one of them, twice.
  private func leading(_ first: Mention) -> Mention? {
    guard let index = first.indices.first, first.indices.count == 1, first.isPlace,
      index == 0 || index == options.count - 1
    else { return nil }
    let readings = NumberReading.all(in: text.scalars, from: first.end, spaceBefore: text.spaceBefore)
    guard let count = readings.first(where: { $0.counter == "개" && $0.kind == .cardinal })?.wholeValue,
      let end = readings.first(where: { $0.counter == "개" && $0.marks.isEmpty })?.end,
      (2..<options.count).contains(count)
    else { return nil }
    let indices = index == 0 ? Array(0..<count) : Array(options.count - count..<options.count)
    return Mention(indices: indices, end: end)
  }

  private func span(_ first: Mention, to end: Int) -> Mention? {
    for word in ["부터", "에서", "~", "-", "through", "to"] where starts(word, at: first.end) {
      guard let last = mention(from: first.end + word.unicodeScalars.count, to: end),
        let low = first.indices.first,
        let high = last.indices.first, low < high
      else { return nil }
      let closing = starts("까지", at: last.end) ? last.end + 2 : last.end
      return Mention(indices: Array(low...high), end: closing)
    }
    return nil
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
    for word in ["이랑", "랑", "하고", "그리고", "과", "와", "및", ",", "and", "&", "+", "거랑"]
    where starts(word, at: index) {
      var next = index + word.unicodeScalars.count
      if word == ",", starts("and", at: next) || starts("그리고", at: next) { next += 3 }
      return next < text.count ? next : nil
    }
    // 1 3: a space between two bare numbers.
    let isDigit = { (place: Int) in place < text.count && ("0"..."9").contains(text.scalars[place]) }
    return index > 0 && isDigit(index - 1) && isDigit(index) && text.spaceBefore[index] ? index : nil
  }

  private func mention(from start: Int, to end: Int) -> Mention? {
    let named = name(from: start, to: end)
    let numbered = [number(from: start), position(from: start)].compactMap { $0 }.max { $0.end < $1.end }
    guard let named else { return numbered }
    guard let numbered else { return named }
    return named.end >= numbered.end && !named.isAmbiguous ? named : numbered
  }

  func starts(_ word: String, at index: Int) -> Bool {
    let letters = word.unicodeScalars
    return index + letters.count <= text.count
      && text.scalars[index..<index + letters.count].elementsEqual(letters)
  }
}

// MARK: - Names

extension ChoiceReader {
  /// The longest piece of text that names options, followed by nothing that belongs to the same word.
  private func name(from start: Int, to end: Int) -> Mention? {
    for stop in stride(from: end, to: start, by: -1) where mayEnd(at: stop, to: end) {
      let piece = text.slice(start..<stop)
      let fits = names.indices.compactMap { index in names[index].fit(piece).map { (index, $0) } }
      guard let best = fits.map(\.1).min() else { continue }
      let indices = fits.filter { $0.1 == best }.map(\.0)
      return Mention(indices: indices, end: stop, isAmbiguous: indices.count > 1)
    }
    return nil
  }

  private func mayEnd(at stop: Int, to end: Int) -> Bool {
    stop == end || text.spaceBefore[stop] || joiner(at: stop) != nil
      || ChoiceTail.end(of: text, from: stop, to: end) > stop
      || ["빼고", "말고", "제외", "이나", "나", "또는", "아니면", "혹은"].contains { starts($0, at: stop) }
      || !text.hasInnerSpaces
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
    let word = text.slice(start..<reading.end)
    switch reading.kind {
    // 제일 is 제 1 only to a machine.
    case .label, .ordinal: return word != "제일"
    case .cardinal:
      guard reading.counter == nil, KoreanCounter.longest(in: text.scalars, at: reading.end) == nil else {
        return false
      }
      // 네 and 세 begin other words; 이, 삼 and 넷 may be the whole answer or have a particle.
      if ["네", "세", "두", "한", "서", "너", "석", "넉", "열", "만", "천", "백"].contains(word) { return false }
      return !reading.isBare || mayEndSyllable(reading.end)
    case .range, .fraction: return false
    }
  }

  /// 이, 삼이요, 일이랑 이: a numeral that begins other words (이거, 오는) stands alone or before few particles.
  private func mayEndSyllable(_ end: Int) -> Bool {
    if end == text.count || joiner(at: end) != nil
      || ["부터", "에서", "까지"].contains(where: { starts($0, at: end) })
    {
      return true
    }
    let rest = text.slice(end..<text.count)
    return ["요", "이요", "로", "으로", "로요", "으로요", "빼고", "말고"].contains(rest)
      || text.spaceBefore[end] && ChoiceTail.isRequest(rest)
  }

  /// 첫 거, 맨 위, 가운데, 마지막, 끝에서 두 번째.
  private func position(from start: Int) -> Mention? {
    for word in ["마지막에서", "밑에서", "아래에서", "끝에서", "뒤에서"] where starts(word, at: start) {
      return counted(from: start + word.unicodeScalars.count) { options.count - $0 }
        ?? edge(from: start + word.unicodeScalars.count, index: options.count - 1)
    }
    for word in ["위에서", "앞에서", "처음에서"] where starts(word, at: start) {
      return counted(from: start + word.unicodeScalars.count) { $0 - 1 }
        ?? edge(from: start + word.unicodeScalars.count, index: 0)
    }
    for (words, index) in Self.places(count: options.count) {
      for word in words.sorted(by: { $0.count > $1.count })
      where starts(word, at: start) && options.indices.contains(index) {
        guard !starts("번", at: start + word.unicodeScalars.count) else { continue }
        return Mention(indices: [index], end: start + word.unicodeScalars.count, isPlace: true)
      }
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

  private static func places(count: Int) -> [([String], Int)] {
    let isOdd = count % 2 == 1
    return [
      (
        [
          "맨처음", "맨위", "맨앞", "제일위", "제일위에", "제일앞", "제일앞에", "제일처음", "처음", "첫", "맨위에", "맨앞에", "위에", "위", "앞에",
          "왼쪽",
          "가장위", "가장위에", "가장처음",
        ] + (count == 2 ? ["전자"] : []), 0
      ),
      (
        [
          "맨마지막", "맨아래", "맨밑", "맨끝", "맨뒤", "제일아래", "제일밑", "제일끝", "마지막", "꼴찌", "끝에", "끝", "아래", "맨밑에", "맨아래에",
          "맨끝에", "맨뒤에", "밑에", "밑", "뒤에", "오른쪽", "제일아래에", "제일밑에", "제일끝에", "제일뒤", "제일뒤에", "제일마지막", "가장아래",
          "가장마지막",
        ] + (count == 2 ? ["후자"] : []), count - 1
      ),
      (["가운데", "중간"], isOdd ? count / 2 : -1),
    ]
  }
}
