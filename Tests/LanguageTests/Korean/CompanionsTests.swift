import EnglishLanguage
import KoreanLanguage
import Language
import Testing

@Suite("Who comes along")
struct CompanionsTests {
  @Test(
    "People with whom something is done are no part of what is asked for",
    arguments: [
      "모레 | 친구들이랑 | 북촌 가는 거 계획에 넣어줘", "어제 | 집사람하고 | 동궁에 간 거 기록해줘", "새해에 | 우리 엄마랑 둘이 | 호미곶 가는 걸로 잡아줘",
      "내일 | 애들 데리고 | 세미원 가", "11월 30일에 | 경로당 어르신들을 모시고 | 하회마을 가", "주말에 | 둘이서 | 남산 가",
    ])
  func korean(line: String) { expectCompanions(line, KoreanLanguage()) }

  @Test(
    "“with” and “for” with a person are no part of it",
    arguments: [
      "plan Hallasan | with my two brothers | on Sunday", "put a latte in the cart | for my wife | please",
      "book Nami Island | with the lads | tomorrow",
    ])
  func english(line: String) { expectCompanions(line, EnglishLanguage()) }

  private func expectCompanions(_ line: String, _ language: any PhraseLanguage) {
    let parts = line.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
    let start = parts[0].count
    #expect(language.companions(in: parts.flatMap { $0 }) == [start..<start + parts[1].count])
  }

  @Test(
    "Dishes, places and other words that end alike are none",
    arguments: ["콜라랑 사이다 담아줘", "친구네 집으로 보내줘", "엄마손분식에서 시켜줘", "아이스크림 하나 담아줘"])
  func noneInKorean(sentence: String) {
    #expect(KoreanLanguage().companions(in: sentence.split(separator: " ").map(String.init)).isEmpty)
  }

  @Test(
    "“with extra cheese” and “for Sunday” are none",
    arguments: [
      "order a pizza with extra cheese", "plan Hallasan for Sunday", "a table for two", "add it for later",
    ])
  func noneInEnglish(sentence: String) {
    #expect(EnglishLanguage().companions(in: sentence.split(separator: " ").map(String.init)).isEmpty)
  }
}
