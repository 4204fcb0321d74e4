import Language

/// What the chain of items behind an accepted reading says: slots, costs, the ending.
struct MatchAssembly {
  private var counts = InlineArray<18, Int32>(repeating: 0)
  private(set) var slots: [SlotMatch] = []
  private(set) var ending: (family: String, askFirst: Bool, askFirstIfQuestion: Bool)?
  /// The phrase itself reads the app's name, as only one without widening does.
  private(set) var saysApplicationName = false
  private(set) var textRanges: [Range<Int>] = []
  /// A value is easily misread.
  private(set) var hasUncertainValue = false
  /// The first name that was misspelt.
  private(set) var repair: Repair?
  /// Items that wait for those before them; calls use what is behind.
  private var chain: [Int32] = []

  init(_ walk: borrowing Walk, end: Int32) {
    slots = collect(end, walk)
  }

  var costs: [CostItem] {
    MatchCost.all.compactMap { what in
      let count = counts[what.place]
      return count == 0 ? nil : CostItem(what: what, count: Int(count))
    }
  }

  mutating func add(_ what: MatchCost, _ count: Int32 = 1) { counts[what.place] += count }

  /// The slots of one chain, in the order of the sentence.
  private mutating func collect(_ end: Int32, _ walk: borrowing Walk) -> [SlotMatch] {
    let base = chain.count
    var index = end
    while index >= 0 {
      chain.append(index)
      index = walk.memory.items[Int(index)].previous
    }
    var found: [SlotMatch] = []
    while chain.count > base {
      switch walk.memory.items[Int(chain.removeLast())].event {
      case .start: break
      case .spaceIgnored: add(.spaceIgnored)
      case .mark(let mark): note(walk.plan.tables.marks[Int(mark)], &found)
      case .call(let end): merge(collect(end, walk), into: &found)
      case .slot(let binding, let reading):
        found.append(slot(Int(binding), walk.memory.readings[Int(reading)], walk))
      }
    }
    return found
  }

  /// A call's slots follow; modifiers that it read without slots of its own belong to the slot before.
  private func merge(_ inner: [SlotMatch], into found: inout [SlotMatch]) {
    guard let first = inner.first else { return }
    guard first.name.isEmpty, let last = found.last else {
      found += inner.filter { !$0.name.isEmpty }
      return
    }
    found[found.count - 1] = first.modifiers.reduce(last) { $0.modified(by: $1) }
    found += inner.dropFirst()
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

  private mutating func slot(_ binding: Int, _ reading: Reading, _ walk: borrowing Walk) -> SlotMatch {
    for cost in [reading.costs.0, reading.costs.1, reading.costs.2] where cost.count > 0 {
      add(cost.what, cost.count)
    }
    if reading.asksFirst { hasUncertainValue = true }
    let range = Int(reading.start)..<Int(reading.end)
    let said = walk.text.said(range)
    let source = walk.text.sourceRange(range)
    let value = value(of: reading, binding, said, source, walk)
    return SlotMatch(
      name: walk.plan.tables.slots[binding].name, value: value, range: source, said: said,
      modifiers: reading.modifiers.all)
  }

  private mutating func value(
    of reading: Reading, _ binding: Int, _ said: String, _ source: Range<Int>, _ walk: borrowing Walk
  ) -> SlotValue {
    switch reading.value {
    case .names(let first, let end): return names(Int(first)..<Int(end), binding, reading, said, walk)
    case .text:
      textRanges.append(source)
      return .text(said)
    case .number(let from, let through): return from == through ? .number(from) : .numberRange(from, through)
    case .boolean(let isTrue): return .boolean(isTrue)
    case .date(let index):
      let date = walk.memory.dates[Int(index)]
      let reference = walk.reference
      let start = date.start.flatMap { reference?.secondsSince1970(of: $0) } ?? 0
      return .date(date, secondsSince1970: start)
    case .duration(let seconds, let index):
      let duration = walk.memory.dates[Int(index)].duration ?? CivilDuration()
      return .duration(duration, seconds: seconds)
    case .list(let end): return .list(collect(end, walk))
    case .composite(let end): return .composite(collect(end, walk))
    }
  }

  private mutating func names(
    _ range: Range<Int>, _ binding: Int, _ reading: Reading, _ said: String, _ walk: borrowing Walk
  ) -> SlotValue {
    guard case .names(let dictionary?, _, _) = walk.plan.readers[walk.plan.readerOfSlot[binding]] else {
      return .names([])
    }
    if repair == nil, reading.repairedName >= 0 {
      repair = Repair(from: said, to: walk.memory.repairedNames[Int(reading.repairedName)], how: .spelling)
    }
    let names = walk.plan.dictionaries[dictionary]
    return .names(walk.memory.entries[range].map(names.id))
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
