import Foundation

/// MG203: text that is not in composed form (NFC), as some systems write file names and text.
///
///     주문 written as ㅈ ㅜ ㅁ ㅜ ㄴ
///
/// It is understood all the same; but it cannot be found by searching, and two that look alike are not equal.
enum ComposedTextCheck {
  /// One finding for a file: its first such line, and how many there are.
  static func findings(in text: String, file: String, language: String = "") -> [Finding] {
    var first: (line: Int, column: Int, fix: String)?
    var count = 0
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let composed = String(line).precomposedStringWithCanonicalMapping
      guard !line.unicodeScalars.elementsEqual(composed.unicodeScalars) else { continue }
      count += 1
      guard first == nil else { continue }
      let same = zip(line.unicodeScalars, composed.unicodeScalars).prefix { $0 == $1 }.count
      first = (index + 1, same + 1, composed.trimmingCharacters(in: .whitespaces))
    }
    guard let first else { return [] }
    let lines = count == 1 ? "1 line is" : "\(count) lines are"
    return [
      Finding(
        .notComposed, at: FindingPlace(file: file, line: first.line, column: first.column),
        language: language,
        "\(lines) not in composed form (NFC)", fix: first.fix)
    ]
  }

  /// The texts of a table that are not composed, one finding for each.
  static func findings(in table: StringTable) -> [Finding] {
    table.entries.flatMap { entry in
      entry.texts.sorted { $0.key < $1.key }.flatMap { language, texts in
        texts.compactMap { text in
          let composed = text.value.precomposedStringWithCanonicalMapping
          guard !text.value.unicodeScalars.elementsEqual(composed.unicodeScalars) else { return nil }
          return Finding(
            .notComposed, at: text.place, language: language, "this text is not in composed form (NFC)",
            fix: composed)
        }
      }
    }
  }
}
