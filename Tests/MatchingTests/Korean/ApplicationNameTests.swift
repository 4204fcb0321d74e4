import Language
import Testing

@testable import Matching

@Suite("The name of an app is read where it can be one")
struct ApplicationNameTests {
  static let named: [(sentence: String, app: String, isNamed: Bool)] = [
    ("한입에서 주문 취소해줘", "Hanip", true),
    ("한입배달에서 주문 취소해줘", "Hanip", true),
    ("한입으로 주문 취소해줘", "Hanip", true),
    ("한입아 주문 취소해줘", "Hanip", true),
    ("한입, 주문 취소해줘", "Hanip", true),
    ("한입 주문 취소해줘", "Hanip", true),
    ("한입배달주문취소해줘", "Hanip", true),
    ("한입주문취소해줘", "Hanip", true),
    ("한입에주문취소해줘", "Hanip", true),
    ("주문 취소해줘 한입", "Hanip", true),
    ("주문 한입에서 취소해줘", "Hanip", true),
    ("여행수첩에서 주문 취소해줘", "Travel", true),
    ("주문 취소해줘 여행수첩에서", "Travel", true),
  ]

  @Test("A named app wins over the others, wherever its name stands", arguments: named)
  func winner(_ sentence: String, _ app: String, _ isNamed: Bool) throws {
    let best = try #require(KoreanOrders.matcher.match(sentence).matches.first)
    #expect(KoreanOrders.matcher.phrases.phrases[best.phrase].app == app)
    #expect(best.isApplicationNamed == isNamed)
  }

  @Test("Without a name, every app that understands the sentence is reported, at the same cost")
  func ambiguity() {
    let matches = KoreanOrders.matcher.match("주문 취소해줘").matches
    #expect(Set(matches.map { KoreanOrders.matcher.phrases.phrases[$0.phrase].app }) == ["Hanip", "Travel"])
    #expect(Set(matches.prefix(2).map(\.cost)).count == 1)
  }

  @Test("A longer name of a thing beats the app's name and a shorter one")
  func longerNameWins() {
    #expect(KoreanOrders.reading(of: "한입돈가스 시켜줘") == "OrderFood lines=[{menuItem: 한입돈가스}]")
    #expect(KoreanOrders.reading(of: "한입 돈가스 시켜줘") == "OrderFood lines=[{menuItem: 한입돈가스}]")
    #expect(KoreanOrders.reading(of: "한입돈가스시켜줘") == "OrderFood lines=[{menuItem: 한입돈가스}]")
  }

  static let unnamed = ["배민에서 주문 취소해줘", "쿠팡 주문 취소해줘", "한입만 주문 취소해줘", "주문한입 취소해줘"]

  @Test("A name that is no app's, or stands where no name can, is not passed over", arguments: unnamed)
  func unknown(_ sentence: String) {
    #expect(KoreanOrders.matcher.match(sentence).matches.isEmpty)
  }

  @Test("A phrase without widening says the app's name itself")
  func exactPhrase() throws {
    let phrases = TestPhrases(app: "Hanip", language: "ko", isExact: true)
    let names = KoreanOrders.applicationNames
    let matcher = try phrases.matcher(["<applicationName>에서 주문해줘"], applicationNames: names)
    let best = try #require(matcher.match("한입에서 주문해줘").matches.first)
    #expect(best.isApplicationNamed)
    #expect(best.cost == 0)
    #expect(matcher.match("주문해줘").matches.isEmpty)
    #expect(matcher.match("여행수첩에서 주문해줘").matches.isEmpty)
  }

  @Test(
    "Silence is no sentence, even for a phrase of optional parts", arguments: ["", "  ", "!?", "ㅋㅋㅋ", "한입"])
  func silence(_ text: String) throws {
    let phrases = TestPhrases(app: "Hanip", language: "ko", isExact: true)
    let matcher = try phrases.matcher(["[좀] [빨리]"], applicationNames: KoreanOrders.applicationNames)
    #expect(matcher.match(text).matches.isEmpty)
  }
}
