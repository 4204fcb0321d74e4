@_exported public import AppIntents
public import Screens

// The names of UIKit that intents touch. There are no screens: nothing opens, nothing is copied, nothing is drawn.

/// A picture by its data or its name. It is not drawn.
public final class UIImage: Sendable {
  /// How a symbol is drawn.
  public struct SymbolConfiguration: Hashable, Sendable {
    public init(pointSize: Double) {}
    public init(paletteColors: [UIColor]) {}
    public init(hierarchicalColor: UIColor) {}
  }

  private let data: Data?

  public init?(data: Data) { self.data = data }
  public init?(named name: String) { data = nil }
  public init?(systemName: String) { data = nil }

  /// The data that the picture was made of, if those are of this kind; pictures are not turned into others.
  public func pngData() -> Data? { data?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true ? data : nil }
  public func jpegData(compressionQuality: Double) -> Data? {
    data?.starts(with: [0xFF, 0xD8]) == true ? data : nil
  }
}

extension Image {
  /// A picture that a snippet does not show.
  public init(uiImage: UIImage) { self.init(systemName: "photo") }
}

extension ImageRenderer {
  /// Nil: nothing is drawn.
  public var uiImage: UIImage? { nil }
}

extension DisplayRepresentation.Image {
  public init(
    systemName: String, tintColor: UIColor? = nil, symbolConfiguration: UIImage.SymbolConfiguration?
  ) { self.init(systemName: systemName) }

  public init(systemName: String, tintColor: UIColor) { self.init(systemName: systemName) }
}

/// The app, which has no screen.
@MainActor
public final class UIApplication: UIResponder {
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    public static let universalLinksOnly = OpenExternalURLOptionsKey()
  }

  public enum State: Int, Sendable { case active, inactive, background }

  public static let shared = UIApplication()
  public static let openSettingsURLString = "app-settings:"

  public let applicationState = State.background
  /// None.
  public let connectedScenes: Set<UIScene> = []
  /// None.
  public let windows: [UIWindow] = []
  public var isIdleTimerDisabled = false

  public func canOpenURL(_ url: URL) -> Bool { false }
  /// False.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { false }
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: (@MainActor @Sendable (Bool) -> Void)?
  ) { completionHandler?(false) }
  public func registerForRemoteNotifications() {}
}

/// What was copied, as long as the process lives; other programs do not see it.
@MainActor
public final class UIPasteboard {
  public static let general = UIPasteboard()

  public var string: String?
  public var strings: [String]?
  public var url: URL?
}

/// The machine.
@MainActor
public final class UIDevice {
  public static let current = UIDevice()

  public var name: String { ProcessInfo.processInfo.hostName }
  public var model: String { "Linux" }
  public var systemName: String { "Linux" }
  public var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }
  /// Unknown.
  public var batteryLevel: Float { -1 }
  public var isBatteryMonitoringEnabled = false
}

@MainActor
public final class UIImpactFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public init(style: FeedbackStyle = .medium) {}
  public func prepare() {}
  public func impactOccurred() {}
}

@MainActor
public final class UINotificationFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  public init() {}
  public func prepare() {}
  public func notificationOccurred(_ type: FeedbackType) {}
}
