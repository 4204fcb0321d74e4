extension Resolution {
  /// Decides whose the candidates are before asking which of them is meant.
  ///
  /// 치킨 stands for dishes of four restaurants: when the intent has a restaurant parameter too, the restaurant
  /// is decided first, and only its dishes are left. A single possible owner is taken silently.
  func narrow(
    _ reading: Reading, at place: SlotPath, open: inout OpenReadings
  ) async throws -> (reading: Reading, owner: String?) {
    var reading = reading
    var title: String?
    for parameter in run.parameters where parameter.name != place.parameter {
      guard case .entity(let type) = parameter.holder.shape else { continue }
      let groups = reading.groups(ownedBy: type)
      guard !groups.isEmpty else { continue }
      try await settle(parameter, among: &open)
      let owner = try await owner(of: groups, as: parameter, open: &open)
      reading = reading.keeping(ownedBy: owner)
      title = owner.displayRepresentation.title.text(in: language)
    }
    return (reading, title)
  }

  private func owner(
    of groups: [Reading.Group], as parameter: NamedHolder, open: inout OpenReadings
  ) async throws -> any AppEntity {
    if let decided = parameter.holder.current as? any AppEntity { return decided }
    let owners = Self.possibleOwners(of: groups).map { Candidate($0, language: language) }
    let belonging = belonging(owners, at: SlotPath(parameter))
    let said = groups.first(where: \.isAmbiguous)?.said ?? groups.first?.said
    let value = try await choose(
      among: belonging.isEmpty ? owners : belonging, at: SlotPath(parameter),
      situation: .owners(said: said))
    guard let owner = value as? any AppEntity else { throw ValueTypeMismatch() }
    try parameter.holder.assign(owner)
    return owner
  }

  /// The owners that have something for every group; if there are none, all owners.
  private static func possibleOwners(of groups: [Reading.Group]) -> [any AppEntity] {
    var known: Set<String> = []
    let all = groups.flatMap(\.owners).filter { known.insert($0.identifierText).inserted }
    let common = all.filter { owner in
      groups.allSatisfy { $0.owners.contains { $0.identifierText == owner.identifierText } }
    }
    return common.isEmpty ? all : common
  }

  /// Of the things to offer at a place, those that belong to what is already decided.
  func belonging(_ candidates: [Candidate], at place: SlotPath) -> [Candidate] {
    run.parameters.reduce(candidates) { candidates, parameter in
      guard parameter.name != place.parameter, let owner = parameter.holder.current as? any AppEntity
      else { return candidates }
      return candidates.filter { candidate in
        let own = candidate.owner(of: type(of: owner))
        return own == nil || own?.identifierText == owner.identifierText
      }
    }
  }
}
