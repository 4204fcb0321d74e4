import Testing
import TextWidth

@Suite struct DisplayWidthTests {
  @Test(
    "A text takes as many columns as a terminal gives it",
    arguments: [
      ("", 0), ("abc", 3), ("치킨", 4), ("치킨 2마리", 10), ("ㅋㅋ", 4), ("ㅊㅋ", 4),
      // Conjoining jamo (NFD), and half-width jamo.
      ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", 4), ("\u{FFA1}", 1),
      ("、。", 4), ("㈜한입", 6), ("㉠", 2), ("ＡＢ", 4), ("￦", 2), ("漢字", 4), ("かな", 4), ("\u{20000}", 2),
      // Ambiguous characters, and the won sign.
      ("·…①★─°※×“”₩", 11), ("㉈", 1),
      ("🍗", 2), ("⭐", 2), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇰🇷", 2), ("☎️", 2), ("☎", 1), ("1️⃣", 2), ("1", 1), ("#", 1),
      ("e\u{301}", 1), ("\u{200B}\u{FEFF}", 0), ("가\u{200D}나", 4), ("\u{AD}", 1), ("\u{7F}", 0), ("\r\n", 0),
    ])
  func width(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }

  @Test("Composed and decomposed Hangul are equally wide", arguments: ["한글", "꽃등심", "쫄면", "괜찮아요"])
  func normalizationForms(text: String) {
    let decomposed = text.unicodeScalars.flatMap { decompose($0) }
    var string = ""
    string.unicodeScalars.append(contentsOf: decomposed)
    #expect(string.unicodeScalars.count > text.unicodeScalars.count)
    #expect(string.displayWidth == text.displayWidth)
  }

  /// The arithmetic of the Unicode Standard, chapter 3.12.
  private func decompose(_ syllable: Unicode.Scalar) -> [Unicode.Scalar] {
    let index = syllable.value - 0xAC00
    let final = index % 28
    let parts = [0x1100 + index / 588, 0x1161 + index % 588 / 28] + (final == 0 ? [] : [0x11A7 + final])
    return parts.compactMap(Unicode.Scalar.init)
  }
}
