import AppIntents
import Assistant
import Views
@_spi(Scheduling) import Widgets

/// Asks the provider of a widget, and makes trees of its entries.
struct TimelineLoader: Sendable {
  let assistant: Assistant
  let language: String

  /// Kept of one widget, in bytes of JSON; more entries are asked for when these have been shown.
  static let mostBytes = 4 << 20

  struct Loaded: Sendable {
    var dates: [TimelineSchedule.Entry] = []
    var entries: [SurfaceState.Entry] = []
    var policy = TimelineReloadPolicy.atEnd
  }

  /// - Throws: whatever the app throws; `IntentFailure` for a provider that takes more than five seconds;
  ///   `TimelineMistake`; `ViewTreeError` for a view that shows too much.
  func load(
    _ widget: WidgetDeclaration, of app: String, _ configuration: [String: IntentArgument],
    family: WidgetFamily
  ) async throws -> Loaded {
    let (now, language) = (assistant.now, language)
    let environment = environment(family)
    return try await IntentRuntime.looking(
      for: widget.kind, language: language, now: now, timeZone: assistant.timeZone, pause: assistant.pause
    ) { host in
      let values = try await widget.values(configuration, of: app, host: host)
      let context = TimelineProviderContext(family: family, isPreview: false, environment: environment)
      let given = try await widget.source.timeline(for: values, in: context)
      return try await trees(of: try BoundedTimeline(given, at: now), of: app, in: environment)
    }
  }

  /// What the widget looks like to somebody who chooses it.
  func preview(_ widget: WidgetDeclaration, of app: String, family: WidgetFamily) async throws -> ViewTree {
    let (language, environment) = (language, environment(family))
    return try await IntentRuntime.looking(
      for: widget.kind, language: language, now: assistant.now, timeZone: assistant.timeZone,
      pause: assistant.pause
    ) { host in
      let values = try await widget.values([:], of: app, host: host)
      let context = TimelineProviderContext(family: family, isPreview: true, environment: environment)
      let entry = try await widget.source.snapshot(for: values, in: context)
      return try await entry.resolved(in: environment) { "preview" }.tree
    }
  }

  private func environment(_ family: WidgetFamily) -> EnvironmentValues {
    var environment = EnvironmentValues.shown(in: language, timeZone: assistant.timeZone)
    environment.widgetFamily = family
    environment.colorScheme = .dark
    return environment
  }

  private func trees(
    of timeline: BoundedTimeline, of app: String, in environment: EnvironmentValues
  ) async throws -> Loaded {
    var loaded = Loaded()
    loaded.policy = timeline.policy
    var bytes = 0
    for entry in timeline.entries {
      let shown = try await tree(of: entry, of: app, in: environment)
      bytes += (try? shown.tree.json().count) ?? 0
      guard bytes <= Self.mostBytes else {
        loaded.policy = .atEnd
        break
      }
      let relevance = entry.relevance.flatMap { $0.score.isFinite && $0.duration.isFinite ? $0 : nil }
      loaded.dates.append(.init(date: entry.date, relevance: relevance))
      loaded.entries.append(shown)
    }
    return loaded
  }

  @MainActor
  private func tree(
    of entry: ShownEntry, of app: String, in environment: EnvironmentValues
  ) throws -> SurfaceState.Entry {
    var count = 0
    let resolved = try entry.resolved(in: environment) {
      count += 1
      return String(count)
    }
    let presses = Dictionary(resolved.tree.namedPresses.map { ($0.action, $0) }) { first, _ in first }
    let actions = resolved.actions.compactMap { id, action -> (String, SurfaceState.Action)? in
      guard let pressed = action as? PressedIntent, let press = presses[id] else { return nil }
      return (id, SurfaceState.Action(press, pressed.intent, of: app, language: language))
    }
    return SurfaceState.Entry(tree: resolved.tree, actions: Dictionary(uniqueKeysWithValues: actions))
  }
}

extension WidgetDeclaration {
  /// The intent with the values that a person set; nil for a widget that cannot be set.
  fileprivate func values(
    _ arguments: [String: IntentArgument], of app: String, host: any IntentDialogHost
  ) async throws -> (any AppIntent)? {
    guard let intent else { return nil }
    return try await IntentRuntime.filled(intent, with: arguments, of: app, host: host)
  }
}

extension SurfaceState.Action {
  /// A switch sets what is wanted, whatever its view made of the intent.
  init(_ press: ViewPress, _ intent: any AppIntent, of app: String, language: String) {
    func call(_ intent: any AppIntent) -> IntentCall {
      IntentRuntime.call(of: intent, app: app, language: language)
    }
    title = press.title
    isOn = press.isOn
    // The parameters of an intent are shared by its copies: each call is made before the other value is set.
    let on = press.isOn == nil ? nil : intent.setting(true).map(call)
    off = on == nil ? nil : intent.setting(false).map(call)
    self.call = on ?? call(intent)
  }
}

extension AppIntent {
  /// The intent with its value on or off; nil when it sets no switch.
  fileprivate func setting(_ isOn: Bool) -> (any AppIntent)? {
    func set<Intent: SetValueIntent>(_ intent: Intent) -> (any AppIntent)? {
      guard let value = isOn as? Intent.ValueType else { return nil }
      var intent = intent
      intent.value = value
      return intent
    }
    return (self as? any SetValueIntent).flatMap { set($0) }
  }
}
