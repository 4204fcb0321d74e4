import AppIntents

extension Cuisine: AppEnum {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource(ko: "음식 종류", en: "Cuisine"))

  static let caseDisplayRepresentations: [Cuisine: DisplayRepresentation] = [
    .chicken: kind(ko: "치킨", en: "Chicken", ["통닭"]),
    .chinese: kind(ko: "중식", en: "Chinese", ["중국집", "중국 음식", "중화요리"]),
    .snacks: kind(ko: "분식", en: "Snacks", ["간식", "street food"]),
    .pizza: kind(ko: "피자", en: "Pizza", ["양식", "이탈리아 음식", "italian"]),
    .korean: kind(ko: "한식", en: "Korean", ["백반", "한국 음식", "밥집"]),
    .japanese: kind(ko: "일식", en: "Japanese", ["일본 음식", "돈가스집"]),
    .burgers: kind(ko: "햄버거", en: "Burgers", ["버거", "패스트푸드", "fast food", "burger"]),
    .jokbal: kind(ko: "족발·보쌈", en: "Jokbal", ["족발", "보쌈", "야식"]),
    .salad: kind(ko: "샐러드", en: "Salad", ["건강식", "다이어트 음식"]),
    .cafe: kind(ko: "카페", en: "Café", ["디저트", "커피", "후식", "dessert", "cafe", "coffee shop"]),
  ]

  private static func kind(
    ko: String, en: String, _ synonyms: [String]
  ) -> DisplayRepresentation {
    DisplayRepresentation(
      title: LocalizedStringResource(ko: "\(ko)", en: "\(en)"),
      synonyms: [LocalizedStringResource(ko: "\(en)", en: "\(ko)")] + synonyms.map { "\($0)" })
  }
}
