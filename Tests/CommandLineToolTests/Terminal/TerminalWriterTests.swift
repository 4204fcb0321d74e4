import Foundation
import Testing

/// That nothing of the tool writes past the filter.
@Suite struct TerminalWriterTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../../Sources"
  ).standardizedFileURL

  /// Ways to standard output and standard error, and the character that begins control sequences, with the files
  /// that may use them.
  private static let ways: [(pattern: String, files: Set<String>)] = [
    (#"\b(debug)?[pP]rint\("#, []), (#"\bdump\("#, []),
    (#"\b(puts|fputs|putchar|putc|fputc|printf|fprintf|vprintf|fwrite|perror)\("#, []),
    (#"FileHandle\.standard(Output|Error)"#, []), (#"\b(stdout|stderr)\b"#, []),
    (#"\bwriteAll\("#, ["TerminalWriter.swift", "LockedFile.swift", "WakePipe.swift"]),
    (#"[^.\w]write\(\s*(1|2|STDOUT_FILENO|STDERR_FILENO|descriptor|output)\b"#, ["LockedFile.swift"]),
    (#"\bcreadline_(print_above|begin)\("#, ["ReadlineEditor.swift"]),
    (#"\\u\{0*1[bB]\}"#, ["TerminalText.swift"]),
  ]

  private static func files() throws -> [URL] {
    try ["CommandLineTool", "ReadlineEditor", "malgil"].flatMap { module in
      let folder = sources.appending(path: module)
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
        $0.hasSuffix(".swift")
      }
      .map { folder.appending(path: $0) }
    }
  }

  @Test("only the writer writes", arguments: ways.indices)
  func onlyWriter(index: Int) throws {
    let way = Self.ways[index]
    let pattern = try Regex(way.pattern)
    for file in try Self.files() where !way.files.contains(file.lastPathComponent) {
      for (number, line) in try String(contentsOf: file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false
      ).enumerated() where !line.drop(while: { $0 == " " }).hasPrefix("//") {
        #expect(!line.contains(pattern), "\(file.path):\(number + 1)")
      }
    }
  }

  @Test(
    "the rule sees what it forbids", arguments: ["print(text)", "fputs(text, stderr)", "write(1, bytes, 3)"])
  func seen(line: String) throws {
    #expect(try Self.ways.contains { try " \(line)".contains(Regex($0.pattern)) })
  }

  @Test("there are sources to look at")
  func lookedAt() throws {
    #expect(try Self.files().count > 70)
  }
}
