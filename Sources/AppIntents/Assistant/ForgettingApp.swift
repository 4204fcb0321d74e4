/// An app that keeps something about the person. `malgil forget` lets it erase that.
///
/// ```swift
/// extension Trails: ForgettingApp {
///   static func forgetEverything() async throws { try await TrailDatabase.shared.eraseAll() }
/// }
/// ```
public protocol ForgettingApp: AssistantApp {
  /// Erases everything about the person from all files. Data that comes with the app, such as a menu, stays.
  ///
  /// It may be called in any process of the app, while others have its files open.
  static func forgetEverything() async throws
}
