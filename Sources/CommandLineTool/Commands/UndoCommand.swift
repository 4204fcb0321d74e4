import ArgumentParser
import Assistant
import Foundation

/// `malgil undo`: takes back the last outcome of this terminal that can be.
struct UndoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo", abstract: "Takes back what was done last.",
    discussion:
      "For ten minutes, and only what its app can take back. Ends with status 4 when there is nothing.")

  @OptionGroup var options: GlobalOptions

  func run() async throws {
    let workplace = try await Workplace(options, keepsConversations: true)
    guard
      let conversation = try await workplace.assistant.latestUndoableConversation(of: workplace.owner)
    else {
      Output.diagnostic(workplace.language == "ko" ? "되돌릴 게 없어요." : "There is nothing to undo.")
      throw ToolExit.noTarget
    }
    let turn = try await conversation.undo()
    TurnPresenter(options, workplace).show(turn)
    throw ToolExit(turn)
  }
}
