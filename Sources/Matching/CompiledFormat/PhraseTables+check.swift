import Language

extension PhraseTables {
  /// Looks at every number that leads from one table into another.
  ///
  /// - Throws: `CompiledFormatError.damaged` at the first that leads outside.
  func check() throws(CompiledFormatError) {
    try checkSizes()
    try checkStates()
    try checkArcs()
    try checkCalls()
    try checkPhrases()
  }

  private func checkSizes() throws(CompiledFormatError) {
    guard automata.count >= 2, automata[0] == 0, Int(automata[automatonCount]) == stateCount,
      (0..<automatonCount).allSatisfy({ automata[$0] < automata[$0 + 1] })
    else { throw .damaged("the automata") }
    guard labels.count == targets.count, firstBytes.count == automatonCount * 32,
      reader.range(.labels).upperBound + CodeBytes.width <= reader.bytes.count
    else {
      throw .damaged("the tables do not fit each other")
    }
    guard states[stateCount].firstArc == arcs.count, states[stateCount].firstAccept == accepted.count,
      !phrases.isEmpty, accepted.allSatisfy({ $0 < max(1, phraseCount) })
    else { throw .damaged("the tables do not end together") }
  }

  private func checkStates() throws(CompiledFormatError) {
    var isRight = true
    for index in 0..<stateCount {
      let (state, next) = (states[index], states[index + 1])
      isRight =
        isRight && state.firstArc <= next.firstArc && state.firstAccept <= next.firstAccept
        && Int(state.firstByte) + state.width <= targets.count && hasSpanOfItsOwn(state) && isLiteral(index)
    }
    guard isRight else { throw .damaged("the states") }
  }

  /// A state without labels spans none: otherwise codes would be looked up behind the targets.
  private func hasSpanOfItsOwn(_ state: State) -> Bool {
    state.lowestLabel != Self.noLabel || state.labelSpan == 0
  }

  /// A state that says that labels follow one another leads to the next one, and what that one says agrees.
  private func isLiteral(_ index: Int) -> Bool {
    let (state, next) = (states[index], states[index + 1])
    guard state.literalLength > 0 else { return true }
    guard state.labelCount == 1, state.labelSpan == 0, Int(state.firstByte) < targets.count,
      labels[Int(state.firstByte)] == state.lowestLabel, Int(targets[Int(state.firstByte)]) == index + 1
    else { return false }
    guard state.literalLength > 1 else { return true }
    return next.literalLength >= state.literalLength - 1 && next.firstByte == state.firstByte + 1
      && !branches(at: UInt32(index + 1))
  }

  /// Byte arcs and other arcs stay inside their automaton.
  private func checkArcs() throws(CompiledFormatError) {
    var isRight = true
    for automaton in 0..<automatonCount {
      let own = automata[automaton]..<automata[automaton + 1]
      for state in Int(own.lowerBound)..<Int(own.upperBound) {
        let first = Int(states[state].firstByte)
        for index in first..<first + states[state].width {
          isRight = isRight && (own.contains(targets[index]) || targets[index] == Self.noState)
        }
      }
      let owned = Int(states[Int(own.lowerBound)].firstArc)..<Int(states[Int(own.upperBound)].firstArc)
      for index in owned {
        isRight = isRight && own.contains(arcs[index].target) && isKnown(arcs[index].symbol)
      }
    }
    guard isRight else { throw .damaged("the arcs") }
  }

  private func isKnown(_ symbol: PackedSymbol) -> Bool {
    switch symbol.kind {
    case .wordEnd, .joined, .typedSpace: true
    case .mark: symbol.number < marks.count
    case .call: symbol.number < automatonCount
    case .slot: symbol.number < slots.count
    case nil: false
    }
  }

  /// Deepest that automata may call each other.
  private static var depthLimit: Int { 200 }

  /// An automaton that called itself would be walked without end.
  private func checkCalls() throws(CompiledFormatError) {
    let called = try (0..<automatonCount).map { (automaton) throws(CompiledFormatError) in
      try callees(of: automaton)
    }
    var heights = [Int](repeating: -1, count: automatonCount)
    var open = [Bool](repeating: false, count: automatonCount)
    func height(_ automaton: Int, _ depth: Int) throws(CompiledFormatError) -> Int {
      if heights[automaton] >= 0 { return heights[automaton] }
      guard !open[automaton], depth < Self.depthLimit else { throw .damaged("automata call each other") }
      open[automaton] = true
      var highest = 0
      for callee in called[automaton] { highest = max(highest, try height(callee, depth + 1) + 1) }
      guard highest < Self.depthLimit else { throw .damaged("automata call each other") }
      open[automaton] = false
      heights[automaton] = highest
      return highest
    }
    for automaton in 0..<automatonCount { _ = try height(automaton, 0) }
  }

  /// Some may be named more than once.
  private func callees(of automaton: Int) throws(CompiledFormatError) -> [Int] {
    let first = Int(states[Int(automata[automaton])].firstArc)
    let end = Int(states[Int(automata[automaton + 1])].firstArc)
    var callees: [Int] = []
    for index in first..<end {
      let number = arcs[index].symbol.number
      switch arcs[index].symbol.kind {
      case .call: callees.append(number)
      case .slot:
        guard let grammar = slots[number].reader.grammar else { continue }
        guard Int(grammar) < automatonCount, grammar >= 0 else { throw .damaged("a slot") }
        callees.append(Int(grammar))
      default: continue
      }
    }
    return callees
  }

  private func checkPhrases() throws(CompiledFormatError) {
    guard Int(phrases[phraseCount].firstSpelledOut) == spelledOut.count else { throw .damaged("the phrases") }
    for index in 0..<phraseCount {
      let isInOrder = phrases[index].firstSpelledOut <= phrases[index + 1].firstSpelledOut
      guard isInOrder, Int(phrases[index].app) < reader.textCount, PhraseKind(phrases[index].kind) != nil
      else {
        throw .damaged("the phrases")
      }
    }
  }
}

extension PhraseTables.State {
  /// How many entries of `targets` are its own.
  fileprivate var width: Int {
    if lowestLabel == PhraseTables.noLabel { return 0 }
    return labelCount > 0 ? Int(labelCount) : Int(labelSpan) + 1
  }
}

extension CompiledReader {
  /// The automaton that reads the words, if it takes one.
  var grammar: Int32? {
    switch self {
    case .list(let grammar), .composite(let grammar): grammar
    default: nil
    }
  }
}

extension PhraseKind {
  init?(_ number: UInt32) {
    switch number {
    case 0: self = .request
    case 1: self = .question
    case 2: self = .noun
    default: return nil
    }
  }

  var number: UInt32 {
    switch self {
    case .request: 0
    case .question: 1
    case .noun: 2
    }
  }
}
