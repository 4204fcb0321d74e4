public import struct Foundation.Date

/// Where an intent can run: behind what the person sees, or with its app in front.
///
/// A conversation shows no app. An intent that is told to come to the front runs as any other; one that asks
/// to (`continueInForeground`) asks the person.
public struct IntentModes: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// When an intent that supports the foreground gets there.
  public enum ForegroundMode: Int, Hashable, Sendable {
    /// Before it runs.
    case immediate = 2
    /// If it asks to.
    case dynamic = 4
    /// Before it ends.
    case deferred = 8
  }

  /// Where an intent is running.
  public struct Current: Hashable, Sendable {
    let isForeground: Bool
    /// Whether `continueInForeground` can succeed.
    public let canContinueInForeground: Bool

    public static let background = Current(isForeground: false, canContinueInForeground: false)
    public static let foreground = Current(isForeground: true, canContinueInForeground: false)

    /// Equal when both are in front or both are not.
    public static func == (left: Current, right: Current) -> Bool { left.isForeground == right.isForeground }
    public func hash(into hasher: inout Hasher) { hasher.combine(isForeground) }
  }

  public static let background = IntentModes(rawValue: 1)
  public static let foreground = IntentModes.foreground(.immediate)

  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    IntentModes(rawValue: mode.rawValue)
  }
}

/// What an intent can know about its run.
public struct IntentSystemContext: Hashable, Sendable {
  /// When the run began; nil outside a conversation.
  public let preciseTimestamp: Date?
  public let currentMode: IntentModes.Current
}

extension AppIntent {
  public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }

  public var systemContext: IntentSystemContext {
    let modes = Self.supportedModes
    let canContinue = modes.contains(.foreground(.dynamic)) || modes.contains(.foreground(.deferred))
    return IntentSystemContext(
      preciseTimestamp: IntentRun.current?.start,
      currentMode: IntentModes.Current(
        isForeground: !modes.contains(.background),
        canContinueInForeground: canContinue && IntentRun.current != nil))
  }

  /// Asks to bring the app to the front. Throws when the person says no.
  ///
  /// With `alwaysConfirm` false nothing is asked.
  public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {
    guard IntentRun.current != nil else { throw IntentDialogUnavailable() }
    guard alwaysConfirm else { return }
    let confirmation = Confirmation(title: Self.title, action: .open, dialog: dialog, shown: SnippetContent())
    try await confirmation.ask()
  }

  /// To be thrown from `perform`: asks to bring the app to the front, and runs `perform` again.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) -> AppIntentError {
    AppIntentError(kind: .ask { try await continueInForeground(dialog, alwaysConfirm: alwaysConfirm) })
  }
}

/// The older way to come to the front.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  /// Asks to bring the app to the front, and runs `continuation` there. Throws when the person says no.
  public func requestToContinueInForeground<Value: Sendable>(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () async throws -> Value)
  ) async throws -> Value {
    try await continueInForeground(dialog)
    return try await continuation()
  }

  /// Asks to bring the app to the front. Throws when the person says no.
  public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
    try await continueInForeground(dialog)
  }

  /// To be thrown from `perform`: the rest of the work is `continuation`, in front.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () async throws -> Void)?
  ) -> AppIntentError {
    AppIntentError(
      kind: .ask {
        try await continueInForeground(dialog)
        try await continuation?()
      })
  }
}

/// Where an intent may run on a phone. Here there is one place.
public struct IntentExecutionTargets: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let main = Self(rawValue: 1)
  public static let appIntentsExtension = Self(rawValue: 2)
  public static let widgetKitExtension = Self(rawValue: 4)
  public static let `default`: Self = [.main, .appIntentsExtension, .widgetKitExtension]
}

extension AppIntent {
  public static var allowedExecutionTargets: IntentExecutionTargets { .default }
}
