import Language

/// One walk of an utterance through the automata of a phrase set.
///
/// Readings are kept as a chain of items in one array. For each place (state, position) the few cheapest items
/// are kept; every grammar and every slot reader is asked at most once for each position. Work is therefore
/// bounded by places, whatever the phrases are, and memory is that of the walks before (`SearchMemory`).
struct Search: ~Copyable {
  /// Different readings kept for one place.
  static let readingsPerPlace = 3

  struct Item {
    var state: UInt32
    var position: Int32
    var cost: Int32
    var literals: Int32
    var previous: Int32
    var event: Event
    /// Slots filled by text that nothing explains.
    var texts: Int32 = 0
    /// Slots of the phrase itself that hold something known.
    var filled: Int32 = 0
    /// Only known values may follow: a part after the verb, say.
    var isTextBarred = false

    /// What decides between readings of one phrase, lower wins: more slots filled, then the cost, then more
    /// literal text. Grows along every chain that stays at one position.
    var rank: Int64 { Int64(cost) << 13 - Int64(literals) - Int64(filled) << 45 }

    /// The same behind literal text up to `place`.
    @inline(__always)
    func moved(to place: TextPlace) -> Item {
      var item = self
      item.state = place.state
      item.position = Int32(truncatingIfNeeded: place.position)
      item.literals += item.position - self.position
      return item
    }
  }

  enum Event {
    case start
    case slot(binding: Int32, reading: Int32)
    case call(end: Int32)
    case mark(Int32)
    case spaceIgnored
  }

  /// A reading of a whole automaton: where it ends, and the last item of its chain.
  struct End {
    var state: UInt32
    var position: Int32
    var item: Int32
    var cost: Int32
    var literals: Int32
    var texts: Int32
    var rank: Int64
  }

  let text: MatchText
  /// Misspelt names are read as well.
  let repairsNames: Bool
  /// What dates count from; none are read without it.
  let reference: DateReference?
  /// Everything that changes.
  let memory: SearchMemory
  /// Steps after which the walk gives up.
  private let stepLimit: Int
  var plan: MatchPlan { memory.plan }
  var tables: PhraseTables { memory.tables }

  /// - Parameters:
  ///   - stepLimit: the walk gives up after so many steps.
  ///   - expects: note what could have followed at the furthest place, for explaining.
  init(
    _ text: consuming MatchText, in memory: SearchMemory, repairsNames: Bool = false,
    reference: DateReference? = nil, stepLimit: Int = StepBudget.turnLimit, expects: Bool = false
  ) {
    memory.reset(count: text.count)
    if expects { memory.expectation = Expectation() }
    self.stepLimit = stepLimit
    self.text = text
    self.repairsNames = repairsNames
    self.reference = reference
    self.memory = memory
  }

  /// The furthest position that literal text or a value reached, for explaining what did not match.
  var furthest: Int { memory.furthest }

  var isExhausted: Bool { memory.steps >= stepLimit }

  /// How many steps are left, for a reader that may take many.
  var stepsLeft: Int { max(0, stepLimit - memory.steps) }

  /// Slots and literal text that could have followed at the furthest place.
  var wanted: Set<String> { memory.expectation?.wanted ?? [] }

  /// All readings of a called automaton that begin at `start`, in order: indices in `memory.ends`.
  func ends(of automaton: Int, from start: Int) -> Range<Int> {
    let key = UInt64(automaton) << 32 | UInt64(start)
    if let known = memory.callNumbers.value(of: key) {
      let call = memory.calls[Int(known)]
      return Int(call.first)..<Int(call.first + call.count)
    }
    guard !isExhausted else { return 0..<0 }
    let ends = run(automaton, from: start)
    _ = memory.callNumbers.value(of: key, orInsert: Int32(memory.calls.count))
    memory.calls.append(.init(first: Int32(ends.lowerBound), count: Int32(ends.count)))
    return ends
  }

  /// All readings of phrases, in order: indices in `memory.ends`.
  func ends() -> Range<Int> { run(0, from: 0) }

  private func run(_ automaton: Int, from start: Int) -> Range<Int> {
    var run = Run(automaton: automaton, number: memory.runCount, base: memory.queue.count)
    memory.runCount += 1
    memory.items.append(
      Item(
        state: tables.automata[automaton], position: Int32(start), cost: 0, literals: 0, previous: -1,
        event: .start))
    advance(Int32(memory.items.count - 1), &run)
    while let entry = memory.queue.pop(base: run.base), !isExhausted {
      guard memory.places[Int(entry.place)].visits < Self.readingsPerPlace else { continue }
      memory.places[Int(entry.place)].visits += 1
      advance(entry.item, &run)
    }
    memory.queue.removeAll(from: run.base)
    return finishedEnds(of: run)
  }

  /// The state of one call of `ends`.
  struct Run {
    let automaton: Int
    /// Tells its places from those of other runs.
    let number: UInt64
    /// What waits from here on in the queue is its own.
    let base: Int
    /// The last of its places in which something ended.
    var lastEnding: Int32 = -1

    init(automaton: Int, number: UInt64, base: Int) {
      self.automaton = automaton
      self.number = number
      self.base = base
    }
  }

  /// The number of a place of `run`, which may be new.
  @inline(__always)
  private func place(_ state: UInt32, _ position: Int32, _ run: Run) -> Int32 {
    let key = run.number << 40 | UInt64(state) << 14 | UInt64(UInt32(bitPattern: position))
    let next = Int32(truncatingIfNeeded: memory.places.count)
    let number = memory.placeNumbers.value(of: key, orInsert: next)
    if number == next { memory.places.append(SearchMemory.Place()) }
    return number
  }

  func push(_ item: Item, _ run: inout Run) {
    let place = place(item.state, item.position, run)
    let rank = item.rank
    guard memory.places[Int(place)].admits(rank) else { return }
    memory.items.append(item)
    memory.queue.push(
      .init(
        rank: rank, position: item.position, item: Int32(truncatingIfNeeded: memory.items.count &- 1),
        place: place),
      base: run.base)
  }

  /// Follows literal text from an item's place, and every arc on the way.
  private func advance(_ index: Int32, _ run: inout Run) {
    let item = memory.items[Int(index)]
    let expects = memory.expectation != nil
    var place = TextPlace(
      state: item.state, position: Int(item.position), code: Int(text.starts[Int(item.position)]))
    let (tables, codes) = (tables, text.codes)
    var leadsOn = true
    while leadsOn {
      if expects { noteWanted(at: place) }
      guard followArcs(&place, item, index, &run, isNoted: expects) else { break }
      // Literal text, to the next place from which something else leads on, or to the next letter.
      leadsOn = false
      while !leadsOn, place.code < codes.count {
        let isLiteral = tables.follow(codes, from: &place.code, &place.state, byLetter: expects)
        place.position = text.position(before: place.code, from: place.position)
        guard isLiteral else { break }
        leadsOn =
          (expects || tables.branches(at: place.state)) && Int(text.starts[place.position]) == place.code
      }
    }
    memory.readSteps &+= place.code &- Int(text.starts[Int(item.position)])
    if place.position > memory.furthest { memory.furthest = place.position }
  }

  /// Follows every arc from a place, and notes what ends there. An arc that alone leads on is followed in place: its
  /// item need not wait.
  ///
  /// - Parameter isNoted: what is wanted is noted, which the items that arcs lead to do.
  /// - Returns: false if text does not lead on.
  @inline(__always)
  private func followArcs(
    _ place: inout TextPlace, _ item: Item, _ index: Int32, _ run: inout Run, isNoted: Bool
  ) -> Bool {
    while true {
      let exits = tables.exits(from: place.state)
      // The phrases have to read all of the text.
      let mayEnd = exits.hasEnds && (run.automaton != 0 || place.position == text.count)
      guard !exits.arcs.isEmpty || mayEnd else { return true }
      guard !mayEnd, !isNoted, exits.arcs.count == 1,
        let passes = passes(tables.arcs[exits.arcs.lowerBound].symbol, at: place.position)
      else { break }
      let target = tables.arcs[exits.arcs.lowerBound].target
      let isChoice = exits.hasText || exits.hasEnds
      // Whoever only goes on to states behind arrives somewhere, whatever the image.
      if passes, target <= place.state || isChoice && !isAlone(place, run) { break }
      memory.followedArcs &+= 1
      guard passes else { return isChoice }
      place.state = target
    }
    visit(place, item, index, &run)
    return true
  }

  /// Whether what goes on from a place need not wait for others: no text leads on from there, and nothing else waits.
  @inline(__always)
  private func isAlone(_ place: TextPlace, _ run: Run) -> Bool {
    memory.queue.count == run.base
      && (place.code >= text.codes.count || !tables.leadsOn(from: place.state, text.codes[place.code]))
  }

  /// Where literal text has been followed to.
  struct TextPlace {
    var state: UInt32
    var position: Int
    /// The next code, which is the first of a letter wherever something else may be followed.
    var code: Int
  }

  /// Whether an arc that consumes and reports nothing holds at `position`; nil for other arcs.
  @inline(__always)
  private func passes(_ symbol: PackedSymbol, at position: Int) -> Bool? {
    switch symbol.kind {
    case .wordEnd: text.isWordEnd(position)
    case .typedSpace: text.isTypedSpace(position)
    case .joined: position == 0 || !text.spaceBefore[position] ? true : nil
    default: nil
    }
  }

  private func noteWanted(at place: TextPlace) {
    guard place.position >= memory.furthest else { return }
    if place.position > memory.furthest { memory.expectation?.wanted = [] }
    memory.expectation?.add(place.state, tables)
    memory.furthest = place.position
  }

  /// Notes what ends at a place, and follows every arc from there.
  @inline(never)
  private func visit(_ place: TextPlace, _ item: Item, _ index: Int32, _ run: inout Run) {
    let exits = tables.exits(from: place.state)
    let here = item.moved(to: place)
    if exits.hasEnds, run.automaton != 0 || place.position == text.count { noteEnd(here, index, &run) }
    memory.followedArcs &+= exits.arcs.count
    for arc in exits.arcs { follow(tables.arcs[arc], here, index, &run) }
  }
}

// MARK: Ends

extension Search {
  private func noteEnd(_ item: Item, _ index: Int32, _ run: inout Run) {
    let end = End(
      state: item.state, position: item.position, item: index, cost: item.cost, literals: item.literals,
      texts: item.texts, rank: item.rank)
    let number = place(item.state, item.position, run)
    var place = memory.places[Int(number)]
    if place.endCount == 0 {
      place.firstEnd = Int32(memory.placeEnds.count)
      place.previousEnding = run.lastEnding
      run.lastEnding = number
      for _ in 0..<Self.readingsPerPlace { memory.placeEnds.append(end) }
    }
    let first = Int(place.firstEnd)
    if place.endCount < Self.readingsPerPlace {
      memory.placeEnds[first + Int(place.endCount)] = end
      place.endCount += 1
    } else {
      var worst = first
      for other in first + 1..<first + Self.readingsPerPlace
      where memory.placeEnds[other].rank > memory.placeEnds[worst].rank { worst = other }
      if end.rank < memory.placeEnds[worst].rank { memory.placeEnds[worst] = end }
    }
    memory.places[Int(number)] = place
  }

  /// Puts the ends of a run behind those of others, by position, then as they came.
  private func finishedEnds(of run: Run) -> Range<Int> {
    let first = memory.ends.count
    var ending = run.lastEnding
    while ending >= 0 {
      let place = memory.places[Int(ending)]
      for index in 0..<Int(place.endCount) {
        memory.ends.append(memory.placeEnds[Int(place.firstEnd) + index])
      }
      ending = place.previousEnding
    }
    let range = first..<memory.ends.count
    memory.readSteps &+= range.count
    if range.count > 1 {
      var own = UnsafeMutableBufferPointer(rebasing: memory.ends.all[range])
      own.sort { ($0.position, $0.item) < ($1.position, $1.item) }
    }
    return range
  }
}

extension SearchMemory.Place {
  /// Whether an item of this rank is among the best of its place; if so, it is noted.
  @inline(__always)
  fileprivate mutating func admits(_ rank: Int64) -> Bool {
    switch rankCount {
    case 0: ranks.0 = rank
    case 1: ranks.1 = rank
    case 2: ranks.2 = rank
    default:
      if ranks.0 >= ranks.1, ranks.0 >= ranks.2 {
        guard rank < ranks.0 else { return false }
        ranks.0 = rank
      } else if ranks.1 >= ranks.2 {
        guard rank < ranks.1 else { return false }
        ranks.1 = rank
      } else {
        guard rank < ranks.2 else { return false }
        ranks.2 = rank
      }
      return true
    }
    rankCount += 1
    return true
  }
}
