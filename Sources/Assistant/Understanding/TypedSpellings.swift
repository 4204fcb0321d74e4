/// How names are typed with less than they are written with: “caffe latte” for Caffè latte, “moms snack bar” for Mom's Snack Bar.
enum TypedSpellings {
  /// The names, and behind them those that are typed without their accents or apostrophes.
  static func adding(to names: [String]) -> [String] {
    let all = Set(names)
    return names + names.compactMap(plain).filter { !all.contains($0) }
  }

  /// Nil for a name that has neither.
  private static func plain(_ name: String) -> String? {
    var plain = String.UnicodeScalarView()
    for scalar in name.unicodeScalars where !apostrophes.contains(scalar) {
      plain.append(base(of: scalar) ?? scalar)
    }
    let result = String(plain)
    return result.unicodeScalars.elementsEqual(name.unicodeScalars) ? nil : result
  }

  private static let apostrophes: Set<Unicode.Scalar> = ["'", "’"]

  /// By the names of Unicode: LATIN SMALL LETTER E WITH GRAVE is an e.
  private static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard latin.contains(scalar.value), let name = scalar.properties.name else { return nil }
    let words = name.split(separator: " ")
    guard words.count > 4, words[0] == "LATIN", words[2] == "LETTER", words[3].count == 1,
      words[4] == "WITH", let letter = words[3].unicodeScalars.first
    else { return nil }
    return words[1] == "SMALL" ? Unicode.Scalar(letter.value + 32) : letter
  }

  /// Latin-1 and the letters behind it that languages of Europe and Vietnam are written with.
  private static let latin = Set<UInt32>(0x00C0...0x024F).union(0x1E00...0x1EFF)
}
