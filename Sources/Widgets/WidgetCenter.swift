public import AppIntents
import Synchronization

/// Asks for new entries, and says which widgets a person has placed.
///
///     WidgetCenter.shared.reloadTimelines(ofKind: "OrderStatus")
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  private init() {}

  /// Asks the providers of all widgets again, as soon as that may be.
  public func reloadAllTimelines() { SurfaceRequests.shared.reload(.widgets) }

  /// Asks the provider of one kind of widget again, as soon as that may be.
  public func reloadTimelines(ofKind kind: String) { SurfaceRequests.shared.reload(.widget(kind: kind)) }

  /// Relevance is that of the current entries.
  public func invalidateRelevance(ofKind kind: String) {}
  public func invalidateConfigurationRecommendations() {}

  /// The widgets that are placed; none in a process in which nothing is shown.
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success(SurfaceRequests.shared.placed))
  }

  public func currentConfigurations() async throws -> [WidgetInfo] { SurfaceRequests.shared.placed }
}

/// A widget that a person has placed.
public struct WidgetInfo: Hashable, Identifiable, Sendable {
  public let id: String
  public let kind: String
  public let family: WidgetFamily

  package init(id: String, kind: String, family: WidgetFamily) {
    self.id = id
    self.kind = kind
    self.family = family
  }
}

/// Asks for the current values of controls.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()

  private init() {}

  public func reloadAllControls() { SurfaceRequests.shared.reload(.controls) }
  public func reloadControls(ofKind kind: String) { SurfaceRequests.shared.reload(.control(kind: kind)) }
}

/// What apps ask of whoever shows their widgets and controls in this process.
package final class SurfaceRequests: Sendable {
  package enum Request: Hashable, Sendable {
    case widgets, widget(kind: String), controls, control(kind: String)
  }

  package static let shared = SurfaceRequests()

  private struct State {
    var waiting: [Request] = []
    var placed: [WidgetInfo] = []
    var onRequest: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  func reload(_ request: Request) {
    let tell = state.withLock { state in
      if !state.waiting.contains(request), state.waiting.count < 1_000 { state.waiting.append(request) }
      return state.onRequest
    }
    tell?()
  }

  var placed: [WidgetInfo] { state.withLock { $0.placed } }

  /// What was asked for since the last call.
  package func take() -> [Request] {
    state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
  }

  /// Says what is placed.
  package func note(placed: [WidgetInfo]) { state.withLock { $0.placed = placed } }

  /// Calls `body` each time that something is asked for.
  package func onRequest(_ body: (@Sendable () -> Void)?) { state.withLock { $0.onRequest = body } }
}
