import AppIntents
import Foundation
import Widgets

/// Places a widget with the values that a front end has, and asks for those that are missing.
struct PlaceChosenWidget: UndoableIntent {
  static let title = LocalizedStringResource(ko: "위젯 추가", en: "Add a widget")
  static let isDiscoverable = false
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication

  @Parameter(title: LocalizedStringResource(ko: "위젯", en: "Widget"))
  var widget: String

  @Parameter(title: LocalizedStringResource(ko: "크기", en: "Size"))
  var family: String?

  /// An object of texts, as JSON.
  @Parameter(title: LocalizedStringResource(ko: "설정", en: "Settings"))
  var settings: String?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let spoken = try await SpokenBoard.current()
    let (board, caller) = (spoken.board, spoken.caller)
    let kind = try await board.kind(called: widget)
    let size = try kind.family(try family.map { try Board.family($0, of: kind) })
    let id = try await spoken.place(kind, family: size, given: try given(of: kind))
    undoManager?.registerUndo(withTarget: board) { try await $0.takeAway(id, for: caller) }
    return .result(
      dialog: IntentDialog(ko: "\(kind.title) 위젯을 추가했어요.", en: "\(kind.title) is on your board."))
  }

  /// - Throws: `SurfaceMistake` for a name that is no setting.
  private func given(of kind: WidgetKind) throws -> [String: IntentArgument] {
    guard let settings else { return [:] }
    guard let values = try? JSONDecoder().decode([String: String].self, from: Data(settings.utf8)) else {
      throw SurfaceMistake.notSet(kind.title)
    }
    for name in values.keys.sorted() where !kind.settings.contains(name) {
      throw SurfaceMistake.noSetting(name, known: kind.settings)
    }
    return values.mapValues { .text($0) }
  }
}
