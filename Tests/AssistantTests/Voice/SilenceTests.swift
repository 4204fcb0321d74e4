import Assistant
import ConversationProtocol
import Testing

/// What happens when nobody answers.
@Suite struct SilenceTests {
  @Test("somebody who listens is asked once more, then the question is kept for later")
  func parked() async throws {
    let talk = try await Transcript.of(
      .hear(["밀크티 주문해줘"]), .hear([]), .hear(["  "]), .hear(["이어서"]), .hear(["달빛다방"]), .hear(["네"]))
    #expect(talk.turns[1].text == talk.turns[0].text)
    #expect(
      talk.turns[2].text
        == "대답을 듣지 못해서 잠시 멈출게요. 아무것도 하지 않았어요. 30분 안에 ‘이어서’라고 하면 계속할게요.")
    #expect(talk.turns[3].text.hasPrefix("계속할게요."))
    #expect(talk.done == ["달빛다방 밀크티 1잔 4000원"])
  }

  @Test("what costs is given up")
  func costly() async throws {
    let talk = try await Transcript.of(.hear(["녹차 주문해줘"]), .hear([]), .hear([]), .hear(["네"]))
    #expect(talk.turns[2].text == "그만뒀어요. 아무것도 하지 않았어요.")
    #expect(talk.done == [])
  }

  @Test("an answer in between begins the count anew")
  func answered() async throws {
    let talk = try await Transcript.of(
      .hear(["밀크티 주문해줘"]), .hear([]), .hear(["달빛다방"]), .hear([]), .hear(["네"]))
    #expect(talk.done == ["달빛다방 밀크티 1잔 4000원"])
  }

  @Test("somebody who reads can take their time")
  func text() async throws {
    let talk = try await Transcript.of("밀크티 주문해줘", "", "", "", "", "달빛다방", "네")
    #expect(talk.done == ["달빛다방 밀크티 1잔 4000원"])
  }

  @Test("with nothing open it is said that somebody listens")
  func idle() async throws {
    #expect(try await Transcript.of(.hear([])).last?.text == "네, 듣고 있어요.")
  }

  @Test("a question that was spoken is asked again after five minutes, a written one after ten")
  func patience() async throws {
    let spoken = try await Transcript.of(.hear(["밀크티 주문해줘"]), .wait(seconds: 301), .hear(["달빛다방"]))
    #expect(spoken.last?.text.hasPrefix("시간이 좀 지나서") == true)
    let written = try await Transcript.of("밀크티 주문해줘", .wait(seconds: 301), "달빛다방")
    #expect(written.last?.text.hasPrefix("시간이 좀 지나서") == false)
  }

  @Test("what was spoken of is forgotten after five minutes of silence")
  func memory() async throws {
    let talk = try await Transcript.of(
      .hear(["녹차 주문해줘"]), .hear(["네"]), .wait(seconds: 301), .hear(["하나 더"]), .hear(["네"]))
    #expect(talk.done.count == 1)
  }
}
