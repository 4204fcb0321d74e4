package import AppIntents
import Assistant
import BackgroundWork
import Store

/// Work in the background of all apps.
extension Board {
  /// Which work is done now.
  package enum BackgroundWorkLength: Sendable { case short, long, any }

  /// Does what is due, unattended: effects are refused, and nothing is spent.
  ///
  /// - Returns: the identifiers of what was done.
  @discardableResult
  package func runBackgroundTasks(_ length: BackgroundWorkLength = .any) async -> [String] {
    let kinds: Set<BackgroundRecord.Kind> =
      switch length {
      case .short: [.refresh]
      case .long: [.processing]
      case .any: [.refresh, .processing]
      }
    let (place, pause) = (backgroundPlace, assistant.pause)
    return await inPlaces {
      await IntentRuntime.unattended(
        language: language, now: assistant.now, timeZone: assistant.timeZone
      ) { await place.run(kinds, pause: pause).map(\.identifier) }
    }
  }

  /// When work is due next.
  package func nextBackgroundTask() throws -> Date? { try backgroundPlace.next() }

  /// Calls `body` each time that an app of this process asks for work in an intent, until the returned closure is called.
  package static func onBackgroundRequest(_ body: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    BackgroundPlace.current.onRequest(body)
  }
}
