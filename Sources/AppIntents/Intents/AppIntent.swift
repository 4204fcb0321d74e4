/// Something that an app can do when it is told to.
///
/// ```swift
/// struct OrderFood: AppIntent {
///   static let title: LocalizedStringResource = "음식 주문"
///   static let risk = IntentRisk.costs
///
///   @Parameter(title: "가게") var restaurant: Restaurant
///
///   func perform() async throws -> some IntentResult & ProvidesDialog {
///     .result(dialog: "\(restaurant)에 주문했어요.")
///   }
/// }
/// ```
///
/// In Swift 6 mode the static properties are `let` or computed.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary
  associatedtype _Description: _IntentDescriptionConvertible = IntentDescription?

  static var title: LocalizedStringResource { get }
  static var description: _Description { get }
  /// On a phone the app comes to the front. A terminal has no front.
  static var openAppWhenRun: Bool { get }
  /// Whether the intent runs behind what the person sees, or with its app in front.
  static var supportedModes: IntentModes { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// In which of the app's processes the intent may run on a phone.
  static var allowedExecutionTargets: IntentExecutionTargets { get }
  /// Whether sentences reach the intent; one that is not discoverable runs only from other intents.
  static var isDiscoverable: Bool { get }
  /// What it may cost to run the intent by mistake. Ours, not Apple's.
  static var risk: IntentRisk { get }
  /// Whether its dates are of what has been: “November 8” is the last one then, not the next one. Ours, not Apple's.
  static var datesArePast: Bool { get }
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  nonisolated init()

  // What other protocols of intents add. Whoever runs intents asks here: to ask whether a type conforms to them would
  // be a look through every conformance of the program for each.

  /// It is a `SelfConfirmingIntent`.
  static var _confirmsItself: Bool { get }
  /// That of an `UndoableIntent`; nil for what is none.
  static var _undoWindow: Duration? { get }
  /// The words of a `PredictableIntent` for what it holds.
  var _prediction: DisplayRepresentation? { get }

  /// Does it. Whatever it throws ends the run; an error with a text for people is said.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var isDiscoverable: Bool { true }
  public static var risk: IntentRisk { .changes }
  public static var datesArePast: Bool { false }
  public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>() }

  public static var _confirmsItself: Bool { false }
  public static var _undoWindow: Duration? { nil }
  public var _prediction: DisplayRepresentation? { nil }

  public typealias Parameter = IntentParameter
  public typealias Dependency = AppDependency
  public typealias Option = IntentChoiceOption
}

/// Who may run an intent.
public enum IntentAuthenticationPolicy: Int, Hashable, Sendable, Codable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}
