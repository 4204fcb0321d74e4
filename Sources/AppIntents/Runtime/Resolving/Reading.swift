/// What reading an argument came to, before anything is asked.
indirect enum Reading: Sendable {
  case value(any Sendable)
  /// Entities or enum cases that may be meant; at least one.
  case candidates([Candidate], said: String)
  case refused(IntentQuestion.Problem)
  case list([Reading], collect: @Sendable ([any Sendable]) -> (any Sendable)?)
  case composite(any TransientAppEntity, [Part])

  /// A property of a composite that something was said for.
  struct Part: Sendable {
    var property: NamedHolder
    var reading: Reading
  }

  /// The value, if nothing has to be asked for it. Lists and composites are left to the resolution.
  var plainValue: (any Sendable)? {
    switch self {
    case .value(let value): value
    case .candidates(let candidates, _): candidates.count == 1 ? candidates[0].value : nil
    case .refused, .list, .composite: nil
    }
  }

  /// The groups of candidates that all belong to entities of `type`, each with what was said for it.
  func groups(ownedBy type: any AppEntity.Type) -> [Group] {
    switch self {
    case .value, .refused: []
    case .candidates(let candidates, let said):
      Group(candidates: candidates, said: said, ownedBy: type).map { [$0] } ?? []
    case .list(let readings, _): readings.flatMap { $0.groups(ownedBy: type) }
    case .composite(_, let parts): parts.flatMap { $0.reading.groups(ownedBy: type) }
    }
  }

  /// The reading without the candidates that belong to another entity of the owner's type.
  func keeping(ownedBy owner: any AppEntity) -> Reading {
    switch self {
    case .value, .refused: return self
    case .candidates(let candidates, let said):
      let kept = candidates.filter { candidate in
        let candidateOwner = candidate.owner(of: type(of: owner))
        return candidateOwner == nil || candidateOwner?.identifierText == owner.identifierText
      }
      return kept.isEmpty ? .refused(.notFound(said: said)) : .candidates(kept, said: said)
    case .list(let readings, let collect):
      return .list(readings.map { $0.keeping(ownedBy: owner) }, collect: collect)
    case .composite(let instance, let parts):
      return .composite(
        instance, parts.map { Part(property: $0.property, reading: $0.reading.keeping(ownedBy: owner)) })
    }
  }
}

extension Reading {
  /// Candidates for one thing that was said, each with its owner.
  struct Group {
    var said: String
    var isAmbiguous: Bool
    var owners: [any AppEntity]

    /// Nil unless every candidate has an owner.
    init?(candidates: [Candidate], said: String, ownedBy type: any AppEntity.Type) {
      let found = candidates.compactMap { $0.owner(of: type) }
      guard found.count == candidates.count else { return nil }
      self.said = said
      isAmbiguous = candidates.count > 1
      var known: Set<String> = []
      owners = found.filter { known.insert($0.identifierText).inserted }
    }
  }
}
