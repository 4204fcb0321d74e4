import AppIntents
import Foundation
import Testing

@Suite("Conditions of summaries, and results with a button") struct SummaryTests {
  struct Cook: AppIntent {
    static let title: LocalizedStringResource = "요리"
    @Parameter(title: "메뉴") var dish: Dish?
    @Parameter(title: "메모") var note: String?
    @Parameter(title: "수량", default: 2) var count: Int

    static var parameterSummary: some ParameterSummary {
      When(\.$dish, identifier: .equalTo, 7) {
        Summary("떡볶이는 \(\.$count)인분")
      } otherwise: {
        When(\.$dish, identifier: .oneOf, [5, 6]) {
          Summary("콜라")
        } otherwise: {
          When(\.$note, .hasPrefix, "급") {
            Summary("빨리")
          } otherwise: {
            When(\.$count, .greaterThan, 5) {
              Summary("많이")
            } otherwise: {
              Summary()
            }
          }
        }
      }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
      .result(value: count, actionButtonIntent: SetSpice(level: .hot), dialog: "됐어요.")
    }
  }

  private func sentence(_ set: (Cook) -> Void) -> String {
    let intent = Cook()
    set(intent)
    func text<Intent: AppIntent>(_ intent: Intent) -> String {
      Intent.parameterSummary._sentence(for: intent).text
    }
    return text(intent)
  }

  @Test("A summary looks at identifiers, texts and numbers")
  func conditions() {
    #expect(sentence { $0.dish = Dish.all[6] } == "떡볶이는 {count}인분")
    #expect(sentence { $0.dish = Dish.all[4] } == "콜라")
    #expect(sentence { $0.note = "급해요" } == "빨리")
    #expect(sentence { $0.count = 6 } == "많이")
    #expect(sentence { _ in }.isEmpty)
  }

  @Test("A result offers what to do next")
  func button() async throws {
    let outcome = try await TestApp.run(Cook.self)
    #expect(
      outcome.actions == [
        SnippetAction(
          title: "맵기 정하기",
          call: IntentCall(
            app: "App<Cook>", intent: "SetSpice", arguments: ["level": .cases(["hot"], said: "매운맛")]))
      ])
  }

  @Test("A text without a conversation is in its own locale")
  func locale() {
    let text = LocalizedStringResource("가게", translations: ["en": "restaurant"])
    var english = text
    english.locale = Locale(identifier: "en")
    #expect([text, english].map { String(localized: $0) } == ["가게", "restaurant"])
    #expect(english.text(in: "ko") == "가게")
  }
}
