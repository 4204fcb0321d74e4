import AppIntents

// The Swift of the README, word for word; `ReadmeTests` compares the two.

// README begin
struct Greet: AppIntent {
  static let title: LocalizedStringResource = "인사"
  @Parameter(title: "이름") var name: String

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(name) 님, 반가워요!")
  }
}

struct GreetShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Greet(), phrases: ["\(.applicationName)에서 \(\.$name)에게 인사해줘"],
      shortTitle: "인사", systemImageName: "hand.wave")
  }
}
// README end
