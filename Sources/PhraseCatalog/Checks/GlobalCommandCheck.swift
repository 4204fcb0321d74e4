import Matching

/// MG104: a phrase is also a command that works everywhere.
///
///     취소해줘        leaves whatever is open, and would now also be this intent
enum GlobalCommandCheck {
  static func findings(in checked: CheckedPhrases, _ matcher: Matcher) -> [Finding] {
    checked.commands.compactMap { command in
      guard
        let match = matcher.match(command).matches.first(where: { $0.repair == nil && $0.textRanges.isEmpty })
      else { return nil }
      return Finding(
        .globalCommand, at: checked.place(match.phrase), language: checked.language,
        "“\(command)” is a command that works everywhere; here it is also \(checked.phrases[match.phrase].intent)",
        witness: command)
    }
  }
}
