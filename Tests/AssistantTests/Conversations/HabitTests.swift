import Assistant
import ConversationProtocol
import Testing

/// What is done often is suggested, and has a name of its own: 늘 먹던 거.
@Suite struct HabitTests {
  private static let greenTea: [Step] = ["녹차 주문해줘", "네"]
  private static let citronTea: [Step] = ["유자차 주문해줘", "네"]

  @Test(
    "what is done often is offered, the most frequent first",
    arguments: ["자주 하는 거 뭐야?", "추천해줘", "내가 자주 하는 거 보여줘", "뭐 할까"])
  func several(_ sentence: String) async throws {
    let talk = try await Transcript.of(
      Self.citronTea + Self.greenTea + Self.greenTea + Self.citronTea + Self.greenTea
        + [.say(sentence), "1번", "네"])
    let offer = talk.turns[10]
    #expect(offer.text == "자주 하신 일이에요. 어떤 걸 할까요?")
    #expect(offer.question?.kind == .intent)
    #expect(offer.question?.options.map(\.title) == ["음료 주문(달빛다방, 녹차)", "음료 주문(구름카페, 유자차)"])
    #expect(talk.done.count == 6)
    #expect(talk.done.last == "달빛다방 녹차 1잔 3000원")
  }

  @Test("a single habit is asked about")
  func single() async throws {
    let talk = try await Transcript.of(Self.greenTea + Self.greenTea + ["자주 하는 거 뭐야", "네", "네"])
    #expect(talk.turns[4].text == "자주 하신 ‘음료 주문(달빛다방, 녹차)’을 할까요?")
    #expect(talk.turns[5].text == "주문할까요?")
    #expect(talk.done.count == 3)
    #expect(try await Transcript.of(Self.greenTea + Self.greenTea + ["자주 하는 거 뭐야", "아니요"]).done.count == 2)
  }

  @Test("once is no habit, and neither is what failed, was declined or was taken back")
  func none() async throws {
    let steps: [Step] = [
      "녹차 주문해줘", "네", "유자차 주문해줘", "아니요", "유자차 주문해줘", "아니요", "기계 청소해줘", "기계 청소해줘", "등 낮춰줘", "되돌려줘",
      "등 낮춰줘", "되돌려줘", "자주 하는 거 뭐야",
    ]
    let talk = try await Transcript.of(steps)
    #expect(talk.last?.text.hasPrefix("아직 자주 하신 일이 없어요. 이렇게 말해 볼 수 있어요. ") == true)
    #expect(talk.last?.question == nil)
  }

  @Test("what is done at this time of day comes first")
  func timeOfDay() async throws {
    let morning = Self.greenTea + [.wait(seconds: 86_400)] + Self.greenTea
    let evening: [Step] = [.wait(seconds: 43_200)] + Self.citronTea + Self.citronTea + Self.citronTea
    let late = try await Transcript.of(morning + evening + ["자주 하는 거 뭐야"])
    #expect(late.last?.question?.options.map(\.title) == ["음료 주문(구름카페, 유자차)", "음료 주문(달빛다방, 녹차)"])
    let early = try await Transcript.of(morning + evening + [.wait(seconds: 43_200), "자주 하는 거 뭐야"])
    #expect(early.last?.question?.options.map(\.title) == ["음료 주문(달빛다방, 녹차)", "음료 주문(구름카페, 유자차)"])
  }

  @Test("in English, too")
  func english() async throws {
    let order: [Step] = ["order green tea", "yes"]
    let talk = try await Transcript.of(order + order + ["what do I usually do?"], language: "en")
    #expect(talk.last?.text == "Shall I do “Order a drink (달빛다방, 녹차)”, as you often do?")
    let usual = try await Transcript.of(order + order + ["order the usual", "yes", "yes"], language: "en")
    #expect(usual.done.count == 3)
  }

  @Test(
    "늘 마시던 거 is the thing that was chosen most, and is asked first",
    arguments: ["늘 마시던 거 주문해줘", "늘 마시던 걸로 주문해줘", "항상 시키던 거 두 잔 주문해줘", "맨날 먹는 거 시켜줘"])
  func usual(_ sentence: String) async throws {
    let talk = try await Transcript.of(
      Self.greenTea + Self.greenTea + Self.citronTea + [.say(sentence), "네", "네"])
    #expect(talk.turns[6].text.hasPrefix("녹차"))
    #expect(talk.turns[6].question?.kind == .confirm)
    #expect(talk.turns[7].text == "주문할까요?")
    let count = sentence.contains("두 잔") ? 2 : 1
    #expect(talk.done.last == "달빛다방 녹차 \(count)잔 \(3_000 * count)원")
  }

  @Test("nobody's usual thing is guessed", arguments: ["늘 마시던 거 주문해줘", "order the usual"])
  func unknownUsual(_ sentence: String) async throws {
    let talk = try await Transcript.of(.say(sentence))
    #expect(talk.done == [])
    #expect(talk.asked == [nil])
  }

  @Test("the usual thing answers a question; what costs is confirmed anyway")
  func usualAnswer() async throws {
    let talk = try await Transcript.of(
      Self.greenTea + Self.greenTea + Self.citronTea + ["마실 거 주문해줘", "늘 마시던 걸로 할게요", "네"])
    #expect(talk.turns[7].question?.kind == .confirm)
    #expect(talk.done.last == "달빛다방 녹차 1잔 3000원")
  }

  @Test("an answer that nothing else confirms is asked first")
  func usualAnswerAsked() async throws {
    let talk = try await Transcript.of(
      "찻잎 골라줘", "우전", "찻잎 골라줘", "우전", "찻잎 골라줘", "세작", "찻잎 골라줘", "늘 먹던 거", "네")
    #expect(talk.turns[7].question?.options.map(\.title) == ["우전"])
    #expect(talk.done.last == "찻잎 우전")
  }

  @Test("a secret is no habit")
  func secret() async throws {
    let teatime = try await Teatime()
    try await teatime.run {
      let conversation = try teatime.conversation()
      for sentence in ["금고 1234로 열어줘", "민지", "금고 1234로 열어줘", "민지"] {
        _ = try await conversation.say(sentence)
      }
      #expect(try await conversation.say("자주 하는 거 뭐야").text == "자주 하신 ‘금고 열기’를 할까요?")
      #expect(try await conversation.say("네").question?.slot == "code")
      await conversation.leave()
    }
  }
}
