import Language

// Days with times of day, spans, deadlines and lengths, put together.

extension EnglishDateScanner {
  /// A day, a time of day, or both.
  struct Said {
    var day: Found<DayWords>?
    var clock: Found<ClockWords>?
    var end: Int
  }

  /// Every reading that begins at a place, the likelier of two equally long ones first.
  func readings(at start: Int) -> [DateReading] {
    let about = end(of: EnglishDateWords.about, at: start).map { next in
      (withBareHours.points(at: next) + durations(at: next)).map { $0.ending(at: $0.end, approximate: true) }
    }
    return points(at: start) + spans(at: start) + roles(at: start) + recurrences(at: start)
      + durations(at: start)
      + (about ?? [])
  }

  private func points(at start: Int) -> [DateReading] {
    said(at: start).map { reading($0) } + delays(at: start)
  }

  func said(at start: Int) -> [Said] {
    let begin = skipping("on", at: start)
    let days = days(at: begin).flatMap { day -> [Said] in
      let alone = Said(day: day, end: day.end)
      guard day.value.day != nil else { return [alone] }
      let namesToday = namesToday(day, at: begin)
      return [alone]
        + clocks(at: skipping(",", at: day.end)).map { clock in
          Said(day: namesToday ? reference.today(for: day, clock) : day, clock: clock, end: clock.end)
        }
    }
    return days + partsOfDays(at: start) + clockFirst(at: start) + present(at: start)
  }

  /// Whether the day is said by nothing but the name of today's day of the week.
  private func namesToday(_ day: Found<DayWords>, at start: Int) -> Bool {
    all(EnglishDateWords.weekdays, at: start).contains {
      $0.end == day.end && $0.value == reference.now.date.weekday
    }
  }

  private func clockFirst(at start: Int) -> [Said] {
    clocks(at: start).flatMap { clock in
      [Said(clock: clock, end: clock.end)]
        + days(at: skipping("on", ",", at: clock.end)).filter { $0.value.day != nil }.map {
          Said(day: $0, clock: clock, end: $0.end)
        }
    } + hoursBeforeParts(at: start)
  }

  private func present(at start: Int) -> [Said] {
    guard let end = end(of: EnglishDateWords.now, at: start) else { return [] }
    let clock = ClockWords.exact(reference.now.secondOfDay, .minute)
    return [Said(day: Found(end, .day(reference.now.date)), clock: Found(end, clock), end: end)]
  }

  // MARK: Parts of days

  /// tonight, this evening; tomorrow morning is read as a day and a time.
  private func dayParts(at start: Int) -> [Found<(day: CivilDate, part: EnglishDateWords.Part)>] {
    let near = all(EnglishDateWords.dayParts, at: start).map {
      $0.with((day: reference.now.date.adding(days: $0.value.days), part: $0.value.part))
    }
    let named = days(at: start).flatMap { day -> [Found<(day: CivilDate, part: EnglishDateWords.Part)>] in
      guard let date = day.value.day else { return [] }
      return all(EnglishDateWords.parts, at: day.end).map {
        $0.with((day: date, part: $0.value), uncertain: day.isUncertain)
      }
    }
    return near + named
  }

  private func partsOfDays(at start: Int) -> [Said] {
    all(EnglishDateWords.dayParts, at: start).flatMap { found -> [Said] in
      let day = Found(found.end, DayWords.day(reference.now.date.adding(days: found.value.days)))
      let span = Said(day: day, clock: found.with(.part(found.value.part.span)), end: found.end)
      return [span]
        + hours(behind: found.end).compactMap { clock($0, in: found.value.part.hours) }.map {
          Said(day: day, clock: $0, end: $0.end)
        }
    }
  }

  /// 7 tonight, at 7 tomorrow morning.
  private func hoursBeforeParts(at start: Int) -> [Said] {
    withBareHours.hours(at: skipping("at", at: start)).flatMap { hour in
      dayParts(at: skipping("on", at: hour.end)).compactMap { found in
        clock(hour, in: found.value.part.hours).map {
          Said(day: found.with(.day(found.value.day)), clock: $0, end: found.end)
        }
      }
    }
  }

  // MARK: Readings

  func reading(_ said: Said) -> DateReading {
    guard let clock = said.clock else {
      // A `Said` has at least one of the two.
      return reference.reading(said.day ?? Found(said.end, .day(reference.now.date)))
    }
    return reference.reading(said.day?.value.day, clock)
      .ending(at: said.end, uncertain: said.day?.isUncertain ?? false)
  }

  private func delays(at start: Int) -> [DateReading] {
    offsets(at: start).filter { !$0.value.isWholeDays }.map { reference.reading(offsetBy: $0) }
  }

  /// by Friday, before 3, after noon; within an hour.
  private func roles(at start: Int) -> [DateReading] {
    let named = all(EnglishDateWords.roles, at: start).flatMap { role in
      withBareHours.points(at: role.end).map { $0.ending(at: $0.end, role: role.value) }
    }
    let within = end(of: EnglishDateWords.within, at: start).map { next in
      lengths(at: next).map { reference.reading(offsetBy: $0).ending(at: $0.end, role: .until) }
    }
    return named + (within ?? [])
  }

  /// an hour and a half, for two hours.
  private func durations(at start: Int) -> [DateReading] {
    (lengths(at: start) + (end(of: "for", at: start).map { lengths(at: $0) } ?? [])).map {
      DateReading(end: $0.end, value: .duration($0.value))
    }
  }

  // MARK: Spans

  private func spans(at start: Int) -> [DateReading] {
    let days = days(at: skipping("on", at: start)).filter { $0.value.day != nil }
    return spans(at: start, on: nil)
      + days.flatMap { day in
        end(of: EnglishDateWords.from, at: day.end) == nil ? [] : spans(at: day.end, on: day)
      }
  }

  /// - Parameter day: a day said before: tomorrow from 3 to 5 pm.
  private func spans(at start: Int, on day: Found<DayWords>?) -> [DateReading] {
    let begin = end(of: EnglishDateWords.from, at: start) ?? start
    let opener = withBareHours
    return opener.said(at: begin).flatMap { first -> [DateReading] in
      var first = first
      if let day {
        guard first.day == nil else { return [] }
        first.day = day
      }
      let lasting = lastingSpans(from: first)
      guard let next = through(at: first.end), let floor = reading(first).start else { return lasting }
      let isTogether = !isBare(begin, first)
      return lasting
        + opener.after(floor).said(at: next).filter { first.clock != nil || $0.day != nil }
        .filter { isTogether || $0.clock != nil }.compactMap { span(from: first, to: $0) }
    }
  }

  func through(at start: Int) -> Int? {
    end(of: EnglishDateWords.through, at: start) ?? sign("-", at: start) ?? sign("~", at: start)
  }

  /// A number alone, which only a time of day may follow.
  private func isBare(_ start: Int, _ said: Said) -> Bool {
    said.day == nil && wholes(at: start, in: 0...24).contains { $0.end == said.end }
  }

  private func span(from first: Said, to last: Said) -> DateReading? {
    var first = first
    let isShared = first.day == nil && (last.day?.end ?? 0) > (last.clock?.end ?? .max)
    if isShared { first.day = last.day }
    if last.day == nil || isShared, let clock = first.clock, let other = last.clock {
      first.clock?.value = DateReference.adopting(clock.value, from: other.value)
    }
    let start = reading(first)
    guard let floor = start.start else { return nil }
    var last = last
    if isShared { last.day = nil }
    var stop = after(floor).reading(last)
    // After an hour that is clear, the next one that fits is clear too.
    if last.day == nil, !start.isUncertain { stop.isUncertain = last.clock?.isUncertain ?? stop.isUncertain }
    return reference.span(from: start, to: stop)
  }

  /// from 3 pm for two hours.
  private func lastingSpans(from first: Said) -> [DateReading] {
    guard let next = end(of: "for", at: first.end) else { return [] }
    let reading = reading(first)
    return lengths(at: next).compactMap { reference.span(from: reading, for: $0) }
  }
}
