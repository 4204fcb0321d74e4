// Requests of a dialog itself, as people write them who think of the question first. On a phone a question
// belongs to a parameter or to the intent.

extension IntentDialog {
  /// Asks this, and gives the value back that is chosen among `values`.
  ///
  /// Throws `CancellationError` when the person cancels.
  public func requestValue<Value: _IntentValue>(from values: [Value]) async throws -> Value {
    let request = try ParameterRequest(asking: Value.self)
    let value = try await request.resolution.disambiguate(values, at: request.place, dialog: self)
    guard let value = value as? Value else { throw ValueTypeMismatch() }
    return value
  }

  /// Asks this, and gives the values back that are chosen among `values`; without `allowsMultipleSelection` one.
  public func requestValue<Value: _IntentValue>(
    from values: [Value], allowsMultipleSelection: Bool
  ) async throws -> [Value] {
    guard allowsMultipleSelection else { return [try await requestValue(from: values)] }
    let request = try ParameterRequest(asking: [Value].self)
    let chosen = try await request.resolution.disambiguate(values, at: request.place, dialog: self)
    guard let chosen = chosen as? [Value] else { throw ValueTypeMismatch() }
    return chosen
  }

  /// Asks this, and gives a value of the type back.
  public func requestValue<Value: _IntentValue>(_ type: Value.Type) async throws -> Value {
    let request = try ParameterRequest(asking: Value.self)
    guard let value = try await request.resolution.ask(request.place, dialog: self) as? Value else {
      throw ValueTypeMismatch()
    }
    return value
  }

  /// Asks this. A no is false, not an error.
  public func requestConfirmation() async throws -> Bool {
    let request = try ParameterRequest(asking: Bool.self)
    return try await request.resolution.confirm(request.place, dialog: self, shown: SnippetContent())
  }
}

extension IntentParameter {
  /// Asks for one of `options`.
  public func requestValue(
    dialog: IntentDialog? = nil, options: [Value.ValueType]
  ) async throws -> Value.ValueType {
    try await requestDisambiguation(among: options, dialog: dialog)
  }
}

extension ParameterRequest {
  /// A question of the running intent that is about none of its parameters.
  fileprivate init<Value: _IntentValue>(asking type: Value.Type) throws {
    guard let run = IntentRun.current else { throw IntentDialogUnavailable() }
    self.init(run, at: SlotPath(named: "value", shape: Value._shape.shape))
  }
}
