import Language

/// What the chain of items behind an accepted reading says: slots, costs, the ending.
struct MatchAssembly: ~Copyable {
  private(set) var costs = CostCounts()
  private(set) var slots: [SlotMatch] = []
  private(set) var ending: (family: String, askFirst: Bool, askFirstIfQuestion: Bool)?
  /// The phrase itself reads the app's name, as only one without widening does.
  private(set) var saysApplicationName = false
  private(set) var textRanges: [Range<Int>] = []
  /// A value is easily misread.
  private(set) var hasUncertainValue = false
  /// The first name that was misspelt.
  private(set) var repair: Repair?

  init(_ walk: borrowing Walk, end: Int32) { slots = slots(of: end, walk) }

  mutating func add(_ what: MatchCost, _ count: Int32 = 1) { costs.add(what, count) }

  private mutating func slots(of end: Int32, _ walk: borrowing Walk) -> [SlotMatch] {
    var found: [SlotMatch] = []
    collect(end, walk, into: &found)
    return found
  }

  /// Adds the slots of one chain, in the order of the sentence.
  private mutating func collect(_ end: Int32, _ walk: borrowing Walk, into found: inout [SlotMatch]) {
    let memory = walk.memory
    // Items wait for those before them; a call uses what is behind.
    let base = memory.chain.count
    let first = found.count
    var index = end
    while index >= 0 {
      memory.chain.append(index)
      index = memory.items[Int(index)].previous
    }
    while memory.chain.count > base {
      switch memory.items[Int(memory.chain.removeLast())].event {
      case .start: break
      case .spaceIgnored: add(.spaceIgnored)
      case .mark(let mark): note(walk.plan.tables.marks[Int(mark)], &found, from: first)
      case .call(let end): collectCall(end, walk, into: &found, from: first)
      case .slot(let binding, let reading):
        found.append(slot(Int(binding), memory.readings[Int(reading)], walk))
      }
    }
  }

  /// A call's slots follow; modifiers that it read without slots of its own belong to the slot before.
  private mutating func collectCall(
    _ end: Int32, _ walk: borrowing Walk, into found: inout [SlotMatch], from first: Int
  ) {
    let own = found.count
    collect(end, walk, into: &found)
    guard found.count > own else { return }
    if own > first, found[own].name.isEmpty {
      found[own - 1] = found[own].modifiers.reduce(found[own - 1]) { $0.modified(by: $1) }
      found.remove(at: own)
    } else {
      for index in (own..<found.count).reversed() where found[index].name.isEmpty { found.remove(at: index) }
    }
  }

  /// - Parameter first: where the slots begin that the chain itself has read.
  private mutating func note(_ mark: PhraseMark, _ found: inout [SlotMatch], from first: Int) {
    switch mark {
    case .ending(let family, let askFirst, let askFirstIfQuestion):
      ending = (family, askFirst, askFirstIfQuestion)
    case .applicationName: saysApplicationName = true
    default:
      if let modifier = SlotModifier(mark) { modify(&found, from: first, modifier) }
      if let cost = mark.cost { add(cost) }
    }
  }

  private func modify(_ found: inout [SlotMatch], from first: Int, _ modifier: SlotModifier) {
    if found.count == first { found.append(SlotMatch(name: "", value: .text(""), range: 0..<0, said: "")) }
    found[found.count - 1] = found[found.count - 1].modified(by: modifier)
  }

  @inline(__always)
  private mutating func slot(_ binding: Int, _ reading: Reading, _ walk: borrowing Walk) -> SlotMatch {
    add(reading.costs.0.what, reading.costs.0.count)
    add(reading.costs.1.what, reading.costs.1.count)
    add(reading.costs.2.what, reading.costs.2.count)
    if reading.asksFirst { hasUncertainValue = true }
    let source = walk.text.normal.sourceRange(Int(reading.start)..<Int(reading.end))
    return SlotMatch(
      name: walk.plan.tables.slots[binding].name, value: value(of: reading, binding, source, walk),
      range: source, of: walk.text.normal.source, modifiers: reading.modifiers.all)
  }

  private mutating func value(
    of reading: Reading, _ binding: Int, _ source: Range<Int>, _ walk: borrowing Walk
  ) -> SlotValue {
    switch reading.value {
    case .names(let first, let end): return names(Int(first)..<Int(end), binding, reading, source, walk)
    case .text:
      textRanges.append(source)
      return .text(walk.text.normal.source.scalars(source))
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
    case .list(let end): return .list(slots(of: end, walk))
    case .composite(let end): return .composite(slots(of: end, walk))
    }
  }

  private mutating func names(
    _ range: Range<Int>, _ binding: Int, _ reading: Reading, _ source: Range<Int>, _ walk: borrowing Walk
  ) -> SlotValue {
    guard case .names(let dictionary?, _, _) = walk.plan.readers[walk.plan.readerOfSlot[binding]] else {
      return .names([])
    }
    if repair == nil, reading.repairedName >= 0 {
      repair = Repair(
        from: walk.text.normal.source.scalars(source),
        to: walk.memory.repairedNames[Int(reading.repairedName)],
        how: .spelling)
    }
    return .names(range.map { walk.plan.dictionaries[dictionary].dictionary.id(of: walk.memory.entries[$0]) })
  }
}

extension SlotMatch {
  /// A modifier after a list or composite belongs to the last value in it: 콜라 하나만.
  fileprivate func modified(by modifier: SlotModifier) -> SlotMatch {
    switch value {
    case .list(let members) where !members.isEmpty: replacing(.list(members.modifyingLast(by: modifier)))
    case .composite(let slots) where !slots.isEmpty: replacing(.composite(slots.modifyingLast(by: modifier)))
    default: adding(modifier)
    }
  }

  private func adding(_ modifier: SlotModifier) -> SlotMatch {
    var result = self
    result.modifiers.insert(modifier)
    return result
  }
}

extension [SlotMatch] {
  fileprivate func modifyingLast(by modifier: SlotModifier) -> [SlotMatch] {
    dropLast() + suffix(1).map { $0.modified(by: modifier) }
  }
}
