import Foundation

/// A program that says texts aloud: `espeak-ng`, or any that reads a text from its standard input.
final class Speaker: Sendable {
  private let command: String

  init(command: String) { self.command = command }

  /// `espeak-ng` with the voice of a language, a BCP 47 tag.
  convenience init(language: String) {
    let voice = language.prefix { $0.isLetter && $0.isASCII }
    self.init(command: "espeak-ng -v \(voice.isEmpty ? "ko" : String(voice)) --stdin")
  }

  /// Says a text, and returns when it has been said.
  ///
  /// - Throws: `ToolFailure` when the program is missing or fails.
  func say(_ text: String) async throws {
    let input = Pipe()
    let process = Process.shell(command)
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    let status = try await process.ending {
      // A program that does not read is no reason to stop; its status tells more.
      try? input.fileHandleForWriting.write(contentsOf: Data((text + "\n").utf8))
      try? input.fileHandleForWriting.close()
    }
    switch status {
    case 0: return
    case 127: throw ToolFailure(missing, exit: .unavailable)
    default:
      throw ToolFailure("the command that speaks ended with status \(status): \(command)", exit: .failed)
    }
  }

  private var missing: String {
    "there is no program to speak with: \(command)\n"
      + "Install espeak-ng, or name another program with --speak-with."
  }
}

extension Process {
  /// A command line as a shell understands it.
  static func shell(_ command: String) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    return process
  }

  /// Runs it, does something meanwhile, and gives its exit status.
  func ending(_ meanwhile: () -> Void) async throws -> Int32 {
    let (ends, ended) = AsyncStream<Int32>.makeStream()
    terminationHandler = {
      ended.yield($0.terminationStatus)
      ended.finish()
    }
    try run()
    meanwhile()
    for await status in ends { return status }
    return 0
  }
}
