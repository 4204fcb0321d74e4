import Matching

/// MG401: no `${applicationName}` in a phrase or a translation, or more than one. MG406: the name typed out.
///
///     "New chat"  ·  "${applicationName}, open ${applicationName}"  ·  "New Hermex chat in ${applicationName}"
enum ApplicationNameCheck {
  static func findings(in project: PhraseProject) -> [Finding] {
    let texts = project.phraseTexts.filter { project.isPhrase($0.key) }
    var findings = texts.flatMap { self.findings(in: $0.text, $0.language, project) }
    let known = Set(texts.map(\.text.place))
    for phrase in project.catalog?.shortcuts.flatMap(\.phrases) ?? []
    where !known.contains(phrase.place.place) {
      let text = StringTable.Text(value: phrase.text, place: phrase.place.place, state: "")
      findings += self.findings(in: text, project.sourceLanguage, project)
    }
    return findings + unnamed(in: project)
  }

  private static func findings(
    in text: StringTable.Text, _ language: String, _ project: PhraseProject
  ) -> [Finding] {
    let count = text.value.components(of: "${applicationName}") - 1
    var findings: [Finding] = []
    if count == 0 {
      findings.append(
        Finding(
          .applicationName, at: text.place, language: language,
          "“\(text.value)” does not say ${applicationName}; Siri takes no phrase without it"))
    } else if count > 1 {
      findings.append(
        Finding(
          .applicationName, .warning, at: text.place, language: language,
          "“\(text.value)” says ${applicationName} \(count) times"))
    }
    if let name = typedName(in: text.value, project.names.all) {
      findings.append(
        Finding(
          .typedApplicationName, at: text.place, language: language,
          "“\(text.value)” has the app's name “\(name)” typed out; ${applicationName} stands for every name",
          fix: count == 0 ? text.value.replacing(name, with: "${applicationName}") : nil))
    }
    return findings
  }

  /// The longest name that stands in the text as words of its own.
  private static func typedName(in text: String, _ names: [String]) -> String? {
    names.sorted { $0.count > $1.count }.first { name in
      var rest = text[...]
      while let range = rest.firstRange(of: name) {
        let before = text[..<range.lowerBound].last
        if before.map({ !$0.isLetter }) ?? true,
          text[range.upperBound...].first.map({
            !$0.isLetter || !$0.isASCII || !(name.last?.isASCII ?? false)
          }) ?? true
        {
          return true
        }
        rest = text[range.upperBound...]
      }
      return false
    }
  }

  /// Entries of the table in which no text names the app: no phrases, or all of them illegal.
  private static func unnamed(in project: PhraseProject) -> [Finding] {
    project.shortcutEntries.filter {
      project.catalog == nil && !project.isPhrase($0.entry.key) && !$0.entry.key.isEmpty
    }
    .map { _, entry in
      Finding(
        .applicationName, .warning, at: entry.place, language: project.sourceLanguage,
        "“\(entry.key)” does not say ${applicationName} in any language; as a phrase Siri would not take it")
    }
  }
}

extension String {
  /// How many parts `separator` leaves.
  fileprivate func components(of separator: String) -> Int {
    split(separator: separator, omittingEmptySubsequences: false).count
  }
}
