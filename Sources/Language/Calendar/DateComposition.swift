// How a day and a time of day make one moment, and two moments a span.

extension DateReference {
  /// A day alone.
  package func reading(_ day: Found<DayWords>) -> DateReading {
    let value: DateReading.Value =
      switch day.value {
      case .day(let date): .moment(CivilMoment(date), .day)
      case .days(let range): .interval(CivilMoment(range.lowerBound)..<CivilMoment(range.upperBound))
      }
    return DateReading(end: day.end, value: value, saysDay: true, isUncertain: day.isUncertain)
  }

  /// A time of day, on a day that was said or the next one that fits.
  package func reading(_ day: CivilDate?, _ clock: Found<ClockWords>) -> DateReading {
    let (value, isUncertain) = value(day, clock.value)
    return DateReading(
      end: clock.end, value: value, saysDay: day != nil, saysTime: true,
      isUncertain: clock.isUncertain || isUncertain)
  }

  /// Today for the name of today's day of the week, where the time of day is not over yet: 금요일 밤, said on Friday at seven.
  package func today(for day: Found<DayWords>, _ clock: Found<ClockWords>) -> Found<DayWords> {
    guard floor == now else { return day }
    let isAhead =
      switch value(now.date, clock.value).0 {
      case .moment(let moment, _): moment > now
      case .interval(let span): span.upperBound > now
      case .duration, .recurrence: false
      }
    return isAhead ? day.with(.day(now.date), uncertain: day.isUncertain) : day
  }

  private func value(_ day: CivilDate?, _ clock: ClockWords) -> (DateReading.Value, isUncertain: Bool) {
    switch clock {
    case .exact(let second, let resolution):
      let moment = day.map { CivilMoment($0, second: second) } ?? next(second)
      return (.moment(moment, resolution), false)
    case .half(let second, let resolution):
      return (.moment(half(second, on: day), resolution), true)
    case .midnight:
      guard let day else { return (.moment(next(0), .hour), true) }
      let start = CivilMoment(day)
      return (.moment(start < floor ? CivilMoment(day, hour: 24) : start, .hour), true)
    case .part(let part):
      let start = day ?? dayOf(part)
      return (
        .interval(
          CivilMoment(start, hour: part.hours.lowerBound)..<CivilMoment(start, hour: part.hours.upperBound)),
        false
      )
    }
  }

  /// The next time a clock shows that, strictly later.
  private func next(_ second: Int) -> CivilMoment {
    let today = CivilMoment(floor.date, second: second % 86_400)
    return today > floor ? today : today.adding(seconds: 86_400)
  }

  /// An hour that was said without a part of the day is the next one to come; on a later day the one between
  /// half past 6 in the morning and 6 in the evening, because nobody makes plans for 3 at night without
  /// saying so.
  private func half(_ second: Int, on day: CivilDate?) -> CivilMoment {
    guard let day else { return min(next(second), next(second + 43_200)) }
    let morning = CivilMoment(day, second: second)
    if day > floor.date { return CivilMoment(day, second: Self.waking(second)) }
    return morning > floor ? morning : morning.adding(seconds: 43_200)
  }

  /// The one of two times, half a day apart, at which people are up.
  package static func waking(_ second: Int) -> Int { second < 7 * 3_600 - 1_800 ? second + 43_200 : second }

  /// The day whose part of the day is still to come or going on.
  private func dayOf(_ part: DayPart) -> CivilDate {
    let end = CivilMoment(floor.date, hour: part.hours.upperBound)
    return end > floor ? floor.date : floor.date.adding(days: 1)
  }

  // MARK: Spans

  /// From one reading to another; nil if it would end before it starts.
  package func span(from first: DateReading, to last: DateReading) -> DateReading? {
    guard let start = first.start, first.recurrence == nil, let stop = stop(of: last), start < stop else {
      return nil
    }
    return DateReading(
      end: last.end, value: .interval(start..<stop), saysDay: first.saysDay || last.saysDay,
      saysTime: first.saysTime || last.saysTime, isUncertain: first.isUncertain || last.isUncertain)
  }

  /// A day is meant to its end, a time of day exactly.
  private func stop(of reading: DateReading) -> CivilMoment? {
    switch reading.value {
    case .moment(_, .day): reading.period?.upperBound
    case .moment(let moment, _): moment
    case .interval(let range): range.upperBound
    case .duration, .recurrence: nil
    }
  }

  /// From a reading on, so long.
  package func span(from first: DateReading, for length: Found<CivilDuration>) -> DateReading? {
    guard let start = first.start, first.recurrence == nil else { return nil }
    let stop = start.adding(length.value, in: zone)
    guard start < stop else { return nil }
    return DateReading(
      end: length.end, value: .interval(start..<stop), saysDay: first.saysDay, saysTime: first.saysTime,
      isUncertain: first.isUncertain || length.isUncertain)
  }

  /// So long from a day or, without one, from now. Whole days have no time of day.
  package func reading(
    offsetBy length: Found<CivilDuration>, from day: CivilDate? = nil
  ) -> DateReading {
    let start = day.map { CivilMoment($0) } ?? now
    let moment = start.adding(length.value, in: zone)
    let isDay = length.value.isWholeDays
    let resolution: DateResolution = length.value.seconds % 60 == 0 ? .minute : .second
    return DateReading(
      end: length.end,
      value: isDay ? .moment(CivilMoment(moment.date), .day) : .moment(moment, resolution),
      saysDay: isDay, saysTime: !isDay, isUncertain: length.isUncertain)
  }

  /// The first hour of a range takes the half of the day that the second one names: from 3 to 5 pm.
  package static func adopting(_ first: ClockWords, from second: ClockWords) -> ClockWords {
    guard case .half(let start, let resolution) = first, case .exact(let stop, _) = second else {
      return first
    }
    let candidates = [start, start + 43_200].filter { $0 < stop }
    return candidates.max().map { .exact($0, resolution) } ?? first
  }
}

extension DateReading {
  /// Whether every year in it can be written with four digits.
  package var isWritable: Bool {
    let years = 1...9999
    guard let start else { return true }
    return years.contains(start.date.year) && years.contains(interval?.upperBound.date.year ?? 1)
  }

  package func ending(at end: Int, role: Role? = nil, approximate: Bool = false, uncertain: Bool = false)
    -> DateReading
  {
    var reading = self
    reading.end = end
    reading.role = role ?? self.role
    reading.isApproximate = isApproximate || approximate
    reading.isUncertain = isUncertain || uncertain
    return reading
  }
}

extension [DateReading] {
  /// Without repetitions and impossible years, the longest first.
  package var ordered: [DateReading] {
    var seen: Set<DateReading> = []
    return enumerated().filter { $0.element.isWritable && seen.insert($0.element).inserted }
      .sorted { ($1.element.end, $0.offset) < ($0.element.end, $1.offset) }.map(\.element)
  }
}
