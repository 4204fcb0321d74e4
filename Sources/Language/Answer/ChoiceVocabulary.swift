/// The words of one language in answers that choose among options. Words of one meaning are separated by spaces, and written
/// without spaces inside.
package struct ChoiceVocabulary: Sendable {
  package enum Exclusion: Sendable { case without, instead }

  /// Where an option stands in the list.
  package enum Place: Sendable {
    case first, last, middle
    /// The first or last of two.
    case former, latter
  }

  /// One of two is meant, and the words do not say which.
  package var alternatives = ""
  /// Joins what is chosen together.
  package var joiners = ""
  /// From one to another.
  package var spans = ""
  /// Up to one, behind it.
  package var upTo = ""
  /// From one on.
  package var fromHere = ""
  /// All that was mentioned, with how many that must be.
  package var every: [(words: String, count: Int?)] = []
  /// May stand directly behind a name.
  package var behindNames = ""
  /// May go on behind a numeral of one syllable.
  package var behindNumerals = ""
  /// May end an answer behind one.
  package var endsOfNumerals: [String] = []
  /// Numerals that begin other words.
  package var otherNumerals: [String] = []
  /// Leave out what stands before them.
  package var exclusions: [(words: String, value: Exclusion)] = []
  /// Leave out what stands behind them.
  package var allBut = ""
  /// May stand before a word that leaves out.
  package var limits = ""
  /// Behind a word that leaves out: nothing is named in its place.
  package var dismissals: [String] = []
  /// All the others.
  package var remainders = ""
  package var places: [(words: String, value: Place)] = []
  /// The end that places are counted from.
  package var counted: [(words: String, value: Place)] = []
  /// What may follow an option, one behind the other: an ordinal, a noun, a particle, a politeness.
  package var tails = ["", "", "", ""]
  /// Requests and thanks that add nothing to a choice, in the notation of `BraceExpansion`.
  package var closers: [String] = []
  /// What is compared: place, dish.
  package var nouns = ""
  /// Said before an answer; they add nothing to it.
  package var openers = ""
  /// Among so many; 0 for any number.
  package var among: [(words: String, value: Int)] = []

  package init() {}
}
