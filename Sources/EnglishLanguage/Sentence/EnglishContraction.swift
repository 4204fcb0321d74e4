import Language

/// Contractions, with and without their apostrophe, in full.
enum EnglishContraction {
  /// The words that `word` stands for; itself when it is none.
  static func words(of word: String) -> [String] {
    if let known = whole[word] { return known }
    guard let apostrophe = word.lastIndex(of: "'") else { return [word] }
    let head = String(word[..<apostrophe])
    if word.hasSuffix("n't") { return [String(word.dropLast(3)), "not"] }
    switch word[word.index(after: apostrophe)...] {
    case "ll": return [head, "will"]
    case "re": return [head, "are"]
    case "ve": return [head, "have"]
    case "m": return [head, "am"]
    case "d": return [head, "would"]
    case "s" where takesIs.contains(head): return [head, "is"]
    default: return [word]
    }
  }

  /// After these 's is a verb; after anything else it makes an owner.
  private static let takesIs: Set<String> = [
    "he", "she", "it", "that", "this", "there", "here", "what", "where", "when", "how", "who", "why", "which",
    "everything", "something", "nothing", "mom", "dad", "someone", "somebody", "everyone",
  ]

  private static let auxiliaries: Set<String> = [
    "do", "does", "did", "is", "are", "was", "were", "has", "have", "had", "should", "could", "would", "must",
    "need",
  ]

  private static let whole: [String: [String]] = {
    var table = irregular
    for word in auxiliaries { table[word + "nt"] = [word, "not"] }
    return table
  }()

  private static let irregular: [String: [String]] = [
    "won't": ["will", "not"], "wont": ["will", "not"], "can't": ["can", "not"], "cant": ["can", "not"],
    "cannot": ["can", "not"], "shan't": ["shall", "not"], "ain't": ["am", "not"], "let's": ["let", "us"],
    "lets": ["let", "us"], "gonna": ["going", "to"], "wanna": ["want", "to"], "gotta": ["got", "to"],
    "gimme": ["give", "me"], "lemme": ["let", "me"], "im": ["i", "am"], "ive": ["i", "have"],
    "whats": ["what", "is"],
    "wheres": ["where", "is"], "hows": ["how", "is"], "whos": ["who", "is"], "theyre": ["they", "are"],
    "thats": ["that", "is"], "heres": ["here", "is"], "weve": ["we", "have"],
    "youve": ["you", "have"], "theyve": ["they", "have"], "itll": ["it", "will"],
    "youre": ["you", "are"], "hes": ["he", "is"], "shes": ["she", "is"], "theres": ["there", "is"],
    "theyll": ["they", "will"], "youll": ["you", "will"], "dunno": ["do", "not", "know"],
    "nevermind": ["never", "mind"],
    "y'all": ["you"], "u": ["you"], "pls": ["please"], "plz": ["please"],
  ]

  // MARK: Spellings

  /// Every way of writing a row of words whose contractions are in full: i would like, i'd like, id like.
  static func spellings(of words: [String]) -> [String] {
    var spelled: [[String]] = [[]]
    var before: [[String]] = []
    for (index, word) in words.enumerated() {
      let pairs = index > 0 ? short(words[index - 1], word) : []
      let next = spelled.map { $0 + [word] } + before.flatMap { row in pairs.map { row + [$0] } }
      before = spelled
      spelled = next
    }
    return spelled.map { $0.joined(separator: " ") }
  }

  /// The written contractions of two words; none if they have none.
  private static func short(_ first: String, _ second: String) -> [String] {
    if let known = pairs["\(first) \(second)"] { return known }
    switch second {
    case "not" where auxiliaries.contains(first): return ["\(first)n't", "\(first)nt"]
    case "is" where takesIs.contains(first):
      return ["\(first)'s"] + (spelledWithoutMark.contains(first) ? ["\(first)s"] : [])
    case "will" where pronouns.contains(first):
      return ["\(first)'ll"] + (["i", "you", "they", "it"].contains(first) ? ["\(first)ll"] : [])
    case "would" where pronouns.contains(first): return ["\(first)'d"] + (first == "i" ? ["id"] : [])
    case "have" where pronouns.contains(first): return ["\(first)'ve", "\(first)ve"]
    case "are" where pronouns.contains(first):
      return ["\(first)'re"] + (["you", "they"].contains(first) ? ["\(first)re"] : [])
    default: return []
    }
  }

  private static let pronouns: Set<String> = ["i", "you", "we", "they", "he", "she", "it"]
  /// They are often written without the apostrophe: whats, theres; not its.
  private static let spelledWithoutMark: Set<String> = [
    "what", "where", "when", "how", "who", "that", "there", "here", "he", "she",
  ]

  private static let pairs: [String: [String]] = [
    "i am": ["i'm", "im"], "can not": ["can't", "cant", "cannot"], "will not": ["won't", "wont"],
    "let us": ["let's", "lets"], "want to": ["wanna"], "going to": ["gonna"], "got to": ["gotta"],
    "give me": ["gimme"], "let me": ["lemme"],
  ]
}
