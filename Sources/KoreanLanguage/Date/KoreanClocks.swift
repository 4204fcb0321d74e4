import Language

// Times of day: 7시, 저녁 일곱 시 반, 세 시 십 분 전, 15:30, 정오.

extension KoreanDateScanner {
  /// Every time of day that begins at a place.
  func clocks(at start: Int) -> [Found<ClockWords>] {
    let later = end(of: KoreanDateWords.later, at: start) ?? start
    let begin = end(of: KoreanDateWords.exactly, at: later) ?? later
    let parts = KoreanDateWords.parts.all(in: scalars, at: begin).flatMap { part in
      (standsAlone(begin, part.end) ? [part.with(ClockWords.part(part.value))] : [])
        + hours(at: skipping(",", at: part.end)).compactMap { hour in self.clock(hour, in: part.value) }
    }
    return parts + fixedTimes(at: begin) + hours(at: begin).flatMap(clocks(withoutPart:))
  }

  /// An hour as its number and the seconds that are added to it.
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

  /// An hour alone, or with am or pm behind it.
  private func clocks(withoutPart hour: Found<HourWords>) -> [Found<ClockWords>] {
    let words = hour.value
    let isOpen = (1...12).contains(words.hour)
    let second = (isOpen ? words.hour % 12 : words.hour) * 3_600 + words.seconds
    let half = (second + 43_200) % 43_200
    let alone = hour.with(isOpen ? ClockWords.half(half, words.resolution) : .exact(second, words.resolution))
    guard isOpen, let part = KoreanDateWords.parts.longest(in: scalars, at: hour.end),
      "ap".unicodeScalars.contains(scalars[hour.end]),
      let clock = clock(hour.ending(at: part.end), in: part.value)
    else { return [alone] }
    return [clock, alone]
  }

  private func fixedTimes(at start: Int) -> [Found<ClockWords>] {
    var result: [Found<ClockWords>] = []
    if let end = end(of: KoreanDateWords.noon, at: start) { result.append(Found(end, .exact(43_200, .hour))) }
    if let end = end(of: KoreanDateWords.midnight, at: start) { result.append(Found(end, .midnight)) }
    if let end = end(of: KoreanDateWords.thisTime, at: start) {
      result.append(Found(end, .exact(reference.now.secondOfDay, .minute)))
    }
    return result
  }

  // MARK: Hours

  func hours(at start: Int) -> [Found<HourWords>] {
    let spoken = numbers(at: start, before: "시", in: 0...24).filter { end(of: "간", at: $0.end) == nil }
    let open = openNumbers(at: start, in: 0...24).map { $0.with(HourWords(hour: $0.value)) }
    return spoken.flatMap(withMinutes) + open + [digital(at: start), latin(at: start)].compactMap(\.self)
  }

  private func withMinutes(_ hour: Found<Int>) -> [Found<HourWords>] {
    var result = [hour.with(HourWords(hour: hour.value))]
    func add(_ end: Int, _ seconds: Int, _ resolution: DateResolution) {
      result.append(Found(end, HourWords(hour: hour.value, seconds: seconds, resolution: resolution)))
    }
    if let end = end(of: "반", at: hour.end) { add(end, 1_800, .minute) }
    if let end = end(of: "정각", at: hour.end) { add(end, 0, .minute) }
    for minute in numbers(at: hour.end, before: "분", in: 0...59) {
      add(minute.end, minute.value * 60, .minute)
      if let end = end(of: "전", at: minute.end) { add(end, -minute.value * 60, .minute) }
      for second in numbers(at: minute.end, before: "초", in: 0...59) {
        add(second.end, minute.value * 60 + second.value, .second)
      }
    }
    for second in numbers(at: hour.end, before: "초", in: 0...59) { add(second.end, second.value, .second) }
    if let minute = digits(at: hour.end, 2...2), minute.value < 60 {
      add(minute.end, minute.value * 60, .minute)
    }
    return result
  }

  /// 15:30, 15:30:20.
  private func digital(at start: Int) -> Found<HourWords>? {
    guard let hour = digits(at: start, 1...2), hour.value <= 24, let colon = end(of: ":", at: hour.end),
      let minute = digits(at: colon, 2...2), minute.value < 60
    else { return nil }
    let short = HourWords(hour: hour.value, seconds: minute.value * 60, resolution: .minute)
    guard let second = end(of: ":", at: minute.end).flatMap({ digits(at: $0, 2...2) }), second.value < 60
    else {
      return Found(minute.end, short)
    }
    return Found(
      second.end, HourWords(hour: hour.value, seconds: minute.value * 60 + second.value, resolution: .second))
  }

  /// 3pm.
  private func latin(at start: Int) -> Found<HourWords>? {
    guard let hour = digits(at: start, 1...2), (1...12).contains(hour.value), hour.end < scalars.count,
      "ap".unicodeScalars.contains(scalars[hour.end]),
      KoreanDateWords.parts.longest(in: scalars, at: hour.end) != nil
    else { return nil }
    return hour.with(HourWords(hour: hour.value))
  }
}
