import AppIntents

extension Region: AppEnum {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource(ko: "지역", en: "Region"))

  static let caseDisplayRepresentations: [Region: DisplayRepresentation] = [
    .seoul: place(ko: "서울", en: "Seoul"),
    .incheon: place(ko: "인천", en: "Incheon"),
    .suwon: place(ko: "수원", en: "Suwon"),
    .yangpyeong: place(ko: "양평", en: "Yangpyeong"),
    .chuncheon: place(ko: "춘천", en: "Chuncheon"),
    .gangneung: place(ko: "강릉", en: "Gangneung"),
    .boeun: place(ko: "보은", en: "Boeun"),
    .taean: place(ko: "태안", en: "Taean"),
    .andong: place(ko: "안동", en: "Andong"),
    .gyeongju: place(ko: "경주", en: "Gyeongju"),
    .pohang: place(ko: "포항", en: "Pohang"),
    .busan: place(ko: "부산", en: "Busan"),
    .geoje: place(ko: "거제", en: "Geoje", ["거제도"]),
    .tongyeong: place(ko: "통영", en: "Tongyeong"),
    .suncheon: place(ko: "순천", en: "Suncheon"),
    .jeju: place(ko: "제주", en: "Jeju", ["제주도", "Jeju Island"]),
  ]

  private static func place(ko: String, en: String, _ synonyms: [String] = []) -> DisplayRepresentation {
    DisplayRepresentation(
      title: LocalizedStringResource(ko: "\(ko)", en: "\(en)"),
      synonyms: [LocalizedStringResource(ko: "\(en)", en: "\(ko)")] + synonyms.map { "\($0)" })
  }
}
