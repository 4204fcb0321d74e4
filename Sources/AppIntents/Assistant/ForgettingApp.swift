/// An app that keeps something about the person. `malgil forget` lets it erase that.
///
/// ```swift
/// extension Trails: ForgettingApp {
///   static func forgetEverything() async throws { try await TrailDatabase.shared.eraseAll() }
/// }
/// ```
public protocol ForgettingApp: AssistantApp {
  /// Erases everything about the person, so that none of it is left in any file. What comes with the app, such as a menu, stays.
  ///
  /// It may be called in any process of the app, while others have its files open.
  static func forgetEverything() async throws
}
