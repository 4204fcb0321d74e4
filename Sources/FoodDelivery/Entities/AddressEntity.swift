import AppIntents

/// A place to deliver to: a saved one by its label, or any address that was said.
struct AddressEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource(ko: "배달 주소", en: "Delivery address"))
  static let defaultQuery = AddressQuery()

  /// What stands before an address that is not saved, in its identifier.
  private static let unsavedMark = "new:"

  /// Nil: the address was said and is not saved.
  let label: AddressLabel?
  let text: String

  init(label: AddressLabel?, text: String) {
    self.label = label
    self.text = text
  }

  init(_ address: Address) {
    self.init(label: AddressLabel(rawValue: address.id), text: address.text)
  }

  init(unsaved text: String) {
    self.init(label: nil, text: text)
  }

  /// From an identifier of an address that is not saved.
  init?(unsavedIdentifier id: String) {
    guard id.hasPrefix(Self.unsavedMark) else { return nil }
    self.init(unsaved: String(id.dropFirst(Self.unsavedMark.count)))
  }

  var id: String { label?.rawValue ?? Self.unsavedMark + text }

  var displayRepresentation: DisplayRepresentation {
    guard let label else { return DisplayRepresentation(title: "\(text)") }
    return DisplayRepresentation(
      title: label.displayRepresentation.title, subtitle: "\(text)",
      synonyms: label.displayRepresentation.synonyms)
  }
}

/// What a saved address is called.
enum AddressLabel: String, AppEnum {
  case home, work, school, other

  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource(ko: "주소 이름", en: "Address label"))

  static let caseDisplayRepresentations: [AddressLabel: DisplayRepresentation] = [
    .home: DisplayRepresentation(
      title: LocalizedStringResource(ko: "집", en: "Home"), synonyms: ["우리 집", "저희 집", "home"]),
    .work: DisplayRepresentation(
      title: LocalizedStringResource(ko: "회사", en: "Work"), synonyms: ["직장", "사무실", "work", "the office"]),
    .school: DisplayRepresentation(
      title: LocalizedStringResource(ko: "학교", en: "School"), synonyms: ["school"]),
    .other: DisplayRepresentation(
      title: LocalizedStringResource(ko: "다른 곳", en: "Other"), synonyms: ["기타", "somewhere else"]),
  ]
}

/// The saved addresses, the default first. A text that reads like an address is one, too.
struct AddressQuery: EnumerableEntityQuery, EntityStringQuery {
  @Dependency var database: AppDatabase

  func entities(for identifiers: [String]) async throws -> [AddressEntity] {
    let saved = try await allEntities()
    return identifiers.compactMap { id in
      saved.first { $0.id == id } ?? AddressEntity(unsavedIdentifier: id)
    }
  }

  func allEntities() async throws -> [AddressEntity] {
    try await database.addresses().map(AddressEntity.init)
  }

  func entities(matching string: String) async throws -> [AddressEntity] {
    let saved = try await allEntities()
    let named = NameSearch(string).best(among: saved) { address in
      let display = address.displayRepresentation
      return ([display.title] + display.synonyms).map { String(localized: $0) }
    }
    if !named.isEmpty { return named }
    return AddressText.isPlausible(string) ? [AddressEntity(unsaved: string)] : []
  }
}
