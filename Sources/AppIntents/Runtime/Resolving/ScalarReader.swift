/// Turns arguments into numbers, texts, dates: values that need no query.
struct ScalarReader {
  let place: SlotPath

  private var settings: ValueSettings { place.settings }

  /// The value as the type reads it, else as one of its resolvers makes it.
  func read<Value: ScalarValue>(_ argument: IntentArgument, as type: Value.Type) async throws -> Reading {
    if let refusal = refusal(of: argument) { return refusal }
    if let value = Value.value(of: argument, settings) { return checked(value) }
    let reading = try await read(argument, by: Array(Value.defaultResolverSpecification))
    return reading ?? .refused(.unreadable(said: argument.said))
  }

  /// What the resolvers of the parameter itself make of it; nil when they make nothing.
  func readByResolvers(_ argument: IntentArgument) async throws -> Reading? {
    guard !settings.resolvers.isEmpty else { return nil }
    if let refusal = refusal(of: argument) { return refusal }
    return try await read(argument, by: settings.resolvers)
  }

  private func read(_ argument: IntentArgument, by resolvers: [any Resolver]) async throws -> Reading? {
    do {
      for resolver in resolvers {
        if let value = try await value(of: argument, by: resolver) { return checked(value) }
      }
      return nil
    } catch let error as ValueOutOfRange {
      return .refused(.outOfRange(minimum: error.minimum, maximum: error.maximum))
    }
  }

  /// A number that no parameter takes, whatever its type makes of numbers.
  private func refusal(of argument: IntentArgument) -> Reading? {
    guard let number = argument.number, ValueSettings.isBeyond(number) else { return nil }
    return outOfRange(number)
  }

  private func outOfRange(_ number: Double?) -> Reading {
    let range = settings.range(without: number)
    return .refused(.outOfRange(minimum: range.minimum, maximum: range.maximum))
  }

  private func value<Chosen: Resolver>(
    of argument: IntentArgument, by resolver: Chosen
  ) async throws -> (any Sendable)? {
    guard let type = Chosen.Input.self as? any ScalarValue.Type,
      let input = type.value(of: argument, ValueSettings()) as? Chosen.Input
    else { return nil }
    return try await resolver.resolve(from: input, context: context(for: Chosen.Output.self))
  }

  private func context<Value>(for type: Value.Type) -> IntentParameterContext<Value> {
    let place = place.element(Value.ValueType._shape.shape)
    let requests = ParameterRequests<Value>(settings: settings, isOptional: place.isOptional) {
      guard let run = IntentRun.current else { throw IntentDialogUnavailable() }
      return ParameterRequest(run, at: place)
    }
    return IntentParameterContext(requests: requests)
  }

  private func checked(_ value: any Sendable) -> Reading {
    settings.contains(value) ? .value(value) : outOfRange((value as? any ScalarValue)?.magnitude)
  }
}
