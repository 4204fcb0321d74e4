import Foundation
import Hosting
import Synchronization

/// Where a conversation hears from: a program that writes transcripts to its standard output.
final class Listener: LineEditor {
  private let command: String
  private let process: Process
  private let lines: PlainEditor

  /// Starts the program.
  ///
  /// - Throws: an error of the system when no shell can be started.
  init(command: String) throws {
    self.command = command
    process = Process.shell(command)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let reading = dup(output.fileHandleForReading.fileDescriptor)
    lines = PlainEditor(input: reading)
  }

  var isInteractive: Bool { false }

  /// The next thing heard. A line that cannot be read is reported and passed over.
  func nextLine(prompt: TerminalText) async throws -> LineEvent {
    while true {
      guard case .line(let line) = try await lines.nextLine(prompt: prompt) else { return .endOfInput }
      do {
        return .heard(try TranscriptLine(line).transcripts)
      } catch {
        Output.diagnostic("malgil: \(error)")
      }
    }
  }

  func printAbove(_ text: TerminalText) { lines.printAbove(text) }
  func useCompleter(_ completer: @escaping LineCompleter) {}
  func useHistory(_ history: LineHistory) {}
  func remember(_ line: String) {}

  func close() {
    lines.close()
    if process.isRunning { process.terminate() }
  }
}
