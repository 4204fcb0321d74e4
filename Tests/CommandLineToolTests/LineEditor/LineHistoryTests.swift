import Foundation
import Testing

@testable import CommandLineTool

@Suite struct LineHistoryTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("history")
  }

  @Test("Lines come back in the order in which they were appended")
  func order() throws {
    let history = LineHistory(path: path)
    #expect(try history.load() == [])
    for line in ["치킨 주문해줘", "두 마리", "네"] { try history.append(line) }
    #expect(try history.load() == ["치킨 주문해줘", "두 마리", "네"])
  }

  @Test("Only the owner may read the file")
  func mode() throws {
    try LineHistory(path: path).append("비밀")
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test("A file that others could read is closed to them")
  func modeOfExistingFile() throws {
    try Data().write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    try LineHistory(path: path).append("비밀")
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test("A line equal to the one before it is not written again")
  func duplicates() throws {
    let history = LineHistory(path: path)
    for line in ["네", "네", "아니요", "네"] { try history.append(line) }
    #expect(try history.load() == ["네", "아니요", "네"])
  }

  @Test("Blank lines and lines with line breaks are not kept", arguments: ["", "   ", "치킨\n피자", "치킨\r\n"])
  func unfit(line: String) throws {
    try LineHistory(path: path).append(line)
    #expect(try LineHistory(path: path).load() == [])
  }

  @Test("Of more lines than the limit the oldest go, and the file does not grow for ever")
  func limit() throws {
    let history = LineHistory(path: path, limit: 10)
    for number in 1...100 { try history.append("\(number)번") }
    #expect(try history.load() == (91...100).map { "\($0)번" })
    let written = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    #expect(written.count <= 11)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["history"])
  }

  @Test("Bytes that are not UTF-8 are repaired")
  func invalid() throws {
    try Data([0xFF, 0x0A, 0x41, 0x0A]).write(to: URL(filePath: path))
    #expect(try LineHistory(path: path).load() == ["\u{FFFD}", "A"])
  }

  @Test("Lines of writers at the same time arrive whole, also while the file is being rewritten")
  func concurrency() async throws {
    let history = LineHistory(path: path, limit: 50)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask { for number in 0..<40 { try history.append("writer \(writer) line \(number)") } }
      }
      try await group.waitForAll()
    }
    let lines = try history.load()
    #expect(lines.count == 50)
    #expect(Set(lines).count == 50)
    #expect(lines.allSatisfy { $0.wholeMatch(of: /writer \d line \d+/) != nil })
  }

  @Test("A file that cannot be written is reported with its path")
  func failure() throws {
    let history = LineHistory(path: folder.path("no/such/history"))
    #expect(try history.load() == [])
    let error = #expect(throws: LineHistoryError.self) { try history.append("치킨") }
    #expect(error?.description == "cannot keep the history in \(history.path): No such file or directory")
  }
}
