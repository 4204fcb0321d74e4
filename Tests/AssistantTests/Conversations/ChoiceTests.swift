import Assistant
import ConversationProtocol
import Testing

/// Choosing among more options than fit at a glance.
@Suite struct ChoiceTests {
  private static let firstNine = ["세작", "중작", "대작", "우전", "보이", "철관음", "용정", "대홍포", "백호은침"]

  @Test(
    "the first nine are shown, and the rest when it is asked for", arguments: ["더 보여줘", "다음", "more", "다른 거"])
  func paged(_ sentence: String) async throws {
    let talk = try await Transcript.of("찻잎 골라줘", .say(sentence), "11번")
    #expect(talk.turns[0].question?.options.map(\.title) == Self.firstNine)
    #expect(talk.turns[0].text == "어느 찻잎으로 할까요? ‘더 보여 줘’라고 하면 3개를 더 볼 수 있어요.")
    #expect(talk.turns[1].question?.options.map(\.title) == Self.firstNine + ["다즐링", "아쌈", "우바"])
    #expect(talk.turns[1].text == "어느 찻잎으로 할까요?")
    #expect(talk.done == ["찻잎 아쌈"])
  }

  @Test("a name is taken from the whole list, a number only from what is shown")
  func hidden() async throws {
    #expect(try await Transcript.of("찻잎 골라줘", "아쌈").done == ["찻잎 아쌈"])
    #expect(try await Transcript.of("찻잎 골라줘", "우바로 할게요").done == ["찻잎 우바"])
    #expect(try await Transcript.of("찻잎 골라줘", "11번").done == [])
    #expect(try await Transcript.of("찻잎 골라줘", "마지막 거").done == ["찻잎 백호은침"])
  }

  @Test("at the end of the list that is said")
  func end() async throws {
    let talk = try await Transcript.of("찻잎 골라줘", "더 보여줘", "더 보여줘", "1번")
    #expect(talk.turns[2].text.hasPrefix("목록에 있는 게 전부예요."))
    #expect(talk.done == ["찻잎 세작"])
    let none = try await Transcript.of("컵 크기 바꿔줘", "다 아니야", "큰 컵")
    #expect(none.turns[1].text.hasPrefix("목록에 있는 게 전부예요."))
    #expect(none.done == ["컵 large"])
  }

  @Test("any of them is the first one, but not where something could be lost")
  func any() async throws {
    #expect(try await Transcript.of("찻잎 골라줘", "아무거나").done == ["찻잎 세작"])
    let risky = try await Transcript.of("자리 정리해줘", "아무거나")
    #expect(risky.last?.text == "이건 제가 대신 고를 수 없어요. 어떻게 할까요?")
    #expect(risky.done == [])
    let intents = try await Transcript.of("소리 틀어줘", "아무거나")
    #expect(intents.done == [])
  }

  @Test("after a narrower list, a name outside it still counts, and more shows all again")
  func narrowed() async throws {
    let talk = try await Transcript.of("라떼 주문해줘", "딸기", "말차", "네")
    #expect(talk.turns[1].question?.options.map(\.title) == ["딸기라떼", "딸기초코라떼"])
    #expect(talk.done == ["별빛찻집 말차라떼 1잔 5000원"])
    let more = try await Transcript.of("라떼 주문해줘", "딸기", "다른 거")
    #expect(more.turns[2].question?.options.count == 3)
  }

  @Test(
    "options are chosen by what they show",
    arguments: [
      (["찻잎 골라줘", "제일 싼 거"], "찻잎 우바"), (["찻잎 골라줘", "제일 비싼 걸로"], "찻잎 세작"),
      (["찻잎 골라줘", "the cheapest one"], "찻잎 우바"), (["라떼 주문해줘", "제일 비싼 걸로", "네"], "별빛찻집 딸기초코라떼 1잔 5500원"),
      (["라떼 주문해줘", "제일 비싼 걸로 두 잔", "네"], "별빛찻집 딸기초코라떼 2잔 11000원"),
    ])
  func compared(_ sentences: [String], _ done: String) async throws {
    #expect(try await Transcript.of(sentences.map { .say($0) }).done == [done])
  }

  @Test("what is equal is offered again, and what is not shown is not compared")
  func notCompared() async throws {
    let talk = try await Transcript.of("라떼 주문해줘", "제일 싼 거", "말차", "네")
    #expect(talk.turns[1].question?.options.map(\.title) == ["딸기라떼", "말차라떼"])
    let unknown = try await Transcript.of("라떼 주문해줘", "제일 가까운 거")
    #expect(unknown.last?.text == "목록에 그런 값이 없어서 견줄 수 없어요. 번호나 이름으로 골라 주세요. 별빛찻집의 어떤 라떼로 할까요?")
    #expect(unknown.last?.question?.attempt == 2)
  }
}
