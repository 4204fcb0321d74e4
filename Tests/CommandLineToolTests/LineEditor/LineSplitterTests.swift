import Testing

@testable import CommandLineTool

@Suite struct LineSplitterTests {
  private func lines(_ pieces: [String]) -> [String] {
    var splitter = LineSplitter()
    var lines: [String] = []
    for piece in pieces {
      splitter.add(Array(piece.utf8))
      while let line = splitter.next() { lines.append(line) }
    }
    return lines + (splitter.last().map { [$0] } ?? [])
  }

  @Test(
    "Bytes are cut at line breaks, wherever the pieces end",
    arguments: [
      ([], []), (["\n"], [""]), (["치킨"], ["치킨"]), (["치킨\n"], ["치킨"]), (["치킨\r\n피자\r\n"], ["치킨", "피자"]),
      (["치", "킨\n피", "자"], ["치킨", "피자"]), (["a\n\nb"], ["a", "", "b"]), (["a\r", "\nb\n"], ["a", "b"]),
    ] as [([String], [String])])
  func cutting(pieces: [String], expected: [String]) {
    #expect(lines(pieces) == expected)
  }

  @Test("A syllable may arrive byte by byte")
  func bytes() {
    var splitter = LineSplitter()
    for byte in "치킨\n".utf8 {
      #expect(splitter.next() == nil)
      splitter.add([byte])
    }
    #expect(splitter.next() == "치킨")
    #expect(splitter.last() == nil)
  }

  @Test("Bytes that are not UTF-8 become the replacement character")
  func invalid() {
    var splitter = LineSplitter()
    splitter.add([0xEC, 0xB9, 0x0A, 0xFF, 0x41, 0x0A])
    #expect(splitter.next() == "\u{FFFD}")
    #expect(splitter.next() == "\u{FFFD}A")
  }
}
