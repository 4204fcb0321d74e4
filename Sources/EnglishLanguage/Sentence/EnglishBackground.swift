import Language

/// Clauses around an English request that probably only tell something, of any words: “we shan't manage the climb after all, so
/// please take Hallasan off the list”.
///
/// Wider than ``EnglishStatement``: a clause needs a subject and an end, and may hold a negation or a habit. What is left is
/// therefore only asked about. Conditions, reported words and second thoughts are no background, wherever they stand.
enum EnglishBackground {
  /// The words that may be set aside: those before the request, then those behind it.
  static func ranges(in words: [String]) -> [Range<Int>] {
    guard words.count > 3, words.count <= longest else { return [] }
    let bare = withoutPoliteness(words.map(EnglishStatement.bareWord))
    guard !bare.contains(where: jokes.contains) else { return [] }
    let starts = bare.indices.dropFirst(2).filter {
      begins(words, bare, at: $0) && tells(bare[..<$0]) || EnglishDirectedRequest.begins(words, bare, at: $0)
    }
    let closes = bare.indices.dropFirst(2).filter { ends(words, bare, at: $0) && tells(bare[$0...]) }
    return starts.prefix(mostCuts).map { 0..<$0 } + closes.suffix(mostCuts).map { $0..<words.count }
  }

  /// Words by which nothing around them is meant.
  private static let jokes: Set<String> = [
    "joking", "kidding", "joke", "jk", "lmao", "nvm", "nevermind", "ironically", "sarcastically",
  ]

  private static let longest = 60
  private static let mostCuts = 2

  /// “if you don't mind” sets no condition, and “after all” no time. Any other “if you …” does.
  private static func withoutPoliteness(_ words: [String]) -> [String] {
    words.indices.map { index in
      let said = words[index...].prefix(4).joined(separator: " ")
      return polite.contains { said == $0 || said.hasPrefix($0 + " ") } ? "so" : words[index]
    }
  }

  private static let polite = ["if you dont mind", "if you wouldnt mind", "if you please", "after all"]

  // MARK: Where a request begins and ends

  /// A verb that asks, or a polite frame, where a clause may begin.
  private static func begins(_ words: [String], _ bare: [String], at index: Int) -> Bool {
    let pair = bare[index...].prefix(2).joined(separator: " ")
    if EnglishStatement.pairs.contains(pair) { return isBorder(words, bare, at: index) || pair != "i want" }
    if openers.contains(bare[index]) { return bare.indices.contains(index + 2) && bare[index] != "so" }
    guard index + 1 < words.count else { return false }
    if isStop(words[index - 1]), questions.contains(bare[index]) { return true }
    guard EnglishRequest.verbs.contains(bare[index]) || reading.contains(bare[index]) else { return false }
    return isBorder(words, bare, at: index)
      || EnglishRequest.objects.contains(bare[index + 1]) && !EnglishRequest.doers.contains(bare[index - 1])
  }

  private static func isBorder(_ words: [String], _ bare: [String], at index: Int) -> Bool {
    isStop(words[index - 1]) || joining.contains(bare[index - 1])
  }

  static func isStop(_ word: String) -> Bool {
    word.last.map { ",;.!?-–—".contains($0) } ?? false
  }

  private static let joining: Set<String> = ["so", "please", "kindly", "pls", "then", "just", "", "now"]
  /// Verbs with which something is only looked up.
  private static let reading: Set<String> = [
    "find", "show", "search", "track", "recommend", "suggest", "tell", "list", "see", "look", "pull", "bring",
    "compare", "direct",
  ]
  private static let questions: Set<String> = [
    "what", "whats", "hows", "how", "where", "wheres", "which", "is", "isnt", "are", "has", "any", "did",
    "does",
  ]
  private static let openers: Set<String> = ["please", "kindly", "pls", "plz"]

  /// Behind a stop, or with a word that gives a reason.
  private static func ends(_ words: [String], _ bare: [String], at index: Int) -> Bool {
    guard bare[..<index].contains(where: EnglishRequest.verbs.contains) || bare[0] == "can" else {
      return false
    }
    return isStop(words[index - 1]) || EnglishStatement.reasons.contains(bare[index])
  }

  // MARK: What tells something

  /// Whether a clause has somebody or something that does or is something, and nothing that turns it into more.
  static func tells(_ words: ArraySlice<String>) -> Bool {
    guard words.count > 1, words.contains(where: tellers.contains), let first = words.first,
      !forbidding.contains(first), !words.contains(where: turning.contains),
      !EnglishReportedWords.stand(in: words)
    else { return false }
    return !words.indices.dropFirst().contains { index in
      let (before, word) = (words[index - 1], words[index])
      // wants me to, going to order.
      return turningPairs.contains(before + " " + word)
        || word == "to" && words.indices.contains(index + 1)
          && EnglishRequest.verbs.contains(words[index + 1])
        || forbidding.contains(word) && !subjects.contains(before)
    }
  }

  private static let subjects: Set<String> = [
    "i", "we", "you", "they", "he", "she", "it", "ive", "weve", "im", "were", "ill", "well", "id", "its",
  ]

  /// Subjects and verbs: with one of them a clause tells something.
  private static let tellers: Set<String> = [
    "i", "im", "ive", "id", "ill", "we", "weve", "were", "he", "hes", "she", "shes", "they", "theyre", "it",
    "its", "thats",
    "there", "theres", "is", "isnt", "are", "arent", "was", "wasnt", "has", "had", "got", "went", "came",
    "my", "our", "everyone",
    "somebody", "someone", "looks", "means", "needs", "am",
  ]

  /// A clause that begins so forbids.
  private static let forbidding: Set<String> = ["dont", "never", "stop", "avoid", "refrain", "do", "not"]

  /// Words of a condition, a report, a doubt, a joke or a second thought.
  private static let turning: Set<String> = [
    "if", "whenever", "once", "unless", "until", "till", "whether", "suppose", "supposing", "imagine",
    "pretend", "wonder",
    "wondering", "maybe", "perhaps", "said", "says", "say", "saying", "told", "tell", "asked", "asks", "ask",
    "reckons", "claims",
    "wait", "hold", "forget", "instead",
    "actually", "cancelled",
    "canceled", "hypothetically", "should", "shouldnt", "would", "wouldnt", "might", "later", "decide",
    "decided", "unsure",
    "sure", "regret", "tempted", "meant", "goes", "considering", "mull", "eventually", "someday", "wish",
    "when", "how", "why", "who", "what", "which", "before", "after",
  ]

  private static let turningPairs: Set<String> = [
    "me to", "you to", "us to", "wants me", "wants us", "wants you", "not yet", "each time", "every time",
    "soon as", "in case", "the moment",
    "the minute", "the second", "the instant", "some point", "one day", "could be", "goes like",
    "was like", "oh brilliant",
    "oh great", "oh lovely",
  ]
}
