import AppIntents

extension LandmarkKind: AppEnum {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource(ko: "명소 종류", en: "Kind of landmark"))

  static let caseDisplayRepresentations: [LandmarkKind: DisplayRepresentation] = [
    .palace: kind(ko: "궁궐", en: "Palace", ["궁", "고궁", "궁들", "궁궐들", "palaces"]),
    .viewpoint: kind(
      ko: "전망대", en: "Viewpoint",
      [
        "타워", "전망 좋은 곳", "전망 좋은 데", "경치 좋은 곳", "경치 좋은 데", "야경 좋은 곳", "viewpoints", "towers", "view point",
        "lookout",
      ]),
    .beach: kind(ko: "바다", en: "Beach", ["해변", "해수욕장", "바닷가", "해변들", "beaches"]),
    .island: kind(ko: "섬", en: "Island", ["섬 여행지", "섬들", "islands"]),
    .village: kind(ko: "마을", en: "Village", ["한옥마을", "마을들", "villages"]),
    .temple: kind(ko: "절", en: "Temple", ["사찰", "절들", "사찰들", "temples"]),
    .market: kind(ko: "시장", en: "Market", ["전통시장", "재래시장", "시장들", "markets"]),
    .garden: kind(ko: "정원", en: "Garden", ["공원", "습지", "정원들", "공원들", "gardens"]),
    .mountain: kind(ko: "산", en: "Mountain", ["등산할 곳", "등산할 데", "산들", "mountains", "hike"]),
    .heritage: kind(
      ko: "유적", en: "Heritage site",
      [
        "유적지", "문화재", "유적들", "유적지들", "heritage sites", "historic sites", "historical sites",
        "heritage places",
      ]),
  ]

  private static func kind(ko: String, en: String, _ synonyms: [String]) -> DisplayRepresentation {
    DisplayRepresentation(
      title: LocalizedStringResource(ko: "\(ko)", en: "\(en)"),
      synonyms: [LocalizedStringResource(ko: "\(en)", en: "\(ko)")] + synonyms.map { "\($0)" })
  }
}
