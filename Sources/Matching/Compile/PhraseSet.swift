public import Language

/// All phrases of all loaded apps, compiled into one automaton.
///
/// Immutable and `Sendable`; matching needs only scratch memory beside it.
///
///     let set = try PhraseSet(phrases: phrases, languages: PhraseLanguages.all, applicationNames: names)
public struct PhraseSet: Sendable {
  /// In the order given; a match names its phrase by position.
  public let phrases: [Phrase]
  /// The kind of each phrase, decided by its last predicate.
  public let kinds: [PhraseKind]
  /// States of each phrase's own automaton, before sharing: what the phrase costs.
  public let sizes: [Int]

  /// The automaton of all phrases first, then every grammar they call.
  let automata: [Automaton]
  let slots: [SlotBinding]
  /// The must-not-execute rules that each phrase itself spells out.
  let spelledOut: [Set<String>]
  let marks: [PhraseMark]
  let languages: [String: any PhraseLanguage]

  /// The most states that one phrase may need.
  public static let stateLimit = 20_000

  /// Compiles `phrases`.
  ///
  /// - Parameter applicationNames: every name of each app, by the app's type name.
  /// - Throws: `PhraseSetErrors` with every phrase that does not compile; nothing is half-loaded.
  public init(
    phrases: [Phrase], languages: [any PhraseLanguage], applicationNames: [String: [String]]
  ) throws(PhraseSetErrors) {
    var compiler = PhraseCompiler(languages: languages, applicationNames: applicationNames)
    for phrase in phrases { compiler.add(phrase) }
    let result = try compiler.finish()
    self.phrases = phrases
    kinds = result.kinds
    sizes = result.sizes
    automata = result.automata
    slots = result.slots
    spelledOut = result.spelledOut
    marks = result.marks
    self.languages = compiler.languages
  }
}

/// Every phrase that did not compile.
public struct PhraseSetErrors: Error, Hashable, Sendable, CustomStringConvertible {
  public let errors: [PhraseError]

  public var description: String { errors.map(\.description).joined(separator: "\n") }
}
