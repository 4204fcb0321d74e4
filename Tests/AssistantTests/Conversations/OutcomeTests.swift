import Assistant
import ConversationProtocol
import Testing

@Suite struct OutcomeTests {
  @Test("a costly intent that does not ask by itself is confirmed with everything on view")
  func costly() async throws {
    let talk = try await Transcript.of("외상 갚아줘", "네")
    #expect(talk.turns[0].question?.kind == .confirm)
    #expect(talk.turns[0].snippet?.lines == ["금액: 5000"])
    #expect(talk.done == ["외상 5000원"])
    #expect(try await Transcript.of("외상 갚아줘", "아니요").outcomes == [.inputRequired, .declined])
    #expect(try await Transcript.of("외상 갚아줘", "아니요").done == [])
  }

  @Test("reading is answered at once")
  func reading() async throws {
    let talk = try await Transcript.of("외상 보여줘")
    #expect(talk.outcomes == [.answered])
    #expect(talk.replies == ["외상은 5000원이에요."])
  }

  @Test("a failure without words of its own says that it failed")
  func failed() async throws {
    let talk = try await Transcript.of("기계 청소해줘")
    #expect(talk.outcomes == [.failed])
    #expect(talk.replies == ["하다가 문제가 생겨서 끝내지 못했어요."])
    #expect(talk.last?.error?.code == .failedToHandle)
  }

  @Test("a failure with words says them")
  func failedWithWords() async throws {
    let talk = try await Transcript.of("간식 찾아줘")
    #expect(talk.outcomes == [.failed])
    #expect(talk.replies == ["간식은 다 떨어졌어요."])
    #expect(talk.last?.error?.message == "간식은 다 떨어졌어요.")
  }

  @Test("an intent that opens another says its words and goes on with the other's question")
  func opened() async throws {
    let talk = try await Transcript.of("가게 추천해줘", "밀크티", "네")
    #expect(talk.turns[0].text.hasPrefix("오늘은 별빛찻집이 좋아요. "))
    #expect(talk.turns[0].intent == "OrderDrink")
    #expect(talk.turns[0].question?.options.map(\.title) == ["밀크티", "딸기라떼", "딸기초코라떼", "말차라떼"])
    #expect(talk.done == ["별빛찻집 밀크티 1잔 4500원"])
  }

  @Test("a name that nobody knows is said to be unknown, and nothing is asked")
  func unknownName() async throws {
    let talk = try await Transcript.of("홍차 주문해줘")
    #expect(talk.outcomes == [.noTarget])
    #expect(talk.replies == ["‘홍차’를 찾지 못했어요."])
    #expect(talk.last?.error?.code == .noValidTargets)
    #expect(talk.asked == [nil])
  }

  @Test(
    "two intents that fit equally well are asked about",
    arguments: [("1번", "음악"), ("라디오 틀기", "라디오"), ("음악", "음악")])
  func rivals(_ answer: String, _ done: String) async throws {
    let talk = try await Transcript.of("소리 틀어줘", .say(answer))
    #expect(talk.turns[0].question?.kind == .intent)
    #expect(talk.turns[0].question?.options.map(\.title) == ["음악 틀기", "라디오 틀기"])
    #expect(talk.done == [done])
    #expect(talk.last?.slots == [:])
  }

  @Test("which intent was meant is given up at the second miss")
  func rivalsExhausted() async throws {
    let talk = try await Transcript.of("소리 틀어줘", "파란 하늘", "구름 한 점")
    #expect(talk.outcomes == [.inputRequired, .inputRequired, .cancelled])
    #expect(talk.turns[0].question?.max == 2)
    #expect(talk.done == [])
  }

  @Test(
    "with nothing open, answers and commands do nothing",
    arguments: ["네", "응", "아니요", "1번", "취소", "뒤로", "처음부터"])
  func nothingOpen(_ sentence: String) async throws {
    let talk = try await Transcript.of(.say(sentence))
    #expect(talk.done == [])
    #expect(talk.asked == [nil])
    #expect([.answered, .notUnderstood].contains(talk.last?.outcome))
  }

  @Test("a yes after the order is placed orders nothing more")
  func lateYes() async throws {
    let talk = try await Transcript.of("녹차 주문해줘", "네", "네")
    #expect(talk.outcomes == [.inputRequired, .done, .notUnderstood])
    #expect(talk.done == ["달빛다방 녹차 1잔 3000원"])
  }

  @Test("repeat with nothing open says the last reply")
  func repeated() async throws {
    let talk = try await Transcript.of("뭐라고?", "외상 보여줘", "뭐라고?")
    #expect(talk.replies == ["아직 한 말이 없어요.", "외상은 5000원이에요.", "외상은 5000원이에요."])
  }

  @Test("a sentence that is too long is refused")
  func tooLong() async throws {
    let talk = try await Transcript.of(.say(String(repeating: "녹차 주문해줘 ", count: 2_000)))
    #expect(talk.outcomes == [.notUnderstood])
    #expect(talk.last?.error?.code == .tooLong)
  }

  @Test("the conversation answers in its language")
  func english() async throws {
    let talk = try await Transcript.of("order milk tea", "2", "no", language: "en")
    #expect(talk.replies == ["milk tea from which shop?", "Shall I order?", "All right, I did not do it."])
  }
}
