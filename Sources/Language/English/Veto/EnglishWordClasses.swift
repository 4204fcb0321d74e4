/// Which words belong to the classes of `EnglishVetoPattern`.
enum EnglishWordClasses {
  typealias WordClass = EnglishVetoPattern.WordClass

  /// Where the class ends when it begins at `index`; several when it can take more than one word.
  static func ends(of wordClass: WordClass, _ words: [EnglishWord], _ index: Int, _ end: Int) -> [Int] {
    switch wordClass {
    case .person: return personEnds(words, index, end)
    case .adverb: return adverbEnds(words, index, end)
    default: return index < end && contains(wordClass, words[index]) ? [index + 1] : []
    }
  }

  private static func contains(_ wordClass: WordClass, _ word: EnglishWord) -> Bool {
    let text = word.text
    return switch wordClass {
    case .verb: EnglishVerbTable.bases.contains(text)
    case .base: !notVerbs.contains(text) && !text.hasSuffix("ing") && isLatin(text)
    case .past: isPast(text)
    case .done: EnglishVerbTable.participles.contains(text) || isRegularPast(text)
    case .doing: EnglishVerbTable.gerunds.contains(text)
    case .ing: EnglishVerbTable.gerunds.contains(text) || isGerund(text)
    case .does: EnglishVerbTable.thirdPersons.contains(text)
    case .thing: !degrees.contains(text) && !functionWords.contains(text)
    case .name: isName(text)
    case .quote: word.isQuoted
    case .any: true
    case .person, .adverb: false
    }
  }

  // MARK: Verbs

  private static func isPast(_ text: String) -> Bool {
    EnglishVerbTable.pasts.contains(text) || isRegularPast(text)
  }

  private static func isRegularPast(_ text: String) -> Bool {
    text.hasSuffix("ed") && text.unicodeScalars.count > 4 && !noPasts.contains(text)
  }

  /// Words in -ed that are no past form, or the polite past of a wish.
  private static let noPasts: Set<String> = [
    "need", "feed", "speed", "proceed", "succeed", "exceed", "breed", "bleed", "indeed", "hundred", "wanted",
    "hoped",
    "wondered", "preferred", "liked", "loved", "intended", "needed", "supposed", "interested", "tired",
    "allowed",
    "excited", "married",
  ]

  private static func isGerund(_ text: String) -> Bool {
    text.hasSuffix("ing") && text.unicodeScalars.count > 5 && !noGerunds.contains(text)
  }

  private static let noGerunds: Set<String> = [
    "something", "anything", "nothing", "everything", "spring", "string", "morning", "evening", "pudding",
    "dressing",
    "seasoning", "topping", "icing", "dumpling", "filling", "stuffing", "during", "wedding", "ceiling",
    "building",
  ]

  private static func isLatin(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      ("a"..."z").contains($0) || $0 == "'" || (0xC0...0x24F).contains($0.value)
    }
  }

  private static func isName(_ text: String) -> Bool {
    !functionWords.contains(text) && !EnglishVerbTable.bases.contains(text) && isLatin(text)
  }

  // MARK: Words of grammar

  static let determiners: Set<String> = [
    "a", "an", "the", "my", "our", "your", "his", "her", "their", "its", "this", "that", "these", "those",
    "some",
    "any", "every", "each", "another", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
    "ten",
  ]

  static let pronouns: Set<String> = ["i", "you", "we", "they", "he", "she", "it", "who", "which"]

  private static let functionWords: Set<String> = determiners.union(pronouns).union([
    "me", "us", "him", "them", "what", "when", "where", "why", "how", "whose", "do", "does", "did", "is",
    "are", "am",
    "was", "were", "be", "been", "being", "has", "have", "had", "will", "would", "shall", "should", "can",
    "could",
    "may", "might", "must", "not", "no", "never", "and", "or", "but", "so", "if", "whether", "because",
    "then", "than",
    "to", "of", "for", "from", "with", "without", "in", "on", "at", "by", "as", "about", "into", "out", "up",
    "off",
    "let", "please", "there", "here", "yes", "ok", "okay", "just", "now", "hey", "hi", "hello", "instead",
  ])

  /// After “don't” these are no command: a question, a wish, or “don't worry”.
  private static let notVerbs: Set<String> = functionWords.subtracting(["do", "be", "let", "have"]).union([
    "want", "need", "think", "know", "like", "feel", "care", "forget", "worry", "hesitate", "mind", "believe",
  ])

  private static let degrees: Set<String> = [
    "too", "so", "very", "that", "only", "just", "even", "bad", "now", "yet", "really", "overly", "extra",
    "spicy",
    "hot", "sweet", "salty", "much", "many", "sure", "at", "as", "quite", "necessarily", "later", "today",
  ]

  // MARK: People

  private static let peopleAlone: Set<String> = [
    "he", "she", "they", "someone", "somebody", "everyone", "everybody", "anyone", "anybody", "nobody",
    "people", "him",
    "her", "them", "mom", "mum", "mommy", "mother", "dad", "daddy", "father", "grandma", "grandpa",
  ]

  private static let peopleNouns: Set<String> = peopleAlone.union([
    "brother", "sister", "friend", "friends", "wife", "husband", "boss", "son", "daughter", "kid", "kids",
    "child",
    "children", "boyfriend", "girlfriend", "roommate", "roommates", "colleague", "colleagues", "coworker",
    "parents",
    "parent", "aunt", "uncle", "cousin", "neighbor", "neighbour", "guy", "guys", "man", "woman", "teacher",
    "partner",
    "family", "team", "secretary", "assistant", "grandmother", "grandfather",
  ])

  private static func personEnds(_ words: [EnglishWord], _ index: Int, _ end: Int) -> [Int] {
    guard index < end else { return [] }
    var ends: [Int] = []
    if peopleAlone.contains(words[index].text) { ends.append(index + 1) }
    let noun = index + 1
    if noun < end, determiners.contains(words[index].text), peopleNouns.contains(words[noun].text) {
      ends.append(noun + 1)
    }
    return ends
  }

  // MARK: Adverbs

  static let adverbs: Set<String> = [
    "already", "just", "really", "actually", "ever", "even", "still", "also", "please", "kindly", "recently",
    "accidentally", "only", "probably", "definitely", "maybe", "certainly", "always", "usually", "once",
    "now", "all",
    "both", "finally", "simply", "quickly", "yet", "often", "ever",
  ]

  private static func adverbEnds(_ words: [EnglishWord], _ index: Int, _ end: Int) -> [Int] {
    var ends = [index]
    while let last = ends.last, last < end, adverbs.contains(words[last].text) { ends.append(last + 1) }
    return ends.reversed()
  }
}
