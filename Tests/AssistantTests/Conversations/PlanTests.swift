import Assistant
import ConversationProtocol
import Testing

/// Several commands in one sentence.
@Suite struct PlanTests {
  @Test(
    "two commands are confirmed together and done in their order",
    arguments: ["등 낮추고 종 울려줘", "등 낮춰줘 그리고 종 울려줘", "등 낮춰줘 그리고 그다음에 종 울려줘"])
  func two(_ sentence: String) async throws {
    let talk = try await Transcript.of(.say(sentence), "네")
    #expect(talk.turns[0].text == "차례로 할게요: 등 낮추기, 종 울리기. 모두 할까요?")
    #expect(talk.last?.text == "등을 낮췄어요. 울렸어요.")
    #expect(talk.done == ["등 낮춤", "종"])
    #expect(try await Transcript.of(.say(sentence), "아니요").done == [])
  }

  @Test("each asks its own questions, and what costs is confirmed by itself")
  func questions() async throws {
    let talk = try await Transcript.of("녹차 두 잔 주문하고 컵 크기 바꿔줘", "네", "네", "큰 컵")
    #expect(talk.turns[0].text == "차례로 할게요: 음료 주문(녹차 두 잔), 컵 크기 바꾸기. 모두 할까요?")
    #expect(talk.asked == ["plan", "confirm", "size", nil])
    #expect(talk.done == ["달빛다방 녹차 2잔 6000원", "컵 large"])
  }

  @Test("when the first one does not come to its end, the second is asked about")
  func interrupted() async throws {
    let talk = try await Transcript.of("녹차 주문하고 종 울려줘", "네", "아니요", "네")
    #expect(talk.asked == ["plan", "confirm", "understood", nil])
    #expect(talk.done == ["종"])
  }

  @Test(
    "what cannot be cut with certainty is not cut",
    arguments: ["하늘 보고 종 울려줘", "녹차 주문하지 말고 종 울려줘", "녹차 주문하고 하늘 봐줘"])
  func uncertain(_ sentence: String) async throws {
    let talk = try await Transcript.of(.say(sentence))
    #expect(talk.done == [])
    #expect(talk.turns[0].question?.slot != "plan")
  }
}
