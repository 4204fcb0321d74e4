import Language

/// 대체공휴일: the working day that is off for a public holiday on a weekend.
///
/// Source: 관공서의 공휴일에 관한 규정, article 3, as in force since 2023, with labour day and constitution day from
/// 2026 on. 설날 and 추석 move for a Sunday (or another holiday), the others for a Saturday too; new year's day and
/// memorial day never move.
enum KoreanSubstituteHoliday {
  /// The substitute of one holiday in a year; nil where there is none.
  static func date(for holiday: Holiday, in year: Int) -> CivilDate? {
    guard movable(in: year).contains(holiday), let date = holiday.date(in: year) else { return nil }
    let own = days(of: holiday, on: date)
    let others = publicHolidays(in: year).filter { $0.holiday != holiday }.flatMap {
      days(of: $0.holiday, on: $0.date)
    }
    let isLost = own.contains { day in
      day.weekday == .sunday || others.contains(day) || (day.weekday == .saturday && !holiday.isThreeDays)
    }
    guard isLost, var substitute = own.last?.adding(days: 1) else { return nil }
    while isOff(substitute, others) { substitute = substitute.adding(days: 1) }
    return substitute
  }

  /// The next substitute of any holiday, from a day on.
  static func next(from floor: CivilDate) -> CivilDate? {
    (floor.year...floor.year + 2).flatMap { year in movable(in: year).compactMap { date(for: $0, in: year) } }
      .filter { $0 >= floor }.min()
  }

  /// The next substitute of one holiday, from a day on.
  static func next(for holiday: Holiday, from floor: CivilDate) -> CivilDate? {
    (floor.year...floor.year + 12).lazy.compactMap { date(for: holiday, in: $0) }.first { $0 >= floor }
  }

  private static let movable: [Holiday] = [
    .fixed(month: 3, day: 1), .fixed(month: 5, day: 5), .fixed(month: 8, day: 15), .fixed(month: 10, day: 3),
    .fixed(month: 10, day: 9), .fixed(month: 12, day: 25), .lunarNewYear, .buddhasBirthday, .chuseok,
  ]

  private static let unmovable: [Holiday] = [.fixed(month: 1, day: 1), .fixed(month: 6, day: 6)]

  private static func movable(in year: Int) -> [Holiday] {
    year < 2026 ? movable : movable + [.fixed(month: 5, day: 1), .fixed(month: 7, day: 17)]
  }

  private static func publicHolidays(in year: Int) -> [(holiday: Holiday, date: CivilDate)] {
    (movable(in: year) + unmovable).compactMap { holiday in holiday.date(in: year).map { (holiday, $0) } }
  }

  private static func days(of holiday: Holiday, on date: CivilDate) -> [CivilDate] {
    holiday.isThreeDays ? (-1...1).map { date.adding(days: $0) } : [date]
  }

  private static func isOff(_ day: CivilDate, _ others: [CivilDate]) -> Bool {
    day.weekday == .saturday || day.weekday == .sunday || others.contains(day)
  }
}
