import Assistant
import ConversationProtocol
import Foundation
import Testing

@Suite("The Swift of the page for newcomers")
struct FirstAppTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test("is the code that is compiled here")
  func isCompiled() throws {
    let page = try String(contentsOf: Self.root.appending(path: "Docs/FirstApp.md"), encoding: .utf8)
    let example = try String(
      contentsOf: Self.root.appending(path: "Tests/CommandLineToolTests/FirstAppExample.swift"),
      encoding: .utf8
    )
    let code = try #require(
      example.components(separatedBy: "// FirstApp begin\n").last?.components(
        separatedBy: "// FirstApp end"
      ).first)
    #expect(page.contains("```swift\nimport AppIntents\nimport Foundation\n\n\(code)```"))
    for (module, call) in [
      ("CommandLineTool", "Malgil.main(apps: [Chores.self])\n"),
      ("Daemon", "MalgilDaemon.main(apps: [Chores.self])\n"),
    ] {
      #expect(page.contains("import ChoresApp\nimport \(module)\n\n\(call)```"), "\(module)")
      #expect(example.contains("\n  \(call)"), "\(module)")
    }
  }

  @Test("understands what the page says", arguments: ["살림에서 빨래 끝내줘", "빨래 좀 끝내 주세요"])
  func understands(_ sentence: String) async throws {
    #expect(try await conversation().say(sentence).text == "빨래 끝! 수고했어요.")
  }

  @Test("asks with all three, and takes a number")
  func asks() async throws {
    let conversation = try await conversation()
    let question = try await conversation.say("하나 끝내줘")
    #expect(question.text == "무엇을 끝냈어요?")
    #expect(question.question?.options.map(\.title) == ["빨래", "설거지", "분리수거"])
    #expect(try await conversation.say("2번").text == "설거지 끝! 수고했어요.")
  }

  @Test("does nothing when told not to")
  func refuses() async throws {
    #expect(try await conversation().say("빨래 끝내지 마").error?.rule == "prohibition")
  }

  private func conversation() async throws -> Conversation {
    let catalog = try AppCatalog(apps: [Chores.self], phrases: [])
    let assistant = Assistant(
      catalog: catalog, store: MemoryStore(), clock: { Date(timeIntervalSince1970: 0) })
    await assistant.loadNames(language: "ko")
    return assistant.conversation(language: "ko", focus: nil, owner: "test")
  }
}
