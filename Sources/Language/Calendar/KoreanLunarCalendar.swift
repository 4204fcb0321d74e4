/// The Korean lunar calendar, 2020 through 2049.
///
/// Lunar months are observed and not computed, so they are a table: the years of the Korea Astronomy and Space
/// Science Institute, as the MIT-licensed library korean_lunar_calendar has them. Outside the table nothing is read.
package enum KoreanLunarCalendar {
  /// The day of a lunar date; nil where there is none. Day 0 stands for the month's last, 그믐.
  package static func date(year: Int, month: Int, day: Int, isLeap: Bool = false) -> CivilDate? {
    guard let row = years[year], let index = row.index(ofMonth: month, isLeap: isLeap) else { return nil }
    let day = day == 0 ? row.lengths[index] : day
    guard (1...row.lengths[index]).contains(day) else { return nil }
    return row.newYear?.adding(days: row.lengths[..<index].reduce(0, +) + day - 1)
  }

  /// The next day with that lunar date, from a day on. Its lunar year may be the one before.
  package static func next(month: Int, day: Int, isLeap: Bool = false, from floor: CivilDate) -> CivilDate? {
    (-1...20).lazy.compactMap { date(year: floor.year + $0, month: month, day: day, isLeap: isLeap) }
      .first { $0 >= floor }
  }

  /// The next day of that number in any lunar month, from a day on.
  package static func next(day: Int, from floor: CivilDate) -> CivilDate? {
    let months = (1...12).flatMap { [(month: $0, isLeap: false), (month: $0, isLeap: true)] }
    return months.compactMap { next(month: $0.month, day: day, isLeap: $0.isLeap, from: floor) }.min()
  }

  /// All days of a lunar month, half-open.
  package static func days(ofMonth month: Int, isLeap: Bool = false, of year: Int) -> Range<CivilDate>? {
    guard let first = date(year: year, month: month, day: 1, isLeap: isLeap),
      let last = date(year: year, month: month, day: 0, isLeap: isLeap)
    else { return nil }
    return first..<last.adding(days: 1)
  }

  /// The lunar month of that number that is not over on a day.
  package static func nextDays(ofMonth month: Int, isLeap: Bool = false, from floor: CivilDate) -> Range<
    CivilDate
  >? {
    (-1...20).lazy.compactMap { days(ofMonth: month, isLeap: isLeap, of: floor.year + $0) }
      .first { $0.upperBound > floor }
  }

  /// A lunar year: its first day, the number of the month that comes twice, and which months are long.
  private struct Year {
    var newYear: CivilDate?
    var leap: Int?
    var lengths: [Int]

    /// - Parameter long: 1 for a month of 30 days, 0 for one of 29, the leap month in its place.
    init(_ year: Int, _ month: Int, _ day: Int, leap: Int?, _ long: String) {
      newYear = CivilDate(year: year, month: month, day: day)
      self.leap = leap
      lengths = long.map { $0 == "1" ? 30 : 29 }
    }

    func index(ofMonth month: Int, isLeap: Bool) -> Int? {
      guard (1...12).contains(month), !isLeap || leap == month else { return nil }
      return month - 1 + (isLeap || month > leap ?? 12 ? 1 : 0)
    }
  }

  private static let years: [Int: Year] = Dictionary(
    uniqueKeysWithValues: rows.map { ($0.0, Year($0.0, $0.1, $0.2, leap: $0.3, $0.4)) })

  private static let rows: [(Int, Int, Int, Int?, String)] = [
    (2020, 1, 25, 4, "1011010010101"),
    (2021, 2, 12, nil, "011010101010"),
    (2022, 2, 1, nil, "101011010101"),
    (2023, 1, 22, 2, "0101010110101"),
    (2024, 2, 10, nil, "010010110110"),
    (2025, 1, 29, 6, "1010010101110"),
    (2026, 2, 17, nil, "101001010111"),
    (2027, 2, 7, nil, "010100100111"),
    (2028, 1, 27, 5, "0110100100110"),
    (2029, 2, 13, nil, "110110010011"),
    (2030, 2, 3, nil, "010110101010"),
    (2031, 1, 23, 3, "1010101101010"),
    (2032, 2, 11, nil, "100101101101"),
    (2033, 1, 31, 11, "0100101011101"),
    (2034, 2, 19, nil, "010010101110"),
    (2035, 2, 8, nil, "101001001101"),
    (2036, 1, 28, 6, "1101001001101"),
    (2037, 2, 15, nil, "110100100101"),
    (2038, 2, 4, nil, "110101010010"),
    (2039, 1, 24, 5, "1101101010100"),
    (2040, 2, 12, nil, "101101101010"),
    (2041, 2, 1, nil, "100101101101"),
    (2042, 1, 22, 2, "0100101011011"),
    (2043, 2, 10, nil, "010010011011"),
    (2044, 1, 30, 7, "1010010010111"),
    (2045, 2, 17, nil, "101001001011"),
    (2046, 2, 6, nil, "101100100101"),
    (2047, 1, 26, 5, "1011010100101"),
    (2048, 2, 14, nil, "011011010100"),
    (2049, 2, 2, nil, "101011011010"),
  ]
}
