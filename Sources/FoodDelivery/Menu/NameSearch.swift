/// Finds things by one of their names as people type them: case and spaces do not count.
struct NameSearch {
  private let wanted: String

  init(_ text: String) {
    wanted = Self.folded(text)
  }

  /// Those with exactly that name.
  func exact<Thing>(among things: [Thing], names: (Thing) -> [String]) -> [Thing] {
    guard !wanted.isEmpty else { return [] }
    return things.filter { names($0).contains { Self.folded($0) == wanted } }
  }

  /// Those with exactly that name; if there are none, those with a name that contains it.
  func best<Thing>(among things: [Thing], names: (Thing) -> [String]) -> [Thing] {
    let exact = exact(among: things, names: names)
    return exact.isEmpty ? all(among: things, names: names) : exact
  }

  /// Those with a name that contains it.
  func all<Thing>(among things: [Thing], names: (Thing) -> [String]) -> [Thing] {
    things.filter { names($0).contains(where: isPart) }
  }

  /// Whether `text` contains the name; a name without letters is part of nothing.
  func isPart(of text: String) -> Bool { !wanted.isEmpty && Self.folded(text).contains(wanted) }

  private static func folded(_ text: String) -> String {
    text.lowercased().filter { !$0.isWhitespace }
  }
}
