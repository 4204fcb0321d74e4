import Language

// Times of day: 7 pm, half past seven, ten to three, seven thirty in the evening, noon.

extension EnglishDateScanner {
  /// Every time of day that begins at a place, “at” included.
  func clocks(at start: Int) -> [Found<ClockWords>] {
    guard let behind = end(of: "at", at: start) else { return unmarkedClocks(at: start) }
    return withBareHours.unmarkedClocks(at: behind) + unmarkedClocks(at: start)
  }

  private func unmarkedClocks(at start: Int) -> [Found<ClockWords>] {
    let parts = all(EnglishDateWords.parts, at: start).flatMap { part in
      [part.with(ClockWords.part(part.value.span))]
        + hours(behind: part.end).compactMap { self.clock($0, in: part.value.hours) }
    }
    return parts + fixedTimes(at: start) + hours(at: start).flatMap { clocks($0) }
  }

  /// Hours behind a part of the day, with or without “at”: tomorrow morning at 7.
  func hours(behind start: Int) -> [Found<HourWords>] {
    withBareHours.hours(at: skipping("at", ",", at: start))
  }

  struct HourWords {
    var hour: Int
    var seconds = 0
    var resolution = DateResolution.hour
  }

  func clock(_ hour: Found<HourWords>, in part: DayPart) -> Found<ClockWords>? {
    part.hour(hour.value.hour).map { number in
      hour.with(
        .exact(number * 3_600 + hour.value.seconds, hour.value.resolution),
        uncertain: part.isUnclear(hour.value.hour))
    }
  }

  /// The hour alone, with am or pm, and with a part of the day behind it.
  private func clocks(_ hour: Found<HourWords>) -> [Found<ClockWords>] {
    let halves = all(EnglishDateWords.halves, at: hour.end).compactMap { half in
      (1...12).contains(hour.value.hour)
        ? clock(hour.ending(at: half.end), in: half.value).map { $0.with($0.value) } : nil
    }
    let parts = all(EnglishDateWords.parts, at: hour.end).compactMap { part in
      clock(hour.ending(at: part.end), in: part.value.hours)
    }
    return halves + parts + [alone(hour)]
  }

  private func alone(_ hour: Found<HourWords>) -> Found<ClockWords> {
    let words = hour.value
    let isOpen = (1...12).contains(words.hour)
    let second = (isOpen ? words.hour % 12 : words.hour) * 3_600 + words.seconds
    return hour.with(
      isOpen ? .half((second + 43_200) % 43_200, words.resolution) : .exact(second, words.resolution))
  }

  private func fixedTimes(at start: Int) -> [Found<ClockWords>] {
    let noon = end(of: EnglishDateWords.noon, at: start).map { Found($0, ClockWords.exact(43_200, .hour)) }
    let midnight = end(of: EnglishDateWords.midnight, at: start).map { Found($0, ClockWords.midnight) }
    return [noon, midnight].compactMap(\.self)
  }

  // MARK: Hours

  func hours(at start: Int) -> [Found<HourWords>] {
    var result = relativeHours(at: start)
    for hour in wholes(at: start, in: 0...24, isWord: false) {
      result += withMinutes(hour)
      let hasHalf = !all(EnglishDateWords.halves, at: hour.end).isEmpty
      if let end = end(of: EnglishDateWords.oClock, at: hour.end) {
        result.append(Found(end, HourWords(hour: hour.value)))
      } else if hasHalf || isHour(hour) {
        result.append(hour.with(HourWords(hour: hour.value)))
      }
    }
    return result.map { hour in hour.ending(at: end(of: EnglishDateWords.sharp, at: hour.end) ?? hour.end) }
  }

  /// A number alone: behind “at”, or with a part of the day behind it (seven in the evening, 7 tonight).
  private func isHour(_ hour: Found<Int>) -> Bool {
    guard isBoundary(hour.end) else { return false }
    let isNamed = ["in the", "at night"].contains { end(of: $0, at: hour.end) != nil }
    return takesBareHours || isNamed && !all(EnglishDateWords.parts, at: hour.end).isEmpty
  }

  /// 7:30, 7:30:20, seven thirty.
  private func withMinutes(_ hour: Found<Int>) -> [Found<HourWords>] {
    if let colon = sign(":", at: hour.end), let minute = digits(at: colon, 2...2), minute.value < 60 {
      let second = sign(":", at: minute.end).flatMap { digits(at: $0, 2...2) }.flatMap {
        $0.value < 60 ? $0 : nil
      }
      let seconds = minute.value * 60 + (second?.value ?? 0)
      return [
        Found(
          second?.end ?? minute.end,
          HourWords(hour: hour.value, seconds: seconds, resolution: second == nil ? .minute : .second))
      ]
    }
    let isWord = !EnglishNumberScanner.isDigit(scalars[hour.end - 1])
    guard isWord, hour.value > 0, isBoundary(hour.end) else { return [] }
    let tens = wholes(at: hour.end, in: 10...59)
    let ones = end(of: "oh", at: hour.end).map { wholes(at: $0, in: 1...9) } ?? []
    return (tens + ones).map {
      $0.with(HourWords(hour: hour.value, seconds: $0.value * 60, resolution: .minute))
    }
  }

  /// ten to three is a time; 10 to 3 and three to five are spans.
  private func mayPrecedeHour(_ minutes: Found<Int>) -> Bool {
    let isFigure = EnglishNumberScanner.isDigit(scalars[minutes.end - 1])
    let saysMinutes = end(of: "minutes", at: minutes.end) != nil
    return minutes.value < 30 && (saysMinutes || !isFigure && minutes.value.isMultiple(of: 5))
  }

  /// half past seven, quarter to three, ten past four.
  private func relativeHours(at start: Int) -> [Found<HourWords>] {
    let named = [("half", 30), ("a half", 30), ("quarter", 15), ("a quarter", 15)].compactMap {
      word, minutes in
      end(of: word, at: start).map { Found($0, minutes) }
    }
    return (named + wholes(at: start, in: 1...29)).flatMap { minutes -> [Found<HourWords>] in
      let past = end(of: EnglishDateWords.past, at: minutes.end).map { ($0, minutes.value) }
      let to =
        mayPrecedeHour(minutes)
        ? end(of: EnglishDateWords.to, at: minutes.end).map { ($0, -minutes.value) } : nil
      return [past, to].compactMap(\.self).flatMap { next, minutes in
        wholes(at: next, in: 1...12).map {
          $0.with(HourWords(hour: $0.value, seconds: minutes * 60, resolution: .minute))
        }
      }
    }
  }
}
