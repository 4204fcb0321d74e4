/// Attributes that say in a sentence how far their activity has come. Ours, beside Apple's.
///
///     extension OrderAttributes: AnnouncedActivityAttributes {
///       func announcement(of state: ContentState) -> ActivityAnnouncement? {
///         ActivityAnnouncement(about: order.id, text: state.status.sentence(about: title))
///       }
///     }
///
/// When the sentence becomes another one, people are told: in a line of the conversation, and by the event `notified`. The
/// first sentence of an activity is not told, since whoever began it has had a reply.
public protocol AnnouncedActivityAttributes: ActivityAttributes {
  /// - Returns: nil when nothing is to be told of this state.
  func announcement(of state: ContentState) -> ActivityAnnouncement?
}

/// How far an activity has come, in a sentence.
public struct ActivityAnnouncement: Sendable {
  /// What it is about, in the app's own terms: the identifier of an order.
  public var about: String
  public var text: LocalizedStringResource
  /// From 0 to 1; nil when nothing progresses.
  public var progress: Double?

  public init(about: String, text: LocalizedStringResource, progress: Double? = nil) {
    (self.about, self.text, self.progress) = (about, text, progress)
  }
}

extension AnnouncedActivityAttributes {
  /// What is told of an activity as it is kept.
  ///
  /// - Throws: `DecodingError` for an activity of another version of the app.
  package static func announcement(of record: ActivityRecord) throws -> ActivityAnnouncement? {
    try JSONDecoder().decode(Self.self, from: record.attributes)
      .announcement(of: try record.content.content(of: ContentState.self).state)
  }
}
