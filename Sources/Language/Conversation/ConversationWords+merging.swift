extension ConversationWords {
  /// Takes the words of another language as well, not its phrases, which belong to a language.
  public mutating func merge(_ other: ConversationWords) {
    declines.formUnion(other.declines)
    cancels.formUnion(other.cancels)
    only.formUnion(other.only)
    shownParticles.formUnion(other.shownParticles)
    pointing.formUnion(other.pointing)
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
}
