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
    .gyeonggi: place(ko: "경기도", en: "Gyeonggi", ["Gyeonggi-do", "Gyeonggi Province"]),
    .gangwon: place(ko: "강원도", en: "Gangwon", ["강원", "강원특별자치도", "Gangwon-do", "Gangwon Province"]),
    .chungbuk: place(
      ko: "충청북도", en: "North Chungcheong",
      ["충북", "Chungbuk", "Chungcheongbuk-do", "North Chungcheong Province"]),
    .chungnam: place(
      ko: "충청남도", en: "South Chungcheong",
      ["충남", "Chungnam", "Chungcheongnam-do", "South Chungcheong Province"]),
    .jeonbuk: place(
      ko: "전라북도", en: "North Jeolla", ["전북", "전북특별자치도", "Jeonbuk", "Jeollabuk-do", "North Jeolla Province"]),
    .jeonnam: place(
      ko: "전라남도", en: "South Jeolla", ["전남", "Jeonnam", "Jeollanam-do", "South Jeolla Province"]),
    .gyeongbuk: place(
      ko: "경상북도", en: "North Gyeongsang",
      ["경북", "Gyeongbuk", "Gyeongsangbuk-do", "North Gyeongsang Province"]),
    .gyeongnam: place(
      ko: "경상남도", en: "South Gyeongsang",
      ["경남", "Gyeongnam", "Gyeongsangnam-do", "South Gyeongsang Province"]),
  ]

  private static func place(ko: String, en: String, _ synonyms: [String] = []) -> DisplayRepresentation {
    DisplayRepresentation(
      title: LocalizedStringResource(ko: "\(ko)", en: "\(en)"),
      synonyms: [LocalizedStringResource(ko: "\(en)", en: "\(ko)")] + synonyms.map { "\($0)" })
  }
}
