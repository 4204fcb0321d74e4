import struct Foundation.Data
import struct Foundation.Date
import struct Foundation.TimeZone

/// How far something has come, in every language that was asked for.
package struct ActivityReport: Hashable, Sendable {
  package var id: String
  package var texts: [String: String]
  package var progress: Double?
  package var nextChange: Date?
}

extension IntentRuntime {
  /// What goes on in an app; nothing where the app does not say.
  ///
  /// - Throws: what the app throws, and an `IntentFailure` when it takes too long.
  package static func activities(
    of app: any AssistantApp.Type, languages: [String], now: Date, timeZone: TimeZone = .current,
    pause: @escaping Pause = defaultPause
  ) async throws -> [ActivityReport] {
    guard let provider = app as? any OngoingActivityProvider.Type else { return [] }
    let host = WatchingHost(language: languages.first ?? "ko", now: now, timeZone: timeZone)
    return try await IntentDialogScope.$host.withValue(host) {
      try await raced {
        try await provider.ongoingActivities().map { activity in
          let texts = languages.map { ($0, activity.text.text(in: $0)) }
          return ActivityReport(
            id: activity.id, texts: Dictionary(texts, uniquingKeysWith: { first, _ in first }),
            progress: activity.progress, nextChange: activity.nextChange)
        }
      } against: {
        do { try await pause(lookupSeconds) } catch { return nil }
        return IntentFailure(
          code: .timedOut, detail: "activities were looked for for \(lookupSeconds) seconds")
      }
    }
  }
}

/// The host of a look at what goes on: nobody is there, and nothing is done.
struct WatchingHost: IntentDialogHost {
  var language: String
  var now: Date
  var timeZone: TimeZone

  func ask(_ question: IntentQuestion) async throws -> IntentAnswer { throw IntentDialogUnavailable() }

  func effect(
    _ name: String, key: String, _ body: @Sendable () async throws -> Data
  ) async throws -> Data {
    throw EffectRefused(name: name)
  }

  func record(_ name: String, _ body: @Sendable () async throws -> Data) async throws -> Data {
    try await body()
  }
}
