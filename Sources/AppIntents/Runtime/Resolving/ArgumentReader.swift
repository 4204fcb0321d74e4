/// Turns arguments into values of a type, without asking anything.
struct ArgumentReader: Sendable {
  var language: String
  /// A name that came with the call and does not exist ends the run; in an answer it is asked again.
  var isAnswer: Bool

  func read(_ argument: IntentArgument, at place: SlotPath) async throws -> Reading {
    if case .list(let element, let collect) = place.shape {
      return try await list(argument, of: place.element(element), collect: collect)
    }
    if case .list(let items) = argument {
      guard items.count == 1 else { return .refused(.unreadable(said: argument.said)) }
      return try await read(items[0], at: place)
    }
    let scalars = ScalarReader(place: place)
    if let reading = try await scalars.readByResolvers(argument) { return reading }
    switch place.shape {
    case .scalar(let type): return try await scalars.read(argument, as: type)
    case .entity(let type): return try await entity(argument, type, at: place)
    case .enumeration(let type): return enumeration(argument, type)
    case .composite(let type): return try await composite(argument, type, at: place)
    case .list, .nothing: return .refused(.unreadable(said: argument.said))
    }
  }

  private func list(
    _ argument: IntentArgument, of place: SlotPath,
    collect: @escaping @Sendable ([any Sendable]) -> (any Sendable)?
  ) async throws -> Reading {
    let items = if case .list(let items) = argument { items } else { [argument] }
    var readings: [Reading] = []
    for item in items { readings.append(try await read(item, at: place)) }
    return .list(readings, collect: collect)
  }

  private func entity(
    _ argument: IntentArgument, _ type: any AppEntity.Type, at place: SlotPath
  ) async throws -> Reading {
    if case .entities(let ids, let said) = argument {
      return candidates(try await EntityAccess.fetch(type, ids: ids, by: place.settings.query), said: said)
    }
    let said = argument.said
    let found = try await EntityAccess.search(
      type, for: said, language: language, by: place.settings.query)
    guard !found.isEmpty || isAnswer else {
      throw IntentFailure(code: .notFound, slot: place.path, said: said)
    }
    return candidates(found, said: said)
  }

  private func candidates(_ entities: [any AppEntity], said: String) -> Reading {
    guard !entities.isEmpty else { return .refused(.notFound(said: said)) }
    return .candidates(entities.map { Candidate($0, language: language) }, said: said)
  }

  private func enumeration(_ argument: IntentArgument, _ type: any AppEnum.Type) -> Reading {
    let cases = type.orderedCases
    let meant: [any AppEnum]
    if case .cases(let rawValues, _) = argument {
      meant = cases.filter { rawValues.contains($0.rawText) }
    } else {
      meant = NameMatch(argument.said).matches(in: cases) { value in
        let description = value.displayRepresentation
        return [value.rawText] + ([description.title] + description.synonyms).map { $0.text(in: language) }
      }
    }
    guard !meant.isEmpty else { return .refused(.unreadable(said: argument.said)) }
    return .candidates(meant.map { Candidate($0, language: language) }, said: argument.said)
  }

  /// Words that are not divided among the properties are the name of the first entity among them.
  private func composite(
    _ argument: IntentArgument, _ type: any TransientAppEntity.Type, at place: SlotPath
  ) async throws -> Reading {
    let instance = type.init()
    let properties = NamedHolder.all(of: instance)
    var said: [String: IntentArgument] = [:]
    if case .composite(let parts) = argument {
      said = parts
    } else if let name = properties.first(where: { $0.holder.shape.isEntity }) {
      said = [name.name: argument]
    }
    var parts: [Reading.Part] = []
    for property in properties {
      guard let argument = said[property.name] else { continue }
      let reading = try await read(argument, at: place.property(property))
      parts.append(Reading.Part(property: property, reading: reading))
    }
    return .composite(instance, parts)
  }
}

extension ValueShape {
  var isEntity: Bool {
    if case .entity = self { true } else { false }
  }
}
