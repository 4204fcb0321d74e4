import Assistant
import ConversationProtocol
import Testing

/// Which of a recogniser's transcripts counts.
@Suite struct HearingTests {
  private static let tab = "외상은 5000원이에요."

  @Test(
    "the best-ranked match wins, and what only a later transcript says is asked first",
    arguments: [
      (["외상 보여줘", "외산 보여줘"], false), (["외상 보여줘요", "외상 보여줘"], false), (["외산 보여쥬", "외상 보여줘"], true),
      (["왜 상 보여 줘요", "외상 버려줘", "외상 보여줘"], true),
    ])
  func requests(_ transcripts: [String], _ isAsked: Bool) async throws {
    let talk = try await Transcript.of(.hear(transcripts), .hear(["네"]))
    #expect(talk.turns[0].question?.id == (isAsked ? "understood#1" : nil))
    #expect(talk.turns[isAsked ? 1 : 0].text == Self.tab)
  }

  @Test("of several that nobody understands, the likeliest is answered")
  func unknown() async throws {
    #expect(try await Transcript.of(.hear(["오늘 날씨 어때", "오늘 날 씨 어때"])).last?.outcome == .notUnderstood)
  }

  @Test(
    "a prohibition is never outvoted",
    arguments: [
      ["외상 갚지 마", "외상 갚아 줘"], ["기계 청소하지 마", "기계 청소해 줘", "기계 청소해"],
      ["don't order green tea", "order green tea"],
    ])
  func prohibited(_ transcripts: [String]) async throws {
    let talk = try await Transcript.of(.hear(transcripts), .hear(["네"]))
    #expect(talk.turns[0].error?.code == .vetoed)
    #expect(talk.done == [])
  }

  @Test("a request that may have been a prohibition asks first")
  func perhapsProhibited() async throws {
    let talk = try await Transcript.of(.hear(["기계 청소해 줘", "기계 청소하지 마"]))
    #expect(talk.last?.question?.id == "understood#1")
    #expect(talk.done == [])
  }

  @Test(
    "a yes counts when the likeliest transcript says it and no other one says no",
    arguments: [
      (["네"], true), (["네", "내"], true), (["내", "네"], false), (["네", "아니요"], false),
      (["넵", "하지 마"], false), (["그 네", "네"], false), (["네", "취소"], false), (["취소", "네"], false),
    ])
  func confirmed(_ transcripts: [String], _ isYes: Bool) async throws {
    let talk = try await Transcript.of(.hear(["녹차 주문해줘"]), .hear(transcripts))
    #expect(talk.done.isEmpty != isYes, "\(talk.replies)")
  }

  @Test("an answer that only a later transcript has counts when no other contradicts it")
  func answered() async throws {
    let talk = try await Transcript.of(.hear(["밀크티 주문해줘"]), .hear(["발빛 자방", "달빛다방"]), .hear(["네"]))
    #expect(talk.done == ["달빛다방 밀크티 1잔 4000원"])
  }

  @Test("options that were heard differently are offered again")
  func options() async throws {
    let talk = try await Transcript.of(
      .hear(["찻잎 골라줘"]), .hear(["어어", "세작", "중작"]), .hear(["두 번째 거"]))
    #expect(talk.turns[1].question?.options.map(\.title) == ["세작", "중작"])
    #expect(talk.done == ["찻잎 중작"])
  }

  @Test("the turn says by which channel it came")
  func channel() async throws {
    let talk = try await Transcript.of(.hear(["외상 보여줘"]), "외상 보여줘")
    #expect(talk.turns.map(\.channel) == [.voice, .text])
  }
}
