/// The plural of English nouns: dish → dishes, person → people.
///
/// The rules of spelling are those of any grammar (The Cambridge Grammar of the English Language, 18.2); words that are irregular are
/// in a list.
enum EnglishPlural {
  static func plural(of noun: String) -> String {
    guard let last = noun.last, last.isASCII, last.isLetter else { return noun }
    let small = noun.lowercased()
    if unchanged.contains(small) || isPlural(small) { return noun }
    if let irregular = irregular[small] { return String(noun.prefix(1)) + irregular.dropFirst() }
    if hissing.contains(where: small.hasSuffix) || intoOes.contains(small) { return noun + "es" }
    if last == "y", let before = small.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }

  /// Already written in the plural: items, but not bus or glass.
  private static func isPlural(_ word: String) -> Bool {
    word.hasSuffix("s") && !["ss", "us", "is", "as", "os"].contains(where: word.hasSuffix)
      || irregular.values.contains(word)
  }

  private static let hissing = ["s", "x", "z", "ch", "sh"]
  private static let intoOes: Set<String> = ["potato", "tomato", "hero", "echo"]
  private static let unchanged: Set<String> = [
    "fish", "sheep", "deer", "series", "species", "aircraft", "won",
  ]
  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "mouse": "mice", "goose": "geese", "half": "halves", "knife": "knives", "life": "lives", "leaf": "leaves",
    "loaf": "loaves", "shelf": "shelves", "wife": "wives", "wolf": "wolves", "quiz": "quizzes",
  ]
}
