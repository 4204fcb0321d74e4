import AppIntents

struct TrackEntity: AppEntity {
  struct TrackQuery: EntityQuery {
    func entities(for identifiers: [TrackEntity.ID]) async throws -> [TrackEntity] {
      identifiers.map { TrackEntity(id: $0, name: "Track \($0)") }
    }

    func suggestedEntities() async throws -> [TrackEntity] { [] }
    func defaultResult() async -> TrackEntity? { nil }
  }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Track"
  static let defaultQuery = TrackQuery()

  var id: Int
  var name: String

  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct SetVolume: SetValueIntent {
  static let title: LocalizedStringResource = "Set Volume"

  @Parameter(title: "Volume", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1)) var value: Double

  func perform() async throws -> some IntentResult & ReturnsValue<Double> {
    .result(value: value)
  }
}

struct SearchTracks: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Search Tracks"
  static let searchScopes: [StringSearchScope] = [.general]

  @Parameter(title: "Words") var criteria: StringSearchCriteria

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct RecordTrack: AudioRecordingIntent, CancellableIntent {
  static let title: LocalizedStringResource = "Record"

  func perform() async throws -> some IntentResult {
    try await withIntentCancellationHandler {
      try await Task.sleep(for: .milliseconds(1))
    } onCancel: { reason in
      print(reason)
    }
    return .result()
  }
}
