import Foundation
import ConversationTesting

/// What `/저장` says: where the conversation was written, or why it was not.
struct SavedNotice {
  let path: String?
  let language: String

  func text(afterWriting conversation: HeldConversation) -> String {
    guard let path, !path.isEmpty else {
      return said(
        "어느 파일에 적을까요? ‘/저장 대화.test.yaml’처럼 말해 주세요.", "Which file? Say it like “/save talk.test.yaml”.")
    }
    guard !conversation.isEmpty else { return said("아직 적을 대화가 없어요.", "There is nothing to write yet.") }
    let file = URL(filePath: path.hasSuffix(SuiteFiles.ending) ? path : path + SuiteFiles.ending)
    let name = file.lastPathComponent.dropLast(SuiteFiles.ending.count)
    do {
      try Data(conversation.yaml(named: String(name)).utf8).write(to: file, options: .withoutOverwriting)
    } catch {
      return said(
        "\(file.path)에 적지 못했어요. 이미 있는 파일이면 다른 이름을 말해 주세요.",
        "\(file.path) cannot be written. If it exists, name another one.")
    }
    return said("\(file.path)에 적었어요.", "Written to \(file.path).")
  }

  private func said(_ korean: String, _ english: String) -> String { language == "ko" ? korean : english }
}
