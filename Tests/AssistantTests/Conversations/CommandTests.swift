import Assistant
import ConversationProtocol
import Testing

/// Commands that come as values, from a line of the tool or a button.
@Suite struct CommandTests {
  @Test(
    "a command does what its words do, whatever is open",
    arguments: [
      ([Step](), Command.cancel, "취소"), ([], .help, "도움말"), ([], .undo, "되돌려 줘"), ([], .back, "뒤로"),
      ([], .parked, "하던 거 뭐였지"), ([], .habits, "자주 하는 거 뭐야"), (["밀크티 주문해줘"], .cancel, "취소"),
      (["밀크티 주문해줘"], .help, "도움말"), (["밀크티 주문해줘", "2번"], .back, "뒤로"),
      (["밀크티 주문해줘"], .repeat, "다시 말해 줘"), (["녹차 주문해줘", "네"], .undo, "되돌려 줘"),
    ])
  func sameAsWords(_ before: [Step], _ command: Command, _ words: String) async throws {
    let steered = try await Transcript.of(before + [.take(.command(command))])
    let said = try await Transcript.of(before + [.say(words)])
    #expect(steered.last?.text == said.last?.text)
    #expect(steered.last?.outcome == said.last?.outcome)
    #expect(steered.done == said.done)
  }

  @Test("a command leaves a question whose answer could be its words")
  func overWords() async throws {
    let talk = try await Transcript.of("메모 남겨줘", .take(.command(.cancel)))
    #expect(talk.outcomes == [.inputRequired, .cancelled])
    #expect(talk.done == [])
  }

  @Test("words that are meant word by word steer nothing, also when nothing is asked")
  func literal() async throws {
    let talk = try await Transcript.of("녹차 주문해줘", "네", .take(.literal("취소")))
    #expect(talk.outcomes == [.inputRequired, .done, .notUnderstood])
  }

  @Test("a command for the ear is answered for the ear")
  func channel() async throws {
    let talk = try await Transcript.of(.take(.command(.help, .voice)))
    #expect(talk.last?.channel == .voice)
  }
}
