import ConversationProtocol
import Testing

@testable import Assistant

/// What doors take as names and as words.
@Suite struct TextCheckTests {
  @Test("what was said is kept without marks of direction, and without control characters in any case")
  func kept() {
    let said = Utterance("서울\u{202E} 마포구\u{1B}]0;pwned")
    #expect(said.text == "서울 마포구 ]0;pwned")
    #expect(Utterance(transcripts: ["치킨\u{7}", "치킨 "]).transcripts == ["치킨 "])
  }

  @Test("a control character in what was said is refused, and named")
  func words() {
    #expect(
      throws: AssistantFailure(.badRequest, "“text” has the control character U+001B, which is not taken")
    ) {
      try TurnRequest(.text("치킨\u{1B}[31m 주문해줘")).check()
    }
    #expect(throws: AssistantFailure.self) { try TurnRequest(.transcripts(["치킨", "치\u{9B}킨"])).check() }
    #expect(
      throws: AssistantFailure(
        .badRequest, "“answers.address” has the control character U+0007, which is not taken")
    ) {
      try TurnRequest(.answers(), answers: ["address": "집\u{7}"]).check()
    }
  }

  @Test("line ends, tabs, marks of direction and emoji in what was said are taken")
  func taken() throws {
    try TurnRequest(.text("치킨\t두 마리\r\n\u{200F}주문해줘 👨‍👩‍👧‍👦")).check()
    try TurnRequest(.answers(), answers: ["address": "서울\n마포구"]).check()
  }

  @Test(
    "a name with anything in it that steers a terminal is refused",
    arguments: ["a\u{1B}[2J", "a\nb", "a\tb", "\u{202E}a", "a\u{2028}b", "a\u{0}", "\u{85}"])
  func names(name: String) {
    #expect(throws: AssistantFailure.self) { try TextCheck.name(name, called: "session") }
  }

  @Test("other names are taken", arguments: ["저녁 주문", "r_1", "👍🏽", "x:y/z"])
  func usualNames(name: String) throws {
    try TextCheck.name(name, called: "session")
  }
}
