import Language

/// English sentences that nothing may turn into a request: what is taken back in the same breath, and what begins in the past.
enum EnglishRetraction {
  /// “… and four cold brews no wait”.
  static func takesBack(_ text: NormalText) -> Bool { retracting.contains { text.spaced.contains($0) } }

  private static let retracting = [
    "no wait", "wait no", "nvm", "never mind", "nevermind", "forget it", "forget that", "scratch that",
    "hang on", "hold on", "second thought",
  ]

  /// “turned off the alerts yesterday”, “would've loved to order pizza”.
  static func beginsInPast(_ text: NormalText) -> Bool {
    guard let first = text.source.lowercased().replacing("’", with: "'").split(separator: " ").first else {
      return false
    }
    return first.hasSuffix("ed") && first.count > shortestPast
      || first.hasSuffix("'ve") && !["i've", "we've"].contains(first)
  }

  /// In letters, so that “need” is none.
  private static let shortestPast = 4
}
