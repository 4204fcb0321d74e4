import Language

/// Words that look like a limit, a condition, a report or a question, and are none beside their neighbours.
extension EnglishStory {
  func isHarmless(_ clause: [String], at index: Int) -> Bool {
    let before = index > 0 ? clause[index - 1] : ""
    let next = clause.dropFirst(index + 1).first ?? ""
    return isPolite(clause, at: index, next) || isSameAgain(clause, at: index)
      || (isOrdering
        ? isReasonForOrder(clause, at: index, before, next)
        : isReasonForUndoing(clause, at: index, before, next))
  }

  /// I'd be grateful if you cancelled it, I would like it gone, cancel it would you.
  private func isPolite(_ clause: [String], at index: Int, _ next: String) -> Bool {
    switch clause[index] {
    case "if": return next.hasPrefix("you") && clause[..<index].contains(where: Self.thankful.contains)
    case "would": return ["like", "you", "love", "want", "appreciate"].contains(next)
    default: return false
    }
  }

  private static let thankful: Set<String> = [
    "grateful", "appreciate", "kind", "lovely", "great", "obliged", "thankful", "nice", "good",
  ]

  /// same as last Friday, same as always; a condition beside it stays one.
  private func isSameAgain(_ clause: [String], at index: Int) -> Bool {
    ["last", "always", "usually", "yesterday"].contains(clause[index])
      && zip(clause[..<index], clause[..<index].dropFirst()).contains { $0 == "same" && $1 == "as" }
  }

  /// too tired to cook, guests are already here, with my friends, my address: reasons for an order, or what it shows.
  private func isReasonForOrder(_ clause: [String], at index: Int, _ before: String, _ next: String) -> Bool {
    switch clause[index] {
    case "too": return Self.tiring.contains(next)
    case "already": return Self.arrived.contains(next) || Self.arrived.contains(before)
    case "with": return Self.company.contains(next) && !clause.contains("card")
    case "tonight": return index > 2 && before != "for" && clause.contains(where: Self.wanting.contains)
    case "address":
      return !clause.contains(where: Self.unlike.contains)
        && (["my", "home"].contains(before) || clause.starts(with: ["yes", "to", "the"]))
    case "wait": return ["cant", "cannot"].contains(before)
    case "hold": return next == "on" && clause.count == 3
    default: return false
    }
  }

  /// I'm skint till Friday, it should go, the shop's other branch, I'll order again tomorrow: reasons why it is to be undone.
  private func isReasonForUndoing(_ clause: [String], at index: Int, _ before: String, _ next: String)
    -> Bool
  {
    switch clause[index] {
    case "till", "until": return !clause.contains { Self.keepers.contains($0) }
    case "should": return ["go", "have", "like", "be"].contains(next)
    case "refund": return ["and", "my", "the", "a", "get"].contains(before)
    case "other", "another", "different": return Self.elsewhere.contains(next)
    case "tomorrow", "later", "add": return clause.contains("again")
    case "wait":
      return ["so", "too", "long", "since", "anymore"].contains(next) || ["cant", "cannot"].contains(before)
    case "might": return next == "as"
    default: return false
    }
  }

  private static let keepers: Set<String> = [
    "wait", "keep", "hold", "leave", "cancel", "delete", "clear", "not",
  ]
  private static let elsewhere: Set<String> = [
    "place", "day", "food", "shop", "restaurant", "app", "palace", "plan", "plans", "meal", "dinner", "one",
  ]

  /// exactly as you said, that's what I asked for, I already told you, I feel bad, tell them to hurry: it is the person who says so.
  func tellsOwnWords(_ clause: [String]) -> Bool {
    let line = clause.joined(separator: " ")
    return Self.ownWords.contains { line.contains($0) }
      || zip(clause, clause.dropFirst()).contains {
        $0 == "feel" && Self.feelings.contains($1) && !isOrdering
      }
      || clause.contains("tell") && clause.contains(where: Self.wishes.contains)
  }

  private static let ownWords = [
    "as you said", "as you say", "as i said", "what i said", "what i asked", "what i meant", "i already said",
    "i already told", "already asked", "just asked", "i have told you", "let me think", "do i have to say",
    "tell you what",
  ]
  private static let feelings: Set<String> = ["bad", "silly", "sorry", "stupid", "guilty", "like"]
  private static let wishes: Set<String> = ["hurry", "sorry", "rush", "thanks", "quick", "quickly"]

  /// what a day, why yes, why not, what are you waiting for, how many times, who put that there: a question that asks nothing.
  func exclaims(_ clause: [String]) -> Bool {
    let line = clause.joined(separator: " ")
    return Self.exclamations.contains { line.hasPrefix($0) } || clause == ["why", "not"]
      || !isOrdering && clause[0] == "who" && clause.dropFirst().first.map(Self.deeds.contains) ?? false
  }

  private static let exclamations = [
    "what a ", "why yes", "what are you waiting", "what harm", "how many times do i", "how many times must i",
    "how nice", "how lovely",
  ]
  private static let deeds: Set<String> = ["put", "added", "ordered", "saved", "wrote"]

  /// Whether a number beside ordering is the time of an occasion, or a word that points: starts at eight, that one.
  func isTimeOfOccasion(_ words: [String], at index: Int) -> Bool {
    guard isOrdering else { return false }
    let (word, before) = (words[index], index > 0 ? words[index - 1] : "")
    if ["to", "at", "in"].contains(before) {
      return before != "to" && index > 1 && Self.beginnings.contains(words[index - 2])
    }
    return word == "one" && ["that", "this"].contains(before)
  }

  private static let beginnings: Set<String> = [
    "starts", "start", "begins", "off", "meeting", "kickoff", "closes", "on",
  ]

  static let tiring: Set<String> = [
    "rainy", "cold", "hot", "tired", "lazy", "busy", "exhausted", "hungry", "drunk", "wet", "snowy",
    "hungover",
  ]
  static let arrived: Set<String> = ["here", "asked", "said", "told", "confirmed", "starving", "hungry"]
  static let company: Set<String> = ["me", "us", "friends", "family", "kids", "mates", "everyone"]
}
