import Language

/// Words that say with or for whom something is done, which no app asks for: “plan Hallasan (with my two brothers) on Sunday”, “put a
/// latte in the cart (for my wife)”.
enum EnglishCompanions {
  /// The words of each of them, in order.
  static func ranges(in words: [String]) -> [Range<Int>] {
    let bare = words.map(EnglishStatement.bareWord)
    return bare.indices.compactMap { index in
      guard ["with", "for"].contains(bare[index]) else { return nil }
      let named = bare[(index + 1)...].prefix(longest)
      guard let last = named.firstIndex(where: people.contains),
        named[..<last].allSatisfy({ modifiers.contains($0) })
      else { return nil }
      return index..<last + 1
    }
  }

  private static let longest = 4
  private static let modifiers: Set<String> = [
    "my", "our", "the", "some", "a", "few", "two", "three", "four", "five", "old", "little", "whole", "work",
    "school", "best",
  ]
  private static let people: Set<String> = [
    "mum", "mom", "mam", "ma", "dad", "da", "wife", "husband", "hubby", "missus", "kid", "kids", "child",
    "children", "son", "sons",
    "daughter", "daughters", "friend", "friends", "mate", "mates", "lads", "girls", "boys", "family",
    "parents", "folks", "sister",
    "sisters", "brother", "brothers", "colleague", "colleagues", "team", "boyfriend", "girlfriend", "partner",
    "cousin", "cousins",
    "nan", "gran", "grandma", "granny", "grandpa", "grandad", "grandparents", "inlaws", "roommate",
    "flatmate", "flatmates", "neighbour",
    "niece", "nephew", "uncle", "aunt", "guests",
  ]
}
