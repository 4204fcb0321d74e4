public import Language

extension KoreanDate {
  /// Whether digits may be used.
  public enum Style: Hashable, Sendable {
    /// 3월 12일 (수) 오후 3시 30분.
    case shown
    /// 삼월 십이일 수요일 오후 세 시 삼십 분: hours native, all else Sino-Korean, 유월 and 시월.
    case spoken
  }

  /// A moment, as exactly as its resolution; the year only if it is not the one of `now`.
  ///
  /// Noon is 낮 12시 and midnight 0시, because 오후 12시, 오전 12시 and 자정 are read both ways.
  public static func write(
    _ moment: CivilMoment, _ resolution: DateResolution = .minute, as style: Style = .shown, now: CivilMoment
  ) -> String {
    KoreanDateWriter(style: style, now: now).moment(moment, resolution)
  }

  /// A length: 1시간 30분, 한 시간 삼십 분.
  public static func write(_ duration: CivilDuration, as style: Style = .shown) -> String {
    KoreanDateWriter(style: style).duration(duration)
  }

  /// What was read, to be repeated in a confirmation: 3월 12일 (수) 오후 3시부터 5시까지, 매주 월·수·금요일 오전 7시.
  public static func write(_ reading: DateReading, as style: Style = .shown, now: CivilMoment) -> String {
    let writer = KoreanDateWriter(style: style, now: now)
    return writer.value(reading.value) + (reading.isApproximate ? "쯤" : "") + writer.ending(reading.role)
  }
}

/// Writes dates for one reader.
struct KoreanDateWriter {
  let style: KoreanDate.Style
  var now: CivilMoment?

  func value(_ value: DateReading.Value) -> String {
    switch value {
    case .moment(let moment, let resolution): self.moment(moment, resolution)
    case .interval(let range): interval(range)
    case .duration(let duration): self.duration(duration)
    case .recurrence(let rule, _): recurrence(rule)
    }
  }

  func ending(_ role: DateReading.Role) -> String {
    switch role {
    case .at: ""
    case .until: "까지"
    case .before: " 전"
    case .since: " 이후"
    }
  }

  // MARK: Moments

  func moment(_ moment: CivilMoment, _ resolution: DateResolution) -> String {
    day(moment.date) + (resolution == .day ? "" : " " + time(moment.secondOfDay))
  }

  func day(_ date: CivilDate) -> String {
    let year = date.year == now?.date.year ? "" : number(date.year) + unit("년") + " "
    let name = Self.weekdays[date.weekday.daysSinceMonday]
    let weekday = style == .shown ? "(" + name + ")" : name + "요일"
    return year + month(date.month) + " " + number(date.day) + "일 " + weekday
  }

  func month(_ month: Int) -> String {
    guard style == .spoken else { return "\(month)월" }
    return month == 6 ? "유월" : month == 10 ? "시월" : number(month) + "월"
  }

  /// 오후 3시 30분; seconds and minutes only where there are any.
  func time(_ second: Int) -> String { period(hour: second / 3_600) + clock(second) }

  private func period(hour: Int) -> String {
    switch hour {
    case 0: ""
    case 12: "낮 "
    default: hour < 12 ? "오전 " : "오후 "
    }
  }

  private func clock(_ second: Int) -> String {
    let hour = second / 3_600
    let shown = hour == 0 ? 0 : (hour + 11) % 12 + 1
    let head = style == .shown ? "\(shown)시" : (KoreanNumber.native(shown, beforeCounter: true) ?? "영") + " 시"
    let rest = [(second / 60 % 60, "분"), (second % 60, "초")].filter { $0.0 > 0 }
    return ([head] + rest.map { number($0.0) + unit($0.1) }).joined(separator: " ")
  }

  private func number(_ number: Int) -> String {
    style == .shown ? String(number) : KoreanNumber.sino(number).filter { $0 != " " }
  }

  /// In words a unit stands apart, behind digits it is joined.
  private func unit(_ name: String) -> String { style == .shown ? name : " " + name }

  // MARK: Spans

  private func interval(_ range: Range<CivilMoment>) -> String {
    let (start, stop) = (range.lowerBound, range.upperBound)
    guard start.secondOfDay == 0, stop.secondOfDay == 0 else { return hours(start, stop) }
    let last = stop.date.adding(days: -1)
    return last == start.date ? day(last) : day(start.date) + "부터 " + day(last) + "까지"
  }

  private func hours(_ start: CivilMoment, _ stop: CivilMoment) -> String {
    let head = day(start.date) + " " + time(start.secondOfDay) + "부터 "
    guard start.date == stop.date else {
      // The end of a day is its own midnight, not the next day's.
      let isEndOfDay = stop == CivilMoment(start.date, hour: 24)
      return head + (isEndOfDay ? (style == .shown ? "24시" : "이십사 시") : moment(stop, .minute)) + "까지"
    }
    let isSameHalf = start.hour / 12 == stop.hour / 12 && start.hour % 12 != 0
    return head + (isSameHalf ? clock(stop.secondOfDay) : time(stop.secondOfDay)) + "까지"
  }

  // MARK: Lengths

  func duration(_ duration: CivilDuration) -> String {
    let parts = [
      (duration.months / 12, "년"), (duration.months % 12, style == .shown ? "개월" : "달"), (duration.days, "일"),
      (duration.seconds / 3_600, "시간"), (duration.seconds / 60 % 60, "분"), (duration.seconds % 60, "초"),
    ]
    let written = parts.filter { $0.0 != 0 }.map { count($0.0, $0.1) }
    return written.isEmpty ? count(0, "분") : written.joined(separator: " ")
  }

  private func count(_ number: Int, _ unit: String) -> String {
    guard style == .spoken else { return "\(number)" + unit }
    let isNative = unit == "시간" || unit == "달"
    let words = isNative ? KoreanNumber.native(number, beforeCounter: true) : nil
    return (words ?? self.number(number)) + " " + unit
  }

  // MARK: Recurrences

  private func recurrence(_ rule: Recurrence) -> String {
    var parts = bounds(of: rule) + [frequency(rule)]
    if rule.count > 1 { parts.append(times(rule.count)) }
    if let day = day(of: rule) { parts.append(day) }
    if let part = rule.part { parts.append(Self.name(of: part)) }
    if let second = rule.secondOfDay { parts.append(times(second, rule.seconds)) }
    return parts.joined(separator: " ")
  }

  /// 3월 13일 (목)부터 3월 20일 (목)까지.
  private func bounds(of rule: Recurrence) -> [String] {
    [rule.since.map { day($0) + "부터" }, rule.until.map { day($0) + "까지" }].compactMap(\.self)
  }

  private func times(_ second: Int, _ length: Int?) -> String {
    guard let length else { return time(second) }
    let stop = second + length
    let isSameHalf = second / 43_200 == stop / 43_200 && stop % 43_200 >= 3_600
    return time(second) + "부터 " + (isSameHalf ? clock(stop) : time(stop % 86_400)) + "까지"
  }

  private func times(_ count: Int) -> String {
    let words = style == .spoken ? KoreanNumber.native(count, beforeCounter: true) : nil
    return (words ?? number(count)) + unit("번")
  }

  private func frequency(_ rule: Recurrence) -> String {
    let (unit, every, once) = Self.names(of: rule.frequency)
    if rule.count > 1 { return rule.interval == 1 ? once + "에" : count(rule.interval, unit) + "에" }
    if rule.frequency == .weekly, rule.interval == 2 { return "격주" + (rule.weekdays.isEmpty ? "로" : "") }
    return rule.interval == 1 ? every : count(rule.interval, unit) + "마다"
  }

  private static func names(
    of frequency: Recurrence.Frequency
  ) -> (unit: String, every: String, once: String) {
    switch frequency {
    case .secondly: ("초", "매초", "1초")
    case .minutely: ("분", "매분", "1분")
    case .hourly: ("시간", "매시간", "한 시간")
    case .daily: ("일", "매일", "하루")
    case .weekly: ("주", "매주", "일주일")
    case .monthly: ("개월", "매달", "한 달")
    case .yearly: ("년", "매년", "일 년")
    }
  }

  private func day(of rule: Recurrence) -> String? {
    let month = rule.month.map { self.month($0) + " " } ?? ""
    if let day = rule.dayOfMonth { return month + (day < 0 ? "말일" : number(day) + "일") }
    guard !rule.weekdays.isEmpty else { return rule.month.map { self.month($0) } }
    if rule.weekdays == Weekday.workdays { return "평일" }
    if rule.weekdays == Weekday.weekend { return "주말" }
    let names = rule.weekdays.map { Self.weekdays[$0.daysSinceMonday] }
    let week = rule.weekOfMonth.map { Self.ordinal($0) + " " } ?? ""
    let joined =
      style == .shown ? names.joined(separator: "·") + "요일" : names.map { $0 + "요일" }.joined(separator: ", ")
    return week + joined
  }

  private static func ordinal(_ week: Int) -> String {
    let names = ["첫째", "둘째", "셋째", "넷째", "다섯째"]
    return names.indices.contains(week - 1) ? names[week - 1] : "마지막"
  }

  private static func name(of part: DayPart) -> String {
    switch part {
    case .dawn: "새벽"
    case .morning: "아침"
    case .forenoon: "오전"
    case .lunch: "점심"
    case .daytime: "낮"
    case .afternoon: "오후"
    case .evening: "저녁"
    case .night: "밤"
    case .lateNight: "한밤중"
    }
  }

  private static let weekdays = ["월", "화", "수", "목", "금", "토", "일"]
}
