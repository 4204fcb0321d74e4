public import Language

/// A phrase as it is compiled: everything it stands for as a tree, and how its slots are read.
public struct ExpandedTemplate: Sendable {
  public let meant: ExpandedPhrase
  /// The readers of the slots of the tree, by the names that the tree uses.
  public let readers: [String: SlotReader]
  /// The parameters that those slots fill.
  public let parameters: [String: String]
}

extension Phrase {
  /// What the phrase stands for, for looking through phrases without matching.
  ///
  /// - Parameter language: the rules of the phrase's language; without them it stands for its own words only.
  /// - Throws: `TemplateError` for what cannot be compiled.
  public func meaning(in language: (any PhraseLanguage)?) throws(TemplateError) -> ExpandedTemplate {
    var resolver = TemplateResolver(self)
    let written = try resolver.resolve()
    return ExpandedTemplate(
      meant: PhraseCompiler.meaning(of: written, phrase: self, language: language), readers: resolver.slots,
      parameters: resolver.parameters)
  }
}
