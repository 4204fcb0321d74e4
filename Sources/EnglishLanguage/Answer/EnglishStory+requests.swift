import Language

/// Clauses of a story that ask for something of their own, and numbers of things.
extension EnglishStory {
  /// “make it two”, “can you add a coke”, “I'd like the large one”: a clause that asks for something of its own.
  func requests(_ clause: [String]) -> Bool {
    let words = Array(clause.drop { Self.openers.contains($0) })
    guard let first = words.first else { return false }
    // what a day
    if first == "what", words.dropFirst().first == "a" { return false }
    if Self.asking.contains(first) { return true }
    if ["i", "we"].contains(first), words.count > 1, ["want", "need", "prefer"].contains(words[1]) {
      return isOrdering
    }
    if ["id", "wed"].contains(first), words.count > 1, ["like", "prefer", "rather"].contains(words[1]) {
      return true
    }
    if isOrdering, wantsAnother(words) || addsAnother(clause) { return true }
    return EnglishRequest.verbs.contains(first) || ["dont", "not", "keep", "leave"].contains(first)
      || zip(words, words.dropFirst()).contains {
        $1 == "keep" && $0 != "to" || $0 == "leave" && Self.kept.contains($1)
      }
  }

  /// “mum wants a salad”; not “my son wants it”.
  func wantsAnother(_ words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains {
      ["want", "wants", "wanted", "prefers", "fancies"].contains($0) && !Self.wanted.contains($1)
        && !isShown($1)
    }
  }

  /// “and a beer”, “I'd love some tea”.
  func addsAnother(_ clause: [String]) -> Bool {
    let articles: Set<String> = ["a", "an", "some", "extra", "another"]
    return clause.first == "and" && clause.dropFirst().first.map(articles.contains) ?? false
      || zip(clause, clause.dropFirst()).contains {
        ["love", "like", "fancy", "crave", "craving", "need"].contains($0) && articles.contains($1)
      }
  }

  static let wanted: Set<String> = ["it", "this", "that", "to", "them", "food", "dinner", "lunch"]
  static let kept: Set<String> = ["it", "them", "that", "the", "this"]
  static let openers: Set<String> = [
    "and", "so", "well", "oh", "please", "just", "also", "then", "ok", "okay", "um",
  ]
  static let asking: Set<String> = [
    "can", "could", "will", "do", "does", "did", "is", "are", "what", "whats", "which", "who", "how",
    "where", "when", "why", "let", "lets", "give", "tell", "show", "send", "use", "try", "lemme",
  ]

  /// “two of them”, “the second one”, 1042: a number of things, or of another order. A time, a price or an age tells something.
  func countsAnything(_ words: [String]) -> Bool {
    words.indices.contains { index in
      guard isNumber(words[index]), !isShown(words[index]), !isTimeOfOccasion(words, at: index) else {
        return false
      }
      let next = words.dropFirst(index + 1).first ?? ""
      return (!Self.measures.contains(next) || isOrdering && next == "of")
        && !(Self.numbers.contains(words[index]) && !isOrdering && next != "of" && next != "")
    }
  }

  func isNumber(_ word: String) -> Bool {
    Self.numbers.contains(word) || word.first?.isNumber ?? false
  }

  static let numbers: Set<String> = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "both",
  ]
  static let measures: Set<String> = [
    "hour", "hours", "minute", "minutes", "min", "mins", "day", "days", "week", "weeks", "month", "months",
    "year", "years", "times", "degrees", "thing", "oclock", "am", "pm", "percent", "won", "people", "kids",
    "of",
  ]
}
