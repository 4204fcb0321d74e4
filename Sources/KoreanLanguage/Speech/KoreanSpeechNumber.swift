import Language

// Numbers with what belongs to them: dates, times, amounts of money, counters, units.

extension KoreanSpeechReader {
  /// Reads a number that begins here, with its sign before it and its counter behind it.
  mutating func readNumber() -> Bool {
    if readPrefixed() || readBracketedCode() { return true }
    guard source.isDigit(index) else { return false }
    if readDate() || readClock() { return true }
    let (amount, end) = composite(at: index)
    say(amount, endingAt: end)
    return true
  }

  /// (02) 123-4567.
  private mutating func readBracketedCode() -> Bool {
    guard source[index] == "(", let (number, end) = AmountScanner(source: source).telephone(at: index) else {
      return false
    }
    spoken.space()
    spoken.say(KoreanAmount.words(.plain(number)))
    index = end
    return true
  }

  // MARK: Signs before a number

  /// -3,000원, ₩38,000, $3.50, №1043, × 2.
  private mutating func readPrefixed() -> Bool {
    guard let sign = source[index] else { return false }
    let next = source.end(from: index + 1) { source[$0] == " " }
    guard source.isDigit(next) else { return false }
    let isTight = next == index + 1
    switch sign {
    case "-", "+":
      guard isTight, source.isSpace(index - 1) || SpeechSigns.brackets[source[index - 1] ?? " "] != nil else {
        return false
      }
      spoken.sayApart(sign == "+" ? "플러스" : isTemperature(at: next) ? "영하" : "마이너스")
      index = next
    case "₩", "$", "€", "¥", "£":
      guard isTight else { return false }
      readMoney(sign, at: next)
    case "№", "#":
      spoken.ends(in: "번호") ? spoken.space() : spoken.sayApart("번호")
      index = next
    case "×", "x":
      guard source.isSpace(index - 1), !spoken.isEmpty, !endsInNumber else { return false }
      readTimes(at: next)
    default: return false
    }
    return true
  }

  private func isTemperature(at start: Int) -> Bool {
    let end = AmountScanner(source: source).amount(at: start).end
    return ["℃", "°", "도"].contains { source.starts($0, at: end) }
  }

  private mutating func readMoney(_ sign: Unicode.Scalar, at start: Int) {
    let (amount, end) = composite(at: start)
    index = end
    let name = SpeechSigns.words[sign] ?? ""
    spoken.space()
    if sign == "$", case .plain(.decimal(let dollars, let cents)) = amount, cents.count == 2,
      let cents = Int(cents)
    {
      let tail = cents == 0 ? "" : " \(KoreanNumber.sino(cents)) 센트"
      spoken.say("\(KoreanNumber.sino(dollars)) \(name)\(tail)")
    } else {
      spoken.say("\(KoreanAmount.words(amount)) \(name)")
    }
    separate(before: index)
  }

  /// 콜라 × 2 is two of them.
  private mutating func readTimes(at start: Int) {
    let (amount, end) = composite(at: start)
    if KoreanSpeechCounter.find(in: source, at: end) == nil, let count = amount.whole {
      spoken.sayApart(KoreanNumber.counted(count, "개"))
      index = end
    } else {
      index = start
    }
  }

  private var endsInNumber: Bool {
    let before = (0..<index).last { source[$0] != " " }
    return before.map { source.isDigit($0) } ?? false
  }

  // MARK: Dates and times

  private mutating func readDate() -> Bool {
    if let (month, day, end) = WrittenMoment.day(in: source, at: index) {
      spoken.sayApart("\(KoreanSpeechCounter.month(month)) \(KoreanNumber.sino(day)) 일")
      index = end
      return true
    }
    guard let (year, month, day, end) = WrittenMoment.date(in: source, at: index) else { return false }
    spoken.space()
    spoken.say("\(KoreanNumber.sino(year)) 년 \(KoreanSpeechCounter.month(month)) \(KoreanNumber.sino(day)) 일")
    index = end
    if source[index] == "T", source.isDigit(index + 1) { index += 1 }
    separate(before: index)
    return true
  }

  private mutating func readClock() -> Bool {
    guard let (hour, minute, second, end) = WrittenMoment.clock(in: source, at: index) else { return false }
    var parts = [KoreanSpeechCounter.words(.plain(.whole(hour)), KoreanSpeechCounter.hour)]
    if minute > 0 || second > 0 { parts.append("\(KoreanNumber.sino(minute)) 분") }
    if second > 0 { parts.append("\(KoreanNumber.sino(second)) 초") }
    spoken.space()
    spoken.say(parts.joined(separator: " "))
    index = end
    separate(before: index)
    return true
  }

  // MARK: Amounts

  /// A number with what makes it larger: 2만 3천, 1.5만, 3백.
  func composite(at start: Int) -> (amount: KoreanAmount, end: Int) {
    let scanner = AmountScanner(source: source)
    let (first, end) = scanner.amount(at: start)
    guard case .whole(let value) = first, let (total, last) = KoreanLargeNumber.read(source, value, at: end)
    else {
      guard case .decimal = first, let unit = KoreanLargeNumber.bigUnit(source, at: end) else {
        return (.plain(first), end)
      }
      return (.scaled(first, unit.name), end + 1)
    }
    return (KoreanAmount.plain(.whole(total)), last)
  }

  private mutating func say(_ amount: KoreanAmount, endingAt end: Int) {
    guard let counter = KoreanSpeechCounter.find(in: source, at: end) else {
      sayUncounted(amount, endingAt: end)
      return
    }
    let isRanked = spoken.adjacent == "제"
    if !isRanked { spoken.space() }
    spoken.say(KoreanSpeechCounter.words(amount, counter, isRanked: isRanked))
    index = counter.end
    separate(before: index)
  }

  /// A bare number stays joined to letters beside it (A4, 60계).
  private mutating func sayUncounted(_ amount: KoreanAmount, endingAt end: Int) {
    index = end
    guard let counter = counterBehindRange(from: end) else {
      spoken.say(KoreanAmount.words(amount))
      if source[end] == "-", source.isDigit(end + 1) { spoken.sayApart("다시") }
      return
    }
    spoken.space()
    spoken.say(KoreanSpeechCounter.words(amount, counter))
    if source[end] == "-" {
      spoken.say("에서")
      spoken.space()
      index = end + 1
    }
  }

  /// Of 2~3마리 both ends are counted: 두 마리에서 세 마리.
  private func counterBehindRange(from end: Int) -> KoreanSpeechCounter.Found? {
    let sign = source.end(from: end) { source[$0] == " " }
    guard source[sign] == "~" || (source[sign] == "-" && sign == end) else { return nil }
    let next = source.end(from: sign + 1) { source[$0] == " " }
    guard source.isDigit(next) else { return nil }
    let counter = KoreanSpeechCounter.find(in: source, at: composite(at: next).end)
    // 12-3번지 is one address, not two.
    return source[sign] == "-" && counter.map { ["번지", "호", "동", "번길"].contains($0.name) } == true
      ? nil : counter
  }

  /// A number or 반 directly behind a counter is a word of its own: 3시30분, 3시반.
  private mutating func separate(before next: Int) {
    if source.isDigit(next) { spoken.space() }
    if source.starts("반", at: next), !source.starts("반반", at: next), !source.isHangul(next + 1) {
      spoken.space()
    }
  }
}
