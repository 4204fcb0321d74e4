import Language

/// Writes down what the chain of items behind an accepted reading says: slots, costs, the ending.
struct MatchAssembly: ~Copyable {
  private(set) var match: FoundMatch
  /// The phrase itself reads the app's name, as only one without widening does.
  private(set) var saysApplicationName = false
  /// A value is easily misread.
  private(set) var hasUncertainValue = false

  init(_ walk: borrowing Search, _ heard: Findings, end: Search.End) {
    let memory = walk.memory
    match = FoundMatch(firstSlot: Int32(memory.found.slots.count))
    match.literalCount = end.literals
    collect(end.item, memory, walk.reference, heard)
    match.endSlot = Int32(memory.found.slots.count)
    countKnown(memory)
  }

  mutating func add(_ what: MatchCost, _ count: Int32 = 1) { match.costs.add(what, count) }

  /// Adds the slots of one chain, in the order of the sentence.
  private mutating func collect(
    _ end: Int32, _ memory: SearchMemory, _ reference: DateReference?, _ heard: Findings
  ) {
    // Items wait for those before them; a call uses what is behind.
    let base = memory.chain.count
    let first = memory.found.slots.count
    var index = end
    while index >= 0 {
      memory.chain.append(index)
      memory.readSteps &+= 1
      index = memory.items[Int(index)].previous
    }
    while memory.chain.count > base {
      switch memory.items[Int(memory.chain.removeLast())].event {
      case .start: break
      case .spaceIgnored: add(.spaceIgnored)
      case .mark(let mark): note(mark, memory, from: first)
      case .call(let end): collectCall(end, memory, reference, heard, from: first)
      case .slot(let binding, let reading):
        append(memory.readings[Int(reading)], binding, memory, reference, heard)
      }
    }
  }

  /// A call's slots follow; modifiers that it read without slots of its own belong to the slot before.
  private mutating func collectCall(
    _ end: Int32, _ memory: SearchMemory, _ reference: DateReference?, _ heard: Findings, from first: Int
  ) {
    let own = memory.found.slots.count
    collect(end, memory, reference, heard)
    guard memory.found.slots.count > own, isNameless(own, memory) else { return }
    if own > first { memory.found.slots[own - 1].modifiers.formUnion(memory.found.slots[own].modifiers) }
    remove(own, memory)
  }

  private func isNameless(_ place: Int, _ memory: SearchMemory) -> Bool {
    let binding = memory.found.slots[place].binding
    return binding < 0 || memory.plan.tables.slots[Int(binding)].name.isEmpty
  }

  /// Removes a slot, of those that were added last.
  private func remove(_ place: Int, _ memory: SearchMemory) {
    let width = Int(memory.found.slots[place].next) - place
    for other in place + width..<memory.found.slots.count {
      var slot = memory.found.slots[other]
      slot.next -= Int32(width)
      memory.found.slots[other - width] = slot
    }
    memory.found.slots.removeAll(from: memory.found.slots.count - width)
  }

  /// - Parameter first: where the slots begin that the chain itself has read.
  private mutating func note(_ number: Int32, _ memory: SearchMemory, from first: Int) {
    let mark = memory.plan.marks[Int(number)]
    if mark.ending != nil { match.ending = number }
    if mark.isApplicationName { saysApplicationName = true }
    if !mark.modifier.isEmpty {
      let place = memory.found.slots.count
      if place == first {
        let nothing = FoundSlot(
          binding: -1, start: 0, end: 0, next: Int32(place + 1), value: .text, modifiers: [])
        memory.found.slots.append(nothing)
      }
      // A modifier after a list or composite belongs to the last value in it: 콜라 하나만.
      memory.found.slots[memory.found.slots.count - 1].modifiers.formUnion(mark.modifier)
    }
    if let what = mark.what { add(what) }
  }

  private mutating func append(
    _ reading: Reading, _ binding: Int32, _ memory: SearchMemory, _ reference: DateReference?,
    _ heard: Findings
  ) {
    add(reading.costs.0.what, reading.costs.0.count)
    add(reading.costs.1.what, reading.costs.1.count)
    add(reading.costs.2.what, reading.costs.2.count)
    if reading.asksFirst { hasUncertainValue = true }
    let source = heard.normal.sourceRange(Int(reading.start)..<Int(reading.end))
    let place = memory.found.slots.count
    memory.found.slots.append(
      FoundSlot(
        binding: binding, start: Int32(source.lowerBound), end: Int32(source.upperBound),
        next: Int32(place + 1), value: .text, modifiers: reading.modifiers))
    switch reading.value {
    case .names(let first, let end):
      memory.found.slots[place].value = names(Int(first)..<Int(end), binding, memory)
      noteMisspelling(reading, source, memory)
    case .text: match.hasText = true
    case .number(let from, let through):
      memory.found.slots[place].value = .number(from: from, through: through)
    case .boolean(let isTrue): memory.found.slots[place].value = .boolean(isTrue)
    case .date(let index):
      let date = keep(index, memory)
      let start = memory.dates[Int(index)].start.flatMap { reference?.secondsSince1970(of: $0) }
      memory.found.slots[place].value = .date(date, secondsSince1970: start ?? 0)
    case .duration(let seconds, let index):
      memory.found.slots[place].value = .duration(keep(index, memory), seconds: seconds)
    case .list(let end): appendInside(end, .list, memory, reference, heard, of: place)
    case .composite(let end): appendInside(end, .composite, memory, reference, heard, of: place)
    }
  }

  /// The slots of a list or a composite, behind it.
  private mutating func appendInside(
    _ end: Int32, _ value: FoundSlot.Value, _ memory: SearchMemory, _ reference: DateReference?,
    _ heard: Findings, of place: Int
  ) {
    collect(end, memory, reference, heard)
    memory.found.slots[place].value = value
    memory.found.slots[place].next = Int32(memory.found.slots.count)
  }

  private func names(_ range: Range<Int>, _ binding: Int32, _ memory: SearchMemory) -> FoundSlot.Value {
    guard case .names(let dictionary?, _, _) = memory.plan.readers[memory.plan.readerOfSlot[Int(binding)]]
    else {
      return .names(dictionary: -1, first: 0, end: 0)
    }
    let first = memory.found.entries.count
    for index in range { memory.found.entries.append(memory.entries[index]) }
    return .names(
      dictionary: Int32(dictionary), first: Int32(first), end: Int32(memory.found.entries.count))
  }

  private mutating func noteMisspelling(
    _ reading: Reading, _ source: Range<Int>, _ memory: SearchMemory
  ) {
    guard reading.repairedName >= 0, match.repairedName < 0 else { return }
    match.repairedName = Int32(memory.found.repairedNames.count)
    match.misspeltStart = Int32(source.lowerBound)
    match.misspeltEnd = Int32(source.upperBound)
    memory.found.repairedNames.append(memory.repairedNames[Int(reading.repairedName)])
  }

  private func keep(_ date: Int32, _ memory: SearchMemory) -> Int32 {
    memory.found.dates.append(memory.dates[Int(date)])
    return Int32(memory.found.dates.count - 1)
  }

  /// Text inside a list or a composite makes all of it unknown.
  private mutating func countKnown(_ memory: SearchMemory) {
    var place = match.slots.lowerBound
    while place < match.slots.upperBound {
      let next = Int(memory.found.slots[place].next)
      var isKnown = true
      for inner in place..<next {
        if case .text = memory.found.slots[inner].value { isKnown = false }
      }
      if isKnown { match.knownSlotCount += 1 }
      place = next
    }
  }
}
