import Matching

/// MG302: placeholders that the intent or the source does not have.
///
///     "New ${profile} chat in ${applicationName}" = "${applicationName}에서 새 ${profil} 채팅"
///
/// An error for a name that the intent does not have; a note where a translation just leaves one out.
enum PlaceholderCheck {
  static func findings(in project: PhraseProject) -> [Finding] {
    project.phraseTexts.filter { project.isPhrase($0.key) }.flatMap { key, language, text in
      let own = placeholders(text.value)
      let known = known(to: key, project)
      let unknown = own.filter { !known.contains($0) }
      if let name = unknown.first {
        let list = known.isEmpty ? "it has none" : "it has " + known.sorted().joined(separator: ", ")
        return [
          Finding(
            .placeholders, at: text.place, language: language,
            "“\(key)” has no placeholder ${\(name)}; \(list)")
        ]
      }
      let source = Set(sourceTexts(of: key, project).flatMap(placeholders))
      return difference(source, Set(own), key, language, text, project)
    }
  }

  private static func difference(
    _ source: Set<String>, _ own: Set<String>, _ key: String, _ language: String, _ text: StringTable.Text,
    _ project: PhraseProject
  ) -> [Finding] {
    guard !project.keys.sets.contains(key), source != own else { return [] }
    let missing = source.subtracting(own).sorted().map { "${\($0)}" }.joined(separator: ", ")
    return [
      Finding(
        .placeholders, .note, at: text.place, language: language, "\(missing) of the source is not said here")
    ]
  }

  private static func sourceTexts(of key: String, _ project: PhraseProject) -> [String] {
    project.sourceTexts(of: key) ?? [key]
  }

  /// The parameters of the intent; without its source, whatever the key and the source's texts name.
  private static func known(to key: String, _ project: PhraseProject) -> Set<String> {
    let named = Set(([key] + sourceTexts(of: key, project)).flatMap(placeholders))
    guard let catalog = project.catalog,
      let shortcut = catalog.shortcuts.first(where: { $0.phrases.contains { $0.text == key } }),
      let intent = catalog.intent(shortcut.intent)
    else { return named }
    return named.union(intent.parameters.map(\.name))
  }

  /// The names between `${` and `}`, the app's aside, in order.
  static func placeholders(_ text: String) -> [String] {
    guard let template = try? Template(PhraseProject.escaped(text)) else { return [] }
    return template.root.slots.map(\.name)
  }
}
