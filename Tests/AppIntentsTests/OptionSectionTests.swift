import AppIntents
import Testing

@Suite("Options of a parameter") struct OptionSectionTests {
  struct Sizes: DynamicOptionsProvider {
    func results() async throws -> IntentItemCollection<Int> {
      IntentItemCollection(promptLabel: "얼마나 크게요?") {
        IntentItemSection("작은 것") {
          IntentItem(1, title: "하나")
          2
        }
        IntentItemSection("큰 것") { 10 }
        IntentItemSection { 99 }
      }
    }
  }

  struct Recent: DynamicOptionsProvider {
    func results() async throws -> IntentItemCollection<Int> {
      IntentItemCollection(promptLabel: "최근", items: [1, 2])
    }
  }

  struct Pour: AppIntent {
    static let title: LocalizedStringResource = "따르기"
    @Parameter(title: "크기", optionsProvider: Sizes()) var size: Int
    func perform() async throws -> some ProvidesDialog { .result(dialog: "\(size)") }
  }

  struct Repeat: AppIntent {
    static let title: LocalizedStringResource = "다시"
    @Parameter(title: "크기", requestValueDialog: "무엇을 다시요?", optionsProvider: Recent()) var size: Int
    func perform() async throws -> some ProvidesDialog { .result(dialog: "\(size)") }
  }

  @Test("stand under the titles of their sections, and a label that asks is the question")
  func sections() async throws {
    let host = ScriptedHost(.options(["2"]))
    #expect(try await TestApp.run(Pour.self, host: host).dialog?.full == "2")
    let question = await host.questions.first
    #expect(question?.dialog?.full == "얼마나 크게요?")
    #expect(question?.options.map(\.title) == ["하나", "2", "10", "99"])
    #expect(question?.options.map(\.section) == ["작은 것", "작은 것", "큰 것", nil])
  }

  @Test("without sections stand under a label that asks nothing, and the parameter asks as it says")
  func label() async throws {
    let host = ScriptedHost(.options(["1"]))
    #expect(try await TestApp.run(Repeat.self, host: host).dialog?.full == "1")
    let question = await host.questions.first
    #expect(question?.dialog?.full == "무엇을 다시요?")
    #expect(question?.options.map(\.section) == ["최근", "최근"])
  }
}
