public import struct Foundation.Date

/// An app that says how far things have come that go on by themselves: an order on its way. Ours, beside Apple's Live
/// Activities, which a phone shows for an app that updates them.
///
/// ```swift
/// extension Kitchen: OngoingActivityProvider {
///   static func ongoingActivities() async throws -> [OngoingActivity] {
///     let now = try await IntentContext.now
///     return try await orders.map { order in
///       OngoingActivity(id: order.id, text: "\(order.title) is \(order.status(at: now))", nextChange: order.readyAt)
///     }
///   }
/// }
/// ```
public protocol OngoingActivityProvider: AssistantApp {
  /// What goes on at `IntentContext.now`, and what has come to its end a short while ago.
  ///
  /// It is asked outside of any conversation, again and again. It only looks: there is nobody to ask, and an
  /// effect (`IntentEffect.run`) throws `EffectRefused`.
  static func ongoingActivities() async throws -> [OngoingActivity]
}

/// How far one thing has come. When its text is another one than before, people are told.
public struct OngoingActivity: Sendable {
  /// The thing, for as long as it goes on.
  public var id: String
  public var text: LocalizedStringResource
  /// From 0 to 1; nil when nothing progresses.
  public var progress: Double?
  /// When the text will be another one, as far as the app knows.
  public var nextChange: Date?

  public init(id: String, text: LocalizedStringResource, progress: Double? = nil, nextChange: Date? = nil) {
    self.id = id
    self.text = text
    self.progress = progress
    self.nextChange = nextChange
  }
}

/// Something was to be done where one only looks: nobody is there who wanted it.
public struct EffectRefused: Error, Hashable, CustomStringConvertible {
  /// Of the effect.
  public let name: String

  public var description: String {
    "the effect “\(name)” was refused: nothing is done where nobody asks for it"
  }
}
