extension Matcher {
  /// A matcher of other phrases over the same names, languages and app names.
  ///
  /// - Throws: `PhraseSetErrors` with every phrase that does not compile.
  public func reading(_ phrases: [Phrase]) throws(PhraseSetErrors) -> Matcher {
    var names: [String: [String]] = [:]
    for (app, name) in applicationNames {
      names[app, default: []].append(String(String.UnicodeScalarView(name)))
    }
    let set = try PhraseSet(phrases: phrases, languages: self.phrases.languages, applicationNames: names)
    return Matcher(replacing: set, in: self)
  }
}
