import Assistant
import ConversationProtocol
import Testing

@Suite struct TimeTests {
  @Test("after ten minutes a question is asked again before an answer counts")
  func question() async throws {
    let talk = try await Transcript.of("밀크티 주문해줘", .wait(seconds: 601), "2번", "2번", "네")
    #expect(talk.asked == ["shop", "shop", "confirm", nil])
    #expect(talk.turns[1].text == "시간이 좀 지나서 다시 여쭤볼게요. 어느 가게의 밀크티로 할까요?")
    #expect(talk.turns[1].slots["shop"] == nil)
    #expect(talk.done == ["별빛찻집 밀크티 1잔 4500원"])
  }

  @Test("after two minutes a costly confirmation is asked again before a yes counts")
  func confirmation() async throws {
    let talk = try await Transcript.of("녹차 주문해줘", .wait(seconds: 121), "네", .wait(seconds: 60), "네")
    #expect(talk.outcomes == [.inputRequired, .inputRequired, .done])
    #expect(talk.turns[1].snippet?.lines == ["달빛다방 녹차 1잔 3000원"])
    #expect(talk.done == ["달빛다방 녹차 1잔 3000원"])
  }

  @Test("within its time an answer counts")
  func inTime() async throws {
    let talk = try await Transcript.of("밀크티 주문해줘", .wait(seconds: 600), "2번", .wait(seconds: 120), "네")
    #expect(talk.done == ["별빛찻집 밀크티 1잔 4500원"])
  }
}
