/// A polite request behind a stop, which speaks to the assistant whatever is told before it: “I can't recall what I put in it; could
/// you show me the cart?”, “My parents don't care for climbing, so would you recommend somewhere in Busan?”
///
/// What is told may hold a negation, a doubt or somebody else's words. A condition, a time to wait for, a quotation and a joke are
/// no background: the request would be said under them.
enum EnglishDirectedRequest {
  /// - Parameter bare: the words in lower case, without stops and apostrophes.
  static func begins(_ words: [String], _ bare: [String], at index: Int) -> Bool {
    guard index > 1, EnglishBackground.isStop(words[index - 1]) else { return false }
    let told = bare[..<index]
    return isPolite(bare[index...]) && !told.contains(where: conditions.contains)
      && !pairs(told).contains(where: waiting.contains) && !told.suffix(2).contains(where: reports.contains)
  }

  private static func isPolite(_ words: ArraySlice<String>) -> Bool {
    let asked = words.drop { joiners.contains($0) }
    guard let first = asked.first else { return false }
    return openers.contains(first) || frames.contains(asked.prefix(2).joined(separator: " "))
      || ["so", "just"].contains(words.first ?? "") && EnglishRequest.verbs.contains(first)
  }

  private static func pairs(_ words: ArraySlice<String>) -> [String] {
    zip(words, words.dropFirst()).map { $0 + " " + $1 }
  }

  private static let joiners: Set<String> = ["so", "then", "and", "just"]
  private static let openers: Set<String> = ["please", "kindly", "pls", "plz"]
  private static let frames: Set<String> = [
    "could you", "would you", "can you", "will you", "go ahead", "may i",
    "could i", "can i", "could we", "can we",
  ]

  private static let conditions: Set<String> = [
    "if", "unless", "until", "till", "once", "when", "whenever", "whether", "suppose", "supposing",
    "assuming",
    "imagine", "pretend", "provided", "hypothetically", "maybe", "perhaps", "might", "later", "tomorrow",
    "tonight", "every", "each", "always", "usually", "wish", "tempted", "should",
  ]
  private static let waiting: Set<String> = [
    "soon as", "the moment", "the minute", "the second", "in case", "so long", "as long", "not yet",
    "one day",
  ]
  private static let reports: Set<String> = [
    "said", "says", "say", "saying", "goes", "like", "told", "tell", "tells", "asked", "asks", "ask", "wrote",
    "shouted", "replied", "whispered", "begged", "insisted", "quote", "reads", "called", "wait", "stop", "no",
    "dont",
  ]
}
