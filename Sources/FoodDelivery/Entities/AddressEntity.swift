import AppIntents

/// A place to deliver to: by its label, or any address that was said.
struct AddressEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource(ko: "배달 주소", en: "Delivery address"))
  static let defaultQuery = AddressQuery()

  /// What stands before an address that is not saved, in its identifier.
  private static let unsavedMark = "new:"

  /// Nil: the address was said and is not saved.
  let label: AddressLabel?
  /// Empty: nobody has said yet where that is.
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
      title: label.displayRepresentation.title, subtitle: text.isEmpty ? nil : "\(text)",
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
      title: LocalizedStringResource(ko: "집", en: "Home"),
      synonyms: [
        "우리 집", "저희 집", "울집", "집 주소", "home", "my house", "my flat", "my place", "house", "our place", "flat",
        "apartment",
      ]),
    .work: DisplayRepresentation(
      title: LocalizedStringResource(ko: "회사", en: "Work"),
      synonyms: [
        "직장", "사무실", "회사 주소", "work", "the office", "my office", "office", "my work", "my workplace",
      ]),
    .school: DisplayRepresentation(
      title: LocalizedStringResource(ko: "학교", en: "School"), synonyms: ["school"]),
    .other: DisplayRepresentation(
      title: LocalizedStringResource(ko: "다른 곳", en: "Other"), synonyms: ["기타", "somewhere else"]),
  ]
}
