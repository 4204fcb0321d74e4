import Foundation
import Testing

@testable import CommandLineTool

@Suite struct PlainEditorTests {
  private let input = Pipe()
  private let output = Pipe()

  private func editor() -> PlainEditor {
    PlainEditor(
      input: input.fileHandleForReading.fileDescriptor, output: output.fileHandleForWriting.fileDescriptor)
  }

  private func type(_ text: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  private func written() throws -> String {
    try output.fileHandleForWriting.close()
    return String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  }

  @Test("Lines come one after the other, then the end")
  func lines() async throws {
    let editor = editor()
    try type("치킨 주문해줘\r\n\n네")
    try input.fileHandleForWriting.close()
    var events: [LineEvent] = []
    for _ in 0..<5 { events.append(try await editor.nextLine(prompt: "말길> ")) }
    #expect(events == [.line("치킨 주문해줘"), .line(""), .line("네"), .endOfInput, .endOfInput])
  }

  @Test("A pipe sees no prompt, and printed text ends in one line break")
  func output() async throws {
    let editor = editor()
    try type("네\n")
    _ = try await editor.nextLine(prompt: "말길> ")
    editor.printAbove("주문했어요.")
    editor.printAbove("도착했어요.\n")
    #expect(!editor.isInteractive)
    #expect(try written() == "주문했어요.\n도착했어요.\n")
  }

  @Test("A line of a megabyte is a line")
  func longLine() async throws {
    let editor = editor()
    let long = String(repeating: "가", count: 350_000)
    let writing = input.fileHandleForWriting
    let sending = Task.detached { try writing.write(contentsOf: Data((long + "\n").utf8)) }
    #expect(try await editor.nextLine(prompt: "") == .line(long))
    try await sending.value
  }

  @Test("Waiting ends when the task is cancelled, and the next line is not lost")
  func cancelling() async throws {
    let editor = editor()
    let waiting = Task { try await editor.nextLine(prompt: "") }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    try type("네\n")
    #expect(try await editor.nextLine(prompt: "") == .line("네"))
  }

  @Test("Waiting ends when the editor is closed")
  func closing() async throws {
    let editor = editor()
    async let event = editor.nextLine(prompt: "")
    editor.close()
    #expect(try await event == .endOfInput)
  }

  @Test("A descriptor that cannot be read is an error")
  func failure() async throws {
    let editor = PlainEditor(input: output.fileHandleForWriting.fileDescriptor, output: 1)
    try output.fileHandleForReading.close()
    await #expect(throws: LineEditorError.cannotRead(EBADF)) { try await editor.nextLine(prompt: "") }
  }
}
