import Assistant
import ConversationProtocol
import Testing

@Suite struct OrderingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let steps: [Step]
    let done: [String]

    init(_ steps: Step..., done: String...) {
      self.steps = steps
      self.done = done
    }

    var testDescription: String { steps.map(\.text).joined(separator: " · ") }
  }

  @Test(
    "an order is placed however it is answered",
    arguments: [
      Case("녹차 주문해줘", "네", done: "달빛다방 녹차 1잔 3000원"),
      Case("녹차 두 잔 주문해줘", "주문해줘", done: "달빛다방 녹차 2잔 6000원"),
      Case("녹차두잔시켜줘", "ㅇㅇ", done: "달빛다방 녹차 2잔 6000원"),
      Case("밀크티 두 잔 주문해줘", "2", "응", done: "별빛찻집 밀크티 2잔 9000원"),
      Case("밀크티 주문해줘", "1번", "네", done: "달빛다방 밀크티 1잔 4000원"),
      Case("밀크티 주문해줘", "두 번째 거", "네", done: "별빛찻집 밀크티 1잔 4500원"),
      Case("밀크티 주문해줘", "마지막", "네", done: "별빛찻집 밀크티 1잔 4500원"),
      Case("밀크티 주문해줘", "별빛찻집", "네", done: "별빛찻집 밀크티 1잔 4500원"),
      Case("밀크티 주문해줘", "달빛", "네", done: "달빛다방 밀크티 1잔 4000원"),
      Case("밀크티 주문해줘", "ㅂㅂㅊㅈ", "네", done: "별빛찻집 밀크티 1잔 4500원"),
      Case("밀크티 주문해줘", "Starlight", "네", done: "별빛찻집 밀크티 1잔 4500원"),
      Case("별빛찻집에서 밀크티 주문해줘", "네", done: "별빛찻집 밀크티 1잔 4500원"),
      Case("라떼 주문해줘", "말차", "네", done: "별빛찻집 말차라떼 1잔 5000원"),
      Case("라떼 주문해줘", "딸기", "2번", "네", done: "별빛찻집 딸기초코라떼 1잔 5500원"),
      Case("음료 주문해줘", "유자차", "네", done: "구름카페 유자차 1잔 3500원"),
      Case("order two green tea", "yes", done: "달빛다방 녹차 2잔 6000원"),
    ])
  func placed(_ check: Case) async throws {
    let talk = try await Transcript.of(check.steps)
    #expect(talk.done == check.done)
    #expect(talk.last?.outcome == .done)
    #expect(talk.outcomes.dropLast().allSatisfy { $0 == .inputRequired })
  }

  @Test(
    "more than was asked for is taken along",
    arguments: [
      Case("밀크티 주문해줘", "두 번째 걸로 세 잔", "네", done: "별빛찻집 밀크티 3잔 13500원"),
      Case("음료 주문해줘", "유자차 두 잔", "네", done: "구름카페 유자차 2잔 7000원"),
      Case("음료 주문해줘", "별빛찻집 밀크티 두 잔", "네", done: "별빛찻집 밀크티 2잔 9000원"),
    ])
  func overAnswered(_ check: Case) async throws {
    let talk = try await Transcript.of(check.steps)
    #expect(talk.done == check.done)
    #expect(talk.turns[1].question?.slot == "confirm")
  }

  @Test(
    "a correction at the confirmation is shown again before anything happens",
    arguments: [
      Case("녹차 두 잔 주문해줘", "아니 세 잔", "네", done: "달빛다방 녹차 3잔 9000원"),
      Case("녹차 두 잔 주문해줘", "네 근데 세 잔으로", "네", done: "달빛다방 녹차 3잔 9000원"),
      Case("녹차 두 잔 주문해줘", "세 잔", "네", done: "달빛다방 녹차 3잔 9000원"),
      Case("녹차 두 잔 주문해줘", "아니 유자차", "네", done: "구름카페 유자차 2잔 7000원"),
    ])
  func corrected(_ check: Case) async throws {
    let talk = try await Transcript.of(check.steps)
    #expect(talk.done == check.done)
    #expect(talk.turns[1].question?.id == "confirm#1")
    #expect(talk.turns[1].snippet?.lines == check.done)
  }

  @Test("a name that several options share is asked about by whose they are")
  func sharedName() async throws {
    let talk = try await Transcript.of("음료 주문해줘", "밀크티 두 잔", "별빛", "네")
    #expect(talk.asked == ["drink", "shop", "confirm", nil])
    #expect(talk.done == ["별빛찻집 밀크티 2잔 9000원"])
  }

  @Test("a correction keeps the answers that still hold")
  func keptAnswers() async throws {
    let talk = try await Transcript.of("밀크티 두 잔 주문해줘", "별빛찻집", "아니 세 잔", "아니 달빛다방", "네")
    #expect(talk.asked == ["shop", "confirm", "confirm", "confirm", nil])
    #expect(talk.done == ["달빛다방 밀크티 3잔 12000원"])
  }

  @Test("after a correction of what was chosen, the slots show the correction")
  func correctedSlots() async throws {
    let talk = try await Transcript.of("밀크티 주문해줘", "별빛찻집", "아니 달빛다방")
    guard case .entity(let id, let text, _, _) = talk.last?.slots["shop"] else {
      Issue.record("no shop in \(talk.last?.slots ?? [:])")
      return
    }
    #expect(id == "s1")
    #expect(text == "달빛다방")
  }

  @Test(
    "nothing is ordered without a yes",
    arguments: [
      Case("녹차 주문해줘", "아니요"), Case("녹차 주문해줘", "ㄴㄴ"), Case("녹차 주문해줘", "취소"),
      Case("녹차 주문해줘", "하지 마"), Case("녹차 주문해줘", "그만할래"), Case("녹차 주문해줘", "네?"),
      Case("녹차 주문해줘", "음"), Case("녹차 주문해줘", "뭐라고?"), Case("녹차 주문해줘", "도움말"),
      Case("녹차 주문해줘", "아니 세 잔"), Case("녹차 주문해줘", "네 근데 두 잔으로"), Case("녹차 주문해줘", "뒤로"),
      Case("녹차 주문해줘", "처음부터"), Case("밀크티 주문해줘", "네"), Case("녹차 주문해줘", .wait(seconds: 121), "네"),
      Case("녹차 주문해줘", "외상 보여줘"), Case("녹차 주문해줘", "녹차 주문하지 마"),
    ])
  func notPlaced(_ check: Case) async throws {
    #expect(try await Transcript.of(check.steps).done == [])
  }

  @Test(
    "sentences that do not ask for it order nothing and ask nothing",
    arguments: [
      "녹차 주문하지 마", "녹차 시키지 말아 줘", "녹차 주문 안 해", "녹차 주문했어", "녹차 어떻게 주문해",
      "녹차 주문하는 법 알려줘", "녹차 주문하면 얼마야", "엄마가 녹차 주문해 달라고 했어", "내가 녹차 주문할게", "don't order green tea",
    ])
  func prohibited(_ sentence: String) async throws {
    let talk = try await Transcript.of(.say(sentence), "네")
    #expect(talk.done == [])
    #expect(talk.outcomes == [.notUnderstood, .notUnderstood])
    #expect(talk.asked == [nil, nil])
  }

  @Test("a sentence that may only be a thought is asked about first", arguments: ["녹차 주문할까?", "녹차 시킬까"])
  func asksFirst(_ sentence: String) async throws {
    let talk = try await Transcript.of(.say(sentence), "네", "네")
    #expect(talk.turns[0].question?.id == "understood#1")
    #expect(talk.turns[0].question?.kind == .confirm)
    #expect(talk.asked == ["understood", "confirm", nil])
    #expect(talk.done == ["달빛다방 녹차 1잔 3000원"])
    let declined = try await Transcript.of(.say(sentence), "아니")
    #expect(declined.outcomes == [.inputRequired, .declined])
    #expect(declined.done == [])
  }

  @Test("two orders in one conversation are two orders")
  func twice() async throws {
    let talk = try await Transcript.of("녹차 주문해줘", "네", "녹차 주문해줘", "네")
    #expect(talk.done == ["달빛다방 녹차 1잔 3000원", "달빛다방 녹차 1잔 3000원"])
  }
}

extension Step {
  var text: String {
    switch self {
    case .say(let text): text
    case .hear(let transcripts): "\(transcripts)"
    case .wait(let seconds): "\(seconds) s"
    case .answer(let answers): "\(answers)"
    case .take(let input): "\(input)"
    }
  }
}
