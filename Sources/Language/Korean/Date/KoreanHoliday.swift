/// A day that Koreans call by name, with its date in a year.
///
/// The lunar ones are read within the years of `KoreanLunarCalendar`.
enum KoreanHoliday: Hashable {
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

  static let names = WordTable<KoreanHoliday>([
    ("신정 새해첫날 새해", .fixed(month: 1, day: 1)), ("밸런타인데이 발렌타인데이", .fixed(month: 2, day: 14)),
    ("삼일절 31절 3.1절 3·1절", .fixed(month: 3, day: 1)), ("화이트데이", .fixed(month: 3, day: 14)),
    ("만우절", .fixed(month: 4, day: 1)), ("식목일", .fixed(month: 4, day: 5)),
    ("노동절 근로자의날", .fixed(month: 5, day: 1)), ("어린이날", .fixed(month: 5, day: 5)),
    ("어버이날", .fixed(month: 5, day: 8)), ("스승의날", .fixed(month: 5, day: 15)),
    ("현충일", .fixed(month: 6, day: 6)), ("제헌절", .fixed(month: 7, day: 17)),
    ("광복절", .fixed(month: 8, day: 15)), ("개천절", .fixed(month: 10, day: 3)),
    ("한글날", .fixed(month: 10, day: 9)), ("핼러윈 할로윈", .fixed(month: 10, day: 31)),
    ("크리스마스이브 성탄절이브", .fixed(month: 12, day: 24)), ("크리스마스 성탄절", .fixed(month: 12, day: 25)),
    ("설날 설 구정", .lunarNewYear), ("정월대보름 대보름", .firstFullMoon),
    ("부처님오신날 석가탄신일 초파일 사월초파일", .buddhasBirthday), ("단오 단옷날", .dano), ("추석 한가위", .chuseok),
  ])

  /// 설날 and 추석 are three days.
  var isThreeDays: Bool { self == .lunarNewYear || self == .chuseok }

  func date(in year: Int) -> CivilDate? {
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
  func next(from date: CivilDate) -> CivilDate? {
    (0...1).lazy.compactMap { self.date(in: date.year + $0) }.first { $0 >= date }
  }
}
