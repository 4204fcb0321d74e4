extension ValueShape {
  /// The shape as data, with what the initialiser of the parameter says about it.
  func kind(_ settings: ValueSettings) -> ValueKind {
    switch self {
    case .scalar(let type): type.kind(settings)
    case .nothing: .string
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
      defaultInteger: holder.settings.defaultValue as? Int, isSensitive: holder.settings.isSensitive,
      wantsDay: holder.settings.dateKind == .date)
  }
}
