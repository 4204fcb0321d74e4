import AppIntents
import Foundation
import ViewRendering
import Views
import Widgets

@testable import FoodDelivery

/// A timeline of the app as trees.
struct ShownFood {
  var dates: [Date]
  var relevance: [TimelineEntryRelevance?]
  var policy: TimelineReloadPolicy
  var trees: [ViewTree]
  /// What the buttons of each entry run.
  var pressed: [[any AppIntent.Type]]

  init(
    _ kind: String, at now: Date, _ family: WidgetFamily = .systemMedium,
    _ settings: [String: IntentArgument] = [:], language: String = "ko"
  ) async throws {
    let widgets = await MainActor.run { _WidgetDeclarations(of: FoodDelivery.self).widgets }
    guard let widget = widgets.first(where: { $0.kind == kind }) else { throw CancellationError() }
    let timeline = try await IntentRuntime.looking(
      for: kind, language: language, now: now, timeZone: .gmt
    ) { host in
      var values: (any AppIntent)?
      if let intent = widget.intent {
        values = try await IntentRuntime.filled(intent, with: settings, of: "FoodDelivery", host: host)
      }
      let context = TimelineProviderContext(family: family, isPreview: false)
      return try await widget.source.timeline(for: values, in: context)
    }
    var environment = EnvironmentValues.shown(in: language, timeZone: .gmt)
    environment.widgetFamily = family
    let shown = environment
    let resolved = try await MainActor.run {
      try timeline.entries.map { entry in
        let view = try entry.resolved(in: shown) { UUID().uuidString }
        let pressed = view.tree.presses.compactMap { (view.actions[$0.action] as? PressedIntent)?.intent }
        return (view.tree, pressed.map { type(of: $0) })
      }
    }
    dates = timeline.entries.map(\.date)
    relevance = timeline.entries.map(\.relevance)
    policy = timeline.policy
    trees = resolved.map(\.0)
    pressed = resolved.map(\.1)
  }

  /// The lines of an entry as a terminal has them.
  func text(_ index: Int = 0) -> String { TerminalRendering(width: 60).text(trees[index]) }
}
