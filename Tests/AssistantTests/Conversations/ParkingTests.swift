import Assistant
import ConversationProtocol
import Testing

@Suite struct ParkingTests {
  @Test(
    "a question that was given up goes on with 이어서, the answers kept",
    arguments: ["이어서", "계속", "이어서 해줘", "continue"])
  func resumed(_ sentence: String) async throws {
    let talk = try await Transcript.of(
      "밀크티 주문해줘", "2번", "파란 하늘", "구름 한 점", "바람 소리", .say(sentence), "네")
    #expect(talk.asked == ["shop", "confirm", "confirm", "confirm", nil, "confirm", nil])
    #expect(talk.turns[5].text == "계속할게요. 주문할까요?")
    #expect(talk.turns[5].snippet?.lines == ["별빛찻집 밀크티 1잔 4500원"])
    #expect(talk.turns[5].question?.attempt == 1)
    #expect(talk.done == ["별빛찻집 밀크티 1잔 4500원"])
  }

  @Test("a yes without going on first orders nothing")
  func bareYes() async throws {
    let talk = try await Transcript.of("녹차 주문해줘", "파란 하늘", "구름 한 점", "바람 소리", "네", "응")
    #expect(talk.outcomes.suffix(3) == [.cancelled, .notUnderstood, .notUnderstood])
    #expect(talk.done == [])
  }

  @Test("after half an hour there is nothing to go on with")
  func expired() async throws {
    let talk = try await Transcript.of(
      "녹차 주문해줘", "파란 하늘", "구름 한 점", "바람 소리", .wait(seconds: 1_801), "이어서")
    #expect(talk.last?.text == "이어서 할 게 없어요.")
  }

  @Test("parked frames are listed, chosen and cancelled")
  func several() async throws {
    let park: [Step] = ["하늘", "구름", "바람"]
    let talk = try await Transcript.of(
      ["녹차 주문해줘"] + park + ["컵 크기 바꿔줘"] + park + ["하던 거 뭐였지?", "이어서", "2번", "큰 컵", "취소"])
    #expect(talk.turns[8].text == "미뤄 둔 건 ‘음료 주문’, ‘컵 크기 바꾸기’예요. ‘이어서’라고 하면 계속할게요.")
    #expect(talk.turns[9].question?.options.map(\.title) == ["음료 주문", "컵 크기 바꾸기"])
    #expect(talk.asked.suffix(3) == ["size", nil, nil])
    #expect(talk.done == ["컵 large"])
    #expect(talk.last?.outcome == .cancelled)
  }

  @Test("a question that waited for a day is gone, and an answer to it does nothing")
  func aDay() async throws {
    let talk = try await Transcript.of("녹차 주문해줘", .wait(seconds: 86_401), "네", "네")
    #expect(talk.outcomes == [.inputRequired, .expired, .notUnderstood])
    #expect(talk.turns[1].text == "시간이 오래 지나서 하던 걸 그만뒀어요. 아무것도 하지 않았어요.")
    #expect(talk.done == [])
    let request = try await Transcript.of("녹차 주문해줘", .wait(seconds: 86_401), "외상 보여줘")
    #expect(request.turns[1].text == "외상은 5000원이에요.")
  }
}
