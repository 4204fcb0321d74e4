import Synchronization

/// Which parameter of a shortcut is shown with its values, and how.
///
/// ```swift
/// ParameterPresentation(
///   for: \.$dish, summary: Summary("\(\.$dish) 주문"),
///   optionsCollections: { OptionsCollection(DishQuery(), title: "메뉴", systemImageName: "fork.knife") })
/// ```
public struct AppShortcutParameterPresentation<Intent: AppIntent>: Sendable {
  let presentation: ShortcutPresentation

  public init<Value>(
    for parameter: any KeyPath<Intent, IntentParameter<Value>> & Sendable,
    summary: AppShortcutParameterPresentationSummary<Intent>,
    @AppShortcutOptionsCollectionsBuilder optionsCollections: () -> [AppShortcutOptionsCollection]
  ) {
    let intent = Intent()
    presentation = ShortcutPresentation(
      parameter: NamedHolder.name(of: intent[keyPath: parameter], in: intent) ?? "",
      summary: summary.sentence(for: intent), collections: optionsCollections())
  }
}

/// The sentence that stands for a shortcut with one value.
public struct AppShortcutParameterPresentationSummary<Intent: AppIntent>: Sendable {
  let summary: IntentParameterSummary<Intent>

  public init(_ text: ParameterSummaryString<Intent>, table: String? = nil) {
    summary = IntentParameterSummary(text, table: table)
  }

  func sentence(for intent: Intent) -> String { summary._sentence(for: intent).text }
}

/// Values of one provider under a title.
public struct AppShortcutOptionsCollection: Sendable {
  let title: LocalizedStringResource
  let systemImageName: String?
  let source: OptionsSource

  public init(
    _ provider: some DynamicOptionsProvider, title: LocalizedStringResource, systemImageName: String? = nil
  ) {
    self.title = title
    self.systemImageName = systemImageName
    source = OptionsSource(provider)
  }
}

@resultBuilder
public enum AppShortcutOptionsCollectionsBuilder {
  public static func buildBlock(_ collections: AppShortcutOptionsCollection...)
    -> [AppShortcutOptionsCollection]
  {
    collections
  }
}

/// A presentation without the type of its intent.
struct ShortcutPresentation: Sendable {
  var parameter: String
  /// In the template grammar: `{dish} 주문`.
  var summary: String
  var collections: [AppShortcutOptionsCollection]
}

/// How often apps have said that their names changed.
enum VocabularyChanges {
  private static let count = Mutex(0)

  static func note() { count.withLock { $0 += 1 } }
  static var number: Int { count.withLock(\.self) }
}
