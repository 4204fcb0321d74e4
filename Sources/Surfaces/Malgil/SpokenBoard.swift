import AppIntents
import Assistant
import ConversationProtocol
import Foundation
import Store

/// The speaker's board.
struct SpokenBoard: Sendable {
  let board: Board
  let caller: SurfaceCaller

  /// - Throws: `NoBoard` outside a conversation, and where nothing is kept.
  static func current() async throws -> SpokenBoard {
    guard let speaker = Speaker.current, let host = IntentDialogScope.host,
      let store = speaker.assistant.store as? SQLiteStore
    else { throw NoBoard() }
    let board = await Board(
      apps: speaker.assistant.catalog.apps.map(\.type), store: store, assistant: speaker.assistant,
      language: host.language)
    return SpokenBoard(board: board, caller: SurfaceCaller(speaker, host))
  }

  func placements() async throws -> [Placement] { try await board.placements(for: caller) }

  /// The placement that a person means; of several they are asked.
  func placement(
    of widget: WidgetEntity, asking which: IntentParameter<PlacedWidgetEntity?>
  ) async throws -> Placement? {
    let all = try await IntentContext.query("placements") { try await placements() }
    let found = all.filter { $0.widget == widget.id }
    guard found.count > 1 else { return found.first }
    if let known = which.wrappedValue { return known.placement }
    return try await which.requestDisambiguation(
      among: found.map(PlacedWidgetEntity.init),
      dialog: IntentDialog(ko: "어느 \(widget)을(를) 말하세요?", en: "Which \(widget)?")
    ).placement
  }

  func controls(areSwitches: Bool, among all: [ControlEntity]) async throws -> [ControlEntity] {
    let shown = try await board.controls(for: caller).filter {
      !$0.isDisabled && ($0.isOn != nil) == areSwitches
    }
    return all.filter { control in shown.contains { $0.id == control.id } }
  }
}

extension SurfaceCaller {
  /// As the door of the conversation knows them.
  fileprivate init(_ speaker: Speaker, _ host: any IntentDialogHost) {
    let isOwn = speaker.user == "\(getuid())"
    self.init(
      user: speaker.user, name: speaker.user, isPerson: host.permits(.requiresAuthentication),
      showsPrivateContent: isOwn && host.permits(.requiresLocalDeviceAuthentication))
  }
}

/// Nothing is kept where the intent runs, so there is no board.
struct NoBoard: UnavailableError, CustomLocalizedStringResourceConvertible {
  var isTemporary: Bool { false }

  var localizedStringResource: LocalizedStringResource {
    LocalizedStringResource(ko: "여기에는 위젯을 둘 곳이 없어요.", en: "There is no board here.")
  }
}
