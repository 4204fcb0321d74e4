import AppIntents

/// A list of things with how many of each, while a sentence edits it: the lines of an order.
struct EditedList {
  /// One thing of the list.
  struct Line: Hashable {
    var properties: [String: IntentArgument]
    let thing: String
    let quantity: String?

    var ids: Set<String> {
      if case .entities(let ids, _) = properties[thing] { Set(ids) } else { [] }
    }

    var said: String {
      switch properties[thing] {
      case .entities(_, let said), .text(let said): said
      default: ""
      }
    }

    /// One unless another number was said.
    var count: Int {
      get { if let quantity, case .integer(let count) = properties[quantity] { count } else { 1 } }
      set { if let quantity { properties[quantity] = .integer(newValue) } }
    }
  }

  private(set) var lines: [Line]
  /// What was taken out of the list last, for what takes its place.
  private var gone: (index: Int, line: Line)?

  init(_ lines: [Line]) { self.lines = lines }

  var value: IntentArgument { .list(lines.map { .composite($0.properties) }) }

  /// The lines that a name may mean: those called so, else those that stand for one of the same things.
  func indices(of thing: Line) -> [Int] {
    let same = lines.indices.filter { lines[$0].said == thing.said }
    return same.isEmpty ? lines.indices.filter { !lines[$0].ids.isDisjoint(with: thing.ids) } : same
  }

  // MARK: Edits; false where the list does not have what is edited

  mutating func setCount(_ count: Int, of thing: Line) -> Bool {
    let indices = indices(of: thing)
    guard indices.count == 1 else { return false }
    // 양념치킨 두 마리 where 치킨 is: says which one, too.
    if thing.ids.isStrictSubset(of: lines[indices[0]].ids) {
      lines[indices[0]].properties[thing.thing] = thing.properties[thing.thing]
    }
    lines[indices[0]].count = count
    return true
  }

  mutating func setCountOfAll(_ count: Int) {
    for index in lines.indices { lines[index].count = count }
  }

  mutating func add(_ thing: Line) {
    let indices = indices(of: thing)
    guard indices.count == 1, lines[indices[0]].said == thing.said else { return lines.append(thing) }
    lines[indices[0]].count += thing.count
  }

  /// Takes out a thing, or some of it.
  mutating func remove(_ thing: Line, count: Int?) -> Bool {
    let indices = indices(of: thing)
    guard indices.count == 1 else { return false }
    takeOut(at: indices[0], count: count)
    return true
  }

  private mutating func takeOut(at index: Int, count: Int?) {
    var taken = lines[index]
    if let count, count < taken.count {
      lines[index].count -= count
      taken.count = count
      gone = (index + 1, taken)
    } else {
      lines.remove(at: index)
      gone = (index, taken)
    }
  }

  /// Puts a thing in the place of what was taken out, as many as that unless a number is said.
  mutating func replaceGone(with thing: Line, count: Int?) -> Bool {
    guard let gone else { return false }
    insert(thing, count: count ?? gone.line.count, at: gone.index)
    self.gone = nil
    return true
  }

  /// Replaces the only line, or the only one that is of the same sort, or a part of it.
  mutating func replace(with thing: Line, count: Int?, part: Int?) -> Bool {
    let alike = lines.count == 1 ? [0] : lines.indices.filter { isAlike(lines[$0].said, thing.said) }
    guard alike.count == 1 else { return false }
    takeOut(at: alike[0], count: part)
    return replaceGone(with: thing, count: count)
  }

  mutating func keep(only things: [Line]) -> Bool {
    let kept = Set(things.flatMap(indices(of:)))
    guard !kept.isEmpty, kept.count < lines.count else { return false }
    lines = kept.sorted().map { lines[$0] }
    return true
  }

  private mutating func insert(_ thing: Line, count: Int, at index: Int) {
    var new = thing
    if count != 1 || thing.properties[thing.quantity ?? ""] != nil { new.count = count }
    lines.insert(new, at: min(index, lines.count))
  }

  /// 불고기피자 and 고구마피자, cheese cutlet and fish cutlet: names that end alike.
  private func isAlike(_ one: String, _ other: String) -> Bool {
    let ends = [one, other].map { name in
      name.contains(" ")
        ? name.split(separator: " ").last.map(String.init) ?? "" : String(name.suffix(Self.ending))
    }
    return ends[0].count >= Self.ending && ends[0] == ends[1]
  }

  /// In letters.
  private static let ending = 2
}
