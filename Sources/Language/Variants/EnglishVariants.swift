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
    for closer in [" please", ", please", "."] where core.lowercased().hasSuffix(closer) {
      core = core.dropLast(closer.count)
    }
    guard let first = core.first else { return "" }
    return first.lowercased() + core.dropFirst()
  }

  private static let openers = [
    "please", "could you please", "could you", "can you please", "can you", "would you", "i want to",
    "i'd like to", "just",
  ]

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
    // Nobody says “could you where is my order”.
    guard let first = core.split(separator: " ").first?.lowercased(), !Self.asks(first) else { return [] }
    return [
      SentenceVariant(.politer, "please " + core), SentenceVariant(.politer, core + ", please"),
      SentenceVariant(.politer, "could you " + core + "?"),
      SentenceVariant(.politer, "can you please " + core + "?"),
      SentenceVariant(.politer, "I'd like to " + core),
      SentenceVariant(.fillerInserted, "hey, " + core + " now"),
    ]
  }

  private static func asks(_ word: String) -> Bool {
    let questionWords = [
      "what", "where", "when", "who", "how", "which", "why", "did", "is", "are", "was", "has", "have", "do",
      "does",
    ]
    return questionWords.contains(String(word.prefix { $0 != "'" && $0 != "’" }))
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

  private func mayChangePlaces(_ place: Int) -> Bool {
    let (first, second) = (sentence.scalars[place], sentence.scalars[place + 1])
    return first != second && SpeechScalars.isLatin(first) && SpeechScalars.isLatin(second)
  }

  private var changed: [SentenceVariant] {
    let core = core
    guard let verb = core.split(separator: " ").first, verb.count < core.count else { return [] }
    let other =
      Self.opposite(of: core) ?? (verb == "cancel" ? "order" : "cancel") + core.dropFirst(verb.count)
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
}
