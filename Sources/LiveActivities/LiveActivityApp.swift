/// An app that brings its activities up to date whenever it is woken. Ours, beside Apple's: on a phone an app does so when it
/// is opened, in a background task, or for a push.
///
///     extension FoodDelivery: LiveActivityApp {
///       public static func updateActivities() async throws -> Date? {
///         for order in try await database.openOrders() where … { _ = try Activity.request(…) }
///         for activity in Activity<OrderAttributes>.activities { await activity.update(…) }
///         return nextChange
///       }
///     }
public protocol LiveActivityApp: AssistantApp {
  /// Begins, updates and ends activities so that they say what holds at `IntentContext.now`.
  ///
  /// It is called before anybody looks, after every turn in which the app did something, and when the date comes that it
  /// gave last, by one process at a time. It performs nothing: an effect throws `EffectRefused`.
  ///
  /// - Returns: when the activities will say something else, as far as the app knows.
  static func updateActivities() async throws -> Date?
}
