/// One value that may be meant, and how it is offered.
struct Candidate: Sendable {
  var value: any Sendable
  var option: IntentOption

  /// The entity of `type` that this one belongs to: the first of its properties that holds one.
  func owner(of type: any AppEntity.Type) -> (any AppEntity)? {
    for child in Mirror(reflecting: value).children {
      let held = (child.value as? any ValueHolder)?.current
      let entity = held as? any AppEntity ?? child.value as? any AppEntity
      if let entity, Swift.type(of: entity) == type { return entity }
    }
    return nil
  }
}

extension Candidate {
  init(_ entity: any AppEntity, language: String) {
    self.init(
      entity, id: entity.identifierText, description: entity.displayRepresentation, language: language)
  }

  init(_ value: any AppEnum, language: String) {
    self.init(value, id: value.rawText, description: value.displayRepresentation, language: language)
  }

  init(_ item: OptionsSource.Item, language: String) {
    if let description = item.description {
      let id = Self.id(of: item.value) ?? description.title.key
      self.init(item.value, id: id, description: description, language: language)
    } else {
      self.init(any: item.value, language: language)
    }
    option.section = item.section?.text(in: language)
  }

  /// A value of any type that a parameter can hold.
  init(any value: any Sendable, language: String) {
    switch value {
    case let entity as any AppEntity: self.init(entity, language: language)
    case let value as any AppEnum: self.init(value, language: language)
    default:
      let text = ValueText(language: language).text(of: value)
      self.init(value: value, option: IntentOption(id: Self.id(of: value) ?? text, title: text))
    }
  }

  private init(_ value: any Sendable, id: String, description: DisplayRepresentation, language: String) {
    self.value = value
    option = IntentOption(
      id: id, title: description.title.text(in: language), subtitle: description.subtitle?.text(in: language),
      synonyms: description.synonyms.map { $0.text(in: language) })
  }

  private static func id(of value: any Sendable) -> String? {
    switch value {
    case let entity as any AppEntity: entity.identifierText
    case let value as any AppEnum: value.rawText
    case let value as any ScalarValue: value.optionIdentifier
    default: nil
    }
  }
}
