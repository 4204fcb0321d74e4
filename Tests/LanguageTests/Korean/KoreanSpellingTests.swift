import KoreanLanguage
import Language
import Languages
import Testing

struct KoreanSpellingTests {
  @Test(
    "A word has the spellings of the list, also inside longer words",
    arguments: [
      ("돈가스", ["돈까스", "돈까쓰"]), ("등심돈까스", ["등심돈가스", "등심돈까쓰"]), ("메시지", ["메세지"]), ("김치찌게", ["김치찌개"]),
      ("후라이드 치킨", ["프라이드치킨"]), ("사과쥬스", ["사과주스"]), ("아아", ["아이스아메리카노"]), ("BHC", ["비에이치씨", "비에치씨"]),
      ("초코케익", ["초코케이크", "초코케잌", "쵸코케이크", "쵸코케익", "쵸코케잌"]), ("배민", ["배달의민족", "우아한형제들"]),
    ])
  func spells(text: String, expected: [String]) {
    #expect(KoreanSpelling.variants(of: text) == expected)
  }

  @Test(
    "Most words have one spelling, and short forms are no parts of others",
    arguments: ["치킨", "오렌지", "배민석", "아아앙", "스벅스", "앱스토어", "인스타일", "", "order"])
  func spares(text: String) {
    #expect(KoreanSpelling.variants(of: text).isEmpty)
  }

  @Test("Every spelling leads to every other")
  func isSymmetric() {
    for word in ["떡복이", "소세지", "티비", "카톡", "유투브", "에어콘"] {
      for other in KoreanSpelling.variants(of: word) {
        #expect(Set(KoreanSpelling.variants(of: other) + [other]).contains(word), "\(word) \(other)")
      }
    }
  }

  @Test("Spellings never multiply without end")
  func isBounded() {
    let variants = KoreanSpelling.variants(of: String(repeating: "떡볶이돈가스소시지", count: 20))
    #expect(variants.count < 32)
    #expect(variants.allSatisfy { $0.count == 180 })
  }

  @Test("An option answers to every spelling of its name")
  func choosesBySpelling() {
    let menu = AnswerContext.choice(["등심돈가스", "떡볶이", "아이스 아메리카노"])
    #expect(AnswerReader.read(NormalText("등심돈까스로 할게요"), in: menu) == .choice([0], rest: nil))
    #expect(AnswerReader.read(NormalText("떡복이요"), in: menu) == .choice([1], rest: nil))
    #expect(AnswerReader.read(NormalText("아아"), in: menu) == .choice([2], rest: nil))
  }
}
