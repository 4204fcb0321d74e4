import AppIntents
import Foundation
import Testing

@testable import Assistant

/// An app whose every text has 은(는) behind a number.
@Suite("Every text of an app has the form of a particle that the word before it wants") struct ParticleTests {
  enum Numbers: AssistantApp {
    static let names = ["ko": AppNames(display: "번호판")]
    static let intents: [any AppIntent.Type] = [Choose.self, Confirm.self, Show.self, Fail.self]
    static let shortcuts: (any AppShortcutsProvider.Type)? = nil
    static let phrasesFolder: String? = nil
    static func configure(dataFolder: URL) {}
  }

  struct Choose: AppIntent {
    static let title: LocalizedStringResource = "고르기"
    @Parameter(title: "번호 1043은(는)") var number: Number?
    func perform() async throws -> some ProvidesDialog {
      _ = try await $number.requestDisambiguation(
        among: [Number(id: "1"), Number(id: "2")], dialog: "1043은(는) 골라요.")
      return .result(dialog: "1044은(는) 됐어요.")
    }
  }

  struct Number: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "번호"
    static let defaultQuery = Query()
    var id: String
    var displayRepresentation: DisplayRepresentation {
      DisplayRepresentation(title: "\(id)043은(는)", subtitle: "가게은(는)")
    }
    struct Query: EntityQuery {
      func entities(for identifiers: [String]) async throws -> [Number] { identifiers.map { Number(id: $0) } }
    }
  }

  struct Confirm: AppIntent {
    static let title: LocalizedStringResource = "확인"
    func perform() async throws -> some ProvidesDialog {
      let choice = try await requestChoice(
        between: [Option(title: "1043은(는) 취소", style: .cancel), Option(title: "1044은(는) 보관")],
        dialog: "1045은(는) 어떻게 할까요?")
      return .result(dialog: "\(String(localized: choice.title)) 했어요.")
    }
  }

  struct Show: AppIntent {
    static let title: LocalizedStringResource = "보기"
    func perform() async throws -> some ReturnsValue<String> & ProvidesDialog & ShowsSnippetView {
      .result(
        value: "1043은(는) 값",
        dialog: IntentDialog(full: "1043은(는) 길어요.", supporting: "1043은(는) 짧아요.")
      ) {
        Text("1043은(는) 줄")
        Button("1043은(는) 단추", intent: Fail())
      }
    }
  }

  struct Fail: AppIntent {
    static let title: LocalizedStringResource = "실패"
    struct Lost: Error, CustomLocalizedStringResourceConvertible {
      var localizedStringResource: LocalizedStringResource { "1043은(는) 없어요." }
    }
    func perform() async throws -> some IntentResult {
      guard Int("없음") != nil else { throw Lost() }
      return .result()
    }
  }

  /// All that is told of a run, as it is sent and kept; questions get their first option.
  private func told(of intent: String) async throws -> String {
    let surroundings = RunContext(
      language: "ko", clock: { Date(timeIntervalSince1970: 0) }, timeZone: .gmt,
      pause: { try await Task.sleep(for: .seconds($0)) })
    let run = FrameRun(
      IntentCall(app: "Numbers", intent: intent), of: Numbers.self, journal: Journal(), in: surroundings
    ) { _ in }
    var told = ""
    func add(_ value: some Encodable) throws {
      told += String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }
    while true {
      switch await run.next() {
      case .progressed(let progress): try add(progress)
      case .asked(let question, let key):
        try add(question)
        let answer = IntentAnswer.options([try #require(question.options.first).id])
        run.host.answer(answer, key: key, fingerprint: question.fingerprint)
      case .finished(let outcome):
        try add(outcome)
        return told
      case .failed(let failure):
        try add(failure)
        return told
      case .cancelled: return told
      }
    }
  }

  @Test("how far a run has come")
  func progress() {
    let progress = IntentProgress(fraction: 0.5, text: "1043은(는) 절반이에요.").particlesResolved
    #expect(progress == IntentProgress(fraction: 0.5, text: "1043은 절반이에요."))
  }

  @Test(
    "questions, options, ways out, replies, snippets, buttons, values and failures",
    arguments: [("Choose", 6), ("Confirm", 4), ("Show", 5), ("Fail", 1)])
  func walked(_ intent: String, _ least: Int) async throws {
    let told = try await told(of: intent)
    #expect(!told.contains("은(는)"), "\(told)")
    #expect(told.matches(of: /\d043은|\d044는|\d045는|가게는/).count >= least, "\(told)")
  }
}
