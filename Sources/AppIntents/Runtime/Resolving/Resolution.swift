/// Gives every parameter of a run its value: what was said, else the default, else the answer to a question.
struct Resolution: Sendable {
  let run: IntentRun

  var host: any IntentDialogHost { run.host }
  var language: String { run.host.language }

  /// Readings of parameters that are not settled yet, by parameter name.
  typealias OpenReadings = [String: Reading]

  /// Fills the parameters. What is unambiguous is settled first, because it may decide what the rest means.
  func fill(_ arguments: [String: IntentArgument]) async throws {
    var open: OpenReadings = [:]
    let reader = ArgumentReader(language: language, isAnswer: false)
    for parameter in run.parameters {
      guard let argument = arguments[parameter.name] else { continue }
      let reading = try await reader.read(argument, at: SlotPath(parameter))
      if let value = reading.plainValue { try parameter.holder.assign(value) }
      open[parameter.name] = reading
    }
    for parameter in run.parameters { try await settle(parameter, among: &open) }
    for parameter in run.parameters { try await fillMissing(parameter) }
  }

  func settle(_ parameter: NamedHolder, among open: inout OpenReadings) async throws {
    guard let reading = open.removeValue(forKey: parameter.name) else { return }
    try parameter.holder.assign(await resolve(reading, at: SlotPath(parameter), open: &open))
  }

  private func fillMissing(_ parameter: NamedHolder) async throws {
    guard parameter.holder.current == nil, !parameter.holder.isOptional else { return }
    if let value = try await parameter.holder.settings.options?.defaultResult() {
      try parameter.holder.assign(value)
    } else {
      try parameter.holder.assign(await ask(SlotPath(parameter), situation: .missing))
    }
  }

  /// Narrows a reading by what it belongs to, then asks for what is still open.
  func resolve(
    _ reading: Reading, at place: SlotPath, open: inout OpenReadings
  ) async throws -> any Sendable {
    let narrowed = try await narrow(reading, at: place, open: &open)
    return try await value(of: narrowed.reading, at: place, owner: narrowed.owner)
  }

  private func value(of reading: Reading, at place: SlotPath, owner: String?) async throws -> any Sendable {
    switch reading {
    case .value(let value): value
    case .candidates(let candidates, let said):
      try await choose(among: candidates, at: place, situation: .ambiguous(said: said, owner: owner))
    case .refused(let problem): try await ask(place, situation: .missing, problem: problem)
    case .list(let readings, let collect):
      try await list(readings, at: place, owner: owner, collect: collect)
    case .composite(let instance, let parts):
      try await composite(instance, parts, at: place, owner: owner)
    }
  }

  private func list(
    _ readings: [Reading], at place: SlotPath, owner: String?, collect: ([any Sendable]) -> (any Sendable)?
  ) async throws -> any Sendable {
    guard case .list(let element, _) = place.shape else { throw ValueTypeMismatch() }
    var values: [any Sendable] = []
    for reading in readings {
      values.append(try await value(of: reading, at: place.element(element), owner: owner))
    }
    guard let list = collect(values) else { throw ValueTypeMismatch() }
    guard let size = place.settings.allowedSize, !(size.min...size.max).contains(values.count) else {
      return list
    }
    return try await ask(
      place, situation: .missing, problem: .wrongCount(minimum: size.min, maximum: size.max))
  }

  /// Fills the properties in their order: what was said, the default, else the answer to a question.
  private func composite(
    _ instance: any TransientAppEntity, _ parts: [Reading.Part], at place: SlotPath, owner: String?
  ) async throws -> any Sendable {
    for property in NamedHolder.all(of: instance) {
      let propertyPlace = place.property(property)
      if let part = parts.first(where: { $0.property.name == property.name }) {
        try property.holder.assign(await value(of: part.reading, at: propertyPlace, owner: owner))
      } else if property.holder.current == nil, !property.holder.isOptional {
        try property.holder.assign(await ask(propertyPlace, situation: .missing))
      }
    }
    return instance
  }
}
