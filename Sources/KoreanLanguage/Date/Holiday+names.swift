import Language

extension Holiday {
  /// What Koreans call them.
  static let names = WordTable<Holiday>([
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
}
