import Language

/// Every word that veto rows or word classes name, with a number and its classes: each word of a sentence is looked up once.
enum EnglishVocabulary {
  /// The number of a word that is in no row and no list.
  static let unknown: Int32 = -1

  static func number(of text: String) -> Int32 { entries[text]?.number ?? unknown }

  /// The number and the classes of a word.
  static func entry(of text: String) -> (number: Int32, classes: EnglishWordClasses) {
    entries[text] ?? (unknown, EnglishWordClasses.unlisted(text))
  }

  /// How many words have a number.
  static var count: Int { entries.count }

  private static let entries: [String: (number: Int32, classes: EnglishWordClasses)] = {
    let rows =
      [EnglishVetoRows.opening, EnglishVetoRows.statements, EnglishVetoRows.inside, EnglishVetoRows.closing]
      .flatMap { $0.values.joined() } + EnglishVetoRows.openers + EnglishVetoRows.frames
    let literals = rows.flatMap { $0.split(separator: " ").flatMap(EnglishVetoPattern.members) }
    let words = EnglishWordClasses.listed.union(literals.filter { $0.first != "<" })
    return Dictionary(
      uniqueKeysWithValues: words.sorted().enumerated().map {
        ($1, (number: Int32($0), classes: EnglishWordClasses.all(of: $1)))
      })
  }()
}
