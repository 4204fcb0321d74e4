import AppIntents
import Foundation
import Synchronization

/// Intents of a travel app: the kinds of intent that a delivery app does not have.
enum Landmarks: AssistantApp {
  static let names = ["": AppNames(display: "Travel Notes")]
  static let intents: [any AppIntent.Type] = [
    DeleteNote.self, ShowCrowd.self, ShowNotes.self, OpenNote.self, FindTicket.self, Measure.self,
  ]
  static let shortcuts: (any AppShortcutsProvider.Type)? = nil
  static let phrasesFolder: String? = nil
  /// Keeps no data.
  static func configure(dataFolder: URL) {}
}

final class Notebook: Sendable {
  let notes = Mutex(["부산", "경주"])
}

struct DeleteNote: DeleteIntent, UndoableIntent {
  static let title: LocalizedStringResource = "메모 지우기"
  static let notebook = Notebook()

  @Parameter(title: "메모") var entities: [Note]

  func perform() async throws -> some IntentResult {
    let deleted = entities.map(\.id)
    Self.notebook.notes.withLock { $0.removeAll { deleted.contains($0) } }
    for id in deleted {
      undoManager?.registerUndo(withTarget: Self.notebook) { notebook in
        notebook.notes.withLock { $0.append(id) }
      }
    }
    return .result(dialog: "지웠어요.")
  }
}

struct Note: AppEntity {
  struct Query: EntityQuery {
    @IntentParameterDependency<OpenNote>(\.$place, \.$mood) var opening

    func entities(for identifiers: [String]) async throws -> [Note] { identifiers.map { Note(id: $0) } }

    func suggestedEntities() async throws -> [Note] {
      guard let opening else { return [] }
      return [Note(id: "\(opening.place) \(opening.mood.rawValue)")]
    }
  }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "메모"
  static let defaultQuery = Query()

  let id: String
  @ComputedProperty(title: "길이") var length: Int {
    let letters = id.count
    return letters
  }
  @ComputedProperty(title: "첫 글자", indexingKey: \.subject) var initial: String { String(id.prefix(1)) }
  @ComputedProperty(identifier: "last", customIndexingKey: CSCustomAttributeKey(keyName: "last"))
  var final: String { String(id.suffix(1)) }
  @DeferredProperty(title: "혼잡도") var crowd: Int { get async throws { length * 2 } }

  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct OpenNote: AppIntent {
  static let title: LocalizedStringResource = "메모 열기"

  @Parameter(title: "장소") var place: String
  @Parameter(title: "맵기", supportedValues: [.mild, .hot]) var mood: Spice
  @Parameter(title: "메모") var note: Note

  func perform() async throws -> some IntentResult {
    .result(dialog: "\(note) \(try await note.crowd)")
  }
}

struct Settings: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "설정"
  static let defaultQuery = UniqueAppEntityProvider { Settings(place: "서울") }

  let place: String
}

struct ShowCrowd: AppIntent {
  static let title: LocalizedStringResource = "붐빔 정도"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

  @Parameter(title: "설정") var settings: Settings?
  @Parameter(title: "물어보기", default: true) var asks: Bool

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let mode = systemContext.currentMode
    if mode == .background, mode.canContinueInForeground {
      try await continueInForeground("앱에서 볼까요?", alwaysConfirm: asks)
    }
    return .result(value: 3, dialog: "\(settings?.place ?? "여기") 3")
  }
}

struct ShowNotes: SnippetIntent {
  static let title: LocalizedStringResource = "메모 보기"

  @Parameter(title: "몇 개") var count: Int

  init() {}

  init(count: Int) {
    self.count = count
  }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: Text(LocalizedStringResource("메모 \(count)개", translations: ["en": "\(count) notes"])))
  }
}

struct FindTicket: SelfConfirmingIntent {
  static let title: LocalizedStringResource = "표 찾기"

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    try await requestConfirmation(snippetIntent: ShowNotes(count: 1))
    ShowNotes.reload()
    return .result(snippetIntent: ShowNotes(count: 2))
  }
}

/// A parameter of every kind that needs no query.
struct Measure: AppIntent {
  static let title: LocalizedStringResource = "재기"

  struct Lengths: DynamicOptionsProvider {
    func results() async throws -> [Int] { [1, 2] }
    func defaultResult() async -> Int? { 2 }
  }

  @Parameter(title: "비율", inclusiveRange: (0.5, 1.5)) var ratio: Double?
  @Parameter(title: "언제") var date: Date?
  @Parameter(title: "동안") var time: Duration?
  @Parameter(title: "주소") var link: URL?
  @Parameter(title: "켜기") var isOn: Bool?
  @Parameter(title: "이름") var tags: [String]?
  @Parameter(title: "길이", optionsProvider: Lengths()) var length: Int
  @Parameter(title: "주문") var line: Line?

  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: self)
  }
}
