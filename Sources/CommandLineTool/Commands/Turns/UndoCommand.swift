import ArgumentParser
import Assistant
import ConversationProtocol
import Foundation

/// `malgil undo`: takes back the last outcome of this terminal that can be.
struct UndoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo", abstract: "Takes back what was done last.",
    discussion:
      "For ten minutes, and only what its app can take back. Ends with status 4 when there is nothing.")

  @OptionGroup var options: GlobalOptions

  func run() async throws {
    let place = try ClientContext(options)
    guard let turn = try await undone(place) else {
      Output.diagnostic(ToolMessage.nothingToUndo.text(in: place.language))
      throw ToolExit.noTarget
    }
    TurnPresenter(place).show(turn)
    throw ToolExit(turn)
  }

  private func undone(_ place: ClientContext) async throws -> Turn? {
    if let daemon = try DaemonClient.reach(options, place.setup, place.folders) {
      return try daemon.reply(to: .undo(session: nil)).turn
    }
    let workplace = try await ToolContext(options, keepsConversations: true)
    return try await workplace.assistant.latestUndoableConversation(of: workplace.owner)?.undo()
  }
}
