import Language

/// The variants of an English request: an imperative, or one behind “please” or “could you”.
struct EnglishVariants {
  let sentence: MarkedSentence

  func all(_ choice: inout SeededChoice) -> [SentenceVariant] {
    articles + polite + misspelled(&choice) + changed
  }

  /// The imperative without what asks politely: “order two chickens”.
  private var core: String {
    var core = sentence.text[...]
    while let opener = Self.openers.first(where: { core.lowercased().hasPrefix($0 + " ") }) {
      core = core.dropFirst(opener.count + 1)
    }
    while let closer = Self.closers.first(where: core.lowercased().hasSuffix) {
      core = core.dropLast(closer.count)
    }
    guard let first = core.first else { return "" }
    return first.lowercased() + core.dropFirst()
  }

  private static let openers = [
    "hey,", "please", "could you please", "could you", "can you please", "can you", "would you", "i want to",
    "i'd like to", "just",
  ]

  private static let closers = [", please", " please", ".", "?", "!", ","]

  private var articles: [SentenceVariant] {
    sentence.values.compactMap { value in
      let before = sentence.slice(0..<value.lowerBound)
      for article in Self.articles where before == article || before.hasSuffix(" " + article) {
        let removed = value.lowerBound - article.unicodeScalars.count..<value.lowerBound
        return SentenceVariant(.particleRemoved, sentence.replacing(removed, with: ""))
      }
      let noun = sentence.slice(value)
      guard EnglishNumber.read(noun) == nil, !followsQuantity(before) else { return nil }
      return SentenceVariant(.particleAdded, sentence.replacing(value, with: "the " + noun))
    }
  }

  private static let articles = ["the ", "a ", "an ", "some ", "my "]

  /// “two the colas” is no English.
  private func followsQuantity(_ before: String) -> Bool {
    guard let word = before.split(separator: " ").last else { return false }
    return EnglishNumber.read(String(word)) != nil || word == "of"
  }

  private var polite: [SentenceVariant] {
    let core = core
    if wished != nil { return [SentenceVariant(.politer, core.capitalizedPronoun + ", please")] }
    // Nobody says “could you where is my order”.
    guard isImperative else { return [] }
    return [
      SentenceVariant(.politer, "please " + core), SentenceVariant(.politer, core + ", please"),
      SentenceVariant(.politer, "could you " + core + "?"),
      SentenceVariant(.politer, "can you please " + core + "?"),
      SentenceVariant(.politer, "I'd like to " + core),
      SentenceVariant(.fillerInserted, "hey, " + core + " now"),
    ]
  }

  /// The thing that is wished for in a sentence that says so: two chickens of “I'll have two chickens”.
  private var wished: String? {
    let core = core
    return Self.wishes.first { core.hasPrefix($0) }.map { String(core.dropFirst($0.count)) }
  }

  private static let wishes = ["i want ", "i'd like ", "i'd love ", "i'll have ", "i'll take ", "i need "]

  private var isImperative: Bool {
    core.split(separator: " ").first.map { EnglishVerbTable.bases.contains(String($0)) } ?? false
  }

  /// Two letters of a name that changed places.
  private func misspelled(_ choice: inout SeededChoice) -> [SentenceVariant] {
    let inside = sentence.values.filter { $0.count > 4 }.flatMap { Array($0.dropFirst().dropLast(2)) }
    let places = inside.filter(mayChangePlaces)
    guard let place = choice.pick(places) else { return [] }
    let swapped = String(sentence.scalars[place + 1]) + String(sentence.scalars[place])
    return [SentenceVariant(.misspelled, sentence.replacing(place..<place + 2, with: swapped))]
  }

  /// “turn off” for “turn on”, “close” for “open”.
  private static func opposite(of core: String) -> String? {
    let pairs = [
      ("turn on", "turn off"), ("switch on", "switch off"), ("open", "close"), ("add", "remove"),
      ("start", "stop"),
    ]
    for (first, second) in pairs + pairs.map({ ($0.1, $0.0) }) where core.hasPrefix(first + " ") {
      return second + core.dropFirst(first.count)
    }
    return nil
  }

  /// What they ask for may be asked for with “cancel”, too.
  private static func cancels(_ core: String) -> Bool {
    [
      "cancel", "scrap", "drop", "ditch", "abandon", "forget", "kill", "axe", "bin", "call off", "give up",
      "get rid of",
    ].contains { core.hasPrefix($0 + " ") }
  }

  private func mayChangePlaces(_ place: Int) -> Bool {
    let (first, second) = (sentence.scalars[place], sentence.scalars[place + 1])
    return first != second && SpeechScalars.isLatin(first) && SpeechScalars.isLatin(second)
  }

  private var changed: [SentenceVariant] {
    if let wished { return unwished(wished) }
    let core = core
    guard isImperative, let verb = core.split(separator: " ").first, verb.count < core.count else {
      return []
    }
    let other =
      Self.opposite(of: core) ?? (Self.cancels(core) ? "order" : "cancel") + core.dropFirst(verb.count)
    return [
      SentenceVariant(.prohibition, "don't " + core), SentenceVariant(.prohibition, "please do not " + core),
      SentenceVariant(.prohibition, "never " + core), SentenceVariant(.negation, "I don't want to " + core),
      SentenceVariant(.negation, "I won't " + core), SentenceVariant(.past, "did you " + core + "?"),
      SentenceVariant(.past, "did I already " + core + "?"),
      SentenceVariant(.howTo, "how do I " + core + "?"),
      SentenceVariant(.howTo, "tell me how to " + core),
      SentenceVariant(.hypothetical, "what happens if I " + core + "?"),
      SentenceVariant(.quotation, "tell her to " + core),
      SentenceVariant(.thirdPerson, "my mother will " + core),
      SentenceVariant(.later, "I'll " + core + " later"), SentenceVariant(.otherVerb, other),
    ]
  }

  private func unwished(_ thing: String) -> [SentenceVariant] {
    [
      SentenceVariant(.negation, "I don't want " + thing),
      SentenceVariant(.negation, "I won't have " + thing),
      SentenceVariant(.past, "I already had " + thing),
      SentenceVariant(.hypothetical, "what if I wanted " + thing + "?"),
      SentenceVariant(.thirdPerson, "my mother wants " + thing),
      SentenceVariant(.later, "I'll have " + thing + " later"),
    ]
  }
}

extension String {
  /// “I'll have”: the pronoun is written large.
  fileprivate var capitalizedPronoun: String { hasPrefix("i") ? "I" + dropFirst() : self }
}
