extension ValueShape {
  /// The shape as data, with what the initialiser of the parameter says about it.
  func kind(_ settings: ValueSettings) -> ValueKind {
    switch self {
    case .integer:
      .integer(minimum: settings.minimum.map { Int($0) }, maximum: settings.maximum.map { Int($0) })
    case .number: .number(minimum: settings.minimum, maximum: settings.maximum)
    case .boolean: .boolean
    case .string, .nothing: .string
    case .date: .date
    case .duration: .duration
    case .url: .url
    case .enumeration(let type): .enumeration(type.persistentIdentifier)
    case .entity(let type): .entity(type.persistentIdentifier)
    case .composite(let type): .composite(CompositeDescriptor(type))
    case .list(let element, _): .list(element.kind(settings))
    }
  }
}

extension CompositeDescriptor {
  init(_ type: any TransientAppEntity.Type) {
    self.init(
      name: type.persistentIdentifier, title: type.typeDisplayRepresentation.name.texts,
      spokenForms: (type as? any SpokenComposite.Type)?.spokenForms ?? [:],
      properties: NamedHolder.all(of: type.init()).map { ParameterDescriptor($0) })
  }
}

extension ParameterDescriptor {
  init(_ parameter: NamedHolder) {
    let holder = parameter.holder
    let title = holder.settings.title ?? holder.shape.typeTitle
    self.init(
      name: parameter.name, title: title?.texts ?? ["": parameter.name],
      kind: holder.shape.kind(holder.settings),
      isOptional: holder.isOptional, hasDefault: holder.settings.defaultValue != nil,
      isSensitive: holder.settings.isSensitive)
  }
}
