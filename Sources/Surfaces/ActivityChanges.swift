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
  private let board: @Sendable () async -> Board?
  private let language: String
  /// What people know; nil before the first look.
  private var known: [ActivityName: AnnouncedActivity]?

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

    package init() {}

    /// Seconds from `now` until it is worth looking again.
    package func pause(from now: Date) -> Double {
      min(next.map { max(0.05, $0.timeIntervalSince(now)) } ?? longestPause, longestPause)
    }
  }

  /// - Parameters:
  ///   - language: of the texts that front ends show which know no language.
  ///   - board: where the activities are; nil where nothing is kept.
  package init(language: String, board: @escaping @Sendable () async -> Board?) {
    (self.language, self.board) = (language, board)
  }

  /// Looks, and tells what is another thing than at the last look. What is new was told by whoever began it.
  ///
  /// - Throws: `ConversationStoreError`.
  package func look() async throws -> Look {
    guard let board = await board() else { return Look() }
    let all = try await board.announcedActivities(in: MessageCatalogue.languages.keys.sorted())
    let now = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    defer { known = now }
    var look = Look()
    look.next = try await board.nextActivityChange()
    guard let known else { return look }
    look.begun = now.keys.filter { known[$0] == nil }
    look.gone = known.keys.filter { now[$0] == nil }
    look.notices = all.filter { activity in
      known[activity.name].map { $0.texts != activity.texts } ?? false
    }.map(notice)
    return look
  }

  private func notice(_ activity: AnnouncedActivity) -> Notice {
    let texts = activity.texts.mapValues { KoreanParticle.resolve(in: $0) }
    return Notice(
      app: activity.name.app, about: activity.name.id, text: texts[language] ?? "", texts: texts,
      fraction: activity.progress)
  }
}
