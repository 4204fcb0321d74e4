import ConversationProtocol
import Assistant
import JSONText
import Store
import Views
@_spi(Scheduling) import Widgets

/// A widget as a caller gets it.
extension Board {
  func shown(_ record: SurfaceRecord, to caller: SurfaceCaller) throws -> WidgetReport {
    let state = SurfaceState(record.state, language: language)
    let (schedule, now) = (state.schedule, assistant.now)
    var tree: ViewTree?
    if let index = schedule.shown(at: now), state.entries.indices.contains(index) {
      tree = try given(state.entries[index], index, of: record, to: caller)
    }
    if !caller.showsPrivateContent { tree = tree?.redactingPrivateContent() }
    var report = WidgetReport(
      id: record.id, app: record.app, kind: record.kind, title: title(of: record), family: record.family,
      stack: record.stack, tree: tree?.report, isStale: schedule.isStale, problem: state.problem,
      relevance: Double(schedule.relevance(at: now)), next: schedule.wake(after: now)?.writable)
    report.configuration = record.settings
    return report
  }

  /// The tree with identifiers of buttons that mean something to this caller and for this entry only.
  private func given(
    _ entry: SurfaceState.Entry, _ index: Int, of record: SurfaceRecord, to caller: SurfaceCaller
  ) throws -> ViewTree {
    guard !entry.actions.isEmpty else { return entry.tree }
    let new = entry.actions.keys.map {
      SurfaceActionRecord(
        id: Self.randomName(), surface: record.id, revision: record.revision, entry: index,
        caller: caller.name, action: $0)
    }
    let known = try store.actions(
      of: record.id, revision: record.revision, entry: index, for: caller.name, new)
    let ids = Dictionary(known.map { ($0.action, $0.id) }) { first, _ in first }
    return entry.tree.changingActions { ids[$0] ?? "" }
  }

  /// 128 random bits.
  static func randomName() -> String {
    UUID().uuidString.replacing("-", with: "").lowercased()
  }
}

extension Date {
  /// Nil for a date whose year has not four digits, which cannot be written down.
  fileprivate var writable: Date? {
    (-62_135_596_800..<253_402_300_800).contains(timeIntervalSince1970) ? self : nil
  }
}

extension ViewTree {
  /// The tree as a report has it.
  var report: JSON? {
    guard let data = try? json() else { return nil }
    return try? JSON(parsingObject: Array(data), called: "tree")
  }
}
