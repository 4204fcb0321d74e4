import Matching

/// Templates, names and sentences made from a fixed seed: each template an intent of its own, one name slot in
/// each, words that few others have.
struct GeneratedPhrases {
  let templates: [String]
  let names: [String]
  /// One sentence each for some templates, so that all of them match.
  let sentences: [String]

  init(templates count: Int, names nameCount: Int, sentences sentenceCount: Int = 200) {
    var generator = RepeatableGenerator(state: 20_261_121)
    let words = Self.distinctWords(count * 2 + 200, &generator)
    let names = Self.distinctWords(nameCount * 2, &generator)
    self.names = (0..<nameCount).map { "\(names[2 * $0]) \(names[2 * $0 + 1])" }
    var templates: [String] = []
    var sayings: [(before: String, after: String)] = []
    for index in 0..<count {
      let (verb, noun) = (words[2 * index], words[2 * index + 1])
      let common = words[count * 2 + index % 100]
      templates.append("[please] (\(verb)|\(common) \(verb)) [the] {name} \(noun)[s] [now|right away]")
      sayings.append(("please \(common) \(verb) the", "\(noun)s right away"))
    }
    self.templates = templates
    var sentences: [String] = []
    for index in 0..<sentenceCount {
      let saying = sayings[index * count / sentenceCount]
      sentences.append("\(saying.before) \(self.names[(index * 7) % nameCount]) \(saying.after)")
    }
    self.sentences = sentences.shuffled(using: &generator)
  }

  /// Two to three syllables each.
  private static func distinctWords(_ count: Int, _ generator: inout RepeatableGenerator) -> [String] {
    let onsets = [
      "b", "ch", "d", "f", "g", "h", "k", "l", "m", "n", "p", "r", "s", "t", "v", "z", "st", "tr", "gr",
    ]
    let vowels = ["a", "e", "i", "o", "u", "ai", "ea", "oo"]
    let codas = ["", "n", "r", "l", "m", "k", "t", "nd"]
    var words: [String] = []
    var seen: Set<String> = []
    while words.count < count {
      let length = Int.random(in: 2...3, using: &generator)
      let word = (0..<length).map { _ in
        [onsets, vowels, codas].map { $0.randomElement(using: &generator) ?? "" }.joined()
      }.joined()
      if seen.insert(word).inserted { words.append(word) }
    }
    return words
  }

  /// The same, compiled.
  func matcher() throws -> Matcher {
    let phrases = try templates.enumerated().map { index, template in
      Phrase(
        app: "generated", intent: "Intent\(index)", language: "x", template: try Template(template),
        parameters: ["name": .names(Self.dictionary, acceptsOtherText: false)], isExact: true,
        origin: PhraseOrigin(file: "generated"))
    }
    let dictionary = NameDictionary(names.map { .init(id: $0, names: [$0]) })
    return Matcher(
      phrases: try PhraseSet(phrases: phrases, languages: [], applicationNames: [:]),
      dictionaries: [Self.dictionary: dictionary], applicationNames: [:])
  }

  private static let dictionary = DictionaryID("name")

  /// Reads a sentence and what the answer says, which is made when it is asked for: the phrase, and the name and the
  /// value of each slot.
  ///
  /// - Returns: a number that depends on all of it; 0 if the sentence is not understood.
  static func read(_ sentence: String, _ matcher: Matcher) -> Int {
    guard let best = matcher.match(sentence).matches.first else { return 0 }
    return best.slots.reduce(best.phrase + 1) { sum, slot in
      guard case .names(let ids) = slot.value else { return sum }
      return sum + slot.name.utf8.count + ids.reduce(0) { $0 + $1.utf8.count }
    }
  }
}
