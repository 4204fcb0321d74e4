import AppIntents

/// The parts of the app.
enum Section: String, AppEnum {
  case landmarks, map, collections

  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource(ko: "화면", en: "Section"))

  static let caseDisplayRepresentations: [Section: DisplayRepresentation] = [
    .landmarks: DisplayRepresentation(
      title: LocalizedStringResource(ko: "명소", en: "Landmarks"),
      image: .init(systemName: "building.columns"), synonyms: ["명소 목록", "landmark list"]),
    .map: DisplayRepresentation(
      title: LocalizedStringResource(ko: "지도", en: "Map"), image: .init(systemName: "map"),
      synonyms: ["map"]),
    .collections: DisplayRepresentation(
      title: LocalizedStringResource(ko: "모음", en: "Collections"),
      image: .init(systemName: "square.stack"), synonyms: ["모음집", "컬렉션", "collection list"]),
  ]
}
