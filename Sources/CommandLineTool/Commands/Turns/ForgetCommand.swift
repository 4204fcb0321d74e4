import ArgumentParser
import Foundation
import Hosting
import Language
import Languages

/// `malgil forget`: erases everything about the person.
struct ForgetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "forget", abstract: "Erases everything that is kept about you.",
    discussion: """
      Conversations, habits, boards of widgets, what goes on by itself, notifications, the history of the REPL, the names
      that were noted of the apps, what apps share, and what they keep, such as orders and addresses. Tokens of programs
      stay: “malgil token delete” takes them away. Asks first, unless --yes is said.
      """)

  @OptionGroup var options: GlobalOptions

  @OptionGroup var saying: SayOptions

  func run() async throws {
    let place = try ClientContext(options)
    guard saying.yes || isConfirmed(place) else { throw ToolExit.cancelled }
    try await SessionSource.reach(options).forget(in: place)
    try Self.erase([place.folders.history])
    try Self.erase(try Self.files(in: place.folders.names))
    Output.line(ToolMessage.erased.text(in: place.language))
  }

  private func isConfirmed(_ place: ClientContext) -> Bool {
    guard isatty(0) == 1, isatty(1) == 1 else {
      Output.diagnostic("malgil: this cannot be taken back; --yes erases without asking")
      return false
    }
    Output.text(TerminalText(ToolMessage.confirmErasing.text(in: place.language)))
    return AnswerReader.read(NormalText(readLine() ?? ""), in: .confirm) == .yes
  }

  private static func files(in folder: URL) throws -> [URL] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  }

  private static func erase(_ files: [URL]) throws {
    for file in files where FileManager.default.fileExists(atPath: file.path) {
      try FileManager.default.removeItem(at: file)
    }
  }
}
