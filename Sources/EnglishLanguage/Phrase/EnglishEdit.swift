import Language

/// What English words around a thing do with it in an open list: add a cola, leave the cola out, a milkshake instead.
enum EnglishEdit {
  static func role(before: String, behind: String) -> EditRole? {
    let behind = clause(behind, isBefore: false)
    let before = clause(before, isBefore: true)
    let last = before.last(where: { !articles.contains($0) && $0 != "#" })
    // (swap the fries) for a milkshake: only the name before it says so.
    if let last, replacing.contains(last) { return nil }
    if takesOut(before, behind) { return .remove }
    if stands(["instead", "of"], in: before) || stands(["rather", "than"], in: before) { return .replaced }
    if before.contains(where: replaced.contains) { return .replaced }
    if behind.first == "instead" || behind.dropFirst().first == "instead" { return .replacing }
    // Just two colas: how many of what is there.
    if before.contains("only") || before.contains("just") { return before.contains("#") ? nil : .only }
    if before.contains(where: adding.contains) || stands(["as", "well"], in: behind) { return .add }
    return behind.prefix(2).contains(where: also.contains) ? .add : nil
  }

  static func scope(around text: String) -> EditScope? {
    let words = text.split(separator: " ").map(String.init)
    if words.contains("each") || words.contains("both") { return .each }
    return stands(["#", "of", "them"], in: words) ? .part : nil
  }

  /// The clause that belongs to the name: from the last comma before it, to the first one behind it.
  private static func clause(_ text: String, isBefore: Bool) -> [String] {
    let parts = text.split(omittingEmptySubsequences: false) { ",.;".contains($0) }
    let part = (isBefore ? parts.last { $0.contains { $0.isLetter || $0 == "#" } } : parts.first) ?? ""
    return part.split(separator: " ").map(String.init)
  }

  /// Remove the cola; leave the cola out; no cola.
  private static func takesOut(_ before: [String], _ behind: [String]) -> Bool {
    let isTakenOut = before.contains(where: removing.contains)
    let isLeft = before.contains(where: leaving.contains)
    let goesOut = { (words: ArraySlice<String>) in words.contains(where: out.contains) }
    return isTakenOut || isLeft && (goesOut(behind.prefix(2)) || goesOut(before[...]))
      || stands(["get", "rid", "of"], in: before)
  }

  private static func stands(_ opening: [String], in words: [String]) -> Bool {
    words.indices.contains { words[$0...].starts(with: opening) }
  }

  private static let articles: Set<String> = [
    "the", "a", "an", "some", "my", "one", "of", "those", "these", "that",
  ]
  private static let removing: Set<String> = [
    "remove", "drop", "scrap", "skip", "lose", "cancel", "ditch", "without", "no", "minus", "except", "hold",
    "delete",
  ]
  private static let leaving: Set<String> = ["leave", "leaving", "take", "taking", "cut", "kick"]
  private static let out: Set<String> = ["out", "off", "away"]
  private static let replaced: Set<String> = ["swap", "change", "replace", "switch", "not", "exchange"]
  private static let replacing: Set<String> = ["for", "to", "into"]
  private static let adding: Set<String> = [
    "add", "adding", "also", "plus", "throw", "chuck", "include", "another", "extra", "too", "additionally",
    "toss", "and", "with", "more",
  ]
  private static let also: Set<String> = ["too", "also"]
}
