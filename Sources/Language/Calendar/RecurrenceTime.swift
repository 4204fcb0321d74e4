extension Recurrence {
  /// Once in every such length; nil for a length of several kinds of units.
  package init?(every length: CivilDuration) {
    switch (length.months, length.days, length.seconds) {
    case (let months, 0, 0):
      self =
        months.isMultiple(of: 12)
        ? Recurrence(.yearly, interval: months / 12) : Recurrence(.monthly, interval: months)
    case (0, let days, 0):
      self =
        days.isMultiple(of: 7) ? Recurrence(.weekly, interval: days / 7) : Recurrence(.daily, interval: days)
    case (0, 0, let seconds): self = Recurrence(everySeconds: seconds)
    default: return nil
    }
  }

  private init(everySeconds seconds: Int) {
    if seconds.isMultiple(of: 3_600) {
      self.init(.hourly, interval: seconds / 3_600)
    } else if seconds.isMultiple(of: 60) {
      self.init(.minutely, interval: seconds / 60)
    } else {
      self.init(.secondly, interval: seconds)
    }
  }

  /// The same at a time of day. An hour without a part of the day is, every day, the one that comes first
  /// after
  /// `floor`, and otherwise the one at which people are up.
  package func at(_ clock: Found<ClockWords>, floor: CivilMoment) -> Found<Recurrence>? {
    var rule = self
    switch clock.value {
    case .exact(let second, _):
      if second >= 86_400 {
        guard dayOfMonth == nil, weekOfMonth == nil else { return nil }
        rule.weekdays = weekdays.map { Weekday.allCases[$0.rawValue % 7] }
      }
      rule.secondOfDay = second % 86_400
    case .half(let second, _):
      let both = [second, second + 43_200].map { Recurrence.setting(rule, $0) }
      let first = both.min { $0.first(after: floor) ?? floor < $1.first(after: floor) ?? floor }
      let waking = Recurrence.setting(rule, DateReference.waking(second))
      return clock.with(frequency == .daily ? first ?? waking : waking, uncertain: true)
    case .midnight:
      rule.secondOfDay = 0
      return clock.with(rule, uncertain: true)
    case .part(let part): rule.part = part
    }
    return clock.with(rule)
  }

  /// The same from one time of day to another: 9시부터 6시까지. Hours without a part of the day are those at which
  /// people are up, and the next ones after them.
  package func lasting(from first: Found<ClockWords>, to last: Found<ClockWords>) -> Found<Recurrence>? {
    guard let start = Self.opening(DateReference.adopting(first.value, from: last.value)),
      let stop = Self.closing(last.value, after: start)
    else { return nil }
    var rule = self
    rule.secondOfDay = start % 86_400
    rule.seconds = stop - start
    return Found(
      last.end, rule,
      isUncertain: first.isUncertain || last.isUncertain
        || Self.isHalf(first.value) && Self.isHalf(last.value))
  }

  private static func isHalf(_ clock: ClockWords) -> Bool {
    if case .half = clock { return true }
    return false
  }

  private static func opening(_ clock: ClockWords) -> Int? {
    switch clock {
    case .exact(let second, _): second
    case .half(let second, _): DateReference.waking(second)
    case .midnight: 0
    case .part: nil
    }
  }

  /// The first such time behind the start, on the next day if need be.
  private static func closing(_ clock: ClockWords, after start: Int) -> Int? {
    let candidates: [Int] =
      switch clock {
      case .exact(let second, _): [second, second + 86_400]
      case .half(let second, _): [second, second + 43_200, second + 86_400]
      case .midnight: [86_400, 172_800]
      case .part: []
      }
    return candidates.first { $0 > start }
  }

  /// The same between two days, of which one may be missing.
  package func bounded(since: CivilDate?, until: CivilDate?) -> Recurrence? {
    if let since, let until, since > until { return nil }
    var rule = self
    rule.since = since ?? rule.since
    rule.until = until ?? rule.until
    return rule
  }

  private static func setting(_ rule: Recurrence, _ second: Int) -> Recurrence {
    var rule = rule
    rule.secondOfDay = second
    return rule
  }
}
