import Language

/// Words of a story that set a condition, report, decline or change something.
extension EnglishStory {
  func barsAnything(_ clause: [String], isConcluding: Bool) -> Bool {
    let isRight =
      clause.contains("address") && clause.contains(where: Self.right.contains)
      && !clause.contains(where: Self.unlike.contains)
    return clause.indices.contains { index in
      bars(clause[index], isConcluding: isConcluding) && !(isRight && clause[index] == "address")
        && !isHarmless(clause, at: index)
    }
  }

  /// Whether clauses limit what was asked about, or speak against it.
  package func mayChange(_ clauses: [[String]]) -> Bool {
    bare(clauses).contains { barsAnything($0, isConcluding: true) }
  }

  /// Whether clauses set a condition, ask, report or count something: what follows is then none of the person's own, or not for now.
  package func redirects(_ clauses: [[String]]) -> Bool {
    let clauses = bare(clauses)
    return clauses.contains { clause in
      reports(clause, isBehind: isOrdering) && !tellsOwnWords(clause)
        || clause.indices.contains { Self.hypothetical.contains(clause[$0]) && !isHarmless(clause, at: $0) }
        || clause.first.map(Self.questioning.contains) ?? false && !exclaims(clause)
    } || countsAnything(clauses.flatMap { $0 })
  }

  static let hypothetical: Set<String> = [
    "if", "unless", "until", "whether", "whenever", "provided", "assuming", "suppose", "imagine", "pretend",
    "maybe", "perhaps",
    "probably", "possibly", "guess", "wonder", "wondering", "depends", "instead", "except", "without",
    "extra", "add", "half", "swap",
    "tomorrow", "later", "someday", "eventually", "joking", "kidding", "jk", "dare", "case", "either",
    "meant", "rather",
  ]
  static let questioning: Set<String> = ["why", "what", "which", "who", "whose", "how", "when", "where"]

  /// “Yes, I know there are things in it”, “yes, I can hear you”: behind a bare yes somebody takes notice.
  package func takesNotice(_ clauses: [[String]]) -> Bool {
    bare(clauses).joined().contains(where: Self.noticing.contains)
  }

  private static let noticing: Set<String> = [
    "know", "knew", "hear", "heard", "hearing", "see", "understand", "listening", "remember", "remembered",
    "recall",
  ]

  /// so please clear the cart out: behind words that only lead up to it, a clause begins with the action.
  package func asksForAction(_ clause: [String]) -> Bool {
    let words = bare([clause]).flatMap { $0 }.drop { EnglishStoryWords.leading.contains($0) }
    return words.first.map { word in kinds.contains { $0.english.contains(word) } } ?? false
  }

  /// the address is right; not “isn't right”, “is right for tomorrow”.
  static let right: Set<String> = ["right", "correct", "fine", "ok", "okay", "good"]
  static let unlike: Set<String> = [
    "not", "isnt", "wasnt", "except", "but", "never", "no", "if", "last", "old",
  ]

  func bars(_ word: String, isConcluding: Bool) -> Bool {
    Self.conditions.contains(word)
      || (isOrdering ? Self.changing.contains(word) : Self.limiting.contains(word))
      || isOrdering && !isConcluding && Self.discouraging.contains(word)
  }

  /// “nah, I burnt the pot”; “no point keeping it” declines nothing.
  func declines(_ clause: [String]) -> Bool {
    let words = clause.drop { Self.openers.contains($0) }
    guard let first = words.first, Self.declining.contains(first) else { return words.contains("nvm") }
    return first != "no" || words.count == 1 || !Self.missing.contains(words.dropFirst().first ?? "")
  }

  static let missing: Set<String> = [
    "point", "need", "one", "longer", "time", "way", "idea", "reason", "use", "problem", "worries",
    "objection", "changes", "change", "cap", "wahala", "cooking", "doubt", "objections", "food", "dinner",
    "lunch",
  ]

  static let longest = 34

  static let conditions: Set<String> = [
    "normally", "usually", "always", "often", "sometimes", "typically", "generally", "every", "each",
    "mostly", "if", "unless", "until", "till", "whether", "whenever", "provided", "providing", "assuming",
    "suppose", "supposing", "imagine", "pretend", "maybe", "perhaps", "probably", "possibly", "guess",
    "wonder", "wondering", "depends", "depending", "difference", "matter", "matters", "care", "wait",
    "hold", "either", "unsure", "undecided", "dunno", "idk", "minds", "joking", "kidding", "jk",
    "hypothetically", "someday", "eventually", "later", "tempted", "would", "wouldnt", "should", "shouldnt",
    "could", "might", "decide", "apparently", "genius", "fantastic", "dare", "case", "while",
  ]

  /// Beside ordering: another thing, another place, or less of a wish.
  static let changing: Set<String> = [
    "without", "extra", "add", "another", "different", "other", "half", "double", "spicy", "mild", "large",
    "small", "change", "make", "swap", "address", "cancel", "cancelled", "meant", "tomorrow", "wrong",
    "rich", "trees", "millionaire", "instead", "moved", "allergic", "allergy", "vegetarian", "vegan", "halal",
    "coupon",
    "discount", "voucher", "deal", "ex", "last", "yesterday", "point",
  ]
  static let discouraging: Set<String> = [
    "with", "office", "too", "tonight", "money", "expensive", "afford", "broke", "full", "ate", "already",
  ]
  /// Beside what is to be undone: only a part of it, or another one.
  static let limiting: Set<String> = [
    "except", "rest", "other", "others", "another", "different", "first", "second", "latest", "stay",
    "stays", "address", "his", "hers", "theirs", "yours", "meant", "photo", "photos", "note", "refund",
    "tomorrow",
  ]
  static let reporting: Set<String> = [
    "said", "says", "say", "saying", "told", "tells", "tell", "asked", "asks", "ask", "goes", "reckons",
    "thinks", "claims", "like", "shouting", "shouts", "yelling", "yells", "screaming", "screams", "chanting",
    "chants", "begging", "crying", "texted", "texts", "wrote",
    "writes", "think", "thought", "believe", "hope", "feel",
  ]
  static let declining: Set<String> = ["nope", "nah", "no", "nvm", "nevermind", "stop"]
  /// What answers somebody else, or the assistant's voice.
  static let hearing: Set<String> = [
    "hear", "hearing", "heard", "know", "knew", "see", "understand", "listening", "talking",
    "question", "think", "thought", "remember", "but", "you", "your", "mean", "look", "put", "asking",
  ]
  /// Behind the action itself, what is said to somebody about it.
  static let addressing: Set<String> = [
    "know", "think", "thought", "you", "your", "mean", "look", "asking", "but",
  ]
  static let unfinished: Set<String> = [
    "to", "or", "i", "you", "the", "a", "an", "my", "your", "of", "for", "with", "from", "dont",
    "not", "id", "well", "they", "he", "she", "we", "would", "will", "can", "never", "always", "said",
    "just", "says", "say", "is", "was", "are", "were", "on", "been",
  ]
  /// What goes on with the action before it: order it (at seven), cancel it (when you can).
  static let goingOn: Set<String> = [
    "at", "to", "for", "from", "in", "on", "by", "when", "after", "before", "and", "or", "but", "as",
    "only", "my", "the", "about", "again", "with", "without", "myself", "yourself", "while", "case",
    "those", "these",
  ]
  static let tellers: Set<String> = [
    "i", "im", "ive", "ill", "we", "weve", "were", "he", "hes", "she", "shes", "they", "theyre", "it",
    "its", "thats", "theres", "is", "isnt", "are", "was", "wasnt", "has", "had", "got", "went", "came",
    "my", "our", "me", "everyone", "somebody", "someone", "nobody", "nothing", "never", "no", "wrong",
    "mom", "mum", "dad", "that", "this", "kids",
  ]
}
