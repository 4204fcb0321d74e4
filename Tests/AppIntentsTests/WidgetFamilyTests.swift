@testable import AppIntents
import Testing

@Suite("Parameters and summaries by the family of a widget") struct WidgetFamilyTests {
  struct Menu: AppIntent {
    static let title: LocalizedStringResource = "차림"
    @Parameter(title: "이름", size: [.systemSmall: 1, .systemLarge: .init(min: 1, max: 3)]) var names: [String]
    @Parameter(title: "크게", default: false) var isLarge: Bool

    static var parameterSummary: some ParameterSummary {
      When(widgetFamily: .oneOf, [.accessoryCircular, .accessoryInline]) {
        Summary("둥글게")
      } otherwise: {
        Switch(.widgetFamily) {
          Case(.systemSmall) { Summary("작게 \(\.$names)") }
          Case([.systemMedium, .systemLarge]) { Summary("크게 \(\.$names)") { \.$isLarge } }
          DefaultCase { Summary("모두 \(\.$names)") }
        }
      }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<[String]> { .result(value: names) }
  }

  struct Small: AppIntent {
    static let title: LocalizedStringResource = "작은 것"
    static var parameterSummary: some ParameterSummary {
      When(widgetFamily: .equalTo, .systemSmall) {
        Summary("작게")
      } otherwise: {
        Summary("보통")
      }
    }
    func perform() async throws -> some IntentResult { .result() }
  }

  private func sentence(_ intent: some AppIntent, in family: IntentWidgetFamily?) -> String {
    func text<Intent: AppIntent>(_ intent: Intent) -> String {
      Intent.parameterSummary._sentence(for: intent).text
    }
    return IntentWidgetFamily.$current.withValue(family) { text(intent) }
  }

  @Test("A summary follows the family of the widget")
  func summaries() {
    #expect(sentence(Menu(), in: .systemSmall) == "작게 {names}")
    #expect(sentence(Menu(), in: .systemMedium) == "크게 {names}")
    #expect(sentence(Menu(), in: .systemExtraLarge) == "모두 {names}")
    #expect(sentence(Menu(), in: .accessoryInline) == "둥글게")
    #expect(sentence(Small(), in: .systemSmall) == "작게")
  }

  @Test("A conversation has no family")
  func conversation() {
    #expect(sentence(Menu(), in: nil) == "모두 {names}")
    #expect(sentence(Small(), in: nil) == "보통")
  }

  @Test("A list takes as many as the family does, in a conversation as many as any family")
  func sizes() async throws {
    let three = IntentArgument.list([.text("ㄱ"), .text("ㄴ"), .text("ㄷ")])
    #expect(try await TestApp.run(Menu.self, ["names": three]).value?.text == "ㄱ, ㄴ, ㄷ")
    let small = try await IntentWidgetFamily.$current.withValue(.systemSmall) {
      try await TestApp.run(Menu.self, ["names": three], host: ScriptedHost(.argument(.text("ㄹ"))))
    }
    #expect(small.value?.text == "ㄹ")
    let four = IntentArgument.list([.text("ㄱ"), .text("ㄴ"), .text("ㄷ"), .text("ㄹ")])
    let asked = try await TestApp.run(Menu.self, ["names": four], host: ScriptedHost(.argument(.text("ㅁ"))))
    #expect(asked.value?.text == "ㅁ")
  }
}
