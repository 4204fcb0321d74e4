import Language

/// Turns the chain of items behind an accepted reading into a `Match`.
struct MatchAssembly {
  private let walk: Walk
  private var counts: [MatchCost: Int] = [:]
  private(set) var slots: [SlotMatch] = []
  private(set) var ending: (family: String, askFirst: Bool, askFirstIfQuestion: Bool)?
  /// The phrase itself reads the app's name, as only one without widening does.
  private(set) var saysApplicationName = false
  private(set) var textRanges: [Range<Int>] = []
  /// A value is easily misread.
  private(set) var hasUncertainValue = false
  /// The first name that was misspelt.
  private(set) var repair: Repair?

  init(_ walk: Walk, end: Int32) {
    self.walk = walk
    slots = collect(end)
  }

  var costs: [CostItem] {
    MatchCost.allCases.compactMap { what in counts[what].map { CostItem(what: what, count: $0) } }
  }

  mutating func add(_ what: MatchCost) { counts[what, default: 0] += 1 }

  /// The slots of one chain, in the order of the sentence.
  private mutating func collect(_ end: Int32) -> [SlotMatch] {
    var chain: [Int32] = []
    var index = end
    while index >= 0 {
      chain.append(index)
      index = walk.items[Int(index)].previous
    }
    var found: [SlotMatch] = []
    for index in chain.reversed() {
      switch walk.items[Int(index)].event {
      case .start: break
      case .spaceIgnored: add(.spaceIgnored)
      case .mark(let mark): note(walk.tables.marks[Int(mark)], &found)
      case .call(let end): found = merge(found, collect(end))
      case .slot(let binding, let reading):
        found.append(slot(walk.tables.slots[Int(binding)].name, walk.readings[Int(reading)]))
      }
    }
    return found
  }

  /// A call's slots follow; modifiers that it read without slots of its own belong to the slot before.
  private func merge(_ before: [SlotMatch], _ inner: [SlotMatch]) -> [SlotMatch] {
    guard let first = inner.first, first.name.isEmpty, var last = before.last else {
      return before + inner.filter { !$0.name.isEmpty }
    }
    for modifier in first.modifiers { last = last.modified(by: modifier) }
    return before.dropLast() + [last] + inner.dropFirst()
  }

  private mutating func note(_ mark: PhraseMark, _ found: inout [SlotMatch]) {
    switch mark {
    case .ending(let family, let askFirst, let askFirstIfQuestion):
      ending = (family, askFirst, askFirstIfQuestion)
    case .applicationName: saysApplicationName = true
    default:
      if let modifier = SlotModifier(mark) { modify(&found, modifier) }
      if let cost = mark.cost { add(cost) }
    }
  }

  private func modify(_ found: inout [SlotMatch], _ modifier: SlotModifier) {
    if found.isEmpty { found.append(SlotMatch(name: "", value: .text(""), range: 0..<0, said: "")) }
    found[found.count - 1] = found[found.count - 1].modified(by: modifier)
  }

  private mutating func slot(_ name: String, _ reading: Reading) -> SlotMatch {
    for cost in reading.costs { counts[cost.what, default: 0] += cost.count }
    if reading.asksFirst { hasUncertainValue = true }
    let range = reading.start..<reading.end
    let said = walk.text.said(range)
    let source = walk.text.sourceRange(range)
    if let name = reading.repairedName, repair == nil {
      repair = Repair(from: said, to: name, how: .spelling)
    }
    let value: SlotValue
    switch reading.value {
    case .names(let ids): value = .names(ids)
    case .text:
      textRanges.append(source)
      value = .text(said)
    case .number(let number):
      value =
        number.lowerBound == number.upperBound
        ? .number(number.lowerBound) : .numberRange(number.lowerBound, number.upperBound)
    case .boolean(let isTrue): value = .boolean(isTrue)
    case .date(let date):
      let start = date.start.flatMap { walk.reference?.secondsSince1970(of: $0) } ?? 0
      value = .date(date, secondsSince1970: start)
    case .duration(let seconds, let duration): value = .duration(duration, seconds: seconds)
    case .list(let end): value = .list(collect(end))
    case .composite(let end): value = .composite(collect(end))
    }
    return SlotMatch(name: name, value: value, range: source, said: said, modifiers: reading.modifiers)
  }
}

extension SlotMatch {
  /// A modifier after a list or composite belongs to the last value in it: 콜라 하나만.
  fileprivate func modified(by modifier: SlotModifier) -> SlotMatch {
    switch value {
    case .list(let members) where !members.isEmpty: replacing(.list(members.modifyingLast(by: modifier)))
    case .composite(let slots) where !slots.isEmpty: replacing(.composite(slots.modifyingLast(by: modifier)))
    default:
      SlotMatch(name: name, value: value, range: range, said: said, modifiers: modifiers.union([modifier]))
    }
  }

  private func replacing(_ value: SlotValue) -> SlotMatch {
    SlotMatch(name: name, value: value, range: range, said: said, modifiers: modifiers)
  }
}

extension [SlotMatch] {
  fileprivate func modifyingLast(by modifier: SlotModifier) -> [SlotMatch] {
    dropLast() + suffix(1).map { $0.modified(by: modifier) }
  }
}
