import Language

/// Words of a story that say why.
extension EnglishStory {
  static let wanting: Set<String> = [
    "hungry", "hangry", "starving", "starvin", "famished", "peckish", "deserve", "earned", "craving",
    "treat", "eaten", "celebrating", "payday", "birthday", "paying", "exactly", "lovely", "delicious",
    "rumbling", "favourite", "favorite", "forward", "hunger", "watering", "drooling", "havent",
    "long", "rough", "shocker", "exhausted", "knackered", "cook", "fridge",
    "loves", "dying", "waiting", "crave", "yum", "belly", "tummy", "stomach", "hungover",
  ]
  /// Behind “yes please” and its like, what makes somebody order. Behind a bare yes it may answer something else: yes, I passed.
  static let occasions: Set<String> = [
    "friday", "saturday", "sunday", "weekend", "rain", "rainy", "raining", "snow", "snowing", "freezing",
    "pouring", "match", "game", "kickoff", "break", "hangover", "bonus", "guests", "visitors", "grandkids",
    "grandchildren", "quick", "cooking", "cheat", "tired", "shattered", "overtime", "shift", "studying",
    "anniversary",
    "help",
  ]
  static let undoing: Set<String> = [
    "mistake", "accident", "wrong", "twice", "duplicate", "duplicated", "anymore", "longer", "late",
    "forever", "ages", "slow", "sick", "ill", "broke", "skint", "diet", "closed", "cancelled", "canceled",
    "changed", "test", "ridiculous", "cheaper", "allergic", "crowded", "ate", "eaten", "worst", "awful",
    "terrible", "hate", "showing",
  ]

  /// A reason against keeping: by its own words, or by a negation of the thing: I don't want it, we didn't go.
  func speaksForUndoing(_ words: [String]) -> Bool {
    words.contains(where: Self.undoing.contains)
      || words.contains(where: Self.denied.contains) && words.contains(where: Self.pointing.contains)
  }

  static let denied: Set<String> = [
    "dont", "didnt", "doesnt", "not", "isnt", "wasnt", "wont", "cant", "cannot", "couldnt", "arent", "never",
  ]
  static let pointing: Set<String> = [
    "it", "that", "this", "them", "there", "any", "want", "need", "go", "went", "going", "home", "order",
    "food",
    "coming",
  ]

  func speaksAgainst(_ clause: [String]) -> Bool {
    // I haven't eaten.
    guard !clause.contains(where: Self.negations.contains) else { return false }
    return clause.indices.contains { start in
      (start + 1...clause.count).contains { end in
        guard let sense = EnglishReason.side(of: clause[start..<end].joined())?.sense(for: kinds) else {
          return false
        }
        return !sense.isDisjoint(with: [.against, .denial, .keeping])
      }
    }
  }

  static let negations: Set<String> = [
    "havent", "didnt", "hadnt", "hasnt", "not", "never", "barely", "hardly",
  ]
}
