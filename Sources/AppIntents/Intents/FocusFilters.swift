/// An intent that adapts an app to what a person concentrates on.
///
/// A phone runs it when a Focus begins. Here there is no Focus: the intent runs when it is said, `current` is never set,
/// and no notification is filtered.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
  /// What the app does while the filter holds.
  var appContext: FocusFilterAppContext { get }

  /// The filter that holds now. Throws `SetFocusFilterIntentError.notFound`: here none does.
  static var current: Self { get async throws }

  /// Filters to offer to the person who sets up a Focus.
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

  public static var current: Self {
    get async throws { throw SetFocusFilterIntentError.notFound }
  }

  public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }

  /// Tells the system that `appContext` is another one now.
  public static func invalidateFocusFilterAppContext() {}
}

/// Why there is no filter.
public enum SetFocusFilterIntentError: Error, Hashable, Sendable {
  case notFound, missingParameterValue
}

/// What an app does while a filter holds.
public struct FocusFilterAppContext: @unchecked Sendable {
  // Unchecked: a predicate is not changed after it was made.

  /// Which notifications come through; nil: all.
  public let notificationFilterPredicate: NSPredicate?
  /// Which of the app's windows are meant.
  public let targetContentIdentifierPrefix: String?

  public init(notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil) {
    self.notificationFilterPredicate = notificationFilterPredicate
    self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
  }
}

/// For what a phone asks for filters.
public struct FocusFilterSuggestionContext: Hashable, Sendable {}

/// A value that says itself how it is shown.
public protocol InstanceDisplayRepresentable: DisplayRepresentable {}
