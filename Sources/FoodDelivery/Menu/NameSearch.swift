/// Finds things by one of their names as people type them: case and spaces do not count.
struct NameSearch {
  private let wanted: String

  init(_ text: String) {
    wanted = Self.folded(text)
  }

  /// Those with exactly that name; if there are none, those with a name that contains it.
  func best<Thing>(among things: [Thing], names: (Thing) -> [String]) -> [Thing] {
    guard !wanted.isEmpty else { return [] }
    let folded = things.map { names($0).map(Self.folded) }
    let exact = zip(things, folded).filter { $1.contains(wanted) }.map(\.0)
    if !exact.isEmpty { return exact }
    return zip(things, folded).filter { $1.contains { $0.contains(wanted) } }.map(\.0)
  }

  private static func folded(_ text: String) -> String {
    text.lowercased().filter { !$0.isWhitespace }
  }
}
