/// What a resolver may know of the parameter, and what it may ask.
public struct IntentParameterContext<Value: _IntentValue>: Sendable {
  let requests: ParameterRequests<Value>

  var settings: ValueSettings { requests.settings }

  public var title: LocalizedStringResource { settings.title ?? "" }
  public var isOptional: Bool { requests.isOptional }
  public var defaultValue: Value.UnwrappedType? { settings.defaultValue as? Value.UnwrappedType }

  /// Asks for a value of the parameter. Throws `CancellationError` when the person cancels.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    try await requests.value(dialog)
  }

  /// Asks which of a few values is meant.
  public func requestDisambiguation(
    among values: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    try await requests.disambiguation(among: values, dialog: dialog)
  }

  /// Asks whether `value` is right. A no is false, not an error.
  public func requestConfirmation(
    for value: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    try await requests.confirmation(for: value, dialog: dialog, snippet: nil)
  }
}

extension IntentParameterContext where Value.ValueType == Int {
  public var controlStyle: IntentNumberControlStyle { settings.controlStyle ?? .stepper }
  public var inclusiveRange: (lowerBound: Int, upperBound: Int)? {
    settings.range.map { (Int(nearest: $0.0), Int(nearest: $0.1)) }
  }
}

extension IntentParameterContext where Value.ValueType == Double {
  public var controlStyle: IntentNumberControlStyle { settings.controlStyle ?? .stepper }
  public var inclusiveRange: (lowerBound: Double, upperBound: Double)? { settings.range }
}

extension IntentParameterContext where Value.ValueType == Bool {
  public var displayName: Bool.IntentDisplayName? { settings.displayName }
}
