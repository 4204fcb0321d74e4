public import Language

/// All phrases of all loaded apps, compiled into one automaton.
///
/// Immutable and `Sendable`; matching needs only scratch memory beside it.
///
///     let set = try PhraseSet(phrases: phrases, languages: PhraseLanguages.all, applicationNames: names)
public struct PhraseSet: Sendable {
  /// The automata and everything else that matching reads.
  let tables: PhraseTables
  private let written: WrittenPhrases
  package let languages: [any PhraseLanguage]

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
    self.init(
      written: WrittenPhrases(phrases), tables: try compiler.finish(), languages: languages)
  }

  init(written: WrittenPhrases, tables: PhraseTables, languages: [any PhraseLanguage]) {
    self.written = written
    self.tables = tables
    var tags: Set<String> = []
    self.languages = languages.filter { tags.insert($0.tag).inserted }
  }

  /// In the order given; a match names its phrase by position.
  public var phrases: [Phrase] { written.all }

  /// What the phrase at a position says. Asking for one of an image reads only that one.
  public func words(of phrase: Int) -> PhraseWords { written.words(of: phrase) }

  /// The kind of each phrase, decided by its last predicate.
  public var kinds: [PhraseKind] {
    (0..<tables.phraseCount).map { PhraseKind(tables.phrases[$0].kind) ?? .request }
  }

  /// States of each phrase's own automaton, before sharing: what the phrase costs.
  public var sizes: [Int] { (0..<tables.phraseCount).map { Int(tables.phrases[$0].size) } }

  func language(_ tag: String) -> (any PhraseLanguage)? { languages.first { $0.tag == tag } }
}

/// Every phrase that did not compile.
public struct PhraseSetErrors: Error, Hashable, Sendable, CustomStringConvertible {
  public let errors: [PhraseError]

  public var description: String { errors.map(\.description).joined(separator: "\n") }
}
