import AppIntents

/// A parameter whose value is a list of things with how many of each: the lines of an order.
struct CountedList {
  /// Of the parameter.
  let name: String
  /// The property that is the thing, and the one that is how many.
  let thing: String
  let quantity: String
  /// The entity's type.
  let type: String

  /// - Returns: nil for any other parameter.
  init?(_ parameter: ParameterDescriptor) {
    guard case .list(.composite(let composite)) = parameter.kind else { return nil }
    for property in composite.properties {
      guard case .entity(let type) = property.kind,
        let count = composite.properties.first(where: { if case .integer = $0.kind { true } else { false } })
      else { continue }
      (name, thing, quantity, self.type) = (parameter.name, property.name, count.name, type)
      return
    }
    return nil
  }

  static func isOf(_ intent: IntentDescriptor) -> Bool {
    intent.parameters.contains { CountedList($0) != nil }
  }
}
