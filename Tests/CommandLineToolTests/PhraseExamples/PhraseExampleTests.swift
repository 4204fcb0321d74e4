import AppIntents
import Assistant
import PhraseCatalog
import Testing

@Suite struct PhraseExampleTests {
  @Test("every example in the phrase files reaches its intent with its slots, and no counterexample does")
  func examples() async throws {
    let app = try await ExampleApps.loaded.value
    var failures: [String] = []
    for file in app.files { failures += await ExampleCheck(app: app, file: file).failures() }
    if !failures.isEmpty {
      Issue.record("\(failures.count) examples fail:\n\(failures.joined(separator: "\n"))")
    }
  }

  @Test("every intent has examples and counterexamples in every language")
  func coverage() async throws {
    let app = try await ExampleApps.loaded.value
    for language in ["ko", "en"] {
      for described in app.catalog.apps.map(\.descriptor) {
        for intent in described.intents.filter(\.isDiscoverable).map(\.name) {
          let files = app.files.filter {
            $0.app == described.name && $0.language == language && $0.intent == intent
          }
          let examples = files.flatMap(\.examples)
          #expect(examples.contains { !$0.say.isEmpty }, "\(intent) has no example in \(language)")
          #expect(examples.contains { !$0.not.isEmpty }, "\(intent) has no counterexample in \(language)")
        }
      }
    }
  }
}
