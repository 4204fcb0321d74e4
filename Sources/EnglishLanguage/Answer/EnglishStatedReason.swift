package import Language

/// Whether English words behind a denial only give a reason for it: I was just checking the price.
package enum EnglishStatedReason {
  /// - Parameter takesBack: whether the action removes or cancels something, so that wanting it speaks against the action.
  package static func holds(for text: NormalText, takesBack: Bool) -> Bool {
    let words = text.spaced.replacing(",", with: " ").split(separator: " ").map(String.init)
    let rest = words.drop { openers.contains($0) }
    guard let first = rest.first, subjects.contains(first) || takesBack && keptSubjects.contains(first) else {
      return false
    }
    if rest.contains(where: undecided.contains) { return false }
    let isNegative = rest.contains { $0 == "not" || $0.hasSuffix("n't") }
    let changes = takesBack ? corrections.subtracting(wishes) : corrections
    return isNegative || !rest.contains { changes.contains($0) }
  }

  /// I can't decide, I'm not sure: not said yet.
  private static let undecided: Set<String> = ["decide", "know", "sure", "dunno", "idk", "wondering"]

  private static let openers: Set<String> = [
    "sorry", "thanks", "thank", "you", "oh", "well", "please", "babe",
  ]
  private static let subjects: Set<String> = [
    "i", "i'm", "im", "i'll", "ill", "i've", "ive", "i'd", "my", "those", "it", "we", "we're", "we've",
    "we'll", "just",
  ]
  /// Of what would be taken back: those are my favourites, I need them.
  private static let keptSubjects: Set<String> = [
    "they", "they're", "theyre", "that's", "thats", "these", "that",
  ]
  private static let wishes: Set<String> = ["want", "need", "like"]
  private static let corrections: Set<String> = [
    "meant", "mean", "want", "wanted", "said", "instead", "rather", "change", "make", "need", "like", "move",
    "one",
    "ones",
    "ordered", "asked",
  ]
}
