import AppIntents

/// Shows the favourite restaurants.
struct ShowFavourites: AppIntent {
  static let title = LocalizedStringResource(ko: "즐겨찾기 보기", en: "Show favourites")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "즐겨찾는 가게를 보여 줘요.", en: "Shows your favourite restaurants."))
  static let risk = IntentRisk.reads

  @Dependency var database: AppDatabase

  func perform() async throws
    -> some IntentResult & ReturnsValue<[RestaurantEntity]> & ProvidesDialog & ShowsSnippetView
  {
    let favourites = try await database.favourites().map(RestaurantEntity.init)
    let dialog =
      favourites.isEmpty
      ? IntentDialog(ko: "아직 즐겨찾는 가게가 없어요.", en: "You have no favourite restaurants yet.")
      : IntentDialog(
        ko: "즐겨찾는 가게가 \(favourites.count)곳 있어요.", en: "You have \(favourites.count) favourites.")
    return .result(value: favourites, dialog: dialog) { Listing(entities: favourites) }
  }
}

/// Keeps a restaurant among the favourites.
struct AddFavourite: UndoableIntent {
  static let title = LocalizedStringResource(ko: "즐겨찾기에 추가", en: "Add a favourite")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "가게를 즐겨찾기에 추가해요.", en: "Keeps a restaurant among your favourites."))

  @Dependency var database: AppDatabase

  @Parameter(
    title: LocalizedStringResource(ko: "가게", en: "Restaurant"),
    requestValueDialog: IntentDialog(ko: "어느 가게를 추가할까요?", en: "Which restaurant shall I add?"))
  var restaurant: RestaurantEntity

  func perform() async throws -> some IntentResult & ReturnsValue<RestaurantEntity> & ProvidesDialog {
    let now = try await IntentContext.now
    let (database, id) = (database, restaurant.id)
    let key = try await IntentContext.newKey()
    let isNew = try await IntentEffect.run("addFavourite", key: key, guarantees: .transaction) {
      try await database.addFavourite(id, now: now, key: key)
    }
    if isNew { undoManager?.registerUndo(withTarget: database) { _ = try await $0.removeFavourite(id) } }
    let dialog =
      isNew
      ? IntentDialog(ko: "\(restaurant)을(를) 즐겨찾기에 추가했어요.", en: "\(restaurant) is now a favourite.")
      : IntentDialog(ko: "\(restaurant)은(는) 이미 즐겨찾기에 있어요.", en: "\(restaurant) already is a favourite.")
    return .result(value: restaurant, dialog: dialog)
  }
}

/// Takes a restaurant out of the favourites.
struct RemoveFavourite: UndoableIntent {
  static let title = LocalizedStringResource(ko: "즐겨찾기에서 빼기", en: "Remove a favourite")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "가게를 즐겨찾기에서 빼요.", en: "Takes a restaurant out of your favourites."))

  @Dependency var database: AppDatabase

  @Parameter(
    title: LocalizedStringResource(ko: "가게", en: "Restaurant"),
    requestValueDialog: IntentDialog(ko: "어느 가게를 뺄까요?", en: "Which restaurant shall I remove?"),
    optionsProvider: FavouriteRestaurants())
  var restaurant: RestaurantEntity

  func perform() async throws -> some IntentResult & ReturnsValue<RestaurantEntity> & ProvidesDialog {
    let now = try await IntentContext.now
    let (database, id) = (database, restaurant.id)
    let key = try await IntentContext.newKey()
    let wasThere = try await IntentEffect.run("removeFavourite", key: key, guarantees: .transaction) {
      try await database.removeFavourite(id, key: key)
    }
    if wasThere {
      undoManager?.registerUndo(withTarget: database) { _ = try await $0.addFavourite(id, now: now) }
    }
    let dialog =
      wasThere
      ? IntentDialog(ko: "\(restaurant)을(를) 즐겨찾기에서 뺐어요.", en: "\(restaurant) is no favourite any more.")
      : IntentDialog(ko: "\(restaurant)은(는) 즐겨찾기에 없어요.", en: "\(restaurant) is no favourite.")
    return .result(value: restaurant, dialog: dialog)
  }
}

/// The five newest favourites.
struct FavouriteRestaurants: DynamicOptionsProvider {
  @Dependency var database: AppDatabase

  func results() async throws -> [RestaurantEntity] {
    try await database.favourites().prefix(5).map(RestaurantEntity.init)
  }
}
