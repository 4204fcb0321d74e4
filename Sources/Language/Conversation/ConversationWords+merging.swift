extension ConversationWords {
  /// Takes the words of another language as well. A word that both have means what it means here.
  public mutating func merge(_ other: ConversationWords) {
    commands.merge(other.commands) { first, _ in first }
    pointingThings.formUnion(other.pointingThings)
    pointingPlaces.formUnion(other.pointingPlaces)
    pointingParticles.formUnion(other.pointingParticles)
    pointingEndings.formUnion(other.pointingEndings)
    listedNouns.formUnion(other.listedNouns)
    listedPlaces.formUnion(other.listedPlaces)
    habitAdverbs.formUnion(other.habitAdverbs)
    habitVerbs.formUnion(other.habitVerbs)
    habitThings.formUnion(other.habitThings)
    habitPhrases.formUnion(other.habitPhrases)
    habitParticles.formUnion(other.habitParticles)
    habitEndings.formUnion(other.habitEndings)
    sames.formUnion(other.sames)
    ones.formUnion(other.ones)
    mores.formUnion(other.mores)
    moreEndings.formUnion(other.moreEndings)
    slotOpeners.formUnion(other.slotOpeners)
    slotParticles.formUnion(other.slotParticles)
    slotChanges.formUnion(other.slotChanges)
    connectives.formUnion(other.connectives)
    joiners.formUnion(other.joiners)
    objectParticles.formUnion(other.objectParticles)
    units.merge(other.units) { $0 + $1 }
    otherAmounts.formUnion(other.otherAmounts)
  }

  /// Commands from lists of words that are parted by spaces.
  public static func commands(_ lists: [(Command, String)]) -> [String: Command] {
    lists.reduce(into: [:]) { result, list in
      for word in list.1.split(whereSeparator: \.isWhitespace) { result[String(word)] = list.0 }
    }
  }
}
