import Language

/// Whether an English sentence takes something away: remove the latte, a latte out of my cart.
enum EnglishRemoval {
  static func holds(for text: NormalText) -> Bool {
    let words = text.spaced.replacing(",", with: " ").split(separator: " ").map(String.init)
    return words.contains(where: verbs.contains)
      || words.indices.contains { index in
        ["from", "of", "off"].contains(words[index]) && words.indices.contains(index + 1)
          && (owners.contains(words[index + 1]) && words[index] != "of" || isOutOf(words, index))
      }
  }

  /// out of my cart.
  private static func isOutOf(_ words: [String], _ index: Int) -> Bool {
    index > 0 && words[index] == "of" && words[index - 1] == "out"
  }

  private static let owners: Set<String> = ["my", "our", "the"]

  private static let verbs: Set<String> = [
    "remove", "removed", "removal", "delete", "deleted", "discard", "void", "erase", "ditch", "bin", "scrap",
    "scrub", "cancel", "subtract", "eliminate", "withdraw", "dump", "unfavourite", "unfavorite", "unplan",
    "unsave", "unpin", "unstar", "archive", "empty", "clear", "forget",
  ]
}
