import Language

/// What the words of a phrase are, as far as its meaning needs.
enum EnglishPhraseWords {
  static let questionWords: Set<String> = [
    "what", "where", "when", "who", "how", "which", "why", "whose", "is", "are", "am", "did", "do", "does",
    "has", "was",
    "were", "will", "can", "could", "should", "would",
  ]

  static let indirectWords: Set<String> = ["what", "where", "when", "who", "how", "which", "why"]

  static let forms: Set<String> = ["is", "are", "was", "were"]

  static let prepositions: Set<String> = [
    "to", "of", "for", "from", "with", "without", "in", "on", "at", "by", "about", "into", "out", "up", "off",
    "via", "as",
    "than", "over", "through",
  ]

  /// Nouns that end a phrase which is the name of a thing and no command: order status, delivery address.
  private static let topics: Set<String> = [
    "status", "history", "details", "detail", "list", "total", "summary", "number", "address", "location",
    "menu",
    "cart", "basket", "favourites", "favorites", "settings", "price", "prices", "balance", "recommendations",
    "picks",
    "progress", "receipt", "info", "information", "forecast", "weather", "time", "date", "name", "hours",
  ]

  /// Verbs that are nouns as well, so that a topic behind them makes a noun phrase.
  private static let nounVerbs: Set<String> = [
    "order", "search", "call", "message", "text", "email", "mail", "contact", "list", "park", "record",
    "water", "phone",
    "post", "book", "charge", "tip", "switch", "use", "request", "purchase",
  ]

  /// order status, my favourites, today's picks; but check status, and order the menu.
  static func isNounPhrase(_ words: [String]) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    if EnglishWordClasses.determiners.contains(first) || first.hasSuffix("'s") { return true }
    guard topics.contains(last) else { return false }
    if words.count == 1 { return true }
    guard words.dropFirst().allSatisfy({ !isGrammar($0) }) else { return false }
    return nounVerbs.contains(first) || !EnglishVerbTable.bases.contains(first)
  }

  /// A word that an article may stand before.
  static func isNoun(_ word: String) -> Bool {
    !isGrammar(word) && !adverbs.contains(word) && !word.contains("'")
      && word.unicodeScalars.allSatisfy(\.isASCII)
  }

  /// The other number of a noun: order and orders. Empty when it is no noun or has no other.
  static func otherNumbers(of word: String) -> [String] {
    guard isNoun(word), word.unicodeScalars.count > 2,
      !["ss", "us", "is", "as", "os"].contains(where: word.hasSuffix)
    else { return [] }
    if word.hasSuffix("ies") { return [word.dropLast(3) + "y"] }
    if ["ches", "shes", "xes", "sses"].contains(where: word.hasSuffix) { return [String(word.dropLast(2))] }
    if word.hasSuffix("s") { return [String(word.dropLast())] }
    return [EnglishVerb(word).thirdPerson]
  }

  private static func isGrammar(_ word: String) -> Bool {
    prepositions.contains(word) || questionWords.contains(word)
      || EnglishWordClasses.determiners.contains(word)
      || EnglishWordClasses.pronouns.contains(word) || grammar.contains(word)
  }

  private static let grammar: Set<String> = [
    "me", "us", "him", "her", "them", "and", "or", "but", "not", "no", "have", "had", "been", "be", "that",
    "everything",
    "something", "anything", "nothing", "all", "both", "if", "let", "what's", "there", "here",
  ]

  private static let adverbs: Set<String> = [
    "again", "now", "then", "today", "tonight", "tomorrow", "yesterday", "later", "just", "already", "away",
    "back", "down",
    "online", "please", "too", "also", "only", "far", "much", "many", "long", "soon", "home", "open", "last",
    "next",
  ]
}
