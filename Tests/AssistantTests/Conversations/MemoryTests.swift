import Assistant
import ConversationProtocol
import Testing

/// What was spoken of can be pointed at.
@Suite struct MemoryTests {
  @Test(
    "그거 is the thing that was spoken of, when only one fits",
    arguments: [
      (["녹차 주문해줘", "네", "그거 두 잔 주문해줘", "네"], "달빛다방 녹차 2잔 6000원"),
      (["녹차 주문해줘", "네", "아까 그거 시켜줘", "네"], "달빛다방 녹차 1잔 3000원"),
      (["밀크티 주문해줘", "2번", "네", "그 집에서 말차라떼 주문해줘", "네"], "별빛찻집 말차라떼 1잔 5000원"),
      (["녹차 주문해줘", "네", "하나 더", "네"], "달빛다방 녹차 1잔 3000원"),
      (["녹차 두 잔 주문해줘", "네", "같은 걸로", "네"], "달빛다방 녹차 2잔 6000원"),
      (["녹차 두 잔 주문해줘", "네", "세 잔 더 주문해줘", "네"], "달빛다방 녹차 3잔 9000원"),
      (["라떼 주문해줘", "취소", "세 번째 거 주문해줘", "네"], "별빛찻집 말차라떼 1잔 5000원"),
      (["밀크티 주문해줘", "2번", "네", "같은 걸로", "네"], "별빛찻집 밀크티 1잔 4500원"),
    ])
  func pointed(_ sentences: [String], _ done: String) async throws {
    #expect(try await Transcript.of(sentences.map { .say($0) }).done.last == done)
  }

  @Test("of several things that fit, the one that is meant is asked for")
  func several() async throws {
    let talk = try await Transcript.of("녹차 주문해줘", "네", "유자차 주문해줘", "네", "그거 주문해줘", "구름카페", "네")
    #expect(talk.turns[4].text == "어느 가게의 음료로 할까요?")
    #expect(talk.turns[4].question?.options.map(\.title).sorted() == ["구름카페", "달빛다방"])
    #expect(talk.done.last == "구름카페 유자차 1잔 3500원")
    #expect(talk.done.count == 3)
  }

  @Test(
    "nothing is pointed at where nothing was spoken of",
    arguments: ["그거 주문해줘", "하나 더", "같은 걸로", "두 번째 거 주문해줘", "아까 그 집에서 녹차 주문해줘"])
  func nothing(_ sentence: String) async throws {
    let talk = try await Transcript.of(.say(sentence), "네")
    #expect(talk.done == [])
  }

  @Test("things are forgotten after ten minutes, the last intent after an hour")
  func forgotten() async throws {
    let thing = try await Transcript.of("녹차 주문해줘", "네", .wait(seconds: 601), "그거 주문해줘", "네")
    #expect(thing.done.count == 1)
    let intent = try await Transcript.of("녹차 주문해줘", "네", .wait(seconds: 3_601), "하나 더", "네")
    #expect(intent.done.count == 1)
    let inTime = try await Transcript.of("녹차 주문해줘", "네", .wait(seconds: 3_600), "하나 더", "네")
    #expect(inTime.done.count == 2)
  }

  @Test("what costs nothing is still confirmed when it is done again")
  func changing() async throws {
    let talk = try await Transcript.of("종 울려줘", "한 번 더", "네")
    #expect(talk.asked == [nil, "understood", nil])
    #expect(talk.done == ["종", "종"])
  }
}
