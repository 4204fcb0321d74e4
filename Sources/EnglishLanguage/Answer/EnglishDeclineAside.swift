/// Whether English words beside a clear no only say more about it: (no) sorry mum's already cooking.
package enum EnglishDeclineAside {
  package static func holds(for words: [String], before isBefore: Bool) -> Bool {
    guard words.count > (isBefore ? 2 : 1), words.count <= 16 else { return false }
    // no the soy chicken names what is meant instead.
    guard words.contains(where: { tellers.contains($0) || $0.hasSuffix("n't") || $0.hasSuffix("ing") })
    else {
      return false
    }
    return !words.contains { turning.contains($0) || $0.hasSuffix("'d") && $0 != "i'd" }
  }

  /// Whether words beside a refusal set no condition, ask for nothing else, and do not take it back.
  package static func mayStandBeside(_ words: [String]) -> Bool {
    words.count <= 16 && !words.contains { turning.contains($0) || asking.contains($0) }
  }

  private static let asking: Set<String> = [
    "why", "what", "should", "shall", "could", "would", "did", "does", "if",
  ]

  /// Subjects and verbs: with one of them somebody tells something.
  private static let tellers: Set<String> = [
    "i", "i'm", "im", "i've", "ive", "i'll", "ill", "we", "we're", "we've", "we'll", "he", "he's", "hes",
    "she", "she's",
    "shes", "they", "they're", "theyre", "it", "it's", "its", "that's", "thats", "there's", "theres", "you",
    "you're",
    "is", "are", "was", "were", "am", "has", "have", "had", "got", "been", "too", "dont", "didnt", "cant",
    "wont", "not",
    "never", "picked", "brought", "made", "came", "cooked", "changed", "wrong", "let", "took", "oops",
    "sorry", "thanks", "thank", "found", "skint", "full", "need", "keep", "leave", "stays", "still", "gonna",
    "broke", "lets", "let's", "cook",
    "mum's", "mom's", "dad's", "everyone's", "my", "me", "why", "er", "be", "much",
  ]

  private static let turning: Set<String> = [
    "if", "whenever", "once", "unless", "until", "till", "whether", "which", "how", "instead",
    "except", "but", "though", "although", "however", "wait", "hold", "actually", "or", "maybe", "perhaps",
    "meant",
    "mean", "said", "change", "make", "add", "take", "send", "switch", "swap", "replace", "remove", "drop",
    "with",
    "without", "other", "another", "different", "only", "one", "ones", "half", "later", "first",
    "yes", "yeah",
    "yep", "sure", "ok", "okay", "fine", "do", "want", "rather", "prefer", "can",
    "might", "decide", "wondering", "kidding", "joking", "jk", "show", "tell", "way", "price", "from",
    "order", "deliver", "address", "just", "either",
    "whatever", "matter",
    "care",
  ]
}
