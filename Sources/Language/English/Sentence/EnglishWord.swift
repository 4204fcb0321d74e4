/// A word of a sentence with its contraction resolved: “don't” is the two words do and not.
struct EnglishWord: Hashable {
  var text: String
  /// What was typed, in scalars of the normal form; the same for both words of a contraction.
  var range: Range<Int>
  /// Punctuation stood before it.
  var opensSegment: Bool
  var isQuoted: Bool
}

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

  private static let whole: [String: [String]] = {
    var table = irregular
    let auxiliaries = [
      "do", "does", "did", "is", "are", "was", "were", "has", "have", "had", "should", "could", "would",
      "must", "need",
    ]
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
    "youre": ["you", "are"], "hes": ["he", "is"], "shes": ["she", "is"], "theres": ["there", "is"],
    "theyll": ["they", "will"], "youll": ["you", "will"], "dunno": ["do", "not", "know"],
    "nevermind": ["never", "mind"],
    "y'all": ["you"], "u": ["you"], "pls": ["please"], "plz": ["please"],
  ]
}
