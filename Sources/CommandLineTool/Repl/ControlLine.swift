import Language
import TextWidth

/// A line that steers the tool instead of being understood, such as `/help`.
struct ControlLine {
  enum Action: CaseIterable {
    case help, cancel, back, undo, text, why, transcript, sessions, widgets, now, language, json, save, speak,
      leave,
      unknown
  }

  let name: String
  let argument: String?
  let action: Action

  init?(_ line: String) {
    guard let first = line.unicodeScalars.first, first == "/" || first == "／" else { return nil }
    let parts = line.dropFirst().split(separator: " ", maxSplits: 1).map(String.init)
    let name = parts.first ?? ""
    self.name = name
    argument = parts.count > 1 ? parts[1] : nil
    action = Self.names.first { $0.names.contains(name.lowercased()) }?.action ?? .unknown
  }

  static func help(language: String) -> String {
    names.map { entry in
      let words = language == "ko" ? entry.korean : entry.english
      return "  /\(name(of: entry.action, language: language).padded(toColumns: 12))\(words)"
    }.joined(separator: "\n")
  }

  /// What an action is called in a language.
  static func name(of action: Action, language: String) -> String {
    let known = names.first { $0.action == action }?.names ?? []
    return known.first { name in
      name.unicodeScalars.contains(where: Hangul.isSyllable) == (language == "ko")
    } ?? known.first ?? ""
  }

  /// The message for an unknown name, with the nearest three.
  static func unknown(_ name: String, language: String) -> String {
    let all = names.flatMap(\.names).filter { $0 != "?" }
    let near = all.sorted { distance($0, name) < distance($1, name) }.prefix(3).map { "/\($0)" }
    let list = near.joined(separator: ", ")
    return "  " + ToolMessage.unknownControl(name: name, known: list).text(in: language)
  }

  /// Edit distance over jamo, so that a half-typed syllable is near.
  private static func distance(_ left: String, _ right: String) -> Int {
    let one = JamoCode.encode(left.unicodeScalars)
    let other = JamoCode.encode(right.unicodeScalars)
    var row = Array(0...other.count)
    for (index, code) in one.enumerated() {
      var corner = row[0]
      row[0] = index + 1
      for column in other.indices {
        let replaced = corner + (other[column] == code ? 0 : 1)
        corner = row[column + 1]
        row[column + 1] = min(replaced, corner + 1, row[column] + 1)
      }
    }
    return row[other.count]
  }
}
