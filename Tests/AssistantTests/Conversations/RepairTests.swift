import Assistant
import ConversationProtocol
import Testing

/// Corrections, steering, traps of the language.
@Suite struct RepairTests {
  @Test(
    "a correction may name what it corrects",
    arguments: [
      ("수량은 세 잔으로", "달빛다방 녹차 3잔 9000원"), ("수량을 네 잔으로 바꿔줘", "달빛다방 녹차 4잔 12000원"),
      ("음료는 유자차로", "구름카페 유자차 2잔 7000원"), ("아니 수량은 세 잔", "달빛다방 녹차 3잔 9000원"),
      ("change the quantity to three", "달빛다방 녹차 3잔 9000원"),
    ])
  func named(_ correction: String, _ done: String) async throws {
    let talk = try await Transcript.of("녹차 두 잔 주문해줘", .say(correction), "네")
    #expect(talk.asked == ["confirm", "confirm", nil])
    #expect(talk.done == [done])
  }

  @Test("a name alone opens the question again, and says what the answer was")
  func reopened() async throws {
    let talk = try await Transcript.of("밀크티 주문해줘", "1번", "가게 바꿔줘", "2번", "네")
    #expect(talk.asked == ["shop", "confirm", "shop", "confirm", nil])
    #expect(talk.turns[2].text == "아까는 ‘달빛다방’이라고 하셨어요. 어느 가게의 밀크티로 할까요?")
    #expect(talk.done == ["별빛찻집 밀크티 1잔 4500원"])
  }

  @Test("what was never asked is asked for by the assistant")
  func changed() async throws {
    let talk = try await Transcript.of("녹차 주문해줘", "수량 바꿔줘", "세 잔", "네")
    #expect(talk.asked == ["confirm", "quantity", "confirm", nil])
    #expect(talk.turns[1].text == "수량을 알려 주세요.")
    #expect(talk.done == ["달빛다방 녹차 3잔 9000원"])
    let kept = try await Transcript.of("녹차 주문해줘", "수량 바꿔줘", "취소", "네")
    #expect(kept.turns[2].text == "그대로 둘게요. 주문할까요?")
    #expect(kept.done == ["달빛다방 녹차 1잔 3000원"])
  }

  @Test("the same intent again changes the open one")
  func again() async throws {
    let talk = try await Transcript.of("녹차 주문해줘", "유자차 두 잔 주문해줘", "네")
    #expect(talk.asked == ["confirm", "confirm", nil])
    #expect(talk.done == ["구름카페 유자차 2잔 7000원"])
  }

  @Test("starting over after two answers asks first, and a no keeps them")
  func startOver() async throws {
    let steps: [Step] = ["선물 포장해줘", "큰 컵", "세작", "처음부터"]
    let talk = try await Transcript.of(steps + ["네", "작은 컵", "아쌈", "네"])
    #expect(talk.asked.prefix(5) == ["size", "leaf", "confirm", "startOver", "size"])
    #expect(talk.turns[3].text == "지금까지 답한 걸 지우고 처음부터 다시 할까요?")
    #expect(talk.done == ["선물 small 아쌈"])
    let kept = try await Transcript.of(steps + ["아니요", "네"])
    #expect(kept.turns[4].text == "그대로 둘게요. 포장할까요?")
    #expect(kept.done == ["선물 large 세작"])
  }

  @Test("back goes through the questions one by one and keeps what still holds")
  func back() async throws {
    let talk = try await Transcript.of("선물 포장해줘", "큰 컵", "세작", "뒤로", "뒤로", "뒤로", "작은 컵", "중작", "네")
    #expect(talk.asked == ["size", "leaf", "confirm", "leaf", "size", "size", "leaf", "confirm", nil])
    #expect(talk.turns[3].text.hasPrefix("아까는 ‘세작’이라고 하셨어요. "))
    #expect(talk.turns[5].text == "그 앞에 여쭤본 건 없어요. 어느 컵 크기로 할까요?")
    #expect(talk.done == ["선물 small 중작"])
  }

  @Test("a correction of an earlier answer keeps the later one")
  func earlier() async throws {
    let talk = try await Transcript.of("선물 포장해줘", "큰 컵", "세작", "컵 크기 바꿔줘", "1번", "네")
    #expect(talk.asked == ["size", "leaf", "confirm", "size", "confirm", nil])
    #expect(talk.done == ["선물 small 세작"])
    let named = try await Transcript.of("선물 포장해줘", "큰 컵", "세작", "컵 크기는 작은 컵으로", "네")
    #expect(named.done == ["선물 small 세작"])
  }

  @Test("주문 취소해줘 may mean the open order or an intent of that name: it is asked")
  func leaving() async throws {
    let talk = try await Transcript.of("녹차 주문해줘", "주문 취소해줘", "1번")
    #expect(talk.turns[1].question?.options.map(\.title) == ["하던 ‘음료 주문’ 그만두기", "종 울리기"])
    #expect(talk.outcomes.last == .cancelled)
    #expect(talk.done == [])
    let other = try await Transcript.of("녹차 주문해줘", "주문 취소해줘", "2번", "네")
    #expect(other.done == ["종", "달빛다방 녹차 1잔 3000원"])
  }

  @Test("음료 취소해줘 means the open order where no intent claims it")
  func leavingByName() async throws {
    let talk = try await Transcript.of("녹차 주문해줘", "음료 취소해줘")
    #expect(talk.outcomes == [.inputRequired, .cancelled])
    #expect(talk.done == [])
  }

  @Test(
    "short words by the kind of question",
    arguments: [
      (["컵 크기 바꿔줘", "됐어요"], [TurnOutcome.inputRequired, .cancelled]),
      (["컵 크기 바꿔줘", "괜찮아요"], [.inputRequired, .cancelled]),
      (["녹차 주문해줘", "괜찮아요"], [.inputRequired, .inputRequired]),
      (["녹차 주문해줘", "됐어요"], [.inputRequired, .inputRequired]),
      (["녹차 주문해줘", "네 아니요"], [.inputRequired, .inputRequired]),
      (["녹차 주문해줘", "응 아니야"], [.inputRequired, .declined]),
      (["녹차 주문해줘", "네?"], [.inputRequired, .inputRequired]),
      (["녹차 주문해줘", "다시"], [.inputRequired, .inputRequired]),
      (["컵 크기 바꿔줘", "아니"], [.inputRequired, .inputRequired]),
      (["컵 크기 바꿔줘", "아니 큰 컵"], [.inputRequired, .done]),
      (["메모 남겨줘", "취소"], [.inputRequired, .cancelled]),
      (["메모 남겨줘", "\"취소\""], [.inputRequired, .done]),
      (["메모 남겨줘", "“다시”"], [.inputRequired, .done]),
      (["컵 크기 바꿔줘", ""], [.inputRequired, .inputRequired]),
    ])
  func shortWords(_ sentences: [String], _ outcomes: [TurnOutcome]) async throws {
    let talk = try await Transcript.of(sentences.map { .say($0) })
    #expect(talk.outcomes == outcomes)
    if outcomes.last == .inputRequired { #expect(talk.done == []) }
  }

  @Test("quotation marks make words of a command")
  func literal() async throws {
    #expect(try await Transcript.of("메모 남겨줘", "\"취소\"").done == ["메모 취소"])
    #expect(try await Transcript.of("메모 남겨줘", .take(.literal(" 처음부터 "))).done == ["메모 처음부터"])
  }

  @Test("only what may be empty can be skipped")
  func skipped() async throws {
    #expect(try await Transcript.of("카드 써줘", "건너뛰기").done == ["카드 ‘’"])
    let needed = try await Transcript.of("컵 크기 바꿔줘", "건너뛰어줘", "큰 컵")
    #expect(needed.turns[1].text == "컵 크기는 꼭 필요해요. 어느 컵 크기로 할까요?")
    #expect(needed.turns[1].question?.attempt == 2)
  }

  @Test("what was understood may be corrected before it is done")
  func understood() async throws {
    let talk = try await Transcript.of("녹차 주문할까?", "네 근데 두 잔으로", "네", "네")
    #expect(talk.asked == ["understood", "understood", "confirm", nil])
    #expect(talk.done == ["달빛다방 녹차 2잔 6000원"])
  }
}
