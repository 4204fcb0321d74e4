public import Matching

/// The checks of sentences in a layout of others, whose own tools rank them: what two intents share is a warning
/// at most, because conditions that are no words may tell them apart.
public enum ForeignPhraseChecks {
  /// - Throws: `PhraseSetErrors` with every phrase that does not compile.
  public static func findings(in checked: CheckedPhrases) throws(PhraseSetErrors) -> [Finding] {
    let checks = try PhraseChecks(checked, only: [.ambiguousSentence, .swallowed, .literalName, .veryShort])
    return checks.findings.map { finding in
      var finding = finding
      finding.severity = max(finding.severity, .warning)
      return finding
    }
  }
}
