/// A day that people call by name, with its date in a year: the holidays of Korea, and days that are known in many countries.
///
/// Each language has its own names for them. The lunar ones are read within the years of `KoreanLunarCalendar`.
package enum Holiday: Hashable, Sendable {
  case fixed(month: Int, day: Int)
  /// 설날: the first day of the first lunar month.
  case lunarNewYear
  /// 정월대보름: its fifteenth day.
  case firstFullMoon
  /// 부처님 오신 날: the eighth day of the fourth.
  case buddhasBirthday
  /// 단오: the fifth day of the fifth.
  case dano
  /// 추석: the fifteenth day of the eighth.
  case chuseok

  /// 설날 and 추석 are three days.
  package var isThreeDays: Bool { self == .lunarNewYear || self == .chuseok }

  package func date(in year: Int) -> CivilDate? {
    switch self {
    case .fixed(let month, let day): CivilDate(year: year, month: month, day: day)
    case .lunarNewYear: KoreanLunarCalendar.date(year: year, month: 1, day: 1)
    case .firstFullMoon: KoreanLunarCalendar.date(year: year, month: 1, day: 15)
    case .buddhasBirthday: KoreanLunarCalendar.date(year: year, month: 4, day: 8)
    case .dano: KoreanLunarCalendar.date(year: year, month: 5, day: 5)
    case .chuseok: KoreanLunarCalendar.date(year: year, month: 8, day: 15)
    }
  }

  /// The next one, from a day on.
  package func next(from date: CivilDate) -> CivilDate? {
    (0...1).lazy.compactMap { self.date(in: date.year + $0) }.first { $0 >= date }
  }
}
