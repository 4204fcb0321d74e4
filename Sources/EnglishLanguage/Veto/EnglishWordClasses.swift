import Language

/// What words do in a sentence, as far as rows of `EnglishVetoPattern` ask for it.
struct EnglishWordClasses: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A verb of commands in its base form.
  static let verb = Self(rawValue: 1)
  /// Anything that can be a verb after “don't”.
  static let base = Self(rawValue: 1 << 1)
  /// A past form that is no base form.
  static let past = Self(rawValue: 1 << 2)
  /// A participle that is no base form.
  static let done = Self(rawValue: 1 << 3)
  /// The -ing form of a verb of commands.
  static let doing = Self(rawValue: 1 << 4)
  /// Any -ing form.
  static let ing = Self(rawValue: 1 << 5)
  /// The form after he and she.
  static let does = Self(rawValue: 1 << 6)
  /// What may be rejected: a thing, not a degree (too, so, very).
  static let thing = Self(rawValue: 1 << 7)
  /// A word of no grammar: maybe a name.
  static let name = Self(rawValue: 1 << 8)
  /// A word in quotation marks.
  static let quote = Self(rawValue: 1 << 9)
  /// Any word.
  static let any = Self(rawValue: 1 << 10)
  /// Any number of adverbs; of a word, that it is one.
  static let adverb = Self(rawValue: 1 << 11)
  /// Somebody who is not in the conversation, with a determiner or without; of a word, that it is one alone.
  static let person = Self(rawValue: 1 << 12)
  /// Somebody, if a determiner stands before it.
  static let personNoun = Self(rawValue: 1 << 13)
  static let determiner = Self(rawValue: 1 << 14)

  /// Those that a word has by itself.
  var single: Self { subtracting([.adverb, .person, .personNoun, .determiner]) }

  /// The class of a name in angle brackets, as rows write it.
  init?(named text: String) {
    guard text.first == "<", let known = Self.names[String(text.dropFirst().dropLast())] else { return nil }
    self = known
  }

  private static let names: [String: Self] = [
    "verb": .verb, "base": .base, "past": .past, "done": .done, "doing": .doing, "ing": .ing, "does": .does,
    "thing": .thing, "name": .name, "quote": .quote, "any": .any, "adverb": .adverb, "person": .person,
  ]

  /// Every class of a word, by looking into every list.
  static func all(of text: String) -> Self {
    var classes: Self = [.any]
    if EnglishVerbTable.bases.contains(text) { classes.insert(.verb) }
    if !notVerbs.contains(text), !text.hasSuffix("ing"), isLatin(text) { classes.insert(.base) }
    if isPast(text) { classes.insert(.past) }
    if EnglishVerbTable.participles.contains(text) || isRegularPast(text) { classes.insert(.done) }
    if EnglishVerbTable.gerunds.contains(text) { classes.formUnion([.doing, .ing]) }
    if isGerund(text) { classes.insert(.ing) }
    if EnglishVerbTable.thirdPersons.contains(text) { classes.insert(.does) }
    if !degrees.contains(text), !functionWords.contains(text) { classes.insert(.thing) }
    if isName(text) { classes.insert(.name) }
    if adverbs.contains(text) { classes.insert(.adverb) }
    if peopleAlone.contains(text) { classes.insert(.person) }
    if peopleNouns.contains(text) { classes.insert(.personNoun) }
    if determiners.contains(text) { classes.insert(.determiner) }
    return classes
  }

  /// The classes of a word that is in no list.
  static func unlisted(_ text: String) -> Self {
    var classes: Self = [.any, .thing]
    guard isLatin(text) else { return isRegularPast(text) ? classes.union([.past, .done]) : classes }
    classes.insert(.name)
    let isIng = text.hasSuffix("ing")
    if !isIng { classes.insert(.base) }
    if isIng, text.unicodeScalars.count > 5 { classes.insert(.ing) }
    if isRegularPast(text) { classes.formUnion([.past, .done]) }
    return classes
  }

  /// Every word of a list.
  static var listed: Set<String> {
    [
      EnglishVerbTable.bases, EnglishVerbTable.pasts, EnglishVerbTable.participles, EnglishVerbTable.gerunds,
      EnglishVerbTable.thirdPersons, noPasts, noGerunds, notVerbs, degrees, functionWords, peopleNouns,
      adverbs,
    ].reduce(into: []) { $0.formUnion($1) }
  }

  // MARK: Verbs

  static func isPast(_ text: String) -> Bool {
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

  /// Where somebody ends who is named at a place: alone, or behind a determiner.
  static func personEnds(_ words: [EnglishWord], _ index: Int, _ end: Int) -> (Int?, Int?) {
    guard index < end else { return (nil, nil) }
    let noun = index + 1
    let isNoun =
      noun < end && words[index].classes.contains(.determiner) && words[noun].classes.contains(.personNoun)
    return (words[index].classes.contains(.person) ? noun : nil, isNoun ? noun + 1 : nil)
  }

  // MARK: Adverbs

  static let adverbs: Set<String> = [
    "already", "just", "really", "actually", "ever", "even", "still", "also", "please", "kindly", "recently",
    "accidentally", "only", "probably", "definitely", "maybe", "certainly", "always", "usually", "once",
    "now", "all",
    "both", "finally", "simply", "quickly", "yet", "often",
  ]
}
