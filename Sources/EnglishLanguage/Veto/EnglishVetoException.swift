import Language

/// Words that only look like a veto: “stop pinging me” asks to switch something off, and “cancel what I ordered” says which order is meant.
enum EnglishVetoException {
  static func holds(for rule: VetoRule, at range: Range<Int>, in text: NormalText) -> Bool {
    switch rule {
    case .prohibition: stopsTelling(text, range)
    case .past: saysWhichOrder(text, range)
    case .scheduled: setsNow(text, range)
    default: false
    }
  }

  private static func stopsTelling(_ text: NormalText, _ range: Range<Int>) -> Bool {
    EnglishTelling.isStopped(
      in: text.spacedSlice(range.lowerBound..<text.count).split(separator: " ").map(String.init))
  }

  /// stop telling me every time a delivery comes, from now on measure from Jeju: what is set now holds later, too. Only what is
  /// told and what distances are measured from; an order would be given again and again.
  private static func setsNow(_ text: NormalText, _ range: Range<Int>) -> Bool {
    if EnglishTelling.isStopped(before: range.lowerBound, in: text) { return true }
    let words = text.spaced.split(separator: " ").map { String($0.filter(\.isLetter)) }
    return text.spacedSlice(range).hasPrefix("from now on") && words.contains(where: measured.contains)
      && !words.contains(where: repeated.contains)
  }

  private static let measured: Set<String> = [
    "measure", "measured", "measuring", "distance", "distances", "far",
  ]
  private static let repeated: Set<String> = [
    "order", "reorder", "buy", "get", "send", "bring", "deliver", "add", "cancel", "every", "each", "always",
    "clear", "empty", "delete", "remove", "put", "book", "record", "log", "note", "plan", "star", "save",
  ]

  /// cancel the order I placed, what we ordered: which one is meant, behind a verb that is said of orders.
  private static func saysWhichOrder(_ text: NormalText, _ range: Range<Int>) -> Bool {
    let before = text.spacedSlice(0..<range.lowerBound).split(separator: " ").map(String.init)
    guard before.count > 2 || before.last == "what", let last = before.last, placed.contains(last) else {
      return false
    }
    let subject = text.spacedSlice(range).split(separator: " ").first
    return (subject == "i" || subject == "we")
      && (last == "what" || before.dropLast().last.map(definite.contains) ?? false)
      && before.dropLast().contains(where: ofOrders.contains)
  }

  private static let ofOrders: Set<String> = [
    "cancel", "undo", "stop", "drop", "scrap", "bin", "void", "withdraw", "track", "check", "show", "repeat",
    "reorder",
  ]
  private static let placed: Set<String> = ["order", "food", "thing", "stuff", "meal", "what"]
  private static let definite: Set<String> = ["the", "that", "last", "my", "this"]
}
