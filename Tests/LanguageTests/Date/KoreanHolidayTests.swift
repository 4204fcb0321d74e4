import KoreanLanguage
import Language
import Testing

struct KoreanHolidayTests {
  private func day(_ text: String, on date: String) -> String? {
    let parts = date.split(separator: "-").compactMap { Int($0) }
    let now = DateNotation.moment(parts[0], parts[1], parts[2])
    return KoreanDate.read(text, now: now).map { DateNotation.text($0) }
  }

  @Test("Lunar dates are those of the almanac", arguments: lunarDays)
  func readsLunarDates(row: (said: String, year: Int, date: String)) {
    #expect(day("\(row.year)년 " + row.said, on: "2020-01-01") == row.date)
    #expect(day(row.said, on: row.date) == row.date)
  }

  /// Lunar year, month and day (! for the month that comes twice), and the day it is: the first and fifteenth of the
  /// great holidays and one day at random of every year.
  static let lunarDays: [(said: String, year: Int, date: String)] = """
    2020-1-1=2020-01-25 2020-8-15=2020-10-01 2020-4-19=2020-05-11 2021-1-1=2021-02-12
    2021-8-15=2021-09-21 2021-9-5=2021-10-10 2022-1-1=2022-02-01 2022-8-15=2022-09-10
    2022-6-20=2022-07-18 2023-1-1=2023-01-22 2023-8-15=2023-09-29 2023-8-21=2023-10-05
    2024-1-1=2024-02-10 2024-8-15=2024-09-17 2024-10-3=2024-11-03 2025-1-1=2025-01-29
    2025-8-15=2025-10-06 2025-10-1=2025-11-20 2026-1-1=2026-02-17 2026-8-15=2026-09-25
    2026-8-9=2026-09-19 2027-1-1=2027-02-07 2027-8-15=2027-09-15 2027-9-8=2027-10-07
    2028-1-1=2028-01-27 2028-8-15=2028-10-03 2028-4-23=2028-05-17 2029-1-1=2029-02-13
    2029-8-15=2029-09-22 2029-8-18=2029-09-25 2030-1-1=2030-02-03 2030-8-15=2030-09-12
    2030-9-16=2030-10-12 2031-1-1=2031-01-23 2031-8-15=2031-10-01 2031-7-21=2031-09-07
    2032-1-1=2032-02-11 2032-8-15=2032-09-19 2032-3-8=2032-04-17 2033-1-1=2033-01-31
    2033-8-15=2033-09-08 2033-11-5=2033-11-26 2034-1-1=2034-02-19 2034-8-15=2034-09-27
    2034-9-13=2034-10-24 2035-1-1=2035-02-08 2035-8-15=2035-09-16 2035-12-1=2035-12-29
    2036-1-1=2036-01-28 2036-8-15=2036-10-04 2036-11-25=2037-01-11 2037-1-1=2037-02-15
    2037-8-15=2037-09-24 2037-2-6=2037-03-22 2038-1-1=2038-02-04 2038-8-15=2038-09-13
    2038-10-2=2038-10-29 2039-1-1=2039-01-24 2039-8-15=2039-10-02 2039-5-25=2039-06-16
    2040-1-1=2040-02-12 2040-8-15=2040-09-21 2040-1-27=2040-03-09 2041-1-1=2041-02-01
    2041-8-15=2041-09-10 2041-5-16=2041-06-14 2042-1-1=2042-01-22 2042-8-15=2042-09-28
    2042-10-24=2042-12-06 2043-1-1=2043-02-10 2043-8-15=2043-09-17 2043-7-23=2043-08-27
    2044-1-1=2044-01-30 2044-8-15=2044-10-05 2044-7-13=2044-08-06 2045-1-1=2045-02-17
    2045-8-15=2045-09-25 2045-12-26=2046-02-01 2046-1-1=2046-02-06 2046-8-15=2046-09-15
    2046-10-15=2046-11-12 2047-1-1=2047-01-26 2047-8-15=2047-10-04 2047-3-29=2047-04-23
    2048-1-1=2048-02-14 2048-8-15=2048-09-22 2048-6-4=2048-07-14 2025-6-1!=2025-07-25
    2028-5-10!=2028-07-02 2033-11-29!=2034-01-19
    """.split { $0 == " " || $0 == "\n" }.map { row in
      let sides = row.split(separator: "=")
      let isLeap = sides[0].hasSuffix("!")
      let numbers = sides[0].filter { $0 != "!" }.split(separator: "-").compactMap { Int($0) }
      return ("음력 " + (isLeap ? "윤" : "") + "\(numbers[1])월 \(numbers[2])일", numbers[0], String(sides[1]))
    }

  @Test("Substitutes of public holidays are the next working day", arguments: substitutes)
  func readsSubstitutes(date: String) {
    #expect(day("대체공휴일", on: date) == date)
  }

  @Test("Between two substitutes there is none")
  func readsTheNextSubstitute() {
    for (first, second) in zip(Self.substitutes, Self.substitutes.dropFirst()) {
      let parts = first.split(separator: "-").compactMap { Int($0) }
      let next = DateNotation.moment(parts[0], parts[1], parts[2]).adding(seconds: 86_400)
      #expect(KoreanDate.read("대체공휴일", now: next).map { DateNotation.text($0) } == second)
    }
  }

  /// As the decree and the calendars of the years give them.
  static let substitutes = """
    2024-02-12 2024-05-06 2025-03-03 2025-05-06 2025-10-08 2026-03-02 2026-05-25 2026-08-17 2026-10-05 2027-02-09
    2027-05-03 2027-07-19 2027-08-16 2027-10-04 2027-10-11 2027-12-27 2028-10-05 2029-05-07 2029-05-21 2029-09-24
    2030-02-05 2030-05-06 2031-03-03 2032-05-03 2032-05-17 2032-07-19 2032-08-16 2032-09-21 2032-10-04 2032-10-11
    2032-12-27
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  @Test(
    "A substitute may be one holiday's",
    arguments: [
      ("어린이날 대체공휴일", "2029-05-07"), ("추석 대체휴일", "2028-10-05"), ("설날의 대체공휴일", "2027-02-09"),
      ("한글날 대체공휴일", "2027-10-11"),
    ])
  func readsNamedSubstitutes(said: String, date: String) { #expect(day(said, on: "2026-11-21") == date) }

  @Test(
    "Days of lunar months have names",
    arguments: [
      ("섣달 그믐", "2027-02-06"), ("섣달 그믐날", "2027-02-06"), ("음력 정월 대보름", "2027-02-21"),
      ("정월 초하루", "2027-02-07"),
      ("음력 4월 초파일", "2027-05-13"), ("음력 12월 말일", "2027-02-06"), ("내년 음력 3월 3일", "2027-04-09"),
      ("음력 내년 3월 3일", "2027-04-09"),
      ("동짓달 15일", "2026-12-23"),
    ])
  func readsNamedDays(said: String, date: String) { #expect(day(said, on: "2026-11-21") == date) }

  @Test(
    "What is no lunar date is none", arguments: ["음력", "음력 13월 1일", "음력 3월 31일", "음력 윤1월 1일", "음료수"])
  func refuses(said: String) { #expect(day(said, on: "2026-11-21") == nil) }
}
