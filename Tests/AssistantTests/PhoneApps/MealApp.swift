import AppIntents
import Synchronization

/// A log of meals with presets, as such apps declare it for phones: numbers with ranges, a preset by a request for one, a
/// confirmation that says what is written down, and a setting that is opened next.
enum MealApp: AssistantApp {
  static let names = ["": AppNames(display: "식사일지")]
  static let intents: [any AppIntent.Type] = [LogCarbs.self, StartPreset.self, ShowPreset.self]
  static let shortcuts: (any AppShortcutsProvider.Type)? = MealShortcuts.self
  static let phrasesFolder: String? = nil
  static func configure(dataFolder: URL) {}
}

final class MealLog: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock(\.self) }
  func write(_ line: String) { lines.withLock { $0.append(line) } }
}

struct PresetEntity: AppEntity, Hashable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "미리 정한 것"
  static let defaultQuery = PresetQuery()
  static let all = [PresetEntity(id: "run", name: "달리기"), PresetEntity(id: "sleep", name: "잠")]

  let id: String
  let name: String

  var displayRepresentation: DisplayRepresentation { .init(title: .init(stringLiteral: name)) }
}

struct PresetQuery: EntityQuery {
  func entities(for identifiers: [PresetEntity.ID]) async throws -> [PresetEntity] {
    PresetEntity.all.filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [PresetEntity] { PresetEntity.all }
}

struct LogCarbs: AppIntent {
  static let title: LocalizedStringResource = "탄수화물 적기"
  static let openAppWhenRun = false

  @Parameter(
    title: "양", description: "그램", controlStyle: .field, inclusiveRange: (0, 200),
    requestValueDialog: "몇 그램이요?")
  var grams: Double
  @Parameter(title: "확인", default: true) var confirms: Bool
  @Dependency var log: MealLog

  static var parameterSummary: some ParameterSummary {
    When(\.$confirms, .equalTo, true) {
      Summary("\(\.$grams) 적기") { \.$confirms }
    } otherwise: {
      Summary("\(\.$grams) 바로 적기") { \.$confirms }
    }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    if confirms {
      try await requestConfirmation(
        result: .result(dialog: "\(grams, specifier: "%.0f")g을 적을까요?"), confirmationActionName: .add)
    }
    guard grams > 0 else { return .result(dialog: "적을 게 없어요.") }
    log.write(String(format: "%.0f", grams))
    return .result(dialog: "적었어요.") { Text("\(grams, specifier: "%.0f") g") }
  }
}

struct StartPreset: AppIntent {
  static let title: LocalizedStringResource = "미리 정한 것 시작"

  @Parameter(title: "무엇") var preset: PresetEntity?
  @Dependency var log: MealLog

  func perform() async throws -> some IntentResult & ReturnsValue<PresetEntity> & OpensIntent & ProvidesDialog
  {
    let chosen: PresetEntity
    if let preset {
      chosen = preset
    } else {
      chosen = try await $preset.requestDisambiguation(
        among: try await PresetQuery().suggestedEntities(), dialog: "무엇을 시작할까요?")
    }
    log.write(chosen.id)
    return .result(value: chosen, opensIntent: ShowPreset(), dialog: "\(chosen) 시작했어요.")
  }
}

struct ShowPreset: AppIntent {
  static let title: LocalizedStringResource = "미리 정한 것 보기"
  static let isDiscoverable = false

  @Parameter(title: "무엇", inputConnectionBehavior: .connectToPreviousIntentResult) var preset: PresetEntity

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "지금은 \(preset)이에요.") }
}

struct MealShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: LogCarbs(), phrases: ["\(.applicationName)에 탄수화물 적어줘"], shortTitle: "적기",
      systemImageName: "fork.knife")
    AppShortcut(
      intent: StartPreset(), phrases: ["\(.applicationName)에서 미리 정한 거 시작해줘"], shortTitle: "시작",
      systemImageName: "play")
  }
}
