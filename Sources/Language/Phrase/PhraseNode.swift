/// A phrase as a tree without positions: what a template says, and what it stands for.
///
/// `Matching` parses a template into this tree (rules resolved), a `PhraseLanguage` turns the tree as
/// written into the tree as meant, and `Matching` compiles the latter. The cases after `permutation` are
/// never written by a person; only a language produces them.
public indirect enum PhraseNode: Hashable, Sendable {
  /// Matches nothing, always.
  case empty
  /// Literal text; its spaces are optional in a language that writes them loosely.
  case text(String)
  /// A slot by the name under which the phrase declares it.
  case slot(String)
  /// The app's name, by display name, spoken name or any alternative.
  case applicationName
  case sequence([PhraseNode])
  case alternatives([PhraseNode])
  /// Every member once, in any order.
  case permutation([PhraseNode])

  /// A grammar shared by many phrases, compiled once: endings of a verb, particles, fillers.
  case grammar(GrammarName)
  /// Consumes nothing and is reported with the match: the ending's family, a dropped particle.
  case mark(PhraseMark)
  /// Holds only where a word may end: at a space, at the end, or beside another script.
  case wordEnd
  /// Holds only where a space or a comma was typed, or at the end.
  case typedSpace
  /// Consumes nothing; a space typed here costs, because what follows is written joined.
  case joined

  public static func optional(_ node: PhraseNode) -> PhraseNode { .alternatives([node, .empty]) }
}

/// The name of a shared grammar, unique over all languages: `ko.fillers`, `ko.predicate.주문해줘`.
public struct GrammarName: Hashable, Sendable {
  public let text: String

  public init(_ text: String) { self.text = text }
}

/// What a reading passed on its way; each is priced by `Matching` and named in explanations.
public enum PhraseMark: Hashable, Sendable {
  case fillerAdded
  /// A word for the present day that no slot takes. It costs more than a slot that does.
  case dayLeftAside
  case particleAdded
  /// A particle that the phrase does not have and that rarely stands there: behind free text its letters belong to the
  /// text (가을 나들이).
  case particleUnwritten
  case particleDropped
  case reordered
  case postposed
  /// The same where the particle is said, so that any text may be what it belongs to.
  case postposedWithParticle
  /// Whatever was said before must be known by name: the predicate that follows (줘) fits anything.
  case knownValuesOnly
  case applicationName
  /// A form of the last predicate. `askFirst` forms never execute unasked.
  case ending(family: String, askFirst: Bool, askFirstIfQuestion: Bool)
  /// 만 after a value: exactly that, nothing else.
  case only
  /// 도 after a value: in addition.
  case also
  /// 씩 after a quantity: for each member of the list.
  case each
}
