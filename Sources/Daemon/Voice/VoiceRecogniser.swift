import ConversationProtocol
import Dispatch
import Foundation
import Hosting

/// A program of this machine that hears what is said: it is given a recording on its standard input, and writes what it
/// heard to its standard output, in one line.
struct VoiceRecogniser: Sendable {
  /// Seconds that it may take.
  static let patience = 60
  /// Of its output more is not read.
  private static let mostBytes = 65_536
  /// Most alternatives that are used.
  private static let mostTranscripts = 10
  private static let alarms = DispatchQueue(label: "recogniser")

  /// As a shell understands it.
  let command: String
  let environment: [String: String]
  var patience = Double(Self.patience)

  /// - Parameter language: in which somebody speaks; the program finds it in `MALGIL_LANGUAGE`.
  /// - Returns: what may have been said, the likeliest first; nothing when nothing was said.
  /// - Throws: `AssistantFailure` when it cannot be run, takes too long, fails, or writes something else.
  func transcripts(of audio: Data, language: String) async throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "malgil-voice-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    // Recordings are deleted at once.
    defer { try? FileManager.default.removeItem(at: folder) }
    let (heard, said) = (folder.appending(path: "audio.wav"), folder.appending(path: "text"))
    try audio.write(to: heard)
    try await run(input: heard, output: said, language: language)
    return try Self.transcripts(in: said)
  }

  private func run(input: URL, output: URL, language: String) async throws {
    let variables = environment.merging(["MALGIL_LANGUAGE": language]) { $1 }
    let child = try ChildProcess(
      URL(filePath: "/bin/sh"), ["-c", command], environment: variables, input: .file(input),
      output: .file(output), takesAlong: true)
    // A thread of Dispatch, which turns that keep all others busy do not delay.
    Self.alarms.asyncAfter(deadline: .now() + patience) { [weak child] in child?.send(SIGKILL) }
    let ending = await child.ending()
    guard ending == .exited(0) else {
      throw AssistantFailure(.unavailable, "the recogniser of voice.recogniser \(ending)")
    }
  }

  private static func transcripts(in file: URL) throws -> [String] {
    let output = try FileHandle(forReadingFrom: file)
    defer { try? output.close() }
    let text = String(decoding: try output.read(upToCount: mostBytes) ?? Data(), as: UTF8.self)
    let line = text.split(whereSeparator: \.isNewline).first { !$0.allSatisfy(\.isWhitespace) } ?? ""
    do {
      let found = try TranscriptLine(String(line)).transcripts
      return Array(found.filter { !$0.allSatisfy(\.isWhitespace) }.prefix(mostTranscripts))
    } catch {
      throw AssistantFailure(
        .unavailable, "the recogniser of voice.recogniser wrote something else than transcripts")
    }
  }
}
