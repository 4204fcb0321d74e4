/// One noun, several of them: a written name matches either way.
public enum EnglishNoun {
  /// The plural of a noun or of a name that ends in one: fried chicken → fried chickens, side dish → side
  /// dishes.
  public static func plural(of noun: String) -> String {
    let lower = noun.lowercased()
    for (one, many) in irregular where lower.hasSuffix(one) && isWordStart(one, in: lower) {
      return String(noun.dropLast(one.count)) + many
    }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return noun + "es" }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    if esNouns.contains(where: lower.hasSuffix) { return noun + "es" }
    return noun + "s"
  }

  /// The singular of a plural; the noun itself if it has no plural ending.
  public static func singular(of noun: String) -> String {
    let lower = noun.lowercased()
    for (one, many) in irregular where lower.hasSuffix(many) && isWordStart(many, in: lower) {
      return String(noun.dropLast(many.count)) + one
    }
    if lower.hasSuffix("ies"), lower.count > 4 { return noun.dropLast(3) + "y" }
    if ["ses", "xes", "zes", "ches", "shes", "oes"].contains(where: lower.hasSuffix) {
      return String(noun.dropLast(2))
    }
    guard lower.hasSuffix("s"), !["ss", "us", "is"].contains(where: lower.hasSuffix), lower.count > 2 else {
      return noun
    }
    return String(noun.dropLast())
  }

  /// A noun in both numbers, as written first.
  public static func forms(of noun: String) -> [String] {
    let one = singular(of: noun)
    return [noun] + [one, plural(of: one)].filter { $0 != noun }
  }

  private static func isWordStart(_ ending: String, in noun: String) -> Bool {
    noun.count == ending.count || noun.dropLast(ending.count).last == " "
  }

  private static let esNouns = ["potato", "tomato", "hero", "echo"]

  private static let irregular: [(String, String)] = [
    ("woman", "women"), ("man", "men"), ("child", "children"), ("person", "people"), ("foot", "feet"),
    ("tooth", "teeth"), ("mouse", "mice"), ("knife", "knives"), ("loaf", "loaves"),
    ("half", "halves"), ("leaf", "leaves"), ("shelf", "shelves"), ("fish", "fish"), ("sheep", "sheep"),
    ("shrimp", "shrimp"), ("fries", "fries"), ("movie", "movies"), ("cookie", "cookies"),
    ("pie", "pies"), ("bus", "buses"),
  ]
}
