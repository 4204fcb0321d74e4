import struct Foundation.URL

extension IntentRuntime {
  /// The call that shows what is at an address: of the app's intent that the address stands for, or that the app says.
  ///
  /// A link only shows something: it never runs an intent that changes or spends.
  ///
  /// - Returns: nil for an address that the app does not open.
  package static func call(
    opening url: URL, in app: any AssistantApp.Type, language: String
  ) -> IntentCall? {
    let name = _typeName(app, qualified: false)
    let intents = AppInventory.of(app).intents.filter { $0.risk == .reads }
    if let opened = OpenedAddress(url, of: name) {
      for case let intent as any URLRepresentableIntent.Type in intents {
        guard let arguments = opened.arguments(of: intent) else { continue }
        return IntentCall(app: name, intent: intent.persistentIdentifier, arguments: arguments)
      }
    }
    guard let intent = (app as? any URLOpeningApp.Type)?.intent(opening: url),
      intents.contains(where: { $0 == type(of: intent) })
    else { return nil }
    return call(of: intent, app: name, language: language)
  }
}

extension OpenedAddress {
  /// What an intent is run with; nil if the address does not belong to it.
  fileprivate func arguments<Intent: URLRepresentableIntent>(
    of intent: Intent.Type
  ) -> [String: IntentArgument]? {
    guard let values = Intent.urlRepresentation.values(in: self) else { return nil }
    let holders = NamedHolder.all(of: Intent())
    var arguments: [String: IntentArgument] = [:]
    for (name, value) in values {
      guard let holder = holders.first(where: { $0.name == name })?.holder else { return nil }
      arguments[name] = holder.shape.argument(of: value)
    }
    return arguments.count == values.count ? arguments : nil
  }
}

extension ValueShape {
  /// The text of an address as a value of this shape; nil where an address has none.
  fileprivate func argument(of text: String) -> IntentArgument? {
    switch self {
    case .entity: .entities(identifiers: [text], said: text)
    case .enumeration: .cases([text], said: text)
    case .scalar: .text(text)
    case .composite, .list, .nothing: nil
    }
  }
}
