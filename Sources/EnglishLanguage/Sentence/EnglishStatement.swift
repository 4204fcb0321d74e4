import Language

/// Clauses beside a request that say why or what has happened, and nothing about what is asked for: “I'm starving, get me a
/// burger”, “order the malatang, my throat hurts”.
///
/// They begin with a subject and hold no word that asks, forbids, reports or sets a condition.
enum EnglishStatement {
  /// The words that may be set aside, the fewest first: before the request, or behind it.
  static func ranges(in words: [String]) -> [Range<Int>] {
    guard words.count > 2, words.count <= longest else { return [] }
    let bare = words.map(bareWord)
    guard !bare.contains(where: limiting.contains) else { return [] }
    let before = (1..<words.count - 1).filter { isRequest(bare, at: $0) && isStatement(bare[..<$0]) }.map {
      0..<$0
    }
    let behind = (2..<words.count).reversed().filter {
      opens(words, bare, at: $0) && isStatement(bare[$0...])
    }
    .map { $0..<words.count }
    return Array(before.suffix(mostCuts)) + Array(behind.prefix(mostCuts))
  }

  /// What says when or on what condition, wherever it stands.
  private static let limiting: Set<String> = [
    "if", "when", "whenever", "once", "unless", "until", "then", "every", "daily", "weekly", "afterwards",
  ]

  private static let longest = 40
  private static let mostCuts = 2

  static func bareWord(_ word: String) -> String {
    String(word.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "'" || $0 == "’" })
      .replacing("’", with: "'").replacing("'", with: "")
  }

  // MARK: Where a request or a statement begins

  private static func isRequest(_ words: [String], at index: Int) -> Bool {
    if requests.contains(words[index]) { return true }
    let pair = words[index...].prefix(2).joined(separator: " ")
    return pairs.contains(pair)
  }

  private static let requests: Set<String> = [
    "order", "get", "grab", "add", "send", "put", "cancel", "show", "check", "track", "find", "call", "empty",
    "set",
    "remove", "record", "give", "gimme", "lemme", "please", "reorder", "search", "recommend", "turn",
    "kindly", "clear",
  ]

  static let pairs: Set<String> = [
    "can you", "could you", "would you", "can i", "could i", "i want", "id like", "i need", "let me",
    "ill have", "ill take",
    "do order",
  ]

  /// Behind a stop or a comma, or with a word that opens a clause.
  private static func opens(_ words: [String], _ bare: [String], at index: Int) -> Bool {
    let isBehindStop = words[index - 1].last.map { ",;.?!".contains($0) } ?? false
    return isBehindStop || reasons.contains(bare[index])
      || subjects.contains(bare[index]) && !auxiliaries.contains(bare[index - 1])
        && !saysWhich(bare, at: index)
  }

  /// the places | I marked as favourites: what somebody does says which ones are meant.
  private static func saysWhich(_ bare: [String], at index: Int) -> Bool {
    doers.contains(bare[index]) && bare[index - 1].hasSuffix("s") && determiners.contains(bare[index - 2])
  }

  private static let doers: Set<String> = ["i", "ive", "we", "weve"]
  private static let determiners: Set<String> = ["the", "those", "these", "all", "any", "which", "what"]

  /// A subject behind one of them belongs to its question: which landmarks did | I visit.
  private static let auxiliaries: Set<String> = [
    "did", "do", "does", "have", "has", "had", "is", "are", "was", "were", "can", "could", "will", "would",
    "shall", "should", "may", "might", "must",
  ]

  static let reasons: Set<String> = ["because", "cuz", "coz", "cause", "since", "as"]

  private static let subjects: Set<String> = [
    "im", "its", "ive", "i", "were", "weve", "we", "theres", "there", "my", "our", "someone", "somebody",
    "everyone",
    "everyones", "it", "the",
  ]

  // MARK: What a statement is

  private static func isStatement(_ words: ArraySlice<String>) -> Bool {
    var words = words
    while let first = words.first, openers.contains(first) { words = words.dropFirst() }
    guard let first = words.first, let last = words.last,
      words.count > 1, !nouns.contains(first) || words.contains(where: verbs.contains)
    else { return false }
    guard subjects.contains(first), !unfinished.contains(last), !isObject(words) else { return false }
    return !words.contains { barred.contains($0) } && !EnglishReportedWords.stand(in: words)
  }

  /// cancel it on my own: no subject stands before a preposition.
  private static func isObject(_ words: ArraySlice<String>) -> Bool {
    words.first == "it" && words.dropFirst().first.map(prepositions.contains) ?? false
  }

  private static let prepositions: Set<String> = [
    "on", "in", "at", "for", "to", "with", "from", "by", "up", "off",
  ]

  /// What begins a thing as well as a clause: the menu of …, the driver is late.
  private static let nouns: Set<String> = [
    "the", "my", "our", "someone", "somebody", "everyone", "everyones", "there",
  ]

  private static let verbs: Set<String> = [
    "is", "are", "was", "were", "has", "have", "had", "got", "gets", "starts", "begins", "started", "began",
    "comes", "came",
    "coming", "going", "goes", "hurts", "hurt", "needs", "feels", "looks", "wont", "left", "ran", "broke",
    "died", "called",
    "loves", "likes", "lives", "turned", "turns", "visiting", "visited", "hungry", "starving",
  ]

  private static let openers: Set<String> = [
    "because", "cuz", "coz", "cause", "since", "as", "ok", "okay", "so", "well", "yo", "hey", "ugh", "man",
    "and", "but", "oh",
  ]

  /// Words that ask, forbid, report, doubt or set a condition.
  private static let barred: Set<String> = [
    "if", "when", "whenever", "once", "unless", "until", "till", "after", "while", "should", "would", "could",
    "might",
    "never", "not", "dont", "doesnt", "didnt", "wont", "wouldnt", "cant", "couldnt", "shouldnt", "isnt",
    "arent", "aint",
    "no", "nothing", "nobody", "said", "says", "say", "saying", "told", "tell", "tells", "asked", "asks",
    "ask", "wants",
    "want", "wanted", "think", "thinks", "thought", "guess", "wish", "usually", "always", "often",
    "sometimes", "normally",
    "every", "each", "daily", "weekly", "cancel", "cancelled", "canceled", "cancelling", "stop", "wait",
    "actually", "kidding",
    "joking", "jk", "forget", "mind", "nvm", "instead", "how", "why", "what", "who", "whether", "maybe",
    "perhaps", "ordered",
    "order", "ordering", "bought", "buy", "later", "tomorrow", "imagine", "suppose", "pretend", "hate",
    "refuse", "quit",
    "moment", "second", "minute", "instant", "soon", "hits", "strikes", "becomes", "next", "then", "by",
    "before", "ends",
    "opens", "finishes", "finish", "done", "arrives", "arrive", "leave", "lands",
  ]

  /// What goes on with the next word, so that what follows is no request: “I just order …”, “she and I get …”.
  private static let unfinished: Set<String> = [
    "to", "or", "just", "only", "i", "you", "he", "she", "they", "we", "that", "will", "can", "did", "do",
    "does", "the", "a",
    "an", "my", "your", "of", "for", "in", "on", "at", "with", "from", "gonna", "gotta", "wanna", "really",
    "even", "also",
    "who", "everyone", "people", "friends", "parents", "kids", "let", "lets", "make", "made", "have", "has",
    "had", "may",
  ]
}
