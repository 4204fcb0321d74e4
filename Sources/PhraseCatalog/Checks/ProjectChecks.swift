public import Matching

/// Everything that can be said of a project's tables and Swift sources.
public struct ProjectChecks: Sendable {
  public private(set) var findings: [Finding] = []
  /// Languages in which not every sentence could be looked through.
  public private(set) var unfinished: [String] = []

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
      let checked = CheckedPhrases(
        app: PhraseProject.app, language: tag, phrases: project.phrases(in: language),
        dictionaries: project.dictionaries, applicationNames: project.names.all,
        isApples: true, knowsIntents: project.catalog != nil)
      let checks = try PhraseChecks(checked, only: PhraseChecks.ofTables)
      findings += checks.findings.map { finding in
        var finding = finding
        finding.language = language
        return finding
      }
      if checks.overlaps?.isComplete == false { unfinished.append(language) }
    }
    findings.sort()
  }
}
