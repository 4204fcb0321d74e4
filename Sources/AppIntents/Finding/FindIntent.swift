/// Finds entities by their properties: what Shortcuts makes of every property query.
///
/// An app does not declare it. It stands beside the intents of an app that takes such entities, as `Find` with the name of their
/// type: `FindLandmarkEntity`.
struct FindIntent<Query: EntityPropertyQuery>: AppIntent {
  static var persistentIdentifier: String { "Find" + Query.Entity.persistentIdentifier }

  static var title: LocalizedStringResource {
    let name = Query.Entity.typeDisplayRepresentation.name
    // Not the plain name of many an app's own search.
    return LocalizedStringResource(
      "조건으로 \(name.text(in: "ko")) 찾기", translations: ["en": "Find by conditions: \(name.text(in: "en"))"])
  }

  static var description: IntentDescription? {
    Query.findIntentDescription
      ?? IntentDescription(
        LocalizedStringResource("조건에 맞는 것을 찾아요.", translations: ["en": "Finds by conditions, in an order."]))
  }

  static var risk: IntentRisk { .reads }
  /// An app may protect every intent that shows such entities; its Find intent must not open them to others.
  static var authenticationPolicy: IntentAuthenticationPolicy { .requiresAuthentication }

  @Parameter(
    title: LocalizedStringResource("조건", translations: ["en": "Criteria"]),
    description: LocalizedStringResource(
      "예: rating > 4.5 and cuisine = chicken by rating descending first 3",
      translations: ["en": "For example: rating > 4.5 and cuisine = chicken by rating descending first 3"]))
  var criteria: String?

  // Said in full: of a generic type the compiler cannot take `some ReturnsValue<[Query.Entity]>`.
  typealias Found = IntentResultContainer<[Query.Entity], Never, _SnippetViewContainer, IntentDialog>

  func perform() async throws -> Found {
    let found = try await Self.entities(try FindCriteria(criteria ?? ""))
    return .result(value: found, dialog: Self.dialog(found.count), view: FoundView(entities: found))
  }

  /// - Throws: `FindMistake` for criteria that the query does not know; what the query throws.
  static func entities(_ criteria: FindCriteria) async throws -> [Query.Entity] {
    guard let query = Query.Entity.defaultQuery as? Query else { return [] }
    try await DependencyMissing.check(query)
    guard let known = try await FindProperties(of: query) else { return [] }
    var mappings: [Query.ComparatorMappingType] = []
    for condition in criteria.conditions {
      mappings.append(try await known.property(condition.property).mapped(condition))
    }
    let order = try criteria.order.map { order in
      guard let path = known.orders.first(where: { $0.name == order.property })?.path else {
        throw FindMistake(said: order.property)
      }
      return EntityQuerySort<Query.Entity>(by: path, order: order.isDescending ? .descending : .ascending)
    }
    let found = try await query.entities(
      matching: mappings, mode: criteria.isAny ? .or : .and, sortedBy: [order].compactMap(\.self),
      limit: criteria.limit)
    let entities = EntityAccess.entities(in: found).compactMap { $0 as? Query.Entity }
    return Array(entities.prefix(criteria.limit ?? .max))
  }

  private static func dialog(_ count: Int) -> IntentDialog {
    let name = Query.Entity.typeDisplayRepresentation.name
    let (korean, english) = (name.text(in: "ko"), name.text(in: "en"))
    return IntentDialog(
      count == 0
        ? LocalizedStringResource(
          "조건에 맞는 \(korean)을(를) 찾지 못했어요.", translations: ["en": "Nothing found: \(english)."])
        : LocalizedStringResource(
          "\(korean)을(를) \(count)개 찾았어요.", translations: ["en": "Found \(count): \(english)."]))
  }
}

/// What was found, a line for each; the first of many.
struct FoundView<Entity: AppEntity>: View {
  private static var shown: Int { 10 }

  let entities: [Entity]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(Array(entities.prefix(Self.shown).enumerated()), id: \.offset) { _, entity in
        line(entity).appEntityIdentifier(EntityIdentifier(for: entity))
      }
      if entities.count > Self.shown { Text("…") }
    }
  }

  private func line(_ entity: Entity) -> Text {
    let shown = entity.displayRepresentation
    return shown.subtitle.map { Text(shown.title) + Text(verbatim: " · ") + Text($0) } ?? Text(shown.title)
  }
}
