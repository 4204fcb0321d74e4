import Language
import Testing

@testable import Matching

@Suite("Slots for dates and lengths of time")
struct DateSlotTests {
  /// 10:00 on Saturday, 21 November 2026.
  static let reference = DateReference(secondsSince1970: 1_795_222_800, zone: .fixed(hours: 9))

  static func matcher(_ templates: [String], language: String = "ko") throws -> Matcher {
    try TestPhrases(
      language: language, parameters: ["when": .date, "length": .duration, "count": .number(nil)]
    ).matcher(templates)
  }

  @Test(
    "a date is read with all its words, and its particle stays the phrase's",
    arguments: [
      ("내일 오후 3시에 알려줘", "2026-11-22T15:00:00"), ("다음주화요일저녁일곱시반에알려줘", "2026-11-24T19:30:00"),
      ("알려줘 내일 오후 3시에", "2026-11-22T15:00:00"), ("모레 알려 주세요", "2026-11-23T00:00:00"),
    ])
  func date(_ sentence: String, _ iso: String) throws {
    let match = try #require(
      try Self.matcher(["{when}에 알려줘"]).match(sentence, at: Self.reference).matches.first)
    #expect(match.slots.map(\.value.summary) == [iso])
  }

  @Test("no dates are read without something to count from")
  func noReference() throws {
    #expect(try Self.matcher(["{when}에 알려줘"]).match("내일 알려줘").matches.isEmpty)
  }

  @Test("a length of months is as long as those months are")
  func months() throws {
    let match = try #require(
      try Self.matcher(["{length} 뒤에 알려줘"]).match("한 달 뒤에 알려줘", at: Self.reference).matches.first)
    #expect(match.slots.map(\.value) == [.duration(CivilDuration(months: 1), seconds: 30 * 86_400)])
  }

  @Test("what is a length is no date, and a number with a unit of time is a length before it is a number")
  func kinds() throws {
    #expect(
      try Self.matcher(["{when}에 알려줘"]).match("30분에 알려줘", at: Self.reference).matches.allSatisfy(\.asksFirst))
    let both = try Self.matcher(["{length} 기다려줘"]).match("삼십 분 기다려줘", at: Self.reference)
    #expect(both.matches.first?.slots.first?.value.summary == "PT30M")
  }

  @Test("지금 beside other words hurries; alone it is a time")
  func now() throws {
    let matcher = try Self.matcher(["[{when}에] 알려줘", "{when}"])
    let hurried = try #require(matcher.match("지금 알려줘", at: Self.reference).matches.first)
    #expect(hurried.slots.isEmpty)
    let answered = try #require(matcher.match("지금이요", at: Self.reference).matches.first)
    #expect(answered.slots.map(\.value.summary) == ["2026-11-21T10:00:00"])
  }

  @Test("an hour without a part of the day asks first")
  func uncertain() throws {
    let matcher = try Self.matcher(["{when}에 알려줘"])
    #expect(matcher.match("내일 7시에 알려줘", at: Self.reference).matches.first?.asksFirst == true)
    #expect(matcher.match("내일 오전 7시에 알려줘", at: Self.reference).matches.first?.asksFirst == false)
  }
}
