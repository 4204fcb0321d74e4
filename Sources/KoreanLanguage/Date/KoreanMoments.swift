import Language

// Days with times of day, spans, deadlines and lengths, put together.

extension KoreanDateScanner {
  /// A day, a time of day, or both.
  struct Said {
    var day: Found<DayWords>?
    var clock: Found<ClockWords>?
    var end: Int
  }

  /// Every reading that begins at a place, the likelier of two equally long ones first.
  func readings(at start: Int) -> [DateReading] {
    let plain = unrounded(at: start)
    guard let behind = end(of: KoreanDateWords.about, at: start) else { return plain }
    return plain + unrounded(at: behind).map { $0.ending(at: $0.end, approximate: true) }
  }

  private func unrounded(at start: Int) -> [DateReading] {
    let points = said(at: start).map { reading($0) } + delays(at: start) + offsetSpans(at: start)
    return isoMoments(at: start) + points + points.flatMap(marked) + spans(at: start) + coming(at: start)
      + recurrences(at: start)
      + durations(at: start) + withinDays(points)
  }

  func said(at start: Int) -> [Said] {
    let days = days(at: start).flatMap { day -> [Said] in
      let alone = Said(day: day, end: day.end)
      guard day.value.day != nil else { return [alone] }
      let namesToday = namesToday(day, at: start)
      return [alone]
        + clocks(at: joint(day.end)).map { clock in
          Said(day: namesToday ? reference.today(for: day, clock) : day, clock: clock, end: clock.end)
        }
    }
    return days + clocks(at: start).map { Said(clock: $0, end: $0.end) } + present(at: start)
  }

  /// Whether the day is said by nothing but the name of today's day of the week.
  private func namesToday(_ day: Found<DayWords>, at start: Int) -> Bool {
    KoreanDateWords.weekdays.all(in: scalars, at: start).contains {
      $0.end == day.end && $0.value == reference.now.date.weekday
    }
  }

  /// Behind what joins a day to a time of day: 화요일에, 화요일 날, 내일의.
  func joint(_ index: Int) -> Int { skipping("에", "의", ",", at: skipping("날", at: index)) }

  private func present(at start: Int) -> [Said] {
    end(of: KoreanDateWords.now, at: start).map { [present(endingAt: $0)] } ?? []
  }

  private func present(endingAt end: Int) -> Said {
    let clock = ClockWords.exact(reference.now.secondOfDay, .minute)
    return Said(day: Found(end, .day(reference.now.date)), clock: Found(end, clock), end: end)
  }

  func reading(_ said: Said) -> DateReading {
    guard let clock = said.clock else {
      // A `Said` has at least one of the two.
      return reference.reading(said.day ?? Found(said.end, .day(reference.now.date)))
    }
    let reading = reference.reading(said.day?.value.day, clock)
    return reading.ending(at: said.end, uncertain: said.day?.isUncertain ?? false)
  }

  /// 30분 뒤, 지금부터 한 시간 반 뒤.
  private func delays(at start: Int) -> [DateReading] {
    let begin = end(of: KoreanDateWords.fromNow, at: start) ?? start
    return offsets(at: begin).filter { !$0.value.isWholeDays }.map { reference.reading(offsetBy: $0) }
  }

  // MARK: Marks

  /// The reading with what follows it: 쯤, 까지, 전에, 이후, 안에.
  private func marked(_ reading: DateReading) -> [DateReading] {
    var result = [reading]
    if let end = end(of: KoreanDateWords.aboutBehind, at: reading.end) {
      result.append(reading.ending(at: end, approximate: true))
    }
    for one in result {
      result += KoreanDateWords.roles.all(in: scalars, at: one.end).map {
        one.ending(at: $0.end, role: $0.value)
      }
    }
    if reading.isInterval, let end = end(of: KoreanDateWords.during, at: reading.end) {
      result.append(reading.ending(at: end, role: .until))
    }
    if reading.isInterval || reading.resolution == .day,
      let end = end(of: KoreanDateWords.throughout, at: reading.end)
    {
      result.append(reading.ending(at: end))
    }
    return Array(result.dropFirst())
  }

  /// 오늘 중으로, 내일 안에. Behind the durations, because 3일 안에 says how long.
  private func withinDays(_ points: [DateReading]) -> [DateReading] {
    points.filter { $0.resolution == .day }.compactMap { day in
      end(of: KoreanDateWords.during, at: day.end).map { day.ending(at: $0, role: .until) }
    }
  }

  /// 한 시간 반, 사흘 동안; 30분 안에.
  private func durations(at start: Int) -> [DateReading] {
    exactLengths(at: start).flatMap { length -> [DateReading] in
      var result = [
        DateReading(end: length.end, value: .duration(length.value), isUncertain: length.isUncertain)
      ]
      if let end = end(of: KoreanDateWords.aboutBehind, at: length.end) {
        result.append(result[0].ending(at: end, approximate: true))
      }
      if let end = end(of: KoreanDateWords.lasting, at: length.end) {
        result.append(result[0].ending(at: end))
      }
      if let end = end(of: KoreanDateWords.within, at: length.end) {
        result.append(reference.reading(offsetBy: length).ending(at: end, role: .until))
      }
      return result
    }
  }

  // MARK: Spans

  private func spans(at start: Int) -> [DateReading] {
    guard mayHoldRange(from: start) else { return [] }
    var opener = self
    opener.isRangeStart = true
    return said(at: start).flatMap { spans(from: $0, isOpen: false) }
      + opener.said(at: start).flatMap { spans(from: $0, isOpen: true) }
  }

  /// Cheap: most dates are no spans.
  private func mayHoldRange(from start: Int) -> Bool {
    let signs = "~-부에".unicodeScalars
    return scalars[start...].prefix(40).contains { signs.contains($0) }
  }

  /// - Parameter isOpen: the start may be a number without its unit, which the end then has.
  private func spans(from first: Said, isOpen: Bool) -> [DateReading] {
    guard let next = rangeSign(at: first.end), let floor = reading(first).start else { return [] }
    let ender = after(floor)
    let toEnd = ender.said(at: next).flatMap { last in
      isSpan(first, last, isOpen: isOpen) ? [span(from: first, to: last)].compactMap(\.self) : []
    }
    return toEnd.flatMap(withSpanEnd) + (isOpen ? [] : lastingSpans(from: first, at: next))
  }

  private func isSpan(_ first: Said, _ last: Said, isOpen: Bool) -> Bool {
    if isOpen, (first.clock == nil) != (last.clock == nil) || last.day != nil && last.clock != nil {
      return false
    }
    return first.clock != nil || last.day != nil
  }

  private func span(from first: Said, to last: Said) -> DateReading? {
    var first = first
    if last.day == nil, let clock = first.clock, let other = last.clock {
      first.clock?.value = DateReference.adopting(clock.value, from: other.value)
    }
    let start = reading(first)
    guard let floor = start.start else { return nil }
    var stop = after(floor).reading(last)
    // After an hour that is clear, the next one that fits is clear too.
    if last.day == nil, !start.isUncertain { stop.isUncertain = last.clock?.isUncertain ?? stop.isUncertain }
    return reference.span(from: start, to: stop)
  }

  /// Behind the 까지 of a span.
  private func withSpanEnd(_ reading: DateReading) -> [DateReading] {
    let end = skipping("까지", "사이에", "사이", at: reading.end)
    return end == reading.end ? [reading] : [reading, reading.ending(at: end)]
  }

  /// 내일부터 사흘 동안.
  private func lastingSpans(from first: Said, at start: Int) -> [DateReading] {
    let reading = reading(first)
    return exactLengths(at: start).compactMap { length in
      let end = end(of: KoreanDateWords.lasting, at: length.end) ?? length.end
      return reference.span(from: reading, for: length.ending(at: end))
    }
  }

  /// 앞으로 30분; 앞으로 사흘, of which people disagree whether today is one.
  private func coming(at start: Int) -> [DateReading] {
    guard let begin = end(of: KoreanDateWords.fromNow, at: start) else { return [] }
    return exactLengths(at: begin).compactMap { length in
      let end = end(of: KoreanDateWords.lasting, at: length.end) ?? length.end
      let today = Found(begin, DayWords.day(reference.now.date), isUncertain: true)
      let first = length.value.isWholeDays ? reference.reading(today) : reading(present(endingAt: begin))
      return reference.span(from: first, for: length.ending(at: end))
    }
  }

  // MARK: ISO 8601

  /// 2026-03-12T15:30:00+09:00, converted to the clocks here.
  private func isoMoments(at start: Int) -> [DateReading] {
    writtenDays(at: start).compactMap { day in
      guard let date = day.value.day, let time = end(of: "t", at: day.end) else { return nil }
      return hours(at: time).lazy.compactMap { hour in isoMoment(date, hour) }.first
    }
  }

  private func isoMoment(_ date: CivilDate, _ hour: Found<HourWords>) -> DateReading? {
    let wall = CivilMoment(date, hour: hour.value.hour, second: hour.value.seconds)
    guard let offset = isoOffset(at: hour.end) else {
      return DateReading(
        end: hour.end, value: .moment(wall, hour.value.resolution), saysDay: true, saysTime: true)
    }
    let moment = reference.zone.moment(at: wall.wallSeconds - offset.value)
    return DateReading(
      end: offset.end, value: .moment(moment, hour.value.resolution), saysDay: true, saysTime: true)
  }

  private func isoOffset(at start: Int) -> Found<Int>? {
    if let end = end(of: "z", at: start) { return Found(end, 0) }
    for (sign, factor) in [("+", 1), ("-", -1)] {
      guard let next = end(of: sign, at: start), let hours = digits(at: next, 2...2),
        let minutes = digits(at: skipping(":", at: hours.end), 2...2)
      else { continue }
      return Found(minutes.end, factor * (hours.value * 3_600 + minutes.value * 60))
    }
    return nil
  }
}
