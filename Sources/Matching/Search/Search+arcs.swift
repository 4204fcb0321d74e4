import Language

// What each kind of arc leads to.

extension Search {
  func follow(_ arc: PhraseTables.Arc, _ item: Item, _ index: Int32, _ run: inout Run) {
    let number = arc.symbol.number
    let position = Int(item.position)
    switch arc.symbol.kind {
    case nil: return
    case .wordEnd: if text.isWordEnd(position) { push(item.following(arc, index), &run) }
    case .typedSpace: if text.isTypedSpace(position) { push(item.following(arc, index), &run) }
    case .joined:
      var next = item.following(arc, index)
      if position > 0, text.spaceBefore[position] {
        next.event = .spaceIgnored
        next.cost += Int32(MatchCost.spaceIgnored.amount)
      }
      push(next, &run)
    case .mark: followMark(number, item.following(arc, index), after: item, &run)
    case .call:
      if mayBegin(number, at: position) { followCall(number, item.following(arc, index), &run) }
    case .slot:
      if position < text.count { followSlot(number, item.following(arc, index), &run) }
    }
  }

  private func followMark(_ number: Int, _ next: Item, after item: Item, _ run: inout Run) {
    let mark = plan.marks[number]
    // Text that nothing explains needs its particle and no other: its end would be a guess.
    if mark.isBarredBehindText, endsWithText(item) { return }
    if mark.isForKnownValues, item.texts > 0 { return }
    var next = next
    if mark.isPostposed { next.isTextBarred = true }
    next.event = .mark(Int32(number))
    next.cost += mark.cost
    push(next, &run)
  }

  private func endsWithText(_ item: Item) -> Bool {
    guard case .slot(_, let reading) = item.event else { return false }
    return memory.readings[Int(reading)].textCount > 0
  }

  private func followCall(_ automaton: Int, _ next: Item, _ run: inout Run) {
    let ends = ends(of: automaton, from: Int(next.position))
    memory.readSteps &+= ends.count
    for index in ends {
      let end = memory.ends[index]
      var called = next
      called.position = end.position
      called.cost = next.cost + end.cost
      called.literals = next.literals + end.literals
      called.texts = next.texts + end.texts
      called.event = .call(end: end.item)
      push(called, &run)
    }
  }

  /// Whether calling an automaton may lead anywhere. What it would have wanted to read matters when explaining.
  private func mayBegin(_ automaton: Int, at position: Int) -> Bool {
    guard memory.expectation == nil else { return true }
    guard position < text.count else { return tables.mayReadNothing(automaton) }
    return tables.mayBegin(automaton, with: text.codes[Int(text.starts[position])])
  }

  private func followSlot(_ slot: Int, _ next: Item, _ run: inout Run) {
    let position = Int(next.position)
    let reader = plan.readerOfSlot[slot]
    let readings = readings(of: reader, at: position)
    memory.readSteps &+= readings.count
    for index in readings { fill(slot, index, next, &run) }
    // Text may end anywhere, so even looking for it takes time; not where it may not begin.
    guard plan.readers[reader].takesText, !next.isTextBarred,
      mayBeginText(behind: next, run)
    else { return }
    let texts = texts(of: reader, at: position)
    guard !texts.isEmpty else { return }
    noteTextStart(behind: next, run)
    memory.readSteps &+= texts.count
    for index in texts { fill(slot, index, next, &run) }
  }

  private func fill(_ slot: Int, _ index: Int, _ next: Item, _ run: inout Run) {
    let (end, cost, textCount) = (
      memory.readings[index].end, memory.readings[index].cost, memory.readings[index].textCount
    )
    if next.isTextBarred, textCount > 0 { return }
    var filled = next
    filled.position = end
    filled.cost += cost
    filled.texts += textCount
    if run.automaton == 0, textCount == 0 { filled.filled += 1 }
    filled.event = .slot(binding: Int32(slot), reading: Int32(index))
    push(filled, &run)
  }
}

extension Search.Item {
  /// What waits behind an arc that leaves this item.
  fileprivate func following(_ arc: PhraseTables.Arc, _ index: Int32) -> Search.Item {
    var next = self
    next.state = arc.target
    next.previous = index
    next.event = .start
    return next
  }
}

// MARK: Where texts begin

extension Search {
  /// Places at which one text slot may begin within one walk of an automaton: behind known values only, which may end at several
  /// words (양념 | 치킨 두 | 마리 | 월드컵로 32로), and behind anything else.
  static let (textStartLimitBehindValues, textStartLimit): (Int32, Int32) = (8, 4)

  private func mayBeginText(behind item: Item, _ run: Run) -> Bool {
    guard let number = memory.textStartNumbers.value(of: textStartKey(item.state, run)) else { return true }
    let start = memory.textStarts[Int(number)]
    if start.latest == item.position { return true }
    return item.isBehindValues
      ? start.behindValues < Self.textStartLimitBehindValues : start.others < Self.textStartLimit
  }

  private func noteTextStart(behind item: Item, _ run: Run) {
    let next = Int32(memory.textStarts.count)
    let number = memory.textStartNumbers.value(of: textStartKey(item.state, run), orInsert: next)
    if number == next { memory.textStarts.append(.init()) }
    guard memory.textStarts[Int(number)].latest != item.position else { return }
    memory.textStarts[Int(number)].latest = item.position
    if item.isBehindValues {
      memory.textStarts[Int(number)].behindValues += 1
    } else {
      memory.textStarts[Int(number)].others += 1
    }
  }

  private func textStartKey(_ state: UInt32, _ run: Run) -> UInt64 { run.number << 32 | UInt64(state) }
}

extension Search.Item {
  /// Whether the phrase's own slots before it are filled, with nothing but known values.
  fileprivate var isBehindValues: Bool { filled > 0 && texts == 0 }
}
