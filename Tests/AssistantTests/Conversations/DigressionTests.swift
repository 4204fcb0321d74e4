import Assistant
import ConversationProtocol
import Testing

@Suite struct DigressionTests {
  @Test("a question asked in between is answered, and the open one asked again")
  func reading() async throws {
    let talk = try await Transcript.of("밀크티 두 잔 주문해줘", "외상 보여줘", "2번", "외상 알려줘", "네")
    #expect(talk.asked == ["shop", "shop", "confirm", "confirm", nil])
    #expect(talk.turns[3].text == "외상은 5000원이에요. 계속할게요. 주문할까요?")
    #expect(talk.turns[3].snippet?.lines == ["별빛찻집 밀크티 2잔 9000원"])
    #expect(talk.done == ["별빛찻집 밀크티 2잔 9000원"])
  }

  @Test("an intent in between may ask questions of its own")
  func asking() async throws {
    let talk = try await Transcript.of("밀크티 주문해줘", "컵 크기 바꿔줘", "큰 컵", "1번", "네")
    #expect(talk.asked == ["shop", "size", "shop", "confirm", nil])
    #expect(talk.done == ["컵 large", "달빛다방 밀크티 1잔 4000원"])
  }

  @Test("a cancel ends only what was said in between")
  func cancelled() async throws {
    let talk = try await Transcript.of("밀크티 주문해줘", "컵 크기 바꿔줘", "취소", "1번", "네")
    #expect(talk.asked == ["shop", "size", "shop", "confirm", nil])
    #expect(talk.turns[2].text == "그만뒀어요. 아무것도 하지 않았어요. 계속할게요. 어느 가게의 밀크티로 할까요?")
    #expect(talk.done == ["달빛다방 밀크티 1잔 4000원"])
  }

  @Test("a failure in between leaves the open question open")
  func failed() async throws {
    let talk = try await Transcript.of("녹차 주문해줘", "간식 찾아줘", "네")
    #expect(talk.turns[1].text == "간식은 다 떨어졌어요. 계속할게요. 주문할까요?")
    #expect(talk.done == ["달빛다방 녹차 1잔 3000원"])
  }

  @Test("two confirmations open: a yes answers the upper one only")
  func twoConfirmations() async throws {
    let talk = try await Transcript.of("녹차 주문해줘", "외상 갚아줘", "네", "아니요")
    #expect(talk.asked == ["confirm", "confirm", "confirm", nil])
    #expect(talk.done == ["외상 5000원"])
    #expect(talk.last?.outcome == .declined)
  }

  @Test("a name in between that nobody knows is said to be unknown, and the question stays open")
  func unknownName() async throws {
    let talk = try await Transcript.of("컵 크기 바꿔줘", "홍차 주문해줘", "큰 컵")
    #expect(talk.outcomes == [.inputRequired, .noTarget, .done])
    #expect(talk.asked == ["size", "size", nil])
    #expect(talk.turns[1].text == "‘홍차’를 찾지 못했어요. 계속할게요. 어느 컵 크기로 할까요?")
  }

  @Test("a prohibition in between does nothing, and the question stays open")
  func prohibited() async throws {
    let talk = try await Transcript.of("밀크티 주문해줘", "외상 갚지 마", "1번", "네")
    #expect(talk.outcomes == [.inputRequired, .notUnderstood, .inputRequired, .done])
    #expect(talk.asked == ["shop", "shop", "confirm", nil])
    #expect(talk.turns[1].text == "알겠어요. 하지 않을게요. 계속할게요. 어느 가게의 밀크티로 할까요?")
    #expect(talk.done == ["달빛다방 밀크티 1잔 4000원"])
  }
}
