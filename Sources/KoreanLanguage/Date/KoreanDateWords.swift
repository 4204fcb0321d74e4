import Language

/// The words of which Korean dates are made, in normal form without spaces.
///
/// Source: the Standard Korean Dictionary for days, native day counts and parts of the day; 담주, 낼, 화욜 and the
/// like are what people type.
enum KoreanDateWords {
  /// Days from today. 엊그제 is vague and taken for two days ago.
  static let days = WordTable<(days: Int, isUncertain: Bool)>([
    ("그끄저께 그끄제", (-3, false)), ("그저께 그제", (-2, false)), ("엊그제 엊그저께", (-2, true)),
    ("어제 어저께 전날 어젯", (-1, false)), ("오늘 금일 당일", (0, false)), ("내일 낼 명일 익일 다음날 담날", (1, false)),
    ("모레 낼모레 내일모레", (2, false)), ("글피", (3, false)), ("그글피", (4, false)),
  ])

  /// Days from a day that was named.
  static let neighbours = WordTable<Int>([("다음날 담날 이튿날", 1), ("전날", -1), ("당일", 0)])

  /// Counts of days. 사흘 is widely taken for four.
  static let dayCounts = WordTable<(lower: Int, upper: Int?, isUncertain: Bool)>(
    [
      ("하루", 1), ("이틀", 2), ("사흘", 3), ("나흘", 4), ("닷새", 5), ("엿새", 6), ("이레", 7), ("여드레", 8), ("아흐레", 9),
      ("열흘", 10), ("열하루", 11), ("열이틀", 12), ("열사흘", 13), ("열나흘", 14), ("보름 열닷새", 15), ("열엿새", 16),
      ("열이레", 17),
      ("열여드레", 18), ("열아흐레", 19), ("스무날", 20),
    ].map { ($0.0, ($0.1, nil, $0.1 == 3 || $0.1 == 13)) }
      + [
        ("하루이틀", (1, 2, true)), ("사나흘", (3, 4, true)), ("네댓새", (4, 5, true)), ("대엿새", (5, 6, true)),
        ("며칠 몇일", (2, 9, true)),
      ])

  static let weeks = WordTable<Int>([
    ("지지난주 저저번주 전전주", -2), ("지난주 저번주 전주", -1), ("이번주 금주 요번주", 0), ("다음주 담주 차주 내주", 1),
    ("다다음주 다담주", 2),
  ])

  /// Parts of a week, in days from its Monday.
  static let weekParts = WordTable<Range<Int>>([
    ("주말 말", 5..<7), ("주중 평일", 0..<5), ("주초 초 초반", 0..<2), ("중반", 2..<4), ("후반 주후반", 3..<5),
  ])

  /// Parts of the current week that need no week before them.
  static let bareWeekParts = WordTable<Range<Int>>([
    ("주말", 5..<7), ("주중 평일", 0..<5), ("주초", 0..<2), ("주후반", 3..<5), ("불금", 4..<5),
  ])

  static let weekdays = WordTable<Weekday>([
    ("월요일 월욜", .monday), ("화요일 화욜", .tuesday), ("수요일 수욜", .wednesday), ("목요일 목욜", .thursday),
    ("금요일 금욜 불금", .friday), ("토요일 토욜", .saturday), ("일요일 일욜", .sunday),
  ])

  static let weekdayLetters = WordTable<Weekday>([
    ("월", .monday), ("화", .tuesday), ("수", .wednesday), ("목", .thursday), ("금", .friday), ("토", .saturday),
    ("일", .sunday),
  ])

  /// Which one of its name a day of the week is.
  enum Which { case last, this, next, coming }

  static let which = WordTable<Which>([
    ("지난 저번", .last), ("이번 요번", .this), ("다음 담", .next), ("오는 돌아오는 다가오는", .coming),
  ])

  static let months = WordTable<Int>([
    ("지지난달 저저번달", -2), ("지난달 저번달 전달 전월", -1), ("이번달 이달 요번달 금월 당월", 0), ("다음달 담달 내달 익월", 1),
    ("다다음달 다담달", 2),
  ])

  static let monthNames = WordTable<Int>([("유월", 6), ("시월", 10)])

  /// Parts of a month: from the first through the second day, which is the month's last if nil.
  static let monthParts = WordTable<(first: Int, last: Int?)>([
    ("초 초순 초반 상순", (1, 10)), ("중순 중반", (11, 20)), ("하순 말 말경 후반", (21, nil)),
  ])

  static let bareMonthParts = WordTable<(first: Int, last: Int?)>([
    ("월초 초순 상순", (1, 10)), ("월중 중순", (11, 20)), ("월말 하순", (21, nil)),
  ])

  static let lastDay = WordTable("말일 마지막날")

  /// -1 is the last.
  static let weeksOfMonth = WordTable<Int>([
    ("첫째주 첫번째주 첫주 1주차 1째주", 1), ("둘째주 두번째주 2주차 2째주", 2), ("셋째주 세번째주 3주차 3째주", 3), ("넷째주 네번째주 4주차 4째주", 4),
    ("다섯째주 다섯번째주 5주차 5째주", 5), ("마지막주", -1), ("첫째 첫번째 첫", 1), ("둘째 두번째", 2), ("셋째 세번째", 3), ("넷째 네번째", 4),
    ("마지막", -1),
  ])

  static let years = WordTable<Int>([
    ("재작년", -2), ("작년 지난해", -1), ("올해 금년", 0), ("내년 다음해", 1), ("내후년 다다음해", 2),
  ])

  /// The first month of three, as the Korea Meteorological Administration divides the year.
  static let seasons = WordTable<Int>([("봄", 3), ("여름", 6), ("가을", 9), ("겨울", 12)])

  static let thisYearsSeason = WordTable("올 이번 요번")

  static let parts = WordTable<DayPart>([
    ("새벽 새벽에", .dawn), ("아침 아침에", .morning), ("오전 오전에 am a.m a.m.", .forenoon), ("점심 점심때 점심시간 점심에", .lunch),
    ("낮 낮에 대낮 한낮", .daytime), ("오후 오후에 pm p.m p.m.", .afternoon), ("저녁 저녁때 저녁에", .evening), ("밤 밤에", .night),
    ("한밤중 한밤 심야", .lateNight),
  ])

  static let substitute = WordTable("대체공휴일 대체휴일 대체휴무일")

  /// Months that the lunar calendar has names for.
  static let lunarMonths = WordTable<Int>([("정월", 1), ("동짓달", 11), ("섣달", 12)])

  /// Days of a lunar month; 0 is the last.
  static let lunarDays = WordTable<Int>([
    ("초하루 초하룻날", 1), ("초이틀", 2), ("초사흘", 3), ("초나흘", 4), ("초닷새", 5), ("초엿새", 6), ("초이레", 7), ("초여드레 초파일", 8),
    ("초아흐레", 9), ("초열흘 열흘", 10), ("보름 보름날 대보름", 15), ("스무날", 20), ("그믐 그믐날 말일 마지막날", 0),
  ])

  /// Days that only lunar months name, said without their month.
  static let bareLunarDays = WordTable<Int>([("초하루 초하룻날", 1), ("보름날", 15), ("그믐 그믐날", 0)])

  static let noon = WordTable("정오 낮정오")
  static let midnight = WordTable("자정 밤자정")
  static let thisTime = WordTable("이시간 이시각 이맘때 같은시간 같은시각")
  static let exactly = WordTable("정각 정확히 딱")
  static let now = WordTable("지금 현재")

  /// Later today; it says nothing that the time behind it does not.
  static let later = WordTable("이따가 이따 있다가 좀이따 조금이따 좀이따가 조금이따가")

  /// From here on: 지금부터 30분 뒤.
  static let fromNow = WordTable("지금부터 지금으로부터 앞으로 이제부터 오늘부터")

  static let about = WordTable("약 대략 한")
  static let aboutBehind = WordTable("쯤 경 께 정도 즈음 무렵 쯤에 경에")

  static let forward = WordTable("뒤 후 있다가 이따가 이따 지나서 지나고 만에 뒤에 후에")
  static let backward = WordTable("전 전에")
  static let lasting = WordTable("동안 간 내내 동안에 짜리 종일")
  /// Behind a day or a span that is meant with all its hours: 주말 내내, 오늘 하루 종일.
  static let throughout = WordTable("내내 종일 하루종일 온종일 하루내내")
  static let within = WordTable("안에 이내 이내에 내에 내로 안으로")
  static let during = WordTable("안에 이내에 내에 내로 안으로 중에 중으로 이내 중")

  static let roles = WordTable<DateReading.Role>([
    ("까지 까지는 까지만 전까지", .until), ("전에 전 이전 이전에 되기전에 되기전", .before), ("부터 이후 이후에 이후로 후에 지나서 넘어서", .since),
  ])

  /// What may stand behind a date that is the whole text.
  static let closers = WordTable(
    "에 에는 엔 에요 으로 로 으로요 로요 요 이요 이에요 예요 입니다 이야 야 날 날에 날로 에만 은 는 걸로 마다 때 에도 쯤에요 때쯤")
}
