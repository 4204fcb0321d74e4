package import Language

/// A story beside a clear English answer, of any words: “my gran loves that place, (so aye, get it in)”, “(yes) I never went”.
///
/// What is said last decides, unless the story sets a condition, reports what somebody said, asks for something else, or names
/// another thing, number or time. Behind a bare yes a story must be a reason: “Yes, I put that dish in” answers something else.
package struct EnglishStory {
  private let kinds: Set<ActionKind>
  private let isShown: (String) -> Bool

  private var isOrdering: Bool { kinds.contains(.ordering) || kinds.isEmpty }

  package init(kinds: Set<ActionKind>, isShown: @escaping (String) -> Bool) {
    self.kinds = kinds
    self.isShown = isShown
  }

  /// Whether clauses before a final answer lead up to it.
  ///
  /// - Parameters:
  ///   - clauses: what stands before it, divided at its stops and commas.
  ///   - isConcluding: whether the answer is a sentence of its own, or draws a conclusion: Mum said I'm allowed, so yes.
  package func leads(_ clauses: [[String]], isConcluding: Bool) -> Bool {
    let clauses = bare(clauses)
    let words = Array(clauses.joined().reversed().drop { EnglishStoryWords.joiners.contains($0) }.reversed())
    guard words.count > 1, words.count <= Self.longest, let last = words.last,
      !Self.unfinished.contains(last),
      !clauses.contains(where: { $0.first.map(Self.timeOpeners.contains) ?? false })
    else { return false }
    return !clauses.contains { barsAnything($0, isConcluding: isConcluding) }
      && !clauses.contains(where: requests)
      && (isConcluding || !words.contains(where: Self.reporting.contains))
      && !clauses.contains(where: declines) && !countsAnything(words)
      && !(isOrdering && !isConcluding && clauses.contains(where: speaksAgainst))
  }

  /// Whether clauses before a final no only tell something: a no does nothing.
  package func leadsToNo(_ clauses: [[String]]) -> Bool {
    let words = bare(clauses).flatMap { $0 }
    return words.count > 1 && words.count <= Self.longest && !words.contains(where: Self.notBeforeNo.contains)
  }

  /// They open a clause that says when: after I've copied my notes, yes.
  private static let timeOpeners: Set<String> = ["after", "once", "when", "as"]

  private static let notBeforeNo: Set<String> = [
    "unless", "whether", "maybe", "perhaps", "depends", "change", "make", "instead", "either", "dunno", "idk",
    "yes",
  ]

  /// Whether words hold a verb of their own: been waiting an hour (just cancel it). My kids (just order it) go on.
  package func tells(_ words: [String]) -> Bool {
    bare([words]).joined().contains {
      Self.finite.contains($0) || Self.contracted.contains($0) || $0.hasSuffix("ing")
    }
  }

  private static let contracted: Set<String> = [
    "im", "ive", "ill", "were", "weve", "hes", "shes", "theyre", "its", "thats", "theres", "had", "have",
    "been", "did", "went", "came", "made", "said", "dont", "didnt", "cant", "wont",
  ]

  /// Whether clauses behind an answer only say why.
  ///
  /// - Parameters:
  ///   - saysAction: whether the answer says the action itself, and no reason is needed.
  ///   - isParted: whether a stop or a comma stands between them. Else the words may belong to the action: erase my whole life.
  ///   - answer: the words of the answer. Behind its object nothing belongs to it: cancel it | mum has cooked.
  package func follows(
    _ clauses: [[String]], saysAction: Bool, isParted: Bool, behind answer: [String] = []
  ) -> Bool {
    let clauses = bare(clauses)
    let words = clauses.flatMap { $0 }
    if saysAction, hurries(words) { return true }
    guard words.count > 1, words.count <= Self.longest, let first = words.first, let last = words.last,
      !Self.unfinished.contains(last),
      isParted || saysAction && isClosed(answer, before: words)
        ? !Self.goingOn.contains(first) : opens(words, behind: answer),
      words.contains(where: { Self.tellers.contains($0) || Self.undoing.contains($0) || $0.hasSuffix("ing") })
    else { return false }
    return !clauses.contains { barsAnything($0, isConcluding: false) } && !clauses.contains(where: requests)
      && !words.contains(where: Self.reporting.union(saysAction ? Self.addressing : Self.hearing).contains)
      && !clauses.contains(where: declines) && !countsAnything(words)
      && !(isOrdering && clauses.contains(where: speaksAgainst))
      && (saysAction || (isOrdering ? words.contains(where: Self.wanting.contains) : speaksForUndoing(words)))
  }

  /// before the match starts: only that it should be soon. A number may be a time to do it.
  private func hurries(_ words: [String]) -> Bool {
    words.first == "before" && words.count < 8 && !countsAnything(words)
      && words.dropFirst(2).contains(where: Self.ending.contains)
      && !words.contains { word in
        Self.conditions.contains(word) || Self.limiting.contains(word)
          || Self.changing.contains(word) && !(word == "change" && words.contains("mind"))
      }
  }

  private static let ending: Set<String> = [
    "starts", "begins", "closes", "close", "ends", "leave", "leaves", "starve", "faint", "change", "changes",
  ]

  /// Words without apostrophes, clauses without thanks.
  private func bare(_ clauses: [[String]]) -> [[String]] {
    clauses.map { clause in
      let words = clause.map { $0.replacing("'", with: "").replacing("’", with: "") }.filter { !$0.isEmpty }
      let line = words.joined(separator: " ")
      guard let thanks = Self.thanks.first(where: line.contains) else { return words }
      return line.replacing(thanks, with: "").split(separator: " ").map(String.init)
    }.filter { !$0.isEmpty }
  }

  private static let thanks = [
    "thank you very much indeed", "thank you very much", "thank you so much", "thank you", "bless you",
    "if you dont mind",
    "if you please", "if you would",
  ]

  /// I never went, palaces are boring: words that begin a clause without a stop before it. Behind a bare verb a noun is its
  /// object: cancel culture is wild.
  private func opens(_ words: [String], behind answer: [String]) -> Bool {
    Self.starters.contains(words[0]) || !isOrdering && Self.happened.contains(words[0])
      || !Self.goingOn.contains(words[0]) && !(answer.last.map(isVerb) ?? false)
        && words.dropFirst().prefix(2).contains(where: Self.finite.contains)
  }

  private func isVerb(_ word: String) -> Bool { kinds.contains { $0.english.contains(word) } }

  /// Beside ordering, only hunger needs no stop before it: “order it my brother is allergic to nuts” wants something else.
  private func isClosed(_ answer: [String], before words: [String]) -> Bool {
    answer.last.map(Self.objects.contains) ?? false
      && (!isOrdering || words.contains(where: Self.wanting.contains))
  }

  private static let objects: Set<String> = [
    "it", "them", "those", "everything", "please", "pls", "plz",
  ]

  private static let starters: Set<String> = [
    "i", "im", "ive", "ill", "we", "weve", "were", "he", "hes", "she", "shes", "they", "theyre", "theres",
    "its", "thats", "nobody",
  ]
  private static let happened: Set<String> = ["got", "had", "been", "wrong"]
  private static let finite: Set<String> = [
    "is", "are", "was", "were", "isnt", "arent", "has", "got", "keeps",
  ]

  // MARK: What stands in the way

  private func barsAnything(_ clause: [String], isConcluding: Bool) -> Bool {
    let isRight =
      clause.contains("address") && clause.contains(where: Self.right.contains)
      && !clause.contains(where: Self.unlike.contains)
    return clause.contains { bars($0, isConcluding: isConcluding) && !(isRight && $0 == "address") }
  }

  /// the address is right; not “isn't right”, “is right for tomorrow”.
  private static let right: Set<String> = ["right", "correct", "fine", "ok", "okay", "good"]
  private static let unlike: Set<String> = [
    "not", "isnt", "wasnt", "except", "but", "never", "no", "if", "last", "old",
  ]

  private func bars(_ word: String, isConcluding: Bool) -> Bool {
    Self.conditions.contains(word)
      || (isOrdering ? Self.changing.contains(word) : Self.limiting.contains(word))
      || isOrdering && !isConcluding && Self.discouraging.contains(word)
  }

  /// “nah, I burnt the pot”; “no point keeping it” declines nothing.
  private func declines(_ clause: [String]) -> Bool {
    let words = clause.drop { Self.openers.contains($0) }
    guard let first = words.first, Self.declining.contains(first) else { return words.contains("nvm") }
    return first != "no" || words.count == 1 || !Self.missing.contains(words.dropFirst().first ?? "")
  }

  private static let missing: Set<String> = [
    "point", "need", "one", "longer", "time", "way", "idea", "reason", "use", "problem", "worries",
    "objection",
  ]

  private static let longest = 34

  private static let conditions: Set<String> = [
    "normally", "usually", "always", "often", "sometimes", "typically", "generally", "every", "each",
    "mostly", "if", "unless", "until", "till", "whether", "whenever", "provided", "providing", "assuming",
    "suppose", "supposing", "imagine", "pretend", "maybe", "perhaps", "probably", "possibly", "guess",
    "wonder", "wondering", "depends", "depending", "difference", "matter", "matters", "care", "wait",
    "hold", "either", "unsure", "undecided", "dunno", "idk", "minds", "joking", "kidding", "jk",
    "hypothetically", "someday", "eventually", "later", "tempted", "would", "wouldnt", "should", "shouldnt",
    "could", "might", "decide", "apparently", "genius", "fantastic", "dare", "case", "while",
  ]

  /// Beside ordering: another thing, another place, or less of a wish.
  private static let changing: Set<String> = [
    "without", "extra", "add", "another", "different", "other", "half", "double", "spicy", "mild", "large",
    "small", "change", "make", "swap", "address", "cancel", "cancelled", "meant", "tomorrow", "wrong",
    "rich", "trees", "millionaire", "instead", "moved", "allergic", "allergy", "vegetarian", "vegan", "halal",
    "coupon",
    "discount", "voucher", "deal", "ex",
  ]
  private static let discouraging: Set<String> = [
    "with", "office", "too", "tonight", "money", "expensive", "afford", "broke", "full", "ate", "already",
  ]
  /// Beside what is to be undone: only a part of it, or another one.
  private static let limiting: Set<String> = [
    "except", "rest", "other", "others", "another", "different", "first", "second", "latest", "stay",
    "stays", "address", "his", "hers", "theirs", "yours", "meant", "photo", "photos", "note", "refund",
    "tomorrow",
  ]
  private static let reporting: Set<String> = [
    "said", "says", "say", "saying", "told", "tells", "tell", "asked", "asks", "ask", "goes", "reckons",
    "thinks", "claims", "like", "shouting", "shouts", "yelling", "yells", "screaming", "screams", "chanting",
    "chants", "begging", "crying", "texted", "texts", "wrote",
    "writes", "think", "thought", "believe", "hope", "feel",
  ]
  private static let declining: Set<String> = ["nope", "nah", "no", "nvm", "nevermind", "stop"]
  /// What answers somebody else, or the assistant's voice.
  private static let hearing: Set<String> = [
    "hear", "hearing", "heard", "know", "knew", "see", "understand", "listening", "here", "talking",
    "question", "think", "thought", "remember", "but", "you", "your", "mean", "look", "put", "asking",
  ]
  /// Behind the action itself, what is said to somebody about it.
  private static let addressing: Set<String> = [
    "know", "think", "thought", "you", "your", "mean", "look", "asking", "but",
  ]
  private static let unfinished: Set<String> = [
    "to", "or", "i", "you", "the", "a", "an", "my", "your", "of", "for", "with", "from", "dont",
    "not", "id", "well", "they", "he", "she", "we", "would", "will", "can", "never", "always", "said",
    "just", "says", "say", "is", "was", "are", "were", "on", "been",
  ]
  /// What goes on with the action before it: order it (at seven), cancel it (when you can).
  private static let goingOn: Set<String> = [
    "at", "to", "for", "from", "in", "on", "by", "when", "after", "before", "and", "or", "but", "as",
    "only", "my", "the", "about", "again", "with", "without", "myself", "yourself", "while", "case",
    "those", "these",
  ]
  private static let tellers: Set<String> = [
    "i", "im", "ive", "ill", "we", "weve", "were", "he", "hes", "she", "shes", "they", "theyre", "it",
    "its", "thats", "theres", "is", "isnt", "are", "was", "wasnt", "has", "had", "got", "went", "came",
    "my", "our", "me", "everyone", "somebody", "someone", "nobody", "nothing", "never", "no", "wrong",
    "mom", "mum", "dad", "that", "this", "kids",
  ]

  // MARK: Reasons

  private static let wanting: Set<String> = [
    "hungry", "hangry", "starving", "starvin", "famished", "peckish", "deserve", "earned", "craving",
    "treat", "eaten", "celebrating", "payday", "birthday", "paying", "exactly", "lovely", "delicious",
    "rumbling", "favourite", "favorite", "forward", "hunger", "watering", "drooling", "havent",
    "long", "rough", "shocker", "exhausted", "knackered", "cook", "fridge",
  ]
  private static let undoing: Set<String> = [
    "mistake", "accident", "wrong", "twice", "duplicate", "duplicated", "anymore", "longer", "late",
    "forever", "ages", "slow", "sick", "ill", "broke", "skint", "diet", "closed", "cancelled", "canceled",
    "changed", "test", "ridiculous", "cheaper", "allergic", "crowded", "ate", "eaten", "worst", "awful",
    "terrible", "hate", "showing",
  ]

  /// A reason against keeping: by its own words, or by a negation of the thing: I don't want it, we didn't go.
  private func speaksForUndoing(_ words: [String]) -> Bool {
    words.contains(where: Self.undoing.contains)
      || words.contains(where: Self.denied.contains) && words.contains(where: Self.pointing.contains)
  }

  private static let denied: Set<String> = [
    "dont", "didnt", "doesnt", "not", "isnt", "wasnt", "wont", "cant", "cannot", "couldnt", "arent", "never",
  ]
  private static let pointing: Set<String> = [
    "it", "that", "this", "them", "there", "any", "want", "need", "go", "went", "going", "home", "order",
    "food",
    "coming",
  ]

  private func speaksAgainst(_ clause: [String]) -> Bool {
    // I haven't eaten.
    guard !clause.contains(where: Self.negations.contains) else { return false }
    return clause.indices.contains { start in
      (start + 1...clause.count).contains { end in
        guard let sense = EnglishReason.side(of: clause[start..<end].joined())?.sense(for: kinds) else {
          return false
        }
        return !sense.isDisjoint(with: [.against, .denial, .keeping])
      }
    }
  }

  private static let negations: Set<String> = [
    "havent", "didnt", "hadnt", "hasnt", "not", "never", "barely", "hardly",
  ]

  // MARK: Other requests

  /// “make it two”, “can you add a coke”, “I'd like the large one”: a clause that asks for something of its own.
  private func requests(_ clause: [String]) -> Bool {
    let words = Array(clause.drop { Self.openers.contains($0) })
    guard let first = words.first else { return false }
    if Self.asking.contains(first) { return true }
    if ["i", "we"].contains(first), words.count > 1, ["want", "need", "prefer"].contains(words[1]) {
      return isOrdering
    }
    if ["id", "wed"].contains(first), words.count > 1, ["like", "prefer", "rather"].contains(words[1]) {
      return true
    }
    if isOrdering, wantsAnother(words) { return true }
    return EnglishRequest.verbs.contains(first) || ["dont", "not", "keep", "leave"].contains(first)
      || zip(words, words.dropFirst()).contains {
        $1 == "keep" && $0 != "to" || $0 == "leave" && Self.kept.contains($1)
      }
  }

  /// “mum wants a salad”; not “my son wants it”.
  private func wantsAnother(_ words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains {
      ["want", "wants", "wanted", "prefers", "fancies"].contains($0) && !Self.wanted.contains($1)
        && !isShown($1)
    }
  }

  private static let wanted: Set<String> = ["it", "this", "that", "to", "them", "food", "dinner", "lunch"]
  private static let kept: Set<String> = ["it", "them", "that", "the", "this"]
  private static let openers: Set<String> = [
    "and", "so", "well", "oh", "please", "just", "also", "then", "ok", "okay", "um",
  ]
  private static let asking: Set<String> = [
    "can", "could", "will", "do", "does", "did", "is", "are", "what", "whats", "which", "who", "how",
    "where", "when", "why", "let", "lets", "give", "tell", "show", "send", "use", "try", "lemme",
  ]

  // MARK: Numbers

  /// “two of them”, “the second one”, 1042: a number of things, or of another order. A time, a price or an age tells something.
  private func countsAnything(_ words: [String]) -> Bool {
    words.indices.contains { index in
      guard isNumber(words[index]), !isShown(words[index]) else { return false }
      let next = words.dropFirst(index + 1).first ?? ""
      return !Self.measures.contains(next)
        && !(Self.numbers.contains(words[index]) && !isOrdering && next != "of" && next != "")
    }
  }

  private func isNumber(_ word: String) -> Bool {
    Self.numbers.contains(word) || word.first?.isNumber ?? false
  }

  private static let numbers: Set<String> = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "both",
  ]
  private static let measures: Set<String> = [
    "hour", "hours", "minute", "minutes", "min", "mins", "day", "days", "week", "weeks", "month", "months",
    "year", "years", "times", "degrees", "thing", "oclock", "am", "pm", "percent", "won", "people", "kids",
    "of",
  ]
}
