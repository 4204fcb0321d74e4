import AppIntents
import Synchronization

/// A home's lamps and scenes, as such apps declare them for phones: entities that a server knows, a query by words whose
/// answers are in sections, a switch made of an action and an entity, notices by a flag.
enum LampApp: AssistantApp {
  static let names = ["": AppNames(display: "우리집")]
  static let intents: [any AppIntent.Type] = [TurnLamp.self, RunScene.self]
  static let shortcuts: (any AppShortcutsProvider.Type)? = LampShortcuts.self
  static let phrasesFolder: String? = nil
  static func configure(dataFolder: URL) {}
}

final class LampServer: Sendable {
  private let on = Mutex<Set<String>>([])
  private let sent = Mutex<[String]>([])

  static let names = ["kitchen": "부엌 등", "living": "거실 등", "stand": "거실 스탠드"]

  var lit: Set<String> { on.withLock(\.self) }
  var notices: [String] { sent.withLock(\.self) }

  func set(_ id: String, _ isOn: Bool) throws {
    guard Self.names[id] != nil else { throw LampFailure.gone }
    on.withLock { on in
      if isOn { on.insert(id) } else { on.remove(id) }
    }
  }

  func notify(_ text: String) { sent.withLock { $0.append(text) } }
}

enum LampFailure: Error, CustomLocalizedStringResourceConvertible {
  case gone

  var localizedStringResource: LocalizedStringResource { "그 등은 이제 없어요." }
}

struct LampEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: .init("lamp", defaultValue: "등"))
  static let defaultQuery = LampQuery()

  let id: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: .init(stringLiteral: LampServer.names[id] ?? id), image: .init(systemName: "lightbulb"))
  }
}

struct LampQuery: EntityQuery, EntityStringQuery {
  private var all: [LampEntity] { LampServer.names.keys.sorted().map { LampEntity(id: $0) } }

  func entities(for identifiers: [String]) async throws -> [LampEntity] {
    all.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> IntentItemCollection<LampEntity> {
    .init(sections: [.init("집", items: all.filter { LampServer.names[$0.id]?.contains(string) ?? false })])
  }

  func suggestedEntities() async throws -> IntentItemCollection<LampEntity> { .init(items: all) }
}

struct TurnLamp: AppIntent {
  enum Action: String, AppEnum {
    case on, off

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "할 일"
    static let caseDisplayRepresentations: [Action: DisplayRepresentation] = [.on: "켜기", .off: "끄기"]
  }

  static let title: LocalizedStringResource = .init("lamp.turn", defaultValue: "등 켜고 끄기")

  @Parameter(title: "등", requestValueDialog: "어느 등이요?") var lamp: LampEntity
  @Parameter(title: "할 일", default: .on) var action: Action
  @Dependency var server: LampServer

  init() {}

  init(action: Action) { self.action = action }

  func perform() async throws -> some IntentResult & ReturnsValue<LampEntity> & ProvidesDialog {
    try server.set(lamp.id, action == .on)
    return .result(value: lamp, dialog: "\(lamp) \(action == .on ? "켰어요" : "껐어요").")
  }
}

struct RunScene: AppIntent {
  static let title: LocalizedStringResource = "장면"

  @Parameter(title: "장면", optionsProvider: Scenes()) var scene: String
  @Parameter(title: "알림", default: true) var notifies: Bool
  @Dependency var server: LampServer

  struct Scenes: DynamicOptionsProvider {
    func results() async throws -> [String] { ["영화", "취침"] }
  }

  static var parameterSummary: some ParameterSummary { Summary("\(\.$scene) 장면") { \.$notifies } }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    if notifies { server.notify(scene) }
    return .result(dialog: "\(scene) 장면이에요.")
  }
}

struct LampShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: TurnLamp(action: .on), phrases: ["\(.applicationName)에서 \(\.$lamp) 켜줘"],
      shortTitle: "켜기", systemImageName: "lightbulb")
    AppShortcut(
      intent: TurnLamp(action: .off),
      phrases: ["\(.applicationName)에서 \(\.$lamp) 꺼줘", "\(.applicationName)에서 등 꺼줘"],
      shortTitle: "끄기", systemImageName: "lightbulb.slash")
    AppShortcut(
      intent: RunScene(), phrases: ["\(.applicationName)에서 장면 바꿔줘"], shortTitle: "장면",
      systemImageName: "sparkles")
  }

  static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases { "\(.applicationName)에서 거실 등 켜줘" }
  }
}
