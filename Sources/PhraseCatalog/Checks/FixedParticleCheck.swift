import KoreanLanguage

/// MG201: one form of a particle beside a value that may need the other, in text that the app says.
///
///     "${profile}를 열었어요"        업무를 열었어요, but 음성를 열었어요: write 을(를)
enum FixedParticleCheck {
  /// A particle and its other form; who writes both, 을(를), has none of them alone.
  private static let forms: [(String, String)] = [
    ("을", "를"), ("를", "을"), ("이", "가"), ("가", "이"), ("은", "는"), ("는", "은"), ("과", "와"), ("와", "과"),
    ("으로", "로"), ("로", "으로"), ("이랑", "랑"), ("랑", "이랑"),
  ]

  static func findings(in project: PhraseProject) -> [Finding] {
    project.outputTables.flatMap { table in
      table.entries.flatMap { entry in
        entry.texts.filter { PhraseProject.ruleTag($0.key) == "ko" }.sorted { $0.key < $1.key }.flatMap {
          language, texts in texts.compactMap { finding($0, language, project) }
        }
      }
    }
  }

  private static func finding(_ text: StringTable.Text, _ language: String, _ project: PhraseProject)
    -> Finding?
  {
    for (slot, rest) in slots(in: text.value) {
      guard let particle = particle(at: rest), endsBothWays(slot, particle.0, project) else { continue }
      return Finding(
        .fixedParticle, at: text.place, language: language,
        "“\(particle.0)” is right after some values of \(slot) only; \(particle.1) is needed after the others"
      )
    }
    return nil
  }

  /// Each placeholder with what follows it: `${name}`, `%@`, `%1$@`, `\(name)`.
  private static func slots(in text: String) -> [(String, Substring)] {
    text.matches(of: /\$\{[^}]*\}|%(?:\d+\$)?(?:@|lld|ld|d)|\\\([^)]*\)/).map {
      (String($0.output), text[$0.range.upperBound...])
    }
  }

  private static func particle(at text: Substring) -> (String, String)? {
    forms.filter { text.hasPrefix($0.0) }.max { $0.0.count < $1.0.count }.flatMap { form in
      let next = text.dropFirst(form.0.count).first
      // A word that only begins like one (이름), or both forms (을(를)).
      return next.map { !$0.isLetter && $0 != "(" } ?? true ? form : nil
    }
  }

  /// Whether the particle is wrong after one of the values; of unknown ones some always are.
  private static func endsBothWays(_ slot: String, _ particle: String, _ project: PhraseProject) -> Bool {
    let name = slot.filter { $0.isLetter || $0 == "_" }
    guard let values = project.settings.values[name], !values.isEmpty else { return true }
    return values.contains { KoreanParticle.attach(particle, to: $0) != $0 + particle }
  }
}
