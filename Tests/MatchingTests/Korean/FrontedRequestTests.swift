import Language
import KoreanLanguage
import Testing

@testable import Matching

@Suite("A request that begins a sentence is read as if it stood at the end")
struct FrontedRequestTests {
  private static let phrases = TestPhrases(app: "Hanip", language: "ko", parameters: ["text": .text])

  private func match(_ sentence: String) throws -> [Match] {
    let matcher = try Self.phrases.matcher(["{text} 들어간 메뉴 [찾아줘|보여줘|있어]", "{text} 일정 적어줘"])
    return Array(matcher.match(sentence).matches)
  }

  @Test(
    "The text behind the request is what is looked for, in the place where it was typed",
    arguments: [
      "찾아줘 치즈 들어간 메뉴", "보여 주세요 치즈 들어간 메뉴", "찾아 줄래? 치즈 들어간 메뉴", "찾아줘, 치즈 들어간 메뉴", "찾아줘치즈들어간메뉴",
      "보여주세요치즈들어간메뉴",
    ])
  func readsFrontedRequest(_ sentence: String) throws {
    let matches = try match(sentence)
    let slot = try #require(matches.first?.slots.first)
    #expect(matches.count == 1)
    #expect(sentence.unicodeScalars.map(String.init)[slot.range].joined() == "치즈")
  }

  @Test("It costs as much as a part said after the verb, so that the usual order wins")
  func costs() throws {
    let (usual, fronted) = (try match("치즈 들어간 메뉴 찾아줘"), try match("찾아줘 치즈 들어간 메뉴"))
    #expect(fronted[0].cost == usual[0].cost + MatchCost.postposed.amount)
  }

  @Test(
    "Where the rest asks for something, the words in front are no request", arguments: ["구해줘 홈즈 들어간 메뉴 찾아줘"])
  func leavesTitles(_ sentence: String) throws {
    #expect(KoreanLanguage().frontedRequest(in: NormalText(sentence)) == nil)
  }

  @Test(
    "No text begins with the request, also where no phrase takes the other order",
    arguments: ["알려줘 치즈 들어간 메뉴", "골라 주세요 치즈 들어간 메뉴"])
  func isNoText(_ sentence: String) throws {
    #expect(try match(sentence).allSatisfy { !$0.textRanges.contains { $0.lowerBound == 0 } })
  }

  @Test("What a rule forbids in the usual order is not read in the other")
  func keepsForbidden() throws {
    let matcher = try Self.phrases.matcher(["{text} 주문해줘"])
    #expect(!matcher.match("주문해줘 치킨").matches.isEmpty)
    #expect(matcher.match("주문해줘 비 오면 치킨").vetoed.first?.rule == "scheduled")
  }
}
