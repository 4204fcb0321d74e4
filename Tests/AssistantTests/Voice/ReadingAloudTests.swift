import Assistant
import ConversationProtocol
import Testing

/// What is said to somebody who does not see it.
@Suite struct ReadingAloudTests {
  @Test("three options are read with their ordinals, and how many are left")
  func three() async throws {
    let talk = try await Transcript.of(.hear(["찻잎 골라줘"]), .hear(["더 보여줘"]), .hear(["다섯 번째"]))
    #expect(
      talk.turns[0].speech.full
        == "어느 찻잎으로 할까요? 더 보여 줘라고 하면 아홉 개를 더 볼 수 있어요. 첫 번째 세작, 두 번째 중작, 세 번째 대작.")
    #expect(talk.turns[1].speech.full.hasSuffix("네 번째 우전, 다섯 번째 보이, 여섯 번째 철관음."))
    #expect(talk.done == ["찻잎 보이"])
  }

  @Test("in English too")
  func english() async throws {
    let talk = try await Transcript.of(.hear(["order milk tea"]), language: "en")
    #expect(talk.last?.speech.full == "milk tea from which shop? number one, 달빛다방, number two, 별빛찻집.")
  }

  @Test("a written reply reads out its sentences only")
  func written() async throws {
    let talk = try await Transcript.of("찻잎 골라줘")
    #expect(talk.last?.speech.full == "어느 찻잎으로 할까요? 더 보여 줘라고 하면 세 개를 더 볼 수 있어요.")
  }
}
