import Testing

@testable import AppIntents

@Suite("Confirmations that perform asks for") struct ConfirmationTests {
  /// Asks under the conditions of its parameter: none, or only after a doubtful sentence.
  struct Send: AppIntent {
    static let title: LocalizedStringResource = "보내기"
    static let risk = IntentRisk.reads
    @Parameter(title: "언제") var onlyInDoubt: Bool

    func perform() async throws -> some ProvidesDialog {
      let conditions: ConfirmationConditions = onlyInDoubt ? .lowConfidenceSource : []
      try await requestConfirmation(conditions: conditions, actionName: .send, dialog: "보낼까요?")
      return .result(dialog: "보냈어요.")
    }
  }

  @Test("without conditions always ask, in the words of the action")
  func always() async throws {
    let host = ScriptedHost(.confirmed(true))
    let outcome = try await TestApp.run(Send.self, ["onlyInDoubt": .boolean(false)], host: host)
    #expect(outcome.dialog?.full == "보냈어요.")
    let question = await host.questions.first
    #expect(question?.kind == .confirm && question?.dialog?.full == "보낼까요?")
    #expect(question?.confirmation?.action == "send")
  }

  @Test("that are wanted in doubt only ask nothing, since doubt is cleared up before an intent runs")
  func inDoubt() async throws {
    let host = ScriptedHost()
    let outcome = try await TestApp.run(Send.self, ["onlyInDoubt": .boolean(true)], host: host)
    #expect(outcome.dialog?.full == "보냈어요.")
    #expect(await host.questions.isEmpty)
  }

  @Test("Where an app only looks, an effect is refused by name, and its body does not run")
  func refused() async throws {
    let host = WatchingHost(language: "ko", now: .distantPast, timeZone: .current)
    await IntentDialogScope.$host.withValue(host) {
      await #expect(throws: EffectRefused(name: "send")) {
        try await IntentEffect.run("send", key: "1") { Issue.record("the body ran") }
      }
    }
  }
}

@Suite("A spoken composite") struct SpokenCompositeTests {
  struct Cup: AppEntity {
    struct Query: EnumerableEntityQuery {
      func entities(for identifiers: [String]) async throws -> [Cup] { identifiers.map { Cup(id: $0) } }
      func allEntities() async throws -> [Cup] { ["찻잔", "머그"].map { Cup(id: $0) } }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "잔"
    static let defaultQuery = Query()
    let id: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }
  }

  struct Line: SpokenComposite {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "잔과 수"
    static let spokenForms = ["ko": ["{cup} [{count}]"]]
    @Property(title: "잔") var cup: Cup
    @Property(title: "수", default: 1) var count: Int
    var displayRepresentation: DisplayRepresentation { "\(cup) \(count)" }
  }

  struct Wash: AppIntent {
    static let title: LocalizedStringResource = "씻기"
    @Parameter(title: "잔") var line: Line
    func perform() async throws -> some ProvidesDialog { .result(dialog: "\(line.cup.id) \(line.count)") }
  }

  @Test("tells the forms in which it is said, and takes its parts with their defaults")
  func parts() async throws {
    let kind = TestApp.describe(Wash.self).intents.first?.parameters.first?.kind
    guard case .composite(let composite) = kind else { return #expect(kind == nil) }
    #expect(composite.spokenForms == ["ko": ["{cup} [{count}]"]])
    #expect(composite.properties.map(\.name) == ["cup", "count"])
    let one = try await TestApp.run(Wash.self, ["line": .composite(["cup": .text("머그")])])
    #expect(one.dialog?.full == "머그 1")
    let two = try await TestApp.run(
      Wash.self, ["line": .composite(["cup": .text("찻잔"), "count": .integer(2)])])
    #expect(two.dialog?.full == "찻잔 2")
  }
}
