import Foundation
import ConversationTesting

/// What `/save` says: where the conversation was written, or why it was not.
struct SavedNotice {
  let path: String?
  let language: String

  func text(afterWriting conversation: HeldConversation) -> String {
    guard let path, !path.isEmpty else {
      return said(.whichFile)
    }
    guard !conversation.isEmpty else { return said(.nothingToWrite) }
    let file = URL(filePath: path.hasSuffix(SuiteFiles.ending) ? path : path + SuiteFiles.ending)
    let name = file.lastPathComponent.dropLast(SuiteFiles.ending.count)
    do {
      try Data(conversation.yaml(named: String(name)).utf8).write(to: file, options: .withoutOverwriting)
    } catch {
      return said(.notWritten(path: file.path))
    }
    return said(.written(path: file.path))
  }

  private func said(_ message: ToolMessage) -> String { message.text(in: language) }
}
