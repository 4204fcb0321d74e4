import AppIntents
import Assistant
package import ConversationProtocol
package import Foundation
import KoreanLanguage

/// One of the things that go on by themselves.
package struct ActivityName: Hashable, Sendable {
  package var app: String
  package var id: String

  package init(app: String, id: String) {
    self.app = app
    self.id = id
  }
}

/// What has changed of the things that go on by themselves, from one look to the next. No look performs anything.
package actor ActivityChanges {
  private let host: AssistantHost
  private let apps: [any AssistantApp.Type]
  /// What people know of each thing, by app and identifier.
  private var known: [String: [String: ActivityReport]] = [:]

  /// Seconds between two looks for which there is no reason but that other processes do things, too.
  package static let longestPause = 60.0

  package struct Look: Sendable {
    package var notices: [Notice] = []
    /// What was not there at the last look; at the first one, nothing.
    package var begun: [ActivityName] = []
    /// What was there at the last look.
    package var gone: [ActivityName] = []
    /// When something changes next.
    package var next: Date?
    /// Apps that cannot say, with their reason.
    package var failures: [String: String] = [:]

    package init() {}

    /// - Parameter before: what there was at the last look; nil at the first one.
    fileprivate mutating func add(_ now: [String], _ before: [String]?, of app: String) {
      guard let before else { return }
      begun += Set(now).subtracting(before).map { ActivityName(app: app, id: $0) }
      gone += Set(before).subtracting(now).map { ActivityName(app: app, id: $0) }
    }

    /// Seconds from `now` until it is worth looking again.
    package func pause(from now: Date) -> Double {
      min(next.map { max(0.05, $0.timeIntervalSince(now)) } ?? longestPause, longestPause)
    }
  }

  package init(_ host: AssistantHost) {
    self.host = host
    apps = host.apps.filter { $0 is any OngoingActivityProvider.Type }
  }

  /// No app has anything that goes on by itself.
  package nonisolated var isEmpty: Bool { apps.isEmpty }

  /// Looks, and tells what is another thing than at the last look. What is new was told by whoever began it.
  package func look() async -> Look {
    var look = Look()
    for app in apps {
      let name = _typeName(app, qualified: false)
      do {
        let reports = try await IntentRuntime.activities(
          of: app, languages: MessageCatalogue.languages.keys.sorted(), now: host.assistant.now,
          timeZone: host.assistant.timeZone)
        let before = known[name]
        look.notices += changes(in: reports, of: name)
        look.add(reports.map(\.id), before.map { Array($0.keys) }, of: name)
        look.next = (reports.compactMap(\.nextChange) + [look.next].compactMap(\.self)).min()
      } catch {
        look.failures[name] = "\(error)"
      }
    }
    return look
  }

  private func changes(in reports: [ActivityReport], of app: String) -> [Notice] {
    defer { known[app] = Dictionary(reports.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }) }
    return reports.compactMap { report in
      guard let before = known[app]?[report.id], before.texts != report.texts else { return nil }
      let texts = report.texts.mapValues { KoreanParticle.resolve(in: $0) }
      return Notice(
        app: app, about: report.id, text: texts[host.language] ?? "", texts: texts, fraction: report.progress)
    }
  }
}
