import Language

/// Whether an English sentence wants an app to tell something, or to stop telling it.
enum EnglishTelling {
  /// Nil where it says neither, or both: “I stop hearing the bell, let me know when it is here”.
  static func isWanted(in text: NormalText) -> Bool? {
    let spaced = " " + text.spaced.replacing(",", with: "") + " "
    func says(_ words: [String]) -> Bool { words.contains { spaced.contains(" " + $0 + " ") } }
    switch (says(told), says(leftAlone)) {
    case (true, false): return says(negations) ? nil : true
    case (false, true): return false
    default: return nil
    }
  }

  /// stop pinging me, quit announcing deliveries; not “stop bothering the driver”.
  static func isStopped(in words: [String]) -> Bool {
    guard words.count > 2, ["stop", "quit"].contains(words[0]), telling.contains(words[1]) else {
      return false
    }
    return words[1] == "announcing" || ["me", "us", "about"].contains(words[2])
  }

  /// Whether nothing but that stands before a place: stop telling me (every time …); not “stop pinging me and order chicken (when …)”.
  static func isStopped(before place: Int, in text: NormalText) -> Bool {
    let words = text.spacedSlice(0..<place).split(separator: " ").map(String.init)
    return words.count <= longestStop && !words.contains { $0 == "and" || $0.hasSuffix(",") }
      && isStopped(in: words)
  }

  /// In words: stop telling me about deliveries.
  private static let longestStop = 5

  private static let telling: Set<String> = [
    "telling", "pinging", "notifying", "alerting", "messaging", "texting", "buzzing", "bugging", "announcing",
    "bothering", "spamming", "informing", "reminding",
  ]
  private static let leftAlone = [
    "stop", "no more", "silenced", "muted", "don't want", "dont want", "do not want", "don't need",
    "dont need",
    "do not need", "sick of", "opt me out", "opt out", "no push", "leave me alone", "get rid of", "go away",
  ]
  private static let told = [
    "let me know when", "let us know when", "tell me when", "tell us when", "notify me", "notify us",
    "alert me",
    "alert us", "ping me", "ping us", "keep me posted", "keep us posted", "text me when", "buzz me",
    "inform me",
    "inform us", "be notified", "be told", "want alerts", "want notifications", "announce", "announcing",
    "put them back",
  ]
  private static let negations = ["not", "don't", "dont", "never", "no"]
}
