import Language
import Testing

@testable import Matching

@Suite("What a phrase's own words spell out does not veto it")
struct SpelledOutTests {
  private static let matcher: Result<Matcher, any Error> = Result {
    let phrases = TestPhrases(
      app: "Test", language: "ko",
      parameters: [
        "place": .names(DictionaryID("place"), acceptsOtherText: false), "note": .text,
      ])
    return try phrases.matcher(
      [
        "{place} (붐비는지|혼잡한지) (알려줘|확인해줘)", "{note}(이라고|라고) 적어줘", "{place} (다녀왔다고|갔다왔다고) (기록해줘|적어줘)",
        "{place} 어떤 곳이야", "{place} 붐벼",
      ], dictionaries: [DictionaryID("place"): NameDictionary(["경복궁", "남산"])])
  }

  private func phrase(of sentence: String) throws -> Int? {
    try Self.matcher.get().match(sentence).matches.first?.phrase
  }

  @Test(
    "Every choice of every group is read",
    arguments: [
      ("경복궁 붐비는지 알려줘", 0), ("경복궁 붐비는지 확인해 주세요", 0), ("남산이 혼잡한지 알려줄래", 0), ("우유 사기라고 적어줘", 1),
      ("경복궁 다녀왔다고 기록해줘", 2), ("남산 갔다왔다고 적어 주세요", 2),
    ])
  func reads(sentence: String, phrase: Int) throws {
    #expect(try self.phrase(of: sentence) == phrase)
  }

  @Test(
    "What it does not spell out still forbids",
    arguments: ["경복궁 붐비는지 알려주지 마", "경복궁 붐비는지 알려줬어", "남산 갔다왔다고 적지 마", "우유 사기라고 안 적어줘", "남산 어떤 곳이었어"])
  func refuses(sentence: String) throws {
    #expect(try phrase(of: sentence) == nil)
  }

  @Test(
    "A question with a copula or about a state is asked at every level of speech",
    arguments: [
      ("경복궁 어떤 곳이야", 3), ("경복궁은 어떤 곳이에요", 3), ("경복궁이 어떤 곳인가요?", 3), ("경복궁은 어떤 곳이죠", 3), ("남산은 어떤 곳입니까", 3),
      ("남산은 어떤 곳일까요", 3),
      ("경복궁 붐벼", 4), ("경복궁 붐벼요?", 4), ("경복궁 붐비나요", 4), ("남산은 붐빌까", 4), ("남산 붐비니", 4), ("남산이 붐빕니까", 4),
    ])
  func asks(sentence: String, phrase: Int) throws {
    #expect(try self.phrase(of: sentence) == phrase)
  }
}
