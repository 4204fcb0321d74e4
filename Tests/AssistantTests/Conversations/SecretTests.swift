import Assistant
import ConversationProtocol
import Testing

/// What is said for a `sensitive` parameter is nowhere in the store.
@Suite struct SecretTests {
  @Test(
    "a secret is never written down",
    arguments: [["금고 열어줘", "7316"], ["금고 7316로 열어줘"], ["금고 열어줘", "비밀번호는 7316"]])
  func secret(_ sentences: [String]) async throws {
    let teatime = try await Teatime()
    try await teatime.run {
      let live = try teatime.conversation()
      for sentence in sentences {
        _ = try await live.say(sentence)
        let kept = try #require(try teatime.store.load("s_test")?.state)
        #expect(!kept.contains("7316"), "\(kept)")
      }
      #expect(try await live.say("김하나").outcome == .done)
      #expect(try #require(try teatime.store.load("s_test")?.state).contains("7316") == false)
      #expect(teatime.ledger.entries == ["금고 7316 김하나"])
    }
  }

  @Test("the reply that is kept for a request holds no secret either")
  func request() async throws {
    let teatime = try await Teatime()
    try await teatime.run {
      let live = try teatime.conversation()
      _ = try await live.say("금고 7316로 열어줘", request: "r1")
      #expect(try #require(try teatime.store.load("s_test")?.state).contains("7316") == false)
      let done = try await live.say("김하나", request: "r2")
      #expect(done.outcome == .done)
      #expect(try #require(try teatime.store.load("s_test")?.state).contains("7316") == false)
      #expect(try await live.say("김하나", request: "r2").text == done.text)
      #expect(teatime.ledger.entries == ["금고 7316 김하나"])
    }
  }

  @Test("a new process asks for the secret again")
  func askedAgain() async throws {
    let teatime = try await Teatime()
    try await teatime.run {
      let live = try teatime.conversation()
      _ = try await live.say("금고 열어줘")
      _ = try await live.say("7316")
      await live.leave()
      let next = try teatime.conversation()
      let turn = try await next.say("김하나")
      #expect(teatime.ledger.entries == [])
      #expect(turn.question?.slot == "code")
      _ = try await next.say("7316")
      _ = try await next.say("김하나")
      #expect(teatime.ledger.entries == ["금고 7316 김하나"])
    }
  }

  @Test("a secret that cannot be read is not repeated")
  func refused() async throws {
    let teatime = try await Teatime()
    try await teatime.run {
      let live = try teatime.conversation()
      _ = try await live.say("금고 열어줘")
      let turn = try await live.say("하늘만큼")
      #expect(turn.text == "제가 읽을 수 없는 값이에요. 비밀번호를 알려 주세요.")
      #expect(try #require(try teatime.store.load("s_test")?.state).contains("하늘만큼") == false)
    }
  }
}
