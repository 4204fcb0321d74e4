public import Matching

/// Everything that can be said of a project's tables and Swift sources.
public struct ProjectChecks: Sendable {
  public private(set) var findings: [Finding] = []
  /// Languages in which not every sentence could be looked through.
  public private(set) var unfinished: [String] = []

  /// Phrases of one language beyond which they are not compared with each other; Apple trains 1,000 for an app.
  static let phraseLimit = 1_000

  /// - Throws: `PhraseSetErrors` with every phrase that does not compile.
  public init(_ project: PhraseProject) throws(PhraseSetErrors) {
    findings = TranslationCheck.findings(in: project)
    findings += PlaceholderCheck.findings(in: project)
    findings += ApplicationNameCheck.findings(in: project)
    findings += AppShortcutCheck.findings(in: project)
    findings += FixedParticleCheck.findings(in: project)
    for table in project.tables {
      findings += ComposedTextCheck.findings(in: table)
    }
    for language in project.languages {
      let tag = PhraseProject.ruleTag(language)
      let phrases = project.phrases(in: language)
      if phrases.count > Self.phraseLimit || project.hasTooLongText(in: language) {
        unfinished.append(language)
      }
      guard phrases.count <= Self.phraseLimit else { continue }
      let checked = CheckedPhrases(
        app: PhraseProject.app, language: tag, phrases: phrases,
        dictionaries: project.dictionaries, applicationNames: project.names.all,
        isApples: true, knowsIntents: project.catalog != nil)
      let checks = try PhraseChecks(checked, only: PhraseChecks.ofTables)
      findings += checks.findings.map { finding in
        var finding = finding
        finding.language = language
        return finding
      }
      if checks.overlaps?.isComplete == false || checks.end != nil, unfinished.last != language {
        unfinished.append(language)
      }
    }
    findings.sort()
  }
}
