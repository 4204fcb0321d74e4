import Language

/// Whether an English sentence of any words asks for something to be done: with a verb that asks (“… so stick two colas in the
/// cart”), a polite frame (“could you …”), or by naming what is wanted (“two colas please”).
struct EnglishRequest {
  let text: NormalText
  /// The names, numbers and times in it.
  let values: [Range<Int>]

  var likelihood: RequestLikelihood {
    let words = wordsAndCommas
    guard let first = words.first, !words.contains(where: Self.barring.contains), !isHabit(words),
      !isPutOff || EnglishTelling.isStopped(in: words), !EnglishRetraction.takesBack(text),
      !Self.openings.contains(first == "oh" ? words.dropFirst().first ?? "" : first) || isPoliteOffer(words)
        || isStopping(words), !holdsQuotation, !isOwnDoing
    else { return .none }
    if text.isQuestion, !words.contains(where: Self.offering.contains) { return .open }
    let isLikely = asks(words) || hasFrame || values.contains { $0.lowerBound == 0 } || isLabel(words)
    return isLikely ? .likely : .open
  }

  /// The words and commas, with a comma also where a sentence ends: “Busan was lovely. Star it”.
  private var wordsAndCommas: [String] {
    let parts = text.source.split(whereSeparator: \.isWhitespace)
    let marked = parts.dropLast().map { Self.ends($0) ? $0 + "," : $0 } + parts.suffix(1)
    return NormalText(marked.joined(separator: " ")).spaced.replacing(",", with: " , ").split(separator: " ")
      .map(String.init)
  }

  private static func ends(_ word: Substring) -> Bool {
    word.last.map { ".!?…;:".contains($0) } ?? false
      && !["mr.", "mrs.", "ms.", "dr.", "st."].contains(word.lowercased())
  }

  /// Whether it begins with the verb that asks, or with “please” or “could you” and that verb.
  var isPlain: Bool {
    guard likelihood == .likely else { return false }
    let words = text.spaced.replacing(",", with: " ").split(separator: " ").map(String.init)
    guard !isEchoed(words) else { return false }
    return words.first { !Self.beforeRequest.contains($0) }.map(Self.verbs.contains) ?? false
  }

  /// “remove it you said? what”: said again to ask about it. A question of a request begins with “could you” and its like.
  private func isEchoed(_ words: [String]) -> Bool {
    words.contains(where: Self.echoing.contains)
      || text.source.contains("?")
        && words.first { !Self.before.contains($0) }.map(Self.asking.contains) != true
  }

  private static let echoing: Set<String> = ["said", "say", "saying", "says", "heard", "huh", "what", "eh"]
  private static let asking: Set<String> = ["can", "could", "would", "will"]

  private static let beforeRequest = before.union(["can", "could", "would", "will", "you"])

  /// I always order it; “get me what I always get” begins with what asks.
  private func isHabit(_ words: [String]) -> Bool {
    guard words.contains(where: Self.habits.contains) else { return false }
    let asked = words.drop { Self.before.contains($0) || $0 == "can" || $0 == "could" || $0 == "you" }
    return asked.first.map { !Self.verbs.contains($0) || Self.habits.contains($0) } ?? true
  }

  /// stop the order; “stop ordering” forbids.
  private func isStopping(_ words: [String]) -> Bool {
    words.count > 2 && words[0] == "stop" && ["the", "my", "that", "our"].contains(words[1])
      || EnglishTelling.isStopped(in: words)
  }

  /// would you, would it be possible.
  private func isPoliteOffer(_ words: [String]) -> Bool {
    words.count > 2 && words[0] == "would" && (words[1] == "you" || words[1] == "it" && words[2] == "be")
  }

  /// I'll cancel it on my own, order the what now: the person does it, or has not heard what it was.
  private var isOwnDoing: Bool {
    [" on my own", " on our own", " myself", " ourselves", " the what"].contains { text.spaced.contains($0) }
  }

  /// each time it rains, as soon as I arrive, could it have been cancelled: not now, only then, or before.
  private var isPutOff: Bool { Self.later.contains { (" " + text.spaced + " ").contains(" " + $0 + " ") } }

  private static let later = [
    "each time", "every time", "as soon as", "the moment", "the minute", "at some point", "one day",
    "could be", "have been",
  ]

  private var holdsQuotation: Bool { text.source.contains { "\"“”".contains($0) } }

  /// A verb in its plain form where a clause may begin with it, or before its object.
  private func asks(_ words: [String]) -> Bool {
    words.indices.contains { index in
      guard Self.verbs.contains(words[index]), !isNoun(words, index) else { return false }
      return index == 0 || Self.before.contains(words[index - 1]) || isAsked(words, index)
        || hasObject(words, index)
    }
  }

  /// Lovely evening. Order arrived cold: a verb that asks has no finite verb behind it.
  private func isNoun(_ words: [String], _ index: Int) -> Bool {
    guard index > 0, words[index - 1] == ",", words.indices.contains(index + 1) else { return false }
    return Self.finite.contains(words[index + 1]) || words[index + 1].hasSuffix("ed")
  }

  /// could you send, want to order.
  private func isAsked(_ words: [String], _ index: Int) -> Bool {
    guard index > 1 else { return false }
    return isWish(words[index - 2], words[index - 1])
      || isYou(words[index - 1]) && (Self.offering.contains(words[index - 2]) || words[index - 2] == "if")
      || index > 2 && words[index - 1] == "possibly" && isYou(words[index - 2])
  }

  private func isYou(_ word: String) -> Bool { ["you", "u", "ya"].contains(word) }

  /// “… looks good ship it”: the verb has an object behind it and no subject before it.
  private func hasObject(_ words: [String], _ index: Int) -> Bool {
    guard words.indices.contains(index + 1), Self.objects.contains(words[index + 1]), index > 0 else {
      return false
    }
    return !Self.doers.contains(words[index - 1])
  }

  static let objects: Set<String> = [
    "it", "that", "this", "them", "these", "those", "in", "me", "us", "my", "everything",
  ]
  static let doers: Set<String> = [
    "i", "you", "he", "she", "they", "we", "to", "not", "don't", "didn't", "could", "would", "can", "will",
    "i'd", "who", "should", "might", "the", "a", "my", "your", "his", "her", "their", "our", "never",
    "always",
    "mean", "says", "said",
  ]

  /// “delivery alerts off”, “new collection”: a few words without anybody who does something.
  private func isLabel(_ words: [String]) -> Bool {
    words.count < 5
      && !words.contains {
        Self.doers.contains($0) || Self.finite.contains($0) || $0.hasSuffix("ing") || $0.hasSuffix("ed")
      }
  }

  private static let finite: Set<String> = [
    "is", "are", "was", "were", "be", "been", "am", "i'm", "im", "it's", "its", "that's", "has", "had", "did",
    "does", "it", "no", "lol",
  ]

  /// want to, wanna, need to, like to.
  private func isWish(_ one: String, _ other: String) -> Bool {
    other == "to" && ["want", "need", "like", "going", "have", "wish"].contains(one)
  }

  private var hasFrame: Bool { Self.frames.contains { (" " + text.spaced).contains(" " + $0) } }

  private static let frames = [
    "i want", "i need", "i'd like", "id like", "we'd like", "we want", "we need", "i would like",
    "we would like", "i'll have", "ill have",
    "i'll take", "we'll have", "lemme get", "let me get", "gimme", "i'm having", "im having", "can i get",
    "can i have", "could i get",
    "could i have", "can we get", "can we have", "may i have", "i could murder", "could go for",
    "i fancy", "we fancy", "i'm craving", "im craving", "craving",
    "needs to come", "need to come", "should be", "can come", "can go", "could do with", "would love",
    "my usual", "the usual", "please", "pls", "plz", "can they be", "can it be", "can that be", "can this be",
  ]

  /// After these a clause may begin.
  private static let before: Set<String> = [
    ",", "so", "and", "then", "please", "pls", "plz", "just", "now", "but", "kindly", "wanna", "gonna",
    "i'll", "ill", "we'll", "let's", "lets", "ahead", "quickly", "quick", "ok", "okay", "hey", "yo", "right",
    "well", "um", "uh", "do", "also", "hi", "hello", "malgil", "lol", "lads", "mate", "love", "go", "sure",
    "yeah", "yes", "oh", "ah", "alright", "actually", "abeg", "ooh", "nah", "aw", "aww", "omg", "ugh", "eh",
  ]

  static let verbs: Set<String> = [
    "order", "get", "send", "add", "put", "bring", "grab", "book", "plan", "cancel", "remove", "delete",
    "take", "save", "mark", "set", "change",
    "make", "create", "start", "clear", "empty", "call", "log", "record", "note", "pop", "chuck", "stick",
    "throw", "drop", "bin", "scrap",
    "restore", "archive", "unarchive", "pull", "turn", "switch", "mute", "enable", "disable", "star", "heart",
    "bookmark", "favourite",
    "favorite", "unfavourite", "unfavorite", "schedule", "pencil", "place", "checkout", "check", "buy", "pay",
    "submit", "reorder", "repeat",
    "cart", "basket", "yeet", "want", "need", "wipe", "erase", "dump", "ditch", "nuke", "toss", "slot",
    "file", "include", "tack",
    "deliver", "silence", "write",
    "jot", "register", "reserve", "update", "use", "ring", "abort", "stop", "undo", "kill", "keep", "like",
    "unlike", "bung", "load", "give",
    "sort", "arrange", "open", "organise", "organize", "ping", "notify", "quit", "begin", "group", "name",
    "ship", "process", "complete", "finish",
    "purge", "strike", "axe", "lose", "revive", "reinstate", "reactivate", "recover", "move", "let", "have",
    "tell", "ask", "amend", "enter", "pack", "slip", "queue", "block", "tip", "shut", "fetch",
    "dispatch", "procure", "pin", "squeeze", "shove", "plonk", "sling", "bang", "slap", "tuck", "store",
    "stash", "rustle", "fix", "serve", "tick", "flag", "pick", "choose", "select", "discard", "reset",
    "edit", "adjust", "correct", "modify", "rename", "unpin", "unsave", "unstar", "unheart", "unplan",
    "scratch", "void", "revoke", "withdraw", "scrub", "reopen", "resurrect", "retire", "shelve",
    "build", "assemble", "append", "insert", "attach", "document", "chalk", "chronicle", "push", "line",
    "commit", "whip", "rescind", "redo", "lash", "whack", "rid", "yank", "boot",
    "opt",
    "measure", "calculate", "recalculate", "reckon", "walk", "guide", "talk",
  ]

  private static let offering: Set<String> = [
    "can", "could", "would", "will", "may", "please", "mind", "fancy", "might",
  ]

  private static let habits: Set<String> = [
    "mornings", "evenings", "weekends", "usually", "always", "often", "sometimes", "normally",
  ]

  /// Words of a condition, a doubt, a report or a joke.
  private static let barring: Set<String> = [
    "never", "refrain", "unless", "until", "whenever", "whether", "suppose", "supposing", "imagine",
    "pretend", "wonder", "wondering",
    "wish", "maybe", "perhaps", "said", "says", "told", "asked", "joking", "kidding", "joke", "lmao",
    "regret", "ago", "totally", "obviously", "clearly", "genius",
    "thoughtful", "clever",
    "tempted", "meant", "supposedly", "apparently", "considering", "contemplating", "mull", "mulling",
    "eventually", "someday", "hypothetically", "habit", "rather", "should've",
    "would've", "could've",
  ]

  /// Words that open a story, a question or a complaint.
  private static let openings: Set<String> = [
    "how", "why", "what", "who", "when", "if", "because", "wonderful", "great", "lovely", "brilliant", "in",
    "most", "once", "after",
    "remember", "tempted", "adding", "ordering", "cancelling", "emptying", "deleting", "avoid", "don't",
    "dont", "stop", "would",
  ]
}
