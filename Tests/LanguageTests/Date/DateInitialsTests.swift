import Testing

@testable import Language
@testable import KoreanLanguage

/// What a date can begin with, beside the words of dates and numbers.
struct DateInitialsTests {
  @Test func `the letters that dates begin with are those of its words and numbers`() {
    let expected = String(String.UnicodeScalarView(Self.initials.union(KoreanDateScanner.numerals).sorted()))
    #expect(String(String.UnicodeScalarView(KoreanDateScanner.initials.sorted())) == expected)
  }

  private static let initials: Set<Unicode.Scalar> = {
    var result = Set("'매격날달해반주시".unicodeScalars)
    func add(_ table: WordTable<some Sendable>) { result.formUnion(table.initials) }
    typealias Words = KoreanDateWords
    add(Words.days)
    add(Words.dayCounts)
    add(Words.weeks)
    add(Words.bareWeekParts)
    add(Words.weekdays)
    add(Words.which)
    add(Words.months)
    add(Words.monthNames)
    add(Words.bareMonthParts)
    add(Words.lastDay)
    add(Words.weeksOfMonth)
    add(Words.years)
    add(Words.parts)
    for table in [
      Words.noon, Words.midnight, Words.now, Words.later, Words.fromNow, Words.about, Words.thisTime,
    ] { add(table) }
    add(Holiday.names)
    add(Words.substitute)
    add(Words.lunarMonths)
    add(Words.bareLunarDays)
    add(Words.exactly)
    result.insert("음")
    return result
  }()
}
