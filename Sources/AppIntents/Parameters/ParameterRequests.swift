public import Views

/// The questions of one parameter, for those who ask them: the parameter itself and its resolvers.
struct ParameterRequests<Value: _IntentValue>: Sendable {
  let settings: ValueSettings
  let isOptional: Bool
  /// The run and the place to ask at; throws when nobody can be asked.
  let request: @Sendable () throws -> ParameterRequest

  func value(_ dialog: IntentDialog?) async throws -> Value.ValueType {
    let request = try request()
    return try typed(try await request.resolution.ask(request.place, dialog: dialog))
  }

  func disambiguation(among values: [Value.ValueType], dialog: IntentDialog?) async throws -> Value.ValueType
  {
    let request = try request()
    return try typed(try await request.resolution.disambiguate(values, at: request.place, dialog: dialog))
  }

  func confirmation(
    for value: Value.ValueType, dialog: IntentDialog?, snippet: SnippetView?
  ) async throws -> Bool {
    let request = try request()
    let language = request.resolution.host.language
    let value = SnippetContent(lines: [ValueText(language: language).text(of: value)])
    let shown = try await snippet?.content() ?? value
    return try await request.resolution.confirm(request.place, dialog: dialog, shown: shown)
  }

  private func typed(_ value: any Sendable) throws -> Value.ValueType {
    guard let value = value as? Value.ValueType else { throw ValueTypeMismatch() }
    return value
  }
}

extension IntentParameter {
  var requests: ParameterRequests<Value> {
    ParameterRequests(settings: settings, isOptional: isOptional) {
      try ParameterRequest(for: self, shape: Value.ValueType._shape.shape)
    }
  }

  /// Asks for a value and gives it back; the parameter itself is left as it is.
  ///
  /// Throws `CancellationError` when the person cancels.
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

  /// Shows `view` and asks whether `value` is right.
  public func requestConfirmation(
    for value: Value.ValueType, dialog: IntentDialog? = nil, view: sending some View
  ) async throws -> Bool {
    try await requests.confirmation(for: value, dialog: dialog, snippet: SnippetView(view))
  }

  /// Shows `content` and asks whether `value` is right.
  public func requestConfirmation(
    for value: Value.ValueType, dialog: IntentDialog? = nil, @ViewBuilder content: () -> sending some View
  ) async throws -> Bool {
    try await requests.confirmation(for: value, dialog: dialog, snippet: SnippetView(content()))
  }

  /// To be thrown from `perform`, the older form of `needsValueError`: `throw $dish.requestValue("무엇을 드릴까요?")`.
  @_disfavoredOverload
  public func requestValue(_ dialog: IntentDialog? = nil) -> any Error { needsValueError(dialog) }

  /// To be thrown from `perform`, the older form of `needsDisambiguationError`.
  @_disfavoredOverload
  public func requestDisambiguation(
    among values: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> any Error {
    needsDisambiguationError(among: values, dialog: dialog)
  }

  /// To be thrown from `perform`: asks for a value, sets it, and runs `perform` again.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(
      kind: .ask {
        let request = try ParameterRequest(for: self, shape: self.shape)
        try self.assign(await request.resolution.ask(request.place, dialog: dialog))
      })
  }

  /// To be thrown from `perform`: asks which value is meant, sets it, and runs `perform` again.
  public func needsDisambiguationError(
    among values: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError {
    AppIntentError(
      kind: .ask {
        let request = try ParameterRequest(for: self, shape: Value.ValueType._shape.shape)
        try self.assign(await request.resolution.disambiguate(values, at: request.place, dialog: dialog))
      })
  }
}
