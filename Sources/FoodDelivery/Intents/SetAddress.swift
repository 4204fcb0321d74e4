import AppIntents

/// Saves an address and makes it the one that orders go to.
struct SetAddress: UndoableIntent {
  static let title = LocalizedStringResource(ko: "배달 주소 설정", en: "Set the delivery address")
  static let description = IntentDescription(
    LocalizedStringResource(
      ko: "주소를 저장하고 앞으로 그리로 배달해요.", en: "Saves an address; orders go there from now on."))

  @Dependency var database: AppDatabase

  @Parameter(title: LocalizedStringResource(ko: "주소 이름", en: "Label"), default: .home)
  var label: AddressLabel

  @Parameter(
    title: LocalizedStringResource(ko: "주소", en: "Address"),
    requestValueDialog: IntentDialog(ko: "주소를 알려 주세요.", en: "What is the address?"))
  var text: String

  func perform() async throws -> some IntentResult & ReturnsValue<AddressEntity> & ProvidesDialog {
    let plain = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard AddressText.isPlausible(plain) else {
      throw $text.needsValueError(
        IntentDialog(
          ko: "주소 같지 않아요. ‘서울 마포구 월드컵로 1’처럼 알려 주세요.",
          en: "That does not look like an address. Say it like ‘1 World Cup-ro, Mapo-gu’."))
    }
    let (database, label) = (database, label)
    let earlier = try await IntentContext.query("addresses") { try await database.addresses() }
    let key = try await IntentContext.newKey()
    let saved = try await IntentEffect.run("saveAddress", key: key, guarantees: .transaction) {
      try await database.saveAddress(label: label.rawValue, text: plain, key: key)
    }
    undoManager?.registerUndo(withTarget: database) {
      try await $0.takeBackAddress(label: label.rawValue, to: earlier)
    }
    return .result(
      value: AddressEntity(saved),
      dialog: IntentDialog(
        ko: "\(label) 주소를 저장했어요. 앞으로 ‘\(plain)’(으)로 배달할게요.",
        en: "Saved. Orders go to \(plain) from now on."))
  }
}
