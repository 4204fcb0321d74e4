public import struct Foundation.URL

/// A part of an app with intents of its own, in a module of its own.
public protocol AppIntentsPackage: SendableMetatype {
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// An app as the assistant loads it: everything it can do, by list. Ours, beside Apple's.
///
/// ```swift
/// enum FoodDelivery: AssistantApp {
///   static let names = ["ko": AppNames(display: "한입배달", alternatives: ["한입"])]
///   static let intents: [any AppIntent.Type] = [OrderFood.self, TrackOrder.self]
///   static let shortcuts: (any AppShortcutsProvider.Type)? = FoodDeliveryShortcuts.self
///   static let phrasesFolder: String? = "FoodDelivery"
///
///   static func configure(dataFolder: URL) {
///     AppDependencyManager.shared.add(dependency: Kitchen(folder: dataFolder))
///   }
/// }
/// ```
///
/// Everything has to be said, `nil` included: with a default, a `phrasesFolder` of type `String` would be no
/// witness of the optional requirement and silently be ignored.
public protocol AssistantApp: AppIntentsPackage {
  /// Language tag to the app's names; the empty tag holds for every language that is not listed.
  static var names: [String: AppNames] { get }
  static var intents: [any AppIntent.Type] { get }
  static var shortcuts: (any AppShortcutsProvider.Type)? { get }
  /// The folder of the app's phrase files; nil when its shortcuts are all it has.
  static var phrasesFolder: String? { get }
  /// Tells the app where to keep its data, once, before anything else is asked of it.
  static func configure(dataFolder: URL)
}

/// How an app is called in one language.
public struct AppNames: Hashable, Sendable, Codable {
  public var display: String
  /// How it is pronounced, when that differs from how it is written.
  public var spoken: String?
  public var alternatives: [String]

  public init(display: String, spoken: String? = nil, alternatives: [String] = []) {
    self.display = display
    self.spoken = spoken
    self.alternatives = alternatives
  }
}
