import KoreanLanguage
import Language
import Testing

struct KoreanDateWritingTests {
  @Test("Readings are repeated for the eye and for the ear", arguments: rows)
  func writes(row: (said: String, shown: String, spoken: String)) throws {
    let reading = try #require(KoreanDate.read(row.said, now: DateNotation.now), "\(row.said)")
    #expect(KoreanDate.write(reading, now: DateNotation.now) == row.shown)
    #expect(KoreanDate.write(reading, as: .spoken, now: DateNotation.now) == row.spoken)
  }

  static let rows: [(said: String, shown: String, spoken: String)] = [
    ("3월 12일 15시 30분", "3월 12일 (수) 오후 3시 30분", "삼월 십이일 수요일 오후 세 시 삼십 분"),
    ("오후 3시", "3월 12일 (수) 오후 3시", "삼월 십이일 수요일 오후 세 시"), ("6월 10일", "6월 10일 (화)", "유월 십일 화요일"),
    ("10월 6일 아침 7시", "10월 6일 (월) 오전 7시", "시월 육일 월요일 오전 일곱 시"),
    ("내년 2월 17일", "2026년 2월 17일 (화)", "이천이십육 년 이월 십칠일 화요일"), ("정오", "3월 12일 (수) 낮 12시", "삼월 십이일 수요일 낮 열두 시"),
    ("자정", "3월 13일 (목) 0시", "삼월 십삼일 목요일 영 시"), ("밤 12시 반", "3월 13일 (목) 0시 30분", "삼월 십삼일 목요일 영 시 삼십 분"),
    ("낮 12시 5분", "3월 12일 (수) 낮 12시 5분", "삼월 십이일 수요일 낮 열두 시 오 분"),
    ("30초 뒤", "3월 12일 (수) 오전 10시 30초", "삼월 십이일 수요일 오전 열 시 삼십 초"),
    ("사흘 뒤", "3월 15일 (토)", "삼월 십오일 토요일"), ("3시쯤", "3월 12일 (수) 오후 3시쯤", "삼월 십이일 수요일 오후 세 시쯤"),
    ("금요일까지", "3월 14일 (금)까지", "삼월 십사일 금요일까지"), ("오후 3시 전에", "3월 12일 (수) 오후 3시 전", "삼월 십이일 수요일 오후 세 시 전"),
    ("오후 3시 이후", "3월 12일 (수) 오후 3시 이후", "삼월 십이일 수요일 오후 세 시 이후"),
    ("오후 3시부터 5시까지", "3월 12일 (수) 오후 3시부터 5시까지", "삼월 십이일 수요일 오후 세 시부터 다섯 시까지"),
    ("오전 10시부터 오후 2시까지", "3월 13일 (목) 오전 10시부터 오후 2시까지", "삼월 십삼일 목요일 오전 열 시부터 오후 두 시까지"),
    ("밤 10시부터 새벽 2시까지", "3월 12일 (수) 오후 10시부터 3월 13일 (목) 오전 2시까지", "삼월 십이일 수요일 오후 열 시부터 삼월 십삼일 목요일 오전 두 시까지"),
    ("오늘 밤", "3월 12일 (수) 오후 6시부터 24시까지", "삼월 십이일 수요일 오후 여섯 시부터 이십사 시까지"),
    ("다음 주", "3월 17일 (월)부터 3월 23일 (일)까지", "삼월 십칠일 월요일부터 삼월 이십삼일 일요일까지"), ("불금", "3월 14일 (금)", "삼월 십사일 금요일"),
    ("한 시간 반", "1시간 30분", "한 시간 삼십 분"), ("사흘", "3일", "삼 일"), ("3개월", "3개월", "세 달"),
    ("1년 6개월", "1년 6개월", "일 년 여섯 달"),
    ("매일 아침 7시", "매일 오전 7시", "매일 오전 일곱 시"), ("매일 저녁", "매일 저녁", "매일 저녁"),
    ("매주 월수금 저녁 7시", "매주 월·수·금요일 오후 7시", "매주 월요일, 수요일, 금요일 오후 일곱 시"), ("평일마다", "매주 평일", "매주 평일"),
    ("격주", "격주로", "격주로"),
    ("격주 금요일", "격주 금요일", "격주 금요일"), ("3주마다", "3주마다", "삼 주마다"), ("세 시간마다", "3시간마다", "세 시간마다"),
    ("하루에 두 번", "하루에 2번", "하루에 두 번"),
    ("매달 말일", "매달 말일", "매달 말일"), ("매달 15일", "매달 15일", "매달 십오일"), ("매년 10월 6일", "매년 10월 6일", "매년 시월 육일"),
    ("매달 첫째 주 월요일", "매달 첫째 월요일", "매달 첫째 월요일"),
    ("평일 오전 9시부터 오후 6시까지", "매주 평일 오전 9시부터 오후 6시까지", "매주 평일 오전 아홉 시부터 오후 여섯 시까지"),
    ("매일 오후 2시부터 4시까지", "매일 오후 2시부터 4시까지", "매일 오후 두 시부터 네 시까지"),
    ("매일 밤 10시부터 새벽 2시까지", "매일 오후 10시부터 오전 2시까지", "매일 오후 열 시부터 오전 두 시까지"),
    ("내일부터 매일 아침 7시", "3월 13일 (목)부터 매일 오전 7시", "삼월 십삼일 목요일부터 매일 오전 일곱 시"),
    (
      "3월 14일부터 3월 20일까지 매주 월요일", "3월 14일 (금)부터 3월 20일 (목)까지 매주 월요일",
      "삼월 십사일 금요일부터 삼월 이십일 목요일까지 매주 월요일"
    ),
  ]

  @Test("What is written is read again, for the eye and for the ear")
  func roundTrips() {
    for step in 0..<400 {
      let moment = DateNotation.now.adding(seconds: 60 * (1 + step * 1_373))
      for style in [KoreanDate.Style.shown, .spoken] {
        let text = KoreanDate.write(moment, as: style, now: DateNotation.now)
        #expect(KoreanDate.read(text, now: DateNotation.now)?.start == moment, "\(text)")
      }
    }
  }

  @Test("Readings that are written mean the same when they are read again", arguments: rows)
  func roundTripsReadings(row: (said: String, shown: String, spoken: String)) throws {
    let reading = try #require(KoreanDate.read(row.said, now: DateNotation.now))
    // 3일 alone is a length and a day of the month.
    guard reading.duration?.isWholeDays != true else { return }
    for text in [row.shown, row.spoken] {
      let again = try #require(KoreanDate.read(text, now: DateNotation.now), "\(text)")
      #expect(again.start == reading.start && again.duration == reading.duration, "\(text)")
      #expect(again.period == reading.period && again.role == reading.role, "\(text)")
      #expect(again.recurrence == reading.recurrence, "\(text)")
    }
  }

  @Test("Lengths that are written are read again", arguments: [1, 15, 60, 90, 600, 1_439])
  func roundTripsLengths(minutes: Int) {
    let duration = CivilDuration(seconds: minutes * 60)
    for style in [KoreanDate.Style.shown, .spoken] {
      let text = KoreanDate.write(duration, as: style)
      #expect(KoreanDate.read(text, now: DateNotation.now)?.duration == duration, "\(text)")
    }
  }

  @Test("No length is written as nothing")
  func writesZero() {
    #expect(KoreanDate.write(CivilDuration()) == "0분")
    #expect(KoreanDate.write(CivilDuration(), as: .spoken) == "영 분")
  }
}
