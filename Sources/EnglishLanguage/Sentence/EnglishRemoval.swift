import Language

/// Whether an English sentence takes something away: remove the latte, a latte out of my cart, empty the cart.
enum EnglishRemoval {
  static func holds(for text: NormalText) -> Bool {
    let words = text.spaced.replacing(",", with: " ").split(separator: " ").map(String.init)
    return words.indices.contains { verbs.contains(words[$0]) && !isNoun(words, $0) }
      || words.indices.contains { index in
        directions.contains(words[index]) && isPlace(words[(index + 1)...]) && !isSending(words, index)
          || emptying.contains(words[index]) && isPlace(words[(index + 1)...])
      }
  }

  /// (from) my cart, (out of) the shopping basket, (empty) cart; not (from) Burger Station, order.
  private static func isPlace(_ words: ArraySlice<String>) -> Bool {
    words.first { !beforePlace.contains($0) }.map(places.contains) ?? false
  }

  /// send off the basket, an order from my cart: what is in it is wanted.
  private static func isSending(_ words: [String], _ index: Int) -> Bool {
    index > 0 && ["send", "order", "ship", "buy"].contains(words[index - 1])
  }

  /// away in the archive
  private static func isNoun(_ words: [String], _ index: Int) -> Bool {
    index > 0 && ["the", "in", "an"].contains(words[index - 1])
  }

  private static let beforePlace: Set<String> = [
    "of", "my", "the", "our", "your", "that", "this", "his", "her", "their", "these", "those", "shopping",
    "saved",
    "whole", "food", "delivery", "favourite", "favorite", "current", "travel", "trip", "visit", "wish", "to",
    "do",
  ]
  private static let directions: Set<String> = ["from", "off", "out"]
  private static let emptying: Set<String> = ["empty", "clear"]

  /// What things are kept in.
  private static let places: Set<String> = [
    "cart", "basket", "trolley", "bag", "order", "list", "favourites", "favorites", "faves", "favs",
    "collection",
    "plans", "itinerary", "calendar", "schedule", "visits",
  ]

  private static let verbs: Set<String> = [
    "remove", "removal", "delete", "discard", "void", "erase", "ditch", "bin", "scrap",
    "scrub", "cancel", "subtract", "eliminate", "withdraw", "dump", "unfavourite", "unfavorite", "unplan",
    "unsave", "unpin", "unstar", "archive",
  ]
}
