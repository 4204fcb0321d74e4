import AppIntents
import Assistant
import ConversationProtocol
import Foundation
import Testing

/// The app around the README's intent.
private enum Hello: AssistantApp {
  static let names = ["": AppNames(display: "헬로")]
  static let intents: [any AppIntent.Type] = [Greet.self]
  static let shortcuts: (any AppShortcutsProvider.Type)? = GreetShortcuts.self
  static let phrasesFolder: String? = nil

  static func configure(dataFolder: URL) {}
}

@Suite("The README's Swift")
struct ReadmeTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test("is the code that is compiled here")
  func isCompiled() throws {
    let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let example = try String(
      contentsOf: Self.root.appending(path: "Tests/CommandLineToolTests/ReadmeExample.swift"), encoding: .utf8
    )
    let code = try #require(
      example.components(separatedBy: "// README begin\n").last?.components(
        separatedBy: "// README end"
      ).first)
    #expect(readme.contains("```swift\n\(code)```"))
  }

  @Test(
    "understands what the README says it understands",
    arguments: [
      "헬로에서 민수에게 인사해줘", "민수한테 인사 좀 해 주실래요?", "민수에게 인사해 줘",
    ])
  func understands(_ sentence: String) async throws {
    let turn = try await reply(to: sentence)
    #expect(turn.outcome == .done)
    #expect(turn.text == "민수 님, 반가워요!")
  }

  @Test("never carries out what the README says it never carries out")
  func refuses() async throws {
    let turn = try await reply(to: "민수에게 인사하지 마")
    #expect(turn.outcome == .notUnderstood)
    #expect(turn.error?.rule == "prohibition")
  }

  private func reply(to sentence: String) async throws -> Turn {
    let catalog = try AppCatalog(apps: [Hello.self], phrases: [])
    let assistant = Assistant(
      catalog: catalog, store: MemoryStore(), clock: { Date(timeIntervalSince1970: 0) })
    let conversation = assistant.conversation(language: "ko", focus: nil, owner: "test")
    return try await conversation.say(sentence)
  }
}
