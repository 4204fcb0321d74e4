import Assistant
import ConversationProtocol
import Testing

/// The clock of these conversations shows 19:00 on Friday, 20 November 2026, in Seoul.
@Suite("Dates, lengths of time and yes or no fill slots and answer questions")
struct ValueOfTimeTests {
  @Test(
    "a time in the sentence is taken",
    arguments: [
      ("내일 오후 3시에 찾으러 갈게", "찾기 2026-11-21T06:00:00Z"),
      ("11월 25일 낮 12시 찾으러 갈게요", "찾기 2026-11-25T03:00:00Z"),
      ("30분 뒤에 찾으러 갈게", "찾기 2026-11-20T10:30:00Z"),
      ("I'll pick it up tomorrow at 3 pm", "찾기 2026-11-21T06:00:00Z"),
    ])
  func time(_ sentence: String, _ done: String) async throws {
    #expect(try await Transcript.of(.say(sentence)).done == [done])
  }

  @Test("a time that fits two times, or a span, is repeated before anything is done")
  func uncertain() async throws {
    let talk = try await Transcript.of("내일 7시에 찾으러 갈게", "네")
    #expect(talk.turns[0].text == "11월 21일 (토) 오전 7시, 찾으러 갈까요?")
    #expect(talk.done == ["찾기 2026-11-20T22:00:00Z"])
    let span = try await Transcript.of("내일 저녁에 찾으러 갈게", "아니요")
    #expect(span.turns[0].question?.kind == .confirm)
    #expect(span.done == [])
  }

  @Test(
    "a limit is not the time itself, and something regular is not one time", arguments: ["내일까지", "매일 아침 7시에"])
  func noTime(_ words: String) async throws {
    #expect(try await Transcript.of(.say("\(words) 찾으러 갈게")).done == [])
  }

  @Test("the question for a time takes one, and asks again for what is none")
  func asked() async throws {
    let talk = try await Transcript.of("찾으러 갈게", "글쎄 저기", "모레 오전 10시요")
    #expect(talk.turns[0].text == "언제 찾으러 오세요?")
    #expect(talk.turns[1].question?.attempt == 2)
    #expect(talk.done == ["찾기 2026-11-22T01:00:00Z"])
  }

  @Test(
    "a length of time is taken from the sentence or asked for",
    arguments: [
      (["3분 우려줘"], "우리기 180초"), (["한 시간 반 우려줘"], "우리기 5400초"), (["우려줘", "2분 30초요"], "우리기 150초"),
      (["steep tea for half an hour"], "우리기 1800초"),
    ])
  func length(_ sentences: [String], _ done: String) async throws {
    #expect(try await Transcript.of(sentences.map { .say($0) }).done == [done])
  }

  @Test(
    "on and off, yes and no",
    arguments: [
      (["등불 켜는 걸로 해줘"], "등불 켬"), (["등불 봐줘", "네"], "등불 켬"), (["등불 봐줘", "아니요"], "등불 끔"),
      (["등불 봐줘", "꺼 줘"], "등불 끔"),
    ])
  func yesOrNo(_ sentences: [String], _ done: String) async throws {
    #expect(try await Transcript.of(sentences.map { .say($0) }).done == [done])
  }

  @Test("a turn shows a time in ISO 8601 with its offset, and in words")
  func slots() async throws {
    let talk = try await Transcript.of("내일 오후 3시에 찾으러 갈게")
    #expect(
      talk.turns[0].slots["when"]
        == .value(
          .string("2026-11-21T15:00:00+09:00"), text: "11월 21일 (토) 오후 3시", said: "내일 오후 3시", span: [0, 8]))
  }
}
