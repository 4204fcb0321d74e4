package import Language

/// A story beside a clear English answer, of any words: “my gran loves that place, (so aye, get it in)”, “(yes) I never went”.
///
/// What is said last decides, unless the story sets a condition, reports what somebody said, asks for something else, or names
/// another thing, number or time. Behind a bare yes a story must be a reason: “Yes, I put that dish in” answers something else.
package struct EnglishStory {
  let kinds: Set<ActionKind>
  let isShown: (String) -> Bool

  var isOrdering: Bool { kinds.contains(.ordering) || kinds.isEmpty }

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
    let concedes = isOrdering && clauses.last?.last == "but"
    guard words.count > 1, words.count <= Self.longest, let last = words.last,
      !Self.unfinished.contains(last),
      !clauses.contains(where: { $0.first.map(Self.timeOpeners.contains) ?? false })
    else { return false }
    return !clauses.contains { barsAnything($0, isConcluding: isConcluding || concedes) }
      && !clauses.contains(where: requests)
      && (isConcluding || !clauses.contains { reports($0, isBehind: false) })
      && !clauses.contains(where: declines) && !countsAnything(words)
      && !(isOrdering && !isConcluding && !concedes && clauses.contains(where: speaksAgainst))
  }

  /// “she said”, “he was like”; not “my kids like it”, “she asked for it”, nor, behind the answer, screaming children.
  func reports(_ clause: [String], isBehind: Bool) -> Bool {
    clause.indices.contains { index in
      guard Self.reporting.contains(clause[index]) else { return false }
      let next = clause.dropFirst(index + 1).prefix(2).joined(separator: " ")
      switch clause[index] {
      case "like":
        return index == 0
          || ["was", "were", "is", "be", "all", "im", "hes", "shes"].contains(clause[index - 1])
      case "asked", "asks": return !["for it", "for this", "for that"].contains(next)
      case "screaming", "crying", "begging", "shouting", "yelling":
        return !isBehind || !next.isEmpty && next != "for it"
      default: return true
      }
    }
  }

  /// Whether clauses before a final no only tell something: a no does nothing.
  package func leadsToNo(_ clauses: [[String]]) -> Bool {
    let words = bare(clauses).flatMap { $0 }
    return words.count > 1 && words.count <= Self.longest && !words.contains(where: Self.notBeforeNo.contains)
  }

  /// They open a clause that says when: after I've copied my notes, yes.
  static let timeOpeners: Set<String> = ["after", "once", "when", "as"]

  static let notBeforeNo: Set<String> = [
    "unless", "whether", "maybe", "perhaps", "depends", "change", "make", "instead", "either", "dunno", "idk",
    "yes",
  ]

  /// Whether words hold a verb of their own: been waiting an hour (just cancel it). My kids (just order it) go on.
  package func tells(_ words: [String]) -> Bool {
    bare([words]).joined().contains {
      Self.finite.contains($0) || Self.contracted.contains($0) || $0.hasSuffix("ing")
    }
  }

  static let contracted: Set<String> = [
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
      !Self.unfinished.contains(last) || words.suffix(2) == ["its", "been"],
      isParted || saysAction && isClosed(answer, before: words)
        ? !Self.goingOn.contains(first) || isParted && Self.telling.contains(first)
        : opens(words, behind: answer),
      words.contains(where: { Self.tellers.contains($0) || Self.undoing.contains($0) || $0.hasSuffix("ing") })
    else { return false }
    return !clauses.contains { barsAnything($0, isConcluding: false) } && !clauses.contains(where: requests)
      && !clauses.contains { reports($0, isBehind: true) }
      && !words.contains(where: (saysAction ? Self.addressing : Self.hearing).contains)
      && !(!saysAction
        && (words.contains("here") && ["i", "im"].contains(first) || EnglishStoryWords.titles.contains(first)))
      && !clauses.contains(where: declines) && !countsAnything(words)
      && !(isOrdering && clauses.contains(where: speaksAgainst))
      && (saysAction || (isOrdering ? wants(words, behind: answer) : speaksForUndoing(words)))
  }

  func wants(_ words: [String], behind answer: [String]) -> Bool {
    words.contains(where: Self.wanting.contains)
      || answer.contains(where: Self.urging.contains) && words.contains(where: Self.occasions.contains)
  }

  /// yes please, yes go on: more than a bare yes.
  static let urging: Set<String> = ["please", "pls", "plz", "go", "do", "definitely", "absolutely"]

  /// before the match starts: only that it should be soon. A number may be a time to do it.
  func hurries(_ words: [String]) -> Bool {
    words.first == "before" && words.count < 8 && !countsAnything(words)
      && words.dropFirst(2).contains(where: Self.ending.contains)
      && !words.contains { word in
        Self.conditions.contains(word) || Self.limiting.contains(word)
          || Self.changing.contains(word) && !(word == "change" && words.contains("mind"))
      }
  }

  static let ending: Set<String> = [
    "starts", "begins", "closes", "close", "ends", "leave", "leaves", "starve", "faint", "change", "changes",
  ]

  /// Words without apostrophes, clauses without thanks.
  func bare(_ clauses: [[String]]) -> [[String]] {
    clauses.map { clause in
      let words = clause.map { $0.replacing("'", with: "").replacing("’", with: "") }.filter { !$0.isEmpty }
      let line = words.joined(separator: " ")
      guard let thanks = Self.thanks.first(where: line.contains) else { return words }
      return line.replacing(thanks, with: "").split(separator: " ").map(String.init)
    }.filter { !$0.isEmpty }
  }

  static let thanks = [
    "thank you very much indeed", "thank you very much", "thank you so much", "thank you", "bless you",
    "if you dont mind",
    "if you please", "if you would",
  ]

  /// I never went, palaces are boring: words that begin a clause without a stop before it. Behind a bare verb a noun is its
  /// object: cancel culture is wild.
  func opens(_ words: [String], behind answer: [String]) -> Bool {
    Self.starters.contains(words[0]) || !isOrdering && Self.happened.contains(words[0])
      || !Self.goingOn.contains(words[0]) && !(answer.last.map(isVerb) ?? false)
        && words.dropFirst().prefix(2).contains(where: Self.finite.contains)
  }

  func isVerb(_ word: String) -> Bool { kinds.contains { $0.english.contains(word) } }

  /// Beside ordering, only hunger needs no stop before it: “order it my brother is allergic to nuts” wants something else.
  func isClosed(_ answer: [String], before words: [String]) -> Bool {
    answer.last.map(Self.objects.contains) ?? false
      && (!isOrdering || words.contains(where: Self.wanting.contains))
  }

  static let objects: Set<String> = [
    "it", "them", "those", "everything", "please", "pls", "plz",
  ]

  /// Behind a stop, they open a clause: yes, my son loves it.
  static let telling: Set<String> = ["my", "the", "and", "as"]
  static let starters: Set<String> = [
    "i", "im", "ive", "ill", "we", "weve", "were", "he", "hes", "she", "shes", "they", "theyre", "theres",
    "its", "thats", "nobody",
  ]
  static let happened: Set<String> = ["got", "had", "been", "wrong"]
  static let finite: Set<String> = [
    "is", "are", "was", "were", "isnt", "arent", "has", "got", "keeps",
  ]
}
