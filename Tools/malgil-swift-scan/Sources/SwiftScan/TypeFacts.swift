/// What all files together say of one type.
struct TypeFacts {
  var place: SwiftCatalog.Place
  var conformances: Set<String> = []
  var title: String?
  var parameters: [SwiftCatalog.Parameter] = []
  var cases: [String] = []
  /// Titles and synonyms by case.
  var titles: [String: [String]] = [:]
  var shortcuts: [SwiftCatalog.Shortcut] = []
  var searches = false

  init(place: SwiftCatalog.Place) { self.place = place }
}

extension TypeFacts {
  private static let intents: Set<String> = [
    "AppIntent", "OpenIntent", "DeleteIntent", "SetValueIntent", "ShowInAppSearchResultsIntent",
    "SnippetIntent",
    "UndoableIntent", "ForegroundContinuableIntent", "ProgressReportingIntent", "LiveActivityIntent",
    "LiveActivityStartingIntent", "AudioPlaybackIntent", "AudioStartingIntent", "AudioRecordingIntent",
    "CameraCaptureIntent", "URLRepresentableIntent", "PredictableIntent", "WidgetConfigurationIntent",
    "ControlConfigurationIntent", "TargetContentProvidingIntent", "CustomIntentMigratedAppIntent",
    "SetFocusFilterIntent", "StartWorkoutIntent", "PauseWorkoutIntent", "ResumeWorkoutIntent",
    "StartDiveIntent",
    "AppIntent()",
  ]
  private static let entities: Set<String> = [
    "AppEntity", "IndexedEntity", "UniqueAppEntity", "TransientAppEntity", "FileEntity",
    "URLRepresentableEntity",
    "SyncableEntity", "AppEntity()",
  ]
  private static let queries: Set<String> = [
    "EntityQuery", "EntityStringQuery", "EnumerableEntityQuery", "EntityPropertyQuery",
    "UniqueAppEntityQuery",
    "IntentValueQuery",
  ]

  var isIntent: Bool { !conformances.isDisjoint(with: Self.intents) }
  var isEntity: Bool { !conformances.isDisjoint(with: Self.entities) }
  var isEnum: Bool { !conformances.isDisjoint(with: ["AppEnum", "AppEnum()"]) }
  var isQuery: Bool { !conformances.isDisjoint(with: Self.queries) }
  var isProvider: Bool { conformances.contains("AppShortcutsProvider") }
}
