/// Values as text, and as the arguments they could have come from.
struct ValueText {
  var language: String

  func text(of value: any Sendable) -> String {
    switch value {
    case let value as any DisplayRepresentable: value.displayRepresentation.title.text(in: language)
    case let value as any ScalarValue: value.text(in: language)
    case let value as any AppUnionValue: value.held.map(text(of:)) ?? String(describing: value)
    case let value as any Collection: elements(of: value).map(text(of:)).joined(separator: ", ")
    default: String(describing: value)
    }
  }

  private func elements(of values: some Collection) -> [any Sendable] {
    // The values of a list parameter; `_IntentValue` requires them to be Sendable.
    values.compactMap { ($0 as? any _IntentValue)?._present }
  }

  func argument(of value: any Sendable) -> IntentArgument {
    switch value {
    case let value as any TransientAppEntity: .composite(arguments(of: value))
    case let value as any AppEntity: .entities(identifiers: [value.identifierText], said: text(of: value))
    case let value as any AppEnum: .cases([value.rawText], said: text(of: value))
    case let value as any ScalarValue: value.argument
    case let value as any Collection: .list(elements(of: value).map(argument(of:)))
    default: .text(text(of: value))
    }
  }

  /// The parameters or properties that were set.
  func arguments(of owner: Any) -> [String: IntentArgument] {
    NamedHolder.all(of: owner).reduce(into: [:]) { arguments, named in
      arguments[named.name] = named.holder.assigned.map(argument(of:))
    }
  }
}
