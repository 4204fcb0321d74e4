import Matching

/// MG104: a phrase is also a command that works everywhere.
///
///     취소해줘        leaves whatever is open, and would now also be this intent
///
/// The commands are those that answers to questions are read with. A phrase is reported once, with the shortest.
enum GlobalCommandCheck {
  static func findings(in checked: CheckedPhrases, _ matcher: Matcher) -> [Finding] {
    var seen: Set<Int> = []
    return checked.commands.compactMap { command in
      let matches = matcher.match(command, repairs: false).matches
      guard let match = matches.first(where: { $0.repair == nil && $0.textRanges.isEmpty }),
        seen.insert(match.phrase).inserted
      else { return nil }
      return Finding(
        .globalCommand, at: checked.place(match.phrase), language: checked.language,
        "“\(command)” is a command that works everywhere; here it is also \(checked.phrases[match.phrase].intent)",
        witness: command)
    }
  }
}
