public import Language

/// English, as phrases need it.
public struct EnglishLanguage: PhraseLanguage {
  public let tag = "en"
  public let sample = "order two of them tomorrow"
  public let sampleValues = SampleValues(
    quantity: "two", date: "tomorrow at 3 pm", duration: "half an hour")

  public init() {}

  public func meaning(of phrase: PhraseNode) -> ExpandedPhrase { EnglishPhraseMeaning.meaning(of: phrase) }

  public func meaning(ofNominal form: PhraseNode) -> ExpandedPhrase {
    EnglishPhraseMeaning.meaning(ofNominal: form)
  }

  public var listJoiner: ExpandedPhrase {
    let words = [
      "and", "with", "plus", "and also", "also", "along with", "as well as", "n", "&", "w", "w/",
      "together with",
      "and then", "and maybe", "and like", "with a side of", "and a side of",
    ].map { EnglishFiller.words($0) }
    let joiner = PhraseNode.sequence([EnglishFiller.comma, .optional(.alternatives(words))])
    return ExpandedPhrase(
      kind: .noun, node: .sequence([joiner, .grammar(EnglishFiller.article)]),
      grammars: EnglishFiller.grammars)
  }

  static let applicationPrepositions: Set<String> = [
    "with", "in", "on", "using", "from", "via", "at", "to", "through",
  ]

  /// The name with the preposition before it; alone only at the start or end of the sentence.
  public func applicationNames(
    at range: Range<Int>, in text: NormalText
  ) -> [(range: Range<Int>, isMarked: Bool)] {
    let startsWord = range.lowerBound == 0 || text.spaceBefore[range.lowerBound]
    let endsWord =
      range.upperBound == text.scalars.count || text.spaceBefore[range.upperBound]
      || text.scalars[range.upperBound] == ","
    guard startsWord, endsWord else { return [] }
    let end = range.upperBound < text.scalars.count && text.scalars[range.upperBound] == "," ? 1 : 0
    let whole = range.lowerBound..<range.upperBound + end
    for preposition in Self.applicationPrepositions {
      guard let start = precedingWord(preposition, before: whole.lowerBound, in: text) else { continue }
      return [(start..<whole.upperBound, true)]
    }
    // The settings of Travel Notes, please: the phrase keeps its “of”.
    if let of = precedingWord("of", before: whole.lowerBound, in: text), of > 0 { return [(whole, true)] }
    let isAtEdge = whole.lowerBound == 0 || whole.upperBound == text.scalars.count
    return isAtEdge ? [(whole, end == 1)] : []
  }

  /// Where a word begins that ends right before a place.
  private func precedingWord(_ word: String, before end: Int, in text: NormalText) -> Int? {
    let start = end - word.unicodeScalars.count
    guard start >= 0, start == 0 || text.spaceBefore[start],
      text.scalars[start..<end].elementsEqual(word.unicodeScalars)
    else { return nil }
    return start
  }

  public func numbers(in scalars: [Unicode.Scalar], spaceBefore: SpaceMarks, at position: Int)
    -> [PhraseNumber]
  {
    EnglishNumber.all(in: scalars, spaceBefore: spaceBefore, at: position).map { end, number in
      // “the spicy one” names a thing, “one cola” counts one.
      let isPronoun =
        end == scalars.count && position > 0 && scalars[position..<end].elementsEqual("one".unicodeScalars)
      return PhraseNumber(
        end: endOfMore(in: scalars, spaceBefore, behind: end) ?? end, value: number.value,
        counter: number.counter, isAmbiguous: isPronoun,
        countsThings: !EnglishNumberWords.measures.contains(number.counter ?? ""))
    }
  }

  /// The “more” of “one more cola” belongs to the number; that of “two more than” does not.
  private func endOfMore(in scalars: [Unicode.Scalar], _ spaceBefore: SpaceMarks, behind number: Int) -> Int?
  {
    let end = number + Self.more.count
    guard end < scalars.count, spaceBefore[number], spaceBefore[end],
      scalars[number..<end].elementsEqual(Self.more),
      !scalars[end...].starts(with: Self.than)
    else { return nil }
    return end
  }

  private static let more = Array("more".unicodeScalars)
  private static let than = Array("than".unicodeScalars)

  /// The plural: colas, sandwiches.
  public func words(for moment: CivilMoment, _ resolution: DateResolution, now: CivilMoment) -> String {
    EnglishDate.write(moment, resolution, now: now)
  }

  public func words(for duration: CivilDuration) -> String { EnglishDate.write(duration) }

  public func inflectedEnd(ofName name: Range<Int>, in scalars: [Unicode.Scalar], spaceBefore: SpaceMarks)
    -> Int?
  {
    guard let last = name.last, ("a"..."z").contains(scalars[last]) else { return nil }
    let plural = ["x", "z", "s", "h", "o"].contains(scalars[last]) ? ["es", "s"] : ["s"]
    return plural.lazy.map { Array($0.unicodeScalars) }.first { ending in
      let end = name.upperBound + ending.count
      return end <= scalars.count && scalars[name.upperBound..<end].elementsEqual(ending)
        && !spaceBefore[name.upperBound..<end].contains(true)
    }.map { name.upperBound + $0.count }
  }

  public func dates(
    in scalars: [Unicode.Scalar], spaceBefore: SpaceMarks, at position: Int, from reference: DateReference
  ) -> [DateReading] {
    func read(_ reference: DateReference) -> [DateReading] {
      EnglishDate.all(in: scalars, from: position, spaceBefore: spaceBefore, reference: reference)
    }
    let readings = read(reference)
    guard readings.contains(where: { $0.start.map { $0 > reference.now } ?? false }),
      EnglishTense.isPast(before: position, in: scalars, spaceBefore: spaceBefore)
    else { return readings }
    return reference.lookingBack(readings, read: read)
  }

  public func statements(in words: [String]) -> [Range<Int>] { EnglishStatement.ranges(in: words) }

  public func saysAhead(_ words: String) -> Bool {
    words.lowercased().split(separator: " ").contains {
      ["next", "tomorrow", "coming", "in", "after", "later", "tonight", "upcoming", "following"].contains($0)
    }
  }

  public func tellsSomething(_ words: String) -> Bool {
    words.lowercased().split(separator: " ").contains { Self.clauseWords.contains(String($0)) }
  }

  private static let clauseWords: Set<String> = [
    "i", "i've", "ive", "we", "we've", "you", "he", "she", "they", "it", "me", "is", "are", "was", "like",
    "on", "in", "about", "to",
    "tonight", "today", "tomorrow", "according", "meaning", "with", "for",
  ]

  public func likelyStatements(in words: [String]) -> [Range<Int>] { EnglishBackground.ranges(in: words) }

  public func companions(in words: [String]) -> [Range<Int>] { EnglishCompanions.ranges(in: words) }

  public func isNative(_ name: String) -> Bool { !name.unicodeScalars.contains(where: Hangul.isSyllable) }

  public func statesBeforeRequest(_ words: [String]) -> Bool { !statements(in: words + ["do it"]).isEmpty }

  public func variants(of sentence: MarkedSentence, _ choice: inout SeededChoice) -> [SentenceVariant] {
    EnglishVariants(sentence: sentence).all(&choice)
  }

  public func vetoes(in text: NormalText) -> [PhraseVeto] {
    EnglishVetoReader.vetoes(in: text).filter {
      !EnglishVetoException.holds(for: $0.rule, at: $0.range, in: text)
    }.map {
      PhraseVeto(rule: $0.rule.rawValue, range: $0.range, onlyAsksFirst: $0.rule.onlyAsksFirst)
    }
  }

  public func saysAmount(_ word: String) -> Bool { Self.amounts.contains(word) }

  private static let amounts: Set<String> = [
    "each", "couple", "pair", "brace", "dozen", "half", "both", "times", "trio", "few", "several", "twice",
    "double", "triple", "apiece",
    "every", "per",
    // none of it
    "without", "minus", "except",
  ]

  public func replaces(_ text: NormalText) -> Bool {
    let words = text.spaced.split(separator: " ")
    return words.contains("instead")
      || zip(words, words.dropFirst()).contains { $0 == "rather" && $1 == "than" }
  }

  public func requestsPlainly(_ text: NormalText) -> Bool { EnglishRequest(text: text, values: []).isPlain }

  public func reverses(_ text: NormalText) -> Bool {
    text.spaced.split(separator: " ").contains { Self.reversing.contains(String($0)) }
  }

  public func takesAway(_ text: NormalText) -> Bool { EnglishRemoval.holds(for: text) }

  private static let reversing: Set<String> = [
    "not", "non", "un", "undo", "undone", "reverse", "mistake", "mistakenly", "accident", "accidentally",
    "wrongly",
  ]

  public func switching(_ word: String) -> Bool? {
    Self.ons.contains(word) ? true : Self.offs.contains(word) ? false : nil
  }

  private static let ons: Set<String> = ["on", "enable", "activate", "enabled", "unmute", "resume"]
  private static let offs: Set<String> = [
    "off", "disable", "deactivate", "disabled", "mute", "silence", "stop", "quiet", "kill",
  ]

  public func standsForThing(_ number: String, behind words: [String]) -> Bool {
    guard number == "one", let kind = words.last, Self.kinds.contains(kind) else { return false }
    // “two lattes and the iced one”: one more.
    return !words.suffix(3).contains { ["and", "plus", "&"].contains($0) }
  }

  private static let kinds: Set<String> = [
    "large", "small", "big", "mild", "hot", "iced", "cold", "spicy", "regular", "medium",
  ]

  public func joinsNames(_ word: String) -> Bool { Self.joiningWords.contains(word) }

  private static let joiningWords: Set<String> = [
    "and", "with", "over", "for", "the", "one", "two", "four", "half", "side", "size", "style", "set", "old",
    "whole", "king",
    "extra", "short", "front", "cup", "glass", "ball", "balls", "bowl", "plain", "good", "great", "little",
    "big", "home", "house",
    "school", "station", "moms", "mom", "town", "restaurant", "order", "orders", "street", "my", "our",
  ]

  public func wantsToBeTold(_ text: NormalText) -> Bool? { EnglishTelling.isWanted(in: text) }

  public func requestLikelihood(of text: NormalText, values: [Range<Int>]) -> RequestLikelihood {
    guard vetoes(in: text).allSatisfy(\.onlyAsksFirst) else { return .none }
    return EnglishRequest(text: text, values: values).likelihood
  }

  public func retracts(_ text: NormalText) -> Bool {
    EnglishRetraction.takesBack(text) || EnglishRetraction.beginsInPast(text)
  }

  public func saysOneMore(_ word: String) -> Bool { word == "another" }

  public func destination(in text: NormalText) -> Range<Int>? { EnglishDestination.range(in: text) }
  public func namesAddress(_ title: String) -> Bool { title.lowercased().contains("address") }

  public func isSingled(behind words: String) -> Bool {
    let words = words.split(separator: " ").suffix(2).map(String.init)
    // a large (latte), never a brace of (burgers)
    guard let last = words.last, last != "of", !saysAmount(last) else { return false }
    return words.contains { ["a", "an"].contains($0) }
  }
  public var personCounters: Set<String> {
    [
      "person", "persons", "people", "ppl", "kids", "guests", "friends", "children", "adults", "folks",
      "colleagues",
      "students", "mates", "lads",
    ]
  }
  public var portionCounters: Set<String> { ["portion", "serving", "plate", "bowl"] }

  public func prices(in text: NormalText) -> [SaidPrice] { EnglishPrice.all(in: text) }

  public func markedTexts(in text: NormalText) -> [MarkedText] {
    let notes = EnglishNote.all(in: text)
    return EnglishAddress.all(in: text).filter { address in
      !notes.contains { $0.frame.overlaps(address.range) }
    } + notes
  }

  public var findFrame: FindFrame? { EnglishFind.frame }

  public let answerFrame = AnswerFrame(
    before: "[make it|make that|change it to|change that to|to|from|for|i want|i'd like] ")

  public var conversation: ConversationWords { EnglishConversation.words }

  public var answerWords: [String: AnswerMeaning] { EnglishAnswers.words }

  public let booleanWords: [String: Bool] = [
    "on": true, "yes": true, "true": true, "enabled": true, "enable": true,
    "off": false, "no": false, "false": false, "disabled": false, "disable": false,
  ]

  public let pointingWords: Set<String> = [
    "it", "that", "this", "them", "those", "these", "thesame", "something", "anything", "one", "theusual",
    "another", "me", "us", "in", "to", "for", "with", "and", "a", "an", "the", "some",
  ]
}
