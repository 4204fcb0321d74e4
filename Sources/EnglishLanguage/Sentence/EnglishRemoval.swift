import Language

/// Whether an English sentence takes something away: remove the latte, a latte out of my cart, empty the cart.
enum EnglishRemoval {
  static func holds(for text: NormalText) -> Bool {
    let words = text.spaced.replacing(",", with: " ").split(separator: " ").map(String.init)
    return words.contains(where: verbs.contains)
      || words.indices.contains { index in
        directions.contains(words[index]) && isPlace(words[(index + 1)...])
          || emptying.contains(words[index]) && isPlace(words[(index + 1)...])
      }
  }

  /// (from) my cart, (out of) the shopping basket, (empty) cart.
  private static func isPlace(_ words: ArraySlice<String>) -> Bool {
    words.prefix(longestPlace).contains(where: places.contains)
  }

  /// Words: my shopping cart.
  private static let longestPlace = 3
  private static let directions: Set<String> = ["from", "off", "out"]
  private static let emptying: Set<String> = ["empty", "clear"]

  /// What things are kept in.
  private static let places: Set<String> = [
    "cart", "basket", "trolley", "bag", "order", "list", "favourites", "favorites", "faves", "collection",
    "plans", "itinerary", "calendar", "schedule", "visits",
  ]

  private static let verbs: Set<String> = [
    "remove", "removal", "delete", "discard", "void", "erase", "ditch", "bin", "scrap",
    "scrub", "cancel", "subtract", "eliminate", "withdraw", "dump", "unfavourite", "unfavorite", "unplan",
    "unsave", "unpin", "unstar", "archive",
  ]
}
