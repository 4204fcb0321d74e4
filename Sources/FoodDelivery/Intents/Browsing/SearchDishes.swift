import AppIntents

/// Finds dishes by name, kind or ingredient.
struct SearchDishes: AppIntent {
  static let title = LocalizedStringResource(ko: "메뉴 찾기", en: "Find dishes")
  static let description = IntentDescription(
    LocalizedStringResource(
      ko: "이름이나 종류, 재료로 메뉴를 찾아요.", en: "Finds dishes by name, kind or ingredient."))
  static let risk = IntentRisk.reads

  @Dependency var database: AppDatabase

  @Parameter(
    title: LocalizedStringResource(ko: "찾을 말", en: "What to find"),
    requestValueDialog: IntentDialog(ko: "어떤 메뉴를 찾을까요?", en: "What are you looking for?"))
  var text: String

  func perform() async throws
    -> some IntentResult & ReturnsValue<[DishEntity]> & ProvidesDialog & ShowsSnippetView
  {
    let all = try await database.entities(of: database.dishes(about: text))
    guard !all.isEmpty else { throw NothingToShow.noDish(text) }
    let shown = Array(all.prefix(5))
    return .result(
      value: shown,
      dialog: IntentDialog(
        ko: "\(text)(으)로 찾은 메뉴가 \(all.count)가지 있어요.",
        en: "I found ^[\(all.count) dish](inflect: true) for \(text).")
    ) {
      ForEach(shown) { dish in
        Text(
          .list(
            [dish.restaurant.localizedStringResource, dish.localizedStringResource, .won(dish.dish.price)],
            separator: " · "))
      }
    }
  }
}
