import AppIntents
import Synchronization

/// A history of what was copied, as such apps declare it for phones: by number, with an entity made of what lies there, an
/// error with words, and an undo.
enum ClippingApp: AssistantApp {
  static let names = ["": AppNames(display: "복사장")]
  static let intents: [any AppIntent.Type] = [GetClipping.self, DeleteClipping.self, ClearClippings.self]
  static let shortcuts: (any AppShortcutsProvider.Type)? = ClippingShortcuts.self
  static let phrasesFolder: String? = nil
  static func configure(dataFolder: URL) {}
}

final class Clippings: Sendable {
  private let texts = Mutex(["사과", "https://example.com", "전화번호"])

  var all: [String] { texts.withLock(\.self) }

  func take(_ number: Int) throws -> String {
    try texts.withLock { texts in
      guard texts.indices.contains(number - 1) else { throw ClippingError.notFound(number) }
      return texts[number - 1]
    }
  }

  func delete(_ number: Int) throws -> String {
    let text = try take(number)
    texts.withLock { _ = $0.remove(at: number - 1) }
    return text
  }

  func insert(_ text: String, at number: Int) { texts.withLock { $0.insert(text, at: number - 1) } }
  func clear() { texts.withLock { $0 = [] } }
}

enum ClippingError: LocalizedError {
  case notFound(Int)

  var errorDescription: String? {
    guard case .notFound(let number) = self else { return nil }
    return String(localized: "\(number)번째는 없어요.")
  }
}

struct ClippingEntity: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "복사한 것"

  @Property(title: "글") var text: String?
  @Property(title: "주소") var url: URL?

  var displayRepresentation: DisplayRepresentation { "\(text ?? "")" }

  init() {}

  init(_ text: String) {
    self.text = text
    url = text.hasPrefix("https") ? URL(string: text) : nil
  }
}

struct GetClipping: AppIntent {
  static let title: LocalizedStringResource = "복사한 것 꺼내기"
  static let description = IntentDescription("하나를 꺼내요.", resultValueName: "복사한 것")

  @Parameter(title: "번호", default: 1, inclusiveRange: (1, 99)) var number: Int
  @Dependency var clippings: Clippings

  static var parameterSummary: some ParameterSummary { Summary("\(\.$number)번째 꺼내기") }

  func perform() async throws -> some IntentResult & ReturnsValue<ClippingEntity> & ProvidesDialog {
    let entity = ClippingEntity(try clippings.take(number))
    return .result(value: entity, dialog: "\(entity.text ?? "")")
  }
}

struct DeleteClipping: AppIntent, UndoableIntent {
  static let title: LocalizedStringResource = "복사한 것 지우기"

  @Parameter(title: "번호", inclusiveRange: (1, 99), requestValueDialog: "몇 번째를 지울까요?") var number: Int
  @Dependency var clippings: Clippings

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let number = number
    let text = try clippings.delete(number)
    undoManager?.setActionName("지우기")
    undoManager?.registerUndo(withTarget: clippings) { $0.insert(text, at: number) }
    return .result(dialog: "\(text) 지웠어요.")
  }
}

struct ClearClippings: AppIntent {
  static let title: LocalizedStringResource = "모두 지우기"

  @Dependency var clippings: Clippings

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let choice = try await requestChoice(
      between: [Option(title: "모두 지우기", style: .destructive), .cancel], dialog: "정말 다 지울까요?")
    if choice.style == .destructive { clippings.clear() }
    return .result(dialog: "비었어요.")
  }
}

struct ClippingShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: GetClipping(),
      phrases: ["\(.applicationName)에서 하나 꺼내줘", "\(.applicationName)에서 \(\.$number)번째 꺼내줘"],
      shortTitle: "꺼내기", systemImageName: "clipboard")
    AppShortcut(
      intent: DeleteClipping(), phrases: ["\(.applicationName)에서 하나 지워줘"], shortTitle: "지우기",
      systemImageName: "trash")
    AppShortcut(
      intent: ClearClippings(), phrases: ["\(.applicationName) 비워줘"], shortTitle: "비우기",
      systemImageName: "xmark")
  }
}
