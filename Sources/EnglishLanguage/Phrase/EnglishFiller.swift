import Language

/// Words that mean nothing in a command: around it, and before its nouns.
enum EnglishFiller {
  private static let openers = [
    "please", "pls", "plz", "hey", "hey there", "hi", "hello", "hi there", "ok", "okay", "alright",
    "all right", "right",
    "so", "well", "um", "uh", "hmm", "oh", "ah", "now", "just", "quickly", "and", "and then", "then", "yes",
    "yeah", "sure",
    "good morning", "good afternoon", "good evening", "excuse me", "pardon me", "sorry", "listen", "look",
    "actually",
    "by the way", "thanks", "also", "kindly", "yo", "hiya", "heya", "oi", "umm", "uhh", "erm", "ugh", "omg",
    "lol", "uhhh", "ummm", "uhm", "er", "hmmm",
    "mate", "abeg", "yep", "yup", "oh no", "ah no", "cool", "great", "perfect", "right so", "okay so",
    "ok so",
    "first", "first of all", "next", "before i forget", "while you are at it", "one more thing",
    "when you get a chance", "when you have a moment", "if you do not mind", "if you would not mind",
  ]

  /// How somebody feels and what the weather is like: why something is asked for, never on what condition.
  private static let occasions = PhraseNode.alternatives([
    .sequence([any(of: ["i am", "we are", "the kids are"]), degree, any(of: conditions)]),
    .sequence([any(of: ["i feel", "we feel", "i am feeling"]), degree, any(of: conditions)]),
    .sequence([any(of: ["i do not feel", "we do not feel"]), any(of: ["well", "good"])]),
    .sequence([any(of: ["i do not feel like", "we do not feel like"]), any(of: chores)]),
    .sequence([words("it is"), degree, any(of: weathers)]),
  ])

  private static let degree = PhraseNode.optional(
    any(of: ["so", "really", "very", "too", "pretty", "quite"]))

  private static let conditions = [
    "hungry", "starving", "thirsty", "bored", "tired", "exhausted", "cold", "hot", "sick", "busy", "late",
    "in a hurry",
  ]

  /// What people do not feel like: cooking.
  private static let chores = ["cooking", "going out", "driving", "walking", "moving", "waiting"]

  private static let weathers = [
    "raining", "snowing", "cold", "hot", "late", "dark", "windy", "sunny", "early", "a nice day",
    "a long day",
  ]

  private static let occasion = PhraseNode.sequence([
    .optional(any(of: ["since", "because", "as"])), .mark(.fillerAdded), occasions, comma,
    .optional(any(of: ["so", "and", "please", "so please"])),
  ])

  private static let closers = [
    "please", "pls", "plz", "now", "rn", "atm", "at the moment", "please and thank you", "innit", "right now",
    "right away", "immediately", "thanks", "thank you", "thx",
    "cheers",
    "thanks a lot", "thank you very much", "thank you so much", "many thanks", "for me", "for us", "quickly",
    "quick",
    "real quick", "asap", "as soon as possible", "as soon as you can", "then", "if you can", "if you could",
    "if possible",
    "if you please", "if you do not mind", "if it is possible", "when you can", "would you", "will you",
    "could you",
    "can you", "would you please", "will you please", "ok", "okay", "alright", "all right", "yeah", "mate",
    "lol",
    "haha", "ty", "tyvm", "ta", "thanks mate", "cheers mate", "would ya", "will ya", "could ya", "yo",
    "straight away",
    "pronto", "when you get a chance", "when you get a second", "when you get a minute",
    "when you have a moment",
    "when you have a second", "when you have a minute", "if that is ok", "if that is okay",
    "if that is all right",
    "while you are at it", "before i forget",
  ]

  private static let between = [
    "please", "just", "kindly", "quickly", "possibly", "maybe", "also", "now", "go ahead and", "uh", "um",
    "uhh",
    "umm", "uhhh", "uhm", "erm", "er",
  ]

  /// Before a slot or a noun.
  private static let articles = [
    "a", "an", "the", "my", "some", "our", "any", "this", "these", "those", "of the", "of your", "your",
    "one of the",
    "one of your", "some of the", "some of your",
  ]

  /// Also “me basket”, as some say it.
  private static let owners = [
    "my", "the", "our", "your", "this", "that", "these", "those", "me", "them", "mah",
  ]

  private static let indefinites = ["a", "an", "some", "any", "the"]

  static let opening = GrammarName("en.opening")
  static let closing = GrammarName("en.closing")
  static let gap = GrammarName("en.gap")
  static let article = GrammarName("en.article")
  /// me, us and then an article, behind a verb.
  static let receiver = GrammarName("en.receiver")
  static let definite = GrammarName("en.definite")
  static let indefinite = GrammarName("en.indefinite")

  static let grammars: [GrammarName: PhraseNode] = [
    opening: .sequence([
      some(of: openers.map { .sequence([filler($0), comma]) }, upTo: 3), .optional(occasion),
    ]),
    closing: some(of: closers.map { .sequence([comma, filler($0)]) } + modifiers, upTo: 3),
    gap: some(of: between.map { filler($0) }, upTo: 1), article: .optional(any(of: articles)),
    receiver: .sequence([.optional(any(of: receivers)), .optional(any(of: articles))]),
    definite: .optional(any(of: owners)), indefinite: .optional(any(of: indefinites)),
  ]

  /// Who something is for: order him a soup.
  private static let receivers = [
    "me", "us", "him", "her", "them", "myself", "ourselves", "my wife", "my husband", "the kids", "my mum",
    "my mom",
    "my dad", "my son", "my daughter", "everyone", "me and my wife", "me and my husband",
  ]

  /// The determiner of a phrase stands for all of its sort, and for none: cancel my order, cancel the order.
  static func determiner(_ word: String) -> GrammarName? {
    if ["my", "the", "our", "your"].contains(word) { return definite }
    return ["a", "an", "some", "any"].contains(word) ? indefinite : nil
  }

  /// Words with every spelling of their contractions, then the end of a word.
  static func words(_ text: String) -> PhraseNode {
    let spellings = EnglishContraction.spellings(of: text.split(separator: " ").map(String.init))
    let nodes = spellings.map { spelling in
      PhraseNode.sequence(spelling.split(separator: " ").flatMap { [.text(String($0)), .wordEnd] })
    }
    return nodes.count == 1 ? nodes[0] : .alternatives(nodes)
  }

  static func any(of texts: [String]) -> PhraseNode { .alternatives(texts.map { words($0) }) }

  static let comma = PhraseNode.optional(.text(","))

  private static func filler(_ text: String) -> PhraseNode { .sequence([.mark(.fillerAdded), words(text)]) }

  /// Behind a value these are read, not skipped.
  private static let modifiers: [PhraseNode] =
    ["too", "as well", "in addition"].map { .sequence([comma, words($0), .mark(.also)]) }
    + ["only"].map { .sequence([words($0), .mark(.only)]) }
    + ["each"].map { .sequence([words($0), .mark(.each)]) }

  private static func some(of nodes: [PhraseNode], upTo count: Int) -> PhraseNode {
    let one = PhraseNode.alternatives(nodes)
    return (0..<count).reduce(PhraseNode.empty) { rest, _ in .optional(.sequence([one, rest])) }
  }
}
