/// When the intent of a widget matters to a person, for a phone that turns to the widget then. Here nothing turns to one.
public struct RelevantIntent: Sendable {
  public init(_ intent: some AppIntent, widgetKind: String, relevance: RelevantContext) {}
}

/// When something matters: at a time, at a place.
public struct RelevantContext: Hashable, Sendable {
  private let start: Date?
  private let end: Date?

  public static func date(from start: Date, to end: Date) -> RelevantContext {
    RelevantContext(start: start, end: end)
  }

  public static func date(_ date: Date) -> RelevantContext { RelevantContext(start: date, end: date) }
  public static func date(range: ClosedRange<Date>) -> RelevantContext {
    RelevantContext(start: range.lowerBound, end: range.upperBound)
  }
}

/// Takes the relevant intents of an app, and keeps none.
public final class RelevantIntentManager: Sendable {
  public static let shared = RelevantIntentManager()

  public func updateRelevantIntents(_ intents: [RelevantIntent]) async throws {}
}
