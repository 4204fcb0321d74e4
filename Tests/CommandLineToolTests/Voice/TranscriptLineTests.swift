import Hosting
import Testing

@testable import CommandLineTool

/// What a program that listens may write.
@Suite struct TranscriptLineTests {
  @Test(
    "a line is a text, or JSON with alternatives",
    arguments: [
      ("치킨 주문해 줘", ["치킨 주문해 줘"]), ("  네 \r", ["네"]), ("", []), ("   ", []),
      (#"["네", "내"]"#, ["네", "내"]), (#"{"text": "네"}"#, ["네"]), (#"{"transcript": "네"}"#, ["네"]),
      (
        #"{"alternatives": [{"text": "내", "confidence": 0.2}, {"transcript": "네", "confidence": 0.9}]}"#,
        ["네", "내"]
      ),
      (#"{"alternatives": [{"text": "하나"}, {"text": "한아"}], "is_final": true}"#, ["하나", "한아"]),
      (#"{"alternatives": []}"#, []), (#"[]"#, []),
    ])
  func read(_ line: String, _ transcripts: [String]) throws {
    #expect(try TranscriptLine(line).transcripts == transcripts)
  }

  @Test(
    "anything else is refused",
    arguments: [#"{"word": "네"}"#, "[1, 2]", #"{"alternatives": "네"}"#, "{", #"["네""#])
  func refused(_ line: String) {
    #expect(throws: TranscriptLineError(line: line)) { try TranscriptLine(line) }
  }

  @Test("the message shows the line and the right form")
  func message() {
    #expect(
      TranscriptLineError(line: "{").description == """
        this is no list of transcripts: {
        A line is a text, or JSON such as {"alternatives": [{"text": "치킨 주문해 줘", "confidence": 0.9}]}.
        """)
  }
}
