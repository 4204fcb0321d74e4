import Testing

@testable import CommandLineTool

@Suite struct LineEventTests {
  @Test(
    "Text with several lines in it is a paste, and blank lines do not count",
    arguments: [
      ("치킨", LineEvent.line("치킨")), ("", .line("")), ("  ", .line("")), (" 치킨 ", .line(" 치킨 ")),
      ("치킨\n", .line("치킨")), ("\n\n치킨\n", .line("치킨")),
      ("치킨\n두 마리", .paste(["치킨", "두 마리"])), ("치킨\r\n\r\n두 마리\n", .paste(["치킨", "두 마리"])),
    ])
  func reading(text: String, event: LineEvent) {
    #expect(LineEvent(text: text) == event)
  }

  @Test("Errors say what cannot be done")
  func errors() {
    #expect(LineEditorError.cannotRead(5).description == "cannot read standard input: Input/output error")
    #expect(LineEditorError.alreadyReading.description == "a line is already being read")
  }
}
