import KoreanLanguage
import Language
import Testing

struct CivilCalendarTests {
  @Test("Every day of four centuries has a number, and every number a day")
  func countsDays() throws {
    var previous = try #require(CivilDate(year: 1899, month: 12, day: 31))
    for year in 1900...2299 {
      for month in 1...12 {
        for day in 1...CivilDate.daysIn(month: month, of: year) {
          let date = try #require(CivilDate(year: year, month: month, day: day))
          #expect(date.dayNumber == previous.dayNumber + 1)
          #expect(CivilDate(dayNumber: date.dayNumber) == date)
          previous = date
        }
      }
    }
  }

  @Test(
    "Known days have their numbers and names",
    arguments: [
      (1970, 1, 1, 0, Weekday.thursday), (2000, 2, 29, 11_016, .tuesday), (2024, 2, 29, 19_782, .thursday),
      (2025, 3, 12, 20_159, .wednesday), (1969, 12, 31, -1, .wednesday), (1, 1, 1, -719_162, .monday),
      (9999, 12, 31, 2_932_896, .friday), (1600, 2, 29, -135_081, .tuesday),
    ])
  func knowsDays(year: Int, month: Int, day: Int, number: Int, weekday: Weekday) throws {
    let date = try #require(CivilDate(year: year, month: month, day: day))
    #expect(date.dayNumber == number)
    #expect(date.weekday == weekday)
    #expect(CivilDate(dayNumber: number) == date)
  }

  @Test(
    "Days that do not exist are none",
    arguments: [
      (2025, 2, 29), (1900, 2, 29), (2025, 13, 1), (2025, 0, 1), (2025, 4, 31), (2025, 1, 0), (0, 1, 1),
      (10_000, 1, 1),
    ])
  func refusesDays(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test(
    "Adding months keeps the day or takes the month's last",
    arguments: [
      ("2025-01-31", 1, "2025-02-28"), ("2024-01-31", 1, "2024-02-29"), ("2025-03-31", -1, "2025-02-28"),
      ("2025-12-15", 1, "2026-01-15"), ("2025-01-15", -1, "2024-12-15"), ("2024-02-29", 12, "2025-02-28"),
      ("2025-03-12", -30, "2022-09-12"), ("2025-05-31", 0, "2025-05-31"),
    ])
  func addsMonths(start: String, months: Int, expected: String) throws {
    let moment = try #require(KoreanDate.read(start, now: DateNotation.now)?.start)
    #expect(CivilZone.text(of: moment.date.adding(months: months)) == expected)
  }

  @Test("Hours beyond the day carry over")
  func carriesOver() {
    let date = DateNotation.now.date
    #expect(CivilMoment(date, hour: 25, minute: 90) == DateNotation.moment(2025, 3, 13, 2, 30))
    #expect(CivilMoment(date, second: -1) == DateNotation.moment(2025, 3, 11, 23, 59).adding(seconds: 59))
  }

  // MARK: Zones

  /// Clocks that went from 2:00 to 3:00 on 9 March 2025 and back on 2 November 2025.
  static let eastern = CivilZone { (1_741_503_600..<1_762_063_200).contains($0) ? -4 * 3_600 : -5 * 3_600 }

  @Test(
    "A moment is written with the offset that its clock has",
    arguments: [
      (2025, 3, 9, 1, 59, "2025-03-09T01:59:00-05:00"), (2025, 3, 9, 3, 0, "2025-03-09T03:00:00-04:00"),
      (2025, 3, 9, 2, 30, "2025-03-09T03:30:00-04:00"), (2025, 11, 2, 1, 30, "2025-11-02T01:30:00-04:00"),
      (2025, 11, 2, 2, 0, "2025-11-02T02:00:00-05:00"), (2025, 7, 1, 12, 0, "2025-07-01T12:00:00-04:00"),
    ])
  func writesOffsets(year: Int, month: Int, day: Int, hour: Int, minute: Int, expected: String) {
    #expect(Self.eastern.text(of: DateNotation.moment(year, month, day, hour, minute)) == expected)
  }

  @Test("Hours pass as they do in the zone, days as they do on the wall")
  func passesHours() {
    let night = DateNotation.moment(2025, 3, 9, 1)
    func read(_ text: String) -> String? {
      KoreanDate.read(text, now: night, zone: Self.eastern)?.text(in: Self.eastern)
    }
    #expect(read("두 시간 뒤") == "2025-03-09T04:00:00-04:00")
    #expect(read("내일 새벽 1시") == "2025-03-10T01:00:00-04:00")
    #expect(read("내일") == "2025-03-10T00:00:00-04:00")
  }

  @Test(
    "Readings are written in ISO 8601",
    arguments: [
      ("다음 주 화요일 저녁 일곱 시 반", "2025-03-18T19:30:00+09:00"), ("내일", "2025-03-13T00:00:00+09:00"),
      ("오후 3시부터 5시까지", "2025-03-12T15:00:00+09:00/2025-03-12T17:00:00+09:00"), ("한 시간 반", "PT1H30M"),
      ("0분", nil),
      ("매주 월요일 오전 9시", "2025-03-17T09:00:00+09:00;FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYMINUTE=0"),
      ("다음 주", "2025-03-17T00:00:00+09:00/2025-03-24T00:00:00+09:00"),
    ] as [(String, String?)])
  func writesReadings(text: String, expected: String?) {
    #expect(
      KoreanDate.read(text, now: DateNotation.now, zone: DateNotation.zone)?.text(in: DateNotation.zone)
        == expected)
  }

  @Test("Zones with half hours are written with their minutes")
  func writesHalfHours() {
    #expect(CivilZone.fixed(hours: 5, minutes: 30).text(of: DateNotation.now) == "2025-03-12T10:00:00+05:30")
    #expect(
      CivilZone.fixed(hours: -3, minutes: -30).text(of: DateNotation.now) == "2025-03-12T10:00:00-03:30")
  }

  // MARK: Recurrences

  @Test("A recurrence that never falls on a day has no first time")
  func refusesImpossibleRecurrences() {
    #expect(Recurrence(.yearly, dayOfMonth: 30, month: 2).first(after: DateNotation.now) == nil)
    #expect(
      Recurrence(.yearly, dayOfMonth: 29, month: 2).first(after: DateNotation.now)
        == DateNotation.moment(2028, 2, 29))
  }

  @Test("The time of a recurrence is later than now")
  func findsLaterTimes() {
    let weekly = Recurrence(.weekly, weekdays: [.wednesday], secondOfDay: 36_000)
    #expect(weekly.first(after: DateNotation.now) == DateNotation.moment(2025, 3, 19, 10))
    #expect(weekly.first(after: DateNotation.now.adding(seconds: -1)) == DateNotation.now)
  }
}
