package import Language

/// English clauses beside an answer: “the kids are starving”, “my leave got moved”, “because I've been on my feet all day”.
///
/// They begin with a subject and hold no word that changes, doubts or asks.
package struct EnglishAside {
  package let kinds: Set<ActionKind>
  package let shown: any ShownVocabulary

  private var isOrdering: Bool { kinds.contains(.ordering) || kinds.isEmpty }

  /// - Parameters:
  ///   - isLast: whether nothing follows.
  ///   - isParted: whether commas or the ends of the sentence stand on both sides. Where none does, only a word
  ///     that joins clauses, or, at the end, a subject that cannot go on with what stands before it, opens a clause: “order it at
  ///     seven” has none.
  package func side(of words: [String], isLast: Bool, isParted: Bool) -> AsideSide? {
    let bare = words.map { $0.replacing("'", with: "") }
    let opened = bare.drop { Self.openers.contains($0) }
    let closed = opened.last.map(Self.joiners.contains) == true ? opened.dropLast() : opened
    let isJoined = closed.count < opened.count || bare.first.map(Self.causes.contains) ?? false
    guard closed.count > 1, let first = closed.first, let last = closed.last, !Self.unfinished.contains(last),
      isParted || isJoined || isLast && isBehind(first, closed), begins(first, closed),
      !bare.contains(where: Self.turning.contains), !holdsRequest(bare),
      !isOrdering || !bare.contains(where: Self.restating.contains)
    else { return nil }
    let clause = closed
    let isIronic = bare.first == "because" && isOrdering || bare.contains(where: Self.ironic.contains)
    let doubts =
      isIronic || speaksAgainst(clause) || isOrdering && bare.contains(where: Self.changing.contains)
    return doubts || !isOrdering && bare.contains(where: Self.keeping.contains) ? .doubtful : .harmless
  }

  /// I have a coupon so use that: a request of its own.
  private func holdsRequest(_ words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains {
      Self.joiners.contains($0) && (EnglishRequest.verbs.contains($1) || $1 == "use")
    }
  }

  /// “I changed my mind”, “we are going out”: said right behind the action, with a verb of its own.
  private func isBehind(_ first: String, _ clause: ArraySlice<String>) -> Bool {
    Self.persons.contains(first) && clause.count > 2 && clause.contains(where: Self.verbs.contains)
      || Self.contracted.contains(first) && clause.count > 1
  }

  private static let persons: Set<String> = ["i", "we", "she", "he", "they", "my", "our"]
  private static let contracted: Set<String> = ["im", "ive", "weve", "were", "theyre", "shes", "hes"]
  private static let causes: Set<String> = ["because", "cuz", "coz", "since"]

  private func begins(_ first: String, _ clause: ArraySlice<String>) -> Bool {
    if Self.subjects.contains(first) { return true }
    if Self.nouns.contains(first) { return clause.contains(where: Self.verbs.contains) }
    if shown.contains(first) { return clause.contains(where: Self.verbs.contains) }
    return !isOrdering && Self.happened.contains(first)
  }

  private static let openers: Set<String> = [
    "because", "cuz", "coz", "cause", "since", "so", "and", "as", "well", "oh", "ugh", "man",
  ]
  private static let joiners: Set<String> = ["so", "and", "then"]

  private static let subjects: Set<String> = [
    "i", "im", "ive", "were", "weve", "we", "its", "it", "theres", "hes", "shes", "theyre", "he", "she",
    "they",
    "thats", "all", "everything", "youve", "you",
  ]
  /// What opens a clause only with a verb behind it.
  private static let nouns: Set<String> = [
    "my", "our", "the", "everyone", "everybody", "someone", "somebody", "kids", "wife", "husband", "plan",
    "plans", "palace", "friends", "mom", "mum", "dad", "boss", "work", "something", "dinner", "that", "this",
  ]
  private static let verbs: Set<String> = [
    "is", "are", "was", "were", "has", "have", "had", "got", "gets", "came", "went", "goes", "called", "made",
    "hurts", "changed", "fell", "broke", "ran", "started", "said", "needs", "closed", "cant", "wont", "didnt",
    "isnt", "starving", "hungry", "waiting", "looks", "moved", "coming", "cooked", "brought", "ordered",
    "ate", "am", "put", "found", "need", "want", "havent", "forgot", "bought", "decided", "entered", "picked",
    "added", "clicked",
  ]
  /// Of what is to be undone, the subject may be left out: got called into work.
  private static let happened: Set<String> = [
    "got", "put", "ate", "changed", "made", "bought", "found", "going", "been", "picked", "added", "wrong",
    "entered", "clicked", "cant", "wont", "didnt", "too", "not", "never",
  ]

  /// Words of a time, a condition, or another request.
  private static let turning: Set<String> = [
    "if", "when", "whenever", "once", "unless", "until", "till", "while", "how", "why", "what", "who",
    "whether",
    "where", "which", "but", "though", "although", "however", "wait", "actually", "instead", "except", "only",
    "maybe", "perhaps", "probably", "guess", "suppose", "imagine", "pretend", "kidding", "joking", "jk",
    "should",
    "would", "could", "might", "or", "no", "nope", "nah", "nvm", "later", "tomorrow", "unsure", "think",
    "yes", "let", "lets", "first", "bit", "minute", "minutes", "second", "sec",
    "soon", "moment", "mean", "meant", "always", "usually", "yesterdays", "previous", "another", "different",
    "other", "others",
    "yeah", "dunno", "idk", "know", "hold", "stop", "rather", "decide",
  ]

  /// Beside ordering: another thing, another place, or less of a wish.
  private static let changing: Set<String> = [
    "want", "wanted", "wants", "need", "prefer", "meant", "mean", "said", "say", "says", "told", "asked",
    "make",
    "change", "changed", "with", "without", "extra", "add", "another", "more", "less", "also", "too", "order",
    "ordered", "ordering", "buy", "bought", "like", "not", "dont", "doesnt", "wont", "cant", "isnt", "arent",
    "never", "nothing", "nobody", "cancel", "afford", "broke", "full", "ate", "eaten", "eating", "already",
    "diet",
    "expensive", "pricey", "steep", "money", "work", "office", "different", "other", "half", "double",
    "spicy",
    "mild", "small", "large", "big", "wrong", "mistake", "sick", "tired of", "regret", "after", "before",
    "moved", "address", "tonight", "two", "three", "four", "allergic", "allergy", "vegetarian", "vegan",
    "halal", "coupon",
    "discount", "voucher", "deal", "made", "cooked", "brought", "should", "wish", "hate", "sorry", "afraid",
  ]

  /// Beside ordering, what is to be had is said again, or changed.
  private static let restating: Set<String> = [
    "said", "say", "says", "told", "meant", "mean", "wanted", "make", "change", "with", "without", "extra",
    "add",
    "another", "different", "other", "half", "double",
    "chanting", "shouting", "screaming", "yelling", "saying", "singing", "yesterday",
  ]

  private static let ironic: Set<String> = [
    "money", "trees", "rich", "millionaire", "billionaire", "genius", "obviously", "clearly", "apparently",
    "totally",
    "course", "fun", "kings", "lottery",
  ]

  /// Where something is to be undone: it is to stay.
  private static let keeping: Set<String> = [
    "keep", "leave", "stay", "stays", "cancelling", "still", "deleting", "emptying",
  ]

  private static let unfinished: Set<String> = [
    "to", "or", "just", "only", "i", "you", "the", "a", "an", "my", "your", "of", "for", "in", "with", "from",
    "dont", "not", "and", "so", "please", "said", "says", "told", "asked", "reckons",
  ]

  private func speaksAgainst(_ words: ArraySlice<String>) -> Bool {
    words.indices.contains { start in
      (start + 1...words.endIndex).contains { end in
        guard let sense = EnglishReason.side(of: words[start..<end].joined())?.sense(for: kinds) else {
          return false
        }
        return !sense.isDisjoint(with: [.against, .denial, .keeping])
      }
    }
  }

  package init(kinds: Set<ActionKind>, shown: any ShownVocabulary) {
    self.kinds = kinds
    self.shown = shown
  }
}
