public import Foundation

/// An app that opens addresses by itself. Ours: it stands for `onOpenURL`, which is told of what a press on a widget or a `Link` opens.
///
/// ```swift
/// extension Trails: URLOpeningApp {
///   static func intent(opening url: URL) -> (any AppIntent)? {
///     url.host() == "today" ? ShowTrailOfTheDay() : nil
///   }
/// }
/// ```
///
/// An app needs none for what its `URLRepresentableIntent`s stand for.
public protocol URLOpeningApp: AssistantApp {
  /// The intent that shows what is at an address: one of the app's `intents`, which only reads. Another one is not run.
  ///
  /// - Returns: nil for an address that the app does not know.
  static func intent(opening url: URL) -> (any AppIntent)?
}
