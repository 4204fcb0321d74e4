/// Words of English that ask politely or mean nothing in a command.
enum EnglishFiller {
  static let openers = [
    "please", "could you", "could you please", "can you", "can you please", "would you", "would you please",
    "will you", "i'd like to", "i would like to", "i want to", "i wanna", "i need to", "let's", "let me",
    "i'd like you to", "i want you to", "go ahead and", "hey", "hi", "hello", "ok", "okay", "so", "well",
    "um", "uh",
    "now", "just", "quickly", "would you mind", "help me", "help me to", "may i", "can i", "could i",
    "can we",
  ]

  static let closers = [
    "please", "now", "right now", "thanks", "thank you", "for me", "quickly", "asap", "right away", "then",
    "too",
    "again please", "if you can", "if possible", "would you", "will you", "could you",
  ]

  static let articles = [
    "a", "an", "the", "my", "some", "our", "any", "me", "us", "me a", "me an", "me some", "me the",
  ]

  static let opening = GrammarName("en.opening")
  static let closing = GrammarName("en.closing")
  static let article = GrammarName("en.article")

  static let grammars: [GrammarName: PhraseNode] = [
    opening: some(of: openers, upTo: 2), closing: some(of: closers, upTo: 2), article: article(of: articles),
  ]

  private static func some(of words: [String], upTo count: Int) -> PhraseNode {
    let one = PhraseNode.sequence([.mark(.fillerAdded), .alternatives(words.map { .text($0) }), .wordEnd])
    return (0..<count).reduce(PhraseNode.empty) { rest, _ in .optional(.sequence([one, rest])) }
  }

  private static func article(of words: [String]) -> PhraseNode {
    .optional(.sequence([.alternatives(words.map { .text($0) }), .wordEnd]))
  }
}
