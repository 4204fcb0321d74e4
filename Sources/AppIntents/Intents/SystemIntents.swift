public import struct Foundation.URL

/// An intent of a kind that the assistant knows.
public protocol SystemIntent: AppIntent {}

/// Shows something. Reads only.
public protocol OpenIntent: SystemIntent {
  associatedtype Value: AppValue

  var target: Value { get set }
}

extension OpenIntent {
  public static var openAppWhenRun: Bool { true }
  public static var risk: IntentRisk { .reads }

  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .empty }
}

/// Deletes things, and therefore always confirms.
public protocol DeleteIntent: SystemIntent {
  associatedtype Entity: AppEntity

  var entities: [Entity] { get set }
}

extension DeleteIntent {
  public static var risk: IntentRisk { .costs }
}

/// Sets something to a value: a switch, a slider.
public protocol SetValueIntent: SystemIntent {
  associatedtype ValueType: _IntentValue

  var value: ValueType { get set }
}

/// Searches inside the app for what was said.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  var criteria: StringSearchCriteria { get set }
  /// Where the app can search; `.general` is everywhere.
  static var searchScopes: [StringSearchScope] { get }
}

extension ShowInAppSearchResultsIntent {
  public static var openAppWhenRun: Bool { true }
  public static var risk: IntentRisk { .reads }
  public static var searchScopes: [StringSearchScope] { [.general] }
}

/// A part of what an app can search.
public enum StringSearchScope: Hashable, Sendable {
  case general, movies, tv
}

/// Opens an address: says it, since a terminal has nothing to open it with.
///
/// It is made of an address, or of something that has one: `OpenURLIntent(trail)`.
public struct OpenURLIntent: SystemIntent {
  public static let title = LocalizedStringResource("주소 열기", translations: ["en": "Open address"])
  public static let isDiscoverable = false
  public static let risk = IntentRisk.reads

  @Parameter(title: LocalizedStringResource("주소", translations: ["en": "address"])) public var url: URL

  public init() {}

  public init(_ url: URL) {
    self.url = url
  }

  /// Opens the address of an entity. One without an address is not found when the intent runs.
  public init(_ entity: some URLRepresentableEntity) {
    if let url = try? entity.representedURL() { self.url = url }
  }

  /// Opens the address of a case.
  public init(_ value: some URLRepresentableEnum) {
    if let url = try? value.representedURL() { self.url = url }
  }

  /// Opens the address that an intent stands for.
  public init(_ intent: some URLRepresentableIntent) {
    if let url = try? intent.representedURL() { self.url = url }
  }

  public func perform() async throws -> some IntentResult & ReturnsValue<URL> & ProvidesDialog {
    .result(value: url, dialog: "\(url.absoluteString)")
  }
}

/// Kinds of intent that mean something to a phone's hardware or screens. Here they run as any other.
public protocol AudioPlaybackIntent: SystemIntent {}
public protocol AudioStartingIntent: SystemIntent {}
public protocol AudioRecordingIntent: SystemIntent {}
public protocol CameraCaptureIntent: SystemIntent {}
public protocol LiveActivityIntent: SystemIntent {}
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// The older name of `LiveActivityIntent`.
public typealias LiveActivityStartingIntent = LiveActivityIntent

/// What a widget is set to: it holds values and does nothing.
public protocol WidgetConfigurationIntent: SystemIntent {}

/// What a control is set to: it holds values and does nothing.
public protocol ControlConfigurationIntent: SystemIntent {}

extension WidgetConfigurationIntent {
  public static var isDiscoverable: Bool { false }
  public static var risk: IntentRisk { .reads }

  public func perform() async throws -> some IntentResult { IntentResultContainer.empty }
}

extension ControlConfigurationIntent {
  public static var isDiscoverable: Bool { false }
  public static var risk: IntentRisk { .reads }

  public func perform() async throws -> some IntentResult { IntentResultContainer.empty }
}

/// An intent that took the place of one in the older framework SiriKit, by the class it had there.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  static var intentClassName: String { get }
}

/// An intent that should no longer be used. Sentences do not reach it; calls that are stored do.
public protocol DeprecatedAppIntent: AppIntent {
  associatedtype ReplacementIntent: AppIntent

  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

extension DeprecatedAppIntent {
  public static var isDiscoverable: Bool { false }
}

/// Why an intent should no longer be used, and what in its place.
public struct IntentDeprecation<Replacement: AppIntent>: Sendable {
  public let message: LocalizedStringResource

  public init(message: LocalizedStringResource, replacedBy: Replacement.Type) {
    self.message = message
  }
}
