import ArgumentParser
import Foundation
import Hosting

/// `malgil forget`: erases everything about the person.
struct ForgetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "forget", abstract: "Erases everything that is kept about you.",
    discussion: """
      Conversations, habits, boards of widgets, what goes on by itself, the history of the REPL and the names that were
      noted of the apps. What the apps themselves keep, such as orders, stays theirs. Asks first, unless --yes is said.
      """)

  @OptionGroup var options: GlobalOptions

  @OptionGroup var saying: SayOptions

  func run() async throws {
    let place = try ClientContext(options)
    guard saying.yes || isConfirmed(place) else { throw ToolExit.cancelled }
    try SessionSource.reach(options).forget()
    try Self.erase([place.folders.history])
    try Self.erase(try Self.files(in: place.folders.names))
    Output.line(place.language == "ko" ? "모두 지웠어요." : "Everything is erased.")
  }

  private func isConfirmed(_ place: ClientContext) -> Bool {
    guard isatty(0) == 1, isatty(1) == 1 else {
      Output.diagnostic("malgil: this cannot be taken back; --yes erases without asking")
      return false
    }
    let isKorean = place.language == "ko"
    Output.text(
      isKorean ? "모두 지울까요? 되돌릴 수 없어요 (네/아니요): " : "Erase everything? It cannot be undone (yes/no): ")
    return ["네", "예", "응", "yes", "y"].contains((readLine() ?? "").trimmingCharacters(in: .whitespaces))
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
