/// The effects that one turn carries out.
package struct TurnEffects: Hashable, Sendable, Codable {
  /// How often each was carried out, by name.
  private(set) var effects: [String: Int] = [:]
  /// Effects that were done in an earlier turn, or have been counted.
  private var known: Set<Journal.Effect> = []

  /// Takes note of what a journal says was done before this turn.
  mutating func begin(with journal: Journal) {
    known.formUnion(journal.effects.filter { $0.result != nil })
  }

  /// Counts the effects that were done since.
  mutating func count(_ journal: Journal) {
    for effect in journal.effects where effect.result != nil && known.insert(effect).inserted {
      effects[effect.name, default: 0] += 1
    }
  }
}
