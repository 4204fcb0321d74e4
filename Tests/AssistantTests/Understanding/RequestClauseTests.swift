import Language
import Testing

@testable import Assistant

@Suite struct RequestClauseTests {
  @Test(
    "the clause that asks stands beside clauses that only tell",
    arguments: [
      ("we moved last week, so set my home address", "so set my home address"),
      ("즐겨찾기에서 내려 주세요, 지난번에 한 시간이나 걸렸어요", "즐겨찾기에서 내려 주세요"),
    ])
  func request(sentence: String, request: String) { #expect(only(sentence) == request) }

  @Test(
    "no clause asks where another one forbids, quotes or puts off",
    arguments: [
      "don't cancel it, order the chicken", "he said to cancel it, order the chicken", "시키지 마, 취소해 줘",
      "엄마가 취소하래, 취소해 줘", "we moved last week, it was fun",
    ])
  func none(sentence: String) { #expect(only(sentence) == nil) }

  private func only(_ sentence: String) -> String? {
    let isKorean = sentence.unicodeScalars.contains { $0.value >= 0xac00 }
    let language = PhraseLanguages.all.first { $0.tag == (isKorean ? "ko" : "en") }
    return language.flatMap { RequestClause($0).only(in: NormalText(sentence)) }?.spaced
  }
}
