import Language
import Languages
import Testing

/// Whole answers of several words to a question whose action has a name.
struct AgreementTests {
  private static let ordering = AnswerContext(.confirm, actionNames: ["order"])
  private static let cancelling = AnswerContext(.confirm, acceptWords: ["주문 취소", "Cancel the order"])
  private static let emptying = AnswerContext(.confirm, acceptWords: ["비우기", "Empty it"])
  private static let deleting = AnswerContext(.confirm, actionNames: ["방문 기록 삭제", "Delete visits"])

  @Test("A name that the question does not show is more than a yes, whatever is said around it")
  func otherName() {
    let text = NormalText("응 콜라 먹고 싶으니까 주문해 줘")
    var context = Self.ordering
    #expect(AnswerReader.read(NormalText("응 배고파 죽겠으니까 주문해 줘"), in: context) == .yes)
    context.otherNames = [1..<3]
    #expect(AnswerReader.read(text, in: context) != .yes)
  }

  @Test(
    "The action of the question in any form agrees, with words that add nothing",
    arguments: [
      (ordering, "네 시켜 주세요|그냥 빨리 주문해 줘|비싸긴 한데 그냥 시켜|시켜시켜|yes, please order it|very well, place the order"),
      (
        cancelling,
        "네 취소해도 돼요|아깝지만 취소해주세요|예 취소하겠습니다|그려 취소혀|yes cancel it|please do cancel it|kindly cancel, yes"
      ),
      (emptying, "예 전부 비워 주십시오|네 비우셔도 됩니다|응 다 날려|ok empty it|yes, clear the lot|yes, take everything out"),
      (deleting, "지워|네 지워 주세요|응 둘 다 지워|네 지우셔도 괜찮습니다|지워 부쇼|yeah trash both|you can delete those two"),
    ])
  func agrees(context: AnswerContext, said: String) {
    for text in said.split(separator: "|").map(String.init) {
      #expect(AnswerReader.read(NormalText(text), in: context) == .yes, "\(text)")
    }
  }

  @Test(
    "Where one thing is to be deleted, whoever says all of them is asked again",
    arguments: ["전부 다 지워줘", "네 모두 지워 주세요", "yes, delete all of them", "delete both"])
  func isMoreThanOne(_ said: String) {
    var context = Self.deleting
    #expect(AnswerReader.read(NormalText(said), in: context) == .yes)
    context.isAboutOne = true
    #expect(AnswerReader.read(NormalText(said), in: context) == .unclear)
    #expect(AnswerReader.read(NormalText("네 지워 주세요"), in: context) == .yes)
  }

  @Test(
    "Denials, wanting it kept, and a denial with its reason decline",
    arguments: [
      (
        ordering, "아니에요 그냥 물어본 거예요|안 할래요|됐슈 안 먹을래유|no sorry i was just checking the price|no no, do not order"
      ),
      (cancelling, "취소 안해|취소하지 말아 주세요|그냥 먹을게 놔둬|don't cancel it|no, i'm happy to wait|please let it stand"),
      (emptying, "아니 그냥 놔둬|아뇨 비우지 말아주세요|don't empty it, please|nah keep my cart"),
      (deleting, "아니 남겨 두세요|아니요 지우지 마세요|no keep them|please don't delete those"),
    ])
  func declines(context: AnswerContext, said: String) {
    for text in said.split(separator: "|").map(String.init) {
      let reading = AnswerReader.read(NormalText(text), in: context)
      #expect(reading == .no || reading == .cancel, "\(text): \(String(describing: reading))")
    }
  }

  @Test(
    "Another action, an unknown word, a number, a question, an echo, irony and indifference do not agree",
    arguments: [
      (ordering, "네 취소해 줘|네 두 마리 시켜 줘|시켜 줘?|시키라고|그거 주문해줘|yeah, right|order the large one|아무래도 좋습니다|응 콜라 시켜"),
      (cancelling, "시켜줘|지워|네 시켜줘|취소요?|cancel it?|order it|취소하라고요"),
      (emptying, "사이다만 비워 줘|비우든 말든|다 비우지 말고 사이다만 빼 주세요|empty everything except the cola"),
      (deleting, "불국사 것만 지워 주십시오|지우거나 말거나|지우라고?|delete them?|only delete the first"),
    ])
  func doesNotAgree(context: AnswerContext, said: String) {
    for text in said.split(separator: "|").map(String.init) {
      #expect(AnswerReader.read(NormalText(text), in: context) != .yes, "\(text)")
    }
  }
}
