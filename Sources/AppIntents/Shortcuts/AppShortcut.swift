/// The sentences with which an app's intents start.
///
/// ```swift
/// struct FoodDeliveryShortcuts: AppShortcutsProvider {
///   static var appShortcuts: [AppShortcut] {
///     AppShortcut(
///       intent: OrderFood(), phrases: ["\(.applicationName)에서 \(\.$dish) 주문해줘"],
///       shortTitle: "음식 주문", systemImageName: "bag")
///   }
/// }
/// ```
public protocol AppShortcutsProvider: SendableMetatype {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// Sentences that must not start anything.
  static var negativePhrases: NegativeAppShortcutPhrases { get }
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  public static var negativePhrases: NegativeAppShortcutPhrases { NegativeAppShortcutPhrases(phrases: []) }
  public static var shortcutTileColor: ShortcutTileColor { .grayBrown }

  /// Says that entities have changed: a running assistant reads their names again before the next sentence.
  public static func updateAppShortcutParameters() { VocabularyChanges.note() }

  public typealias ParameterPresentation = AppShortcutParameterPresentation
  public typealias OptionsCollection = AppShortcutOptionsCollection
  public typealias Summary = AppShortcutParameterPresentationSummary
}

/// One intent with its sentences.
///
/// The intent is an instance: values that are set on it are kept, so two shortcuts may start one intent with
/// different values.
public struct AppShortcut: Sendable {
  let intent: any AppIntent
  let phrases: [[PhraseSegment]]
  let shortTitle: LocalizedStringResource
  let systemImageName: String
  let presentation: ShortcutPresentation?

  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {
    self.intent = intent
    self.phrases = phrases.map(\.segments)
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
    presentation = nil
  }

  /// - Parameter parameterPresentation: Which values of one parameter are shown beside the shortcut.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String, parameterPresentation: AppShortcutParameterPresentation<Intent>
  ) {
    self.intent = intent
    self.phrases = phrases.map(\.segments)
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
    presentation = parameterPresentation.presentation
  }

  /// Without a title of its own it has the intent's.
  @_disfavoredOverload
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource? = nil,
    systemImageName: String? = nil
  ) {
    self.init(
      intent: intent, phrases: phrases, shortTitle: shortTitle ?? Intent.title,
      systemImageName: systemImageName ?? "")
  }
}

@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  public static func buildExpression(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap { $0 } }
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}

/// The colour of the shortcut's tile on a phone.
public enum ShortcutTileColor: Int, Hashable, Sendable {
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue
  case grayGreen, grayBrown
}
