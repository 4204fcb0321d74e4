import AppIntents
import Assistant
import Foundation
import Language
import Matching
import PhraseCatalog
import Testing

@testable import ConversationTesting

/// Changed examples of a phrase file, read by an app with one intent.
@Suite struct MutationTests {
  private static func result(
    _ phrases: String, _ example: String, sample: MutationSample = .all
  ) async throws -> MutationResult {
    let folder = FileManager.default.temporaryDirectory.appending(path: "mutation-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = folder.appending(path: "Kettle/ko")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data("intent: Boil\nphrases:\n\(phrases)\ntests:\n  - say: [\(example)]\n".utf8)
      .write(to: place.appending(path: "Boil.yaml"))
    let schema = AppSchema(app: "Kettle", intents: ["Boil"]) { _, _ in [:] }
    let files = try PhraseFolder(at: folder, apps: [schema])
    let catalog = try AppCatalog(apps: [Kettle.self], phrases: files.phrases)
    let examples = ExampleTester(catalog: catalog, now: Date(timeIntervalSince1970: 0), timeZone: .gmt)
    return await MutationTester(examples, sample: sample).result(of: try #require(files.files.first))
  }

  @Test("a phrase that is widened understands what keeps the meaning, and does nothing of what changes it")
  func widened() async throws {
    let result = try await Self.result("  - 물 끓여줘", "물 끓여줘")
    #expect(result.preserving.count > 5)
    #expect(result.percent == 100, "\(result.preserving.missed)")
    #expect(result.changing.count > 5)
    #expect(result.wrong == [])
  }

  @Test("a phrase that is matched as written misses what is said otherwise")
  func exact() async throws {
    let result = try await Self.result("  - {say: 물 끓여줘, exact: true}", "물 끓여줘")
    #expect(result.percent <= 60)
    #expect(result.preserving.missed.contains { $0.kind == .politer })
    #expect(result.wrong == [])
  }

  @Test("a phrase that spells out a prohibition is found to be carried out")
  func wrong() async throws {
    let result = try await Self.result("  - 물 끓여줘\n  - 물 끓이지 마", "물 끓여줘")
    #expect(result.wrong.map(\.text) == ["물 끓이지 마"])
    #expect(result.wrong.map(\.kind) == [.prohibition])
  }

  @Test(
    "what says otherwise is found to be carried out, unless the author's examples say that it means the same")
  func example() async throws {
    let phrases = "  - 물 끓여줘\n  - 물 취소해줘"
    let unsaid = try await Self.result(phrases, "물 끓여줘")
    #expect(unsaid.wrong.map(\.text) == ["물 취소해줘"])
    let said = try await Self.result(phrases, "물 끓여줘, 물 취소해줘")
    #expect(said.wrong == [])
    let forbidden = try await Self.result("  - 물 끓여줘\n  - 물 끓이지 마", "물 끓여줘, 물 끓이지 마")
    #expect(forbidden.wrong.contains { $0.text == "물 끓이지 마" })
  }

  @Test("a sample leaves out forms that keep the meaning, and none of those that must not be carried out")
  func sample() async throws {
    let all = try await Self.result("  - 물 끓여줘", "물 끓여줘")
    let some = try await Self.result("  - 물 끓여줘", "물 끓여줘", sample: MutationSample(oneOf: 4))
    #expect((1..<all.preserving.count).contains(some.preserving.count))
    #expect(some.changing.count == all.changing.count)
  }

  @Test("of the forms that must not be carried out, too, a sample may be read, and all of the others")
  func forbiddenSample() async throws {
    let all = try await Self.result("  - 물 끓여줘", "물 끓여줘")
    let sample = MutationSample(oneOf: 1, forbiddenOneOf: 3)
    let some = try await Self.result("  - 물 끓여줘", "물 끓여줘", sample: sample)
    #expect((1..<all.changing.count).contains(some.changing.count))
    #expect(some.preserving.count == all.preserving.count)
  }

  @Test("of no sentences everything holds")
  func none() {
    #expect(MutationResult().percent == 100)
  }
}

private enum Kettle: AssistantApp {
  static let names = ["": AppNames(display: "주전자")]
  static let intents: [any AppIntent.Type] = [Boil.self]
  static let shortcuts: (any AppShortcutsProvider.Type)? = nil
  static let phrasesFolder: String? = nil

  static func configure(dataFolder: URL) {}
}

private struct Boil: AppIntent {
  static let title: LocalizedStringResource = "물 끓이기"

  func perform() async throws -> some IntentResult { .result() }
}
