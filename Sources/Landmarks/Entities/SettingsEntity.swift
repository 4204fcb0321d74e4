import AppIntents

/// The app's settings, of which there is one.
struct SettingsEntity: UniqueAppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource(ko: "설정", en: "Settings"))
  static let defaultQuery = UniqueAppEntityProvider { try await SettingsSource().settings() }

  /// Where distances are measured from.
  @Property(title: LocalizedStringResource(ko: "기본 장소", en: "Default place"))
  var defaultPlace: Region

  init(defaultPlace: Region) {
    self.defaultPlace = defaultPlace
  }
}

/// Where the settings are read.
private struct SettingsSource {
  @AppDependency var database: TravelDatabase

  func settings() async throws -> SettingsEntity {
    SettingsEntity(defaultPlace: try await database.defaultPlace())
  }
}
