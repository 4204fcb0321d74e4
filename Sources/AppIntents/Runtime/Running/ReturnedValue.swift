/// What an intent gave back, as the conversation keeps it: an identifier, words, and the entities in it.
///
/// The value's own type says what kind it is. To ask for protocols instead would be a look through every conformance
/// of the program for each, at the first sentence of a process.
struct ReturnedValue {
  let language: String

  func outcome(of value: any _IntentValue) -> OutcomeValue {
    OutcomeValue(
      id: entity(value)?.identifierText, text: text(of: value),
      entities: (value._members ?? [value]).compactMap { entity($0) }.map { entity in
        OutcomeEntity(
          type: type(of: entity).persistentIdentifier, id: entity.identifierText,
          title: entity.displayRepresentation.title.text(in: language))
      })
  }

  private func text(of value: any _IntentValue) -> String {
    switch type(of: value)._shape.shape {
    case .entity(let type): title(of: value, type)
    case .composite(let type): title(of: value, type)
    case .enumeration(let type): title(of: value, type)
    case .scalar(let type): scalar(value, type)
    case .list: (value._members ?? []).map(text(of:)).joined(separator: ", ")
    case .nothing: ValueText(language: language).text(of: value)
    }
  }

  /// One that can be found again; a transient one cannot.
  private func entity(_ value: any _IntentValue) -> (any AppEntity)? {
    func cast<Entity: AppEntity>(_ type: Entity.Type) -> (any AppEntity)? { value as? Entity }
    guard case .entity(let type) = type(of: value)._shape.shape else { return nil }
    return cast(type)
  }

  private func title<Value: DisplayRepresentable>(of value: any _IntentValue, _ type: Value.Type) -> String {
    (value as? Value)?.displayRepresentation.title.text(in: language) ?? String(describing: value)
  }

  private func scalar<Value: ScalarValue>(_ value: any _IntentValue, _ type: Value.Type) -> String {
    (value as? Value)?.text(in: language) ?? String(describing: value)
  }
}
