import AppIntents

/// The addresses that can be said: every label, whether its address is known yet or not, and any text that
/// reads like an address. Offered are those that are known, the default first.
struct AddressQuery: EnumerableEntityQuery, EntityStringQuery {
  @Dependency var database: AppDatabase

  func entities(for identifiers: [String]) async throws -> [AddressEntity] {
    let known = try await allEntities()
    return identifiers.compactMap { id in
      known.first { $0.id == id } ?? AddressEntity(unsavedIdentifier: id)
    }
  }

  func suggestedEntities() async throws -> [AddressEntity] {
    try await database.addresses().map(AddressEntity.init)
  }

  func allEntities() async throws -> [AddressEntity] {
    let saved = try await suggestedEntities()
    let unknown = AddressLabel.allCases.filter { label in !saved.contains { $0.label == label } }
    return saved + unknown.map { AddressEntity(label: $0, text: "") }
  }

  func entities(matching string: String) async throws -> [AddressEntity] {
    let named = NameSearch(string).exact(among: try await allEntities()) { address in
      let display = address.displayRepresentation
      return ([display.title] + display.synonyms).map { String(localized: $0) }
    }
    if !named.isEmpty { return named }
    return AddressText.isPlausible(string) ? [AddressEntity(unsaved: string)] : []
  }
}
