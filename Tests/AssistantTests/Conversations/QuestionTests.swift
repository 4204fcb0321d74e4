import Assistant
import ConversationProtocol
import Testing

@Suite struct QuestionTests {
  @Test(
    "several options are chosen in one go",
    arguments: [
      ("1번이랑 3번", "토핑 펄, 휘핑크림"), ("펄하고 젤리", "토핑 펄, 젤리"), ("다", "토핑 펄, 젤리, 휘핑크림"),
      ("2번 빼고 다", "토핑 펄, 휘핑크림"), ("젤리", "토핑 젤리"),
    ])
  func several(_ answer: String, _ done: String) async throws {
    let talk = try await Transcript.of("토핑 골라줘", .say(answer))
    #expect(talk.turns[0].question?.kind == .choices)
    #expect(talk.done == [done])
  }

  @Test("both of two options are meant by 둘 다, where several may be chosen")
  func both() async throws {
    let talk = try await Transcript.of("밀크티 주문해줘", "둘 다")
    #expect(talk.outcomes == [.inputRequired, .inputRequired])
    #expect(talk.done == [])
  }

  @Test(
    "an enum is asked for by its titles and answered by any of its names", arguments: ["큰 컵", "큰 거", "2번"])
  func enumeration(_ answer: String) async throws {
    let talk = try await Transcript.of("컵 크기 바꿔줘", .say(answer))
    #expect(talk.turns[0].question?.options.map(\.title) == ["작은 컵", "큰 컵"])
    #expect(talk.done == ["컵 large"])
    #expect(talk.last?.text == "큰 컵으로 바꿨어요.")
  }

  @Test("a number is asked for again until it is in its range")
  func range() async throws {
    let talk = try await Transcript.of("자리 예약해줘", "열두 명", "세 명", "김하나")
    #expect(talk.turns[1].text == "1부터 8까지만 돼요. 인원을 알려 주세요.")
    #expect(talk.turns[1].question?.attempt == 2)
    #expect(talk.done == ["자리 3명", "예약 김하나"])
  }

  @Test(
    "a number beyond every range is refused with the range, and the conversation goes on",
    arguments: [
      String(repeating: "9", count: 400), "-" + String(repeating: "9", count: 400), "99999999999999999999",
    ])
  func beyondEveryRange(_ number: String) async throws {
    let talk = try await Transcript.of("자리 예약해줘", .say(number + " 명"), "세 명", "김하나")
    #expect(talk.turns[1].text == "1부터 8까지만 돼요. 인원을 알려 주세요.")
    #expect(talk.done == ["자리 3명", "예약 김하나"])
  }

  @Test("a number beyond every range in the request itself is refused likewise", arguments: [16, 20, 400])
  func beyondEveryRangeAtOnce(_ digits: Int) async throws {
    let talk = try await Transcript.of(.say("녹차 \(String(repeating: "9", count: digits))잔 주문해줘"), "두 잔", "네")
    #expect(talk.turns[0].text.contains("1부터 9까지만 돼요."))
    #expect(talk.done == ["달빛다방 녹차 2잔 6000원"])
  }

  @Test("after three values out of range the question is given up and says so")
  func rangeExhausted() async throws {
    let talk = try await Transcript.of("자리 예약해줘", "열두 명", "스무 명", "백 명", "세 명")
    #expect(talk.outcomes == [.inputRequired, .inputRequired, .inputRequired, .cancelled, .notUnderstood])
    #expect(talk.turns[3].text == "세 번 여쭤봤지만 알아듣지 못했어요. 아무것도 하지 않았어요. 30분 안에 ‘이어서’라고 하면 계속할게요.")
    #expect(talk.done == [])
  }

  @Test("three answers that mean nothing end the question; the last time says how to answer")
  func misses() async throws {
    let talk = try await Transcript.of("녹차 주문해줘", "파란 하늘", "구름 한 점", "바람 소리")
    #expect(
      talk.replies == [
        "주문할까요?", "‘네’나 ‘아니요’로 알려 주세요. 주문할까요?",
        "‘네’나 ‘아니요’로 알려 주세요. ‘네’라고 하면 진행하고, ‘아니요’라고 하면 하지 않아요. ‘아니 두 개’처럼 고칠 수도 있어요. 주문할까요?",
        "세 번 여쭤봤지만 알아듣지 못했어요. 아무것도 하지 않았어요. 30분 안에 ‘이어서’라고 하면 계속할게요.",
      ])
    #expect(talk.turns.map { $0.question?.attempt } == [1, 2, 3, nil])
    #expect(talk.done == [])
  }

  @Test(
    "free text is taken as it is, spaces made single",
    arguments: [("우유  사기", "메모 우유 사기"), ("내일 비 옴", "메모 내일 비 옴")])
  func freeText(_ answer: String, _ done: String) async throws {
    #expect(try await Transcript.of("메모 남겨줘", .say(answer)).done == [done])
  }

  @Test("a sentence of a known phrase is no free text: it is done, and the question asked again")
  func sentenceInsteadOfText() async throws {
    let talk = try await Transcript.of("메모 남겨줘", "외상 보여줘", "우유 사기")
    #expect(talk.asked == ["text", "text", nil])
    #expect(talk.turns[1].text == "외상은 5000원이에요. 계속할게요. 메모를 알려 주세요.")
    #expect(talk.done == ["메모 우유 사기"])
  }

  @Test("a choice of the intent's own is answered by name, and its way out is a cancel")
  func ownChoice() async throws {
    #expect(try await Transcript.of("자리 정리해줘", "치우기").done == ["치우기"])
    let kept = try await Transcript.of("자리 정리해줘", "그대로 두기")
    #expect(kept.turns[0].question?.cancelTitle == "그대로 두기")
    #expect(kept.turns[0].question?.options.map(\.title) == ["닦기", "치우기"])
    #expect(kept.last?.outcome == .cancelled)
    #expect(kept.done == [])
    let cancelled = try await Transcript.of("자리 정리해줘", "취소")
    #expect(cancelled.outcomes == [.inputRequired, .cancelled])
    #expect(cancelled.done == [])
  }

  @Test("help, repeat and 네? put the question again", arguments: ["네?", "뭐라고?", "다시 말해줘", "도움말"])
  func again(_ sentence: String) async throws {
    let talk = try await Transcript.of("밀크티 주문해줘", .say(sentence), "2번", "네")
    #expect(talk.turns[1].question?.id == talk.turns[0].question?.id)
    #expect(talk.turns[1].question?.attempt == 1)
    #expect(talk.done == ["별빛찻집 밀크티 1잔 4500원"])
  }

  @Test("back opens the question before")
  func back() async throws {
    let talk = try await Transcript.of("밀크티 주문해줘", "1번", "뒤로", "2번", "네")
    #expect(talk.asked == ["shop", "confirm", "shop", "confirm", nil])
    #expect(talk.done == ["별빛찻집 밀크티 1잔 4500원"])
  }

  @Test("start over asks everything again")
  func startOver() async throws {
    let talk = try await Transcript.of("라떼 주문해줘", "말차", "처음부터", "3번", "네")
    #expect(talk.asked == ["drink", "confirm", "drink", "confirm", nil])
    #expect(talk.done == ["별빛찻집 말차라떼 1잔 5000원"])
  }

  @Test(
    "what an effect was done with is not changed any more",
    arguments: ["뒤로", "아니 세 명", "처음부터", "인원 바꿔줘", "인원은 세 명으로"])
  func changedAfterEffect(_ change: String) async throws {
    let talk = try await Transcript.of("자리 예약해줘", "네 명", .say(change), "김하나")
    #expect(talk.asked == ["people", "name", "name", nil])
    #expect(talk.turns[2].text.hasPrefix("이미 한 일이 있어서 앞의 답은 바꿀 수 없어요."))
    #expect(talk.done == ["자리 4명", "예약 김하나"])
  }

  @Test("a cancel says that what was done stays done")
  func cancelledAfterEffect() async throws {
    let talk = try await Transcript.of("네 명 자리 예약해줘", "취소")
    #expect(talk.last?.text == "그만뒀어요. 앞에서 이미 한 일은 그대로예요.")
    #expect(talk.done == ["자리 4명"])
  }
}
