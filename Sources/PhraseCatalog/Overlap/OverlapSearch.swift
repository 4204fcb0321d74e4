import Language
import Matching

/// Walks the graph of all phrases against itself: every text that two phrases of different intents read.
///
/// A pair of places is reached by one text on two ways. Where both ways call the same machine from the same place
/// of the text, they are taken through it together, and once for each way in which one is done before the other.
/// Only pairs are followed that can still come to a sentence that is wanted (`IntentFutures`).
/// The walk ends when no pair is left, which proves that there is no such text, or at `pairLimit`.
struct OverlapSearch {
  /// Sentences kept for two intents; the first is the shortest.
  static let witnessLimit = 6

  /// Two phrases that read the same text.
  struct Witness {
    var phrases: (Int, Int)
    var text: String
  }

  private(set) var witnesses: [Witness] = []
  /// Nothing was left out.
  private(set) var isComplete = true
  /// Nothing was left out that is said with known values only.
  private(set) var knowsAll = true
  private(set) var pairCount = 0

  private let root: LetterAutomaton
  private let machines: [CompiledMachine]
  private let intents: [Int]
  private let pairLimit: Int
  private var pairs: [Pair] = []
  private var seen: Set<PairKey> = []
  private var steps: [Place: Steps] = [:]
  private var futures: IntentFutures
  /// What `lag` and `readInside` went through already.
  private var delays: Set<Delay> = []
  /// Pairs to be looked at, and those inside text, which come later.
  private var open: [Int32] = []
  private var deferred: [Int32] = []
  private var isInText = false

  /// - Parameters:
  ///   - root: the graph of all phrases; accepts the number of a phrase.
  ///   - intents: the intent of each phrase, by number.
  init(root: LetterAutomaton, machines: MachineTable, intents: [Int], pairLimit: Int) {
    self.root = root
    self.machines = zip(machines.machines, machines.samples).map { CompiledMachine($0, sample: $1) }
    self.intents = intents
    self.pairLimit = pairLimit
    futures = IntentFutures(of: root, intents: intents, sentencesEach: Self.witnessLimit)
  }

  mutating func run() {
    push(Place(root: 0), Place(root: 0), -1, Said())
    knowsAll = walk(upTo: pairLimit)
    // What only text reads comes last, so that the limit takes nothing from known values.
    open = deferred
    deferred = []
    isInText = true
    isComplete = walk(upTo: pairs.count + pairLimit / 3) && knowsAll
    pairCount = pairs.count
    seen = []
    steps = [:]
    delays = []
  }

  /// Whether nothing was left out.
  private mutating func walk(upTo limit: Int) -> Bool {
    var next = 0
    while next < open.count {
      guard pairs.count < limit else { return false }
      let pair = pairs[Int(open[next])]
      // What was wanted of it may have been found meanwhile.
      if futures.isAnyWanted(pair.left.root, pair.right.root) { advance(open[next]) }
      next += 1
    }
    return true
  }

  // MARK: Places

  /// Where one way is: in the graph, or inside a machine that was called from there.
  struct Place: Hashable {
    /// The state of the graph, or where the call returns to.
    var root: Int32
    var machine: Int32 = -1
    var inner: Int32 = 0
  }

  private struct PairKey: Hashable {
    var left: Place
    var right: Place
  }

  private struct Pair {
    var left: Place
    var right: Place
    var previous: Int32
    var said: Said
  }

  /// What a step adds to the sentence, in this order.
  private struct Said {
    var isSpaced = false
    /// A machine's text up to a state, or its sample where there is no state.
    var machine: Int32 = -1
    var state: Int32 = -1
    var isSpacedAfter = false
    var scalar: Unicode.Scalar?
  }

  /// A machine that is called by two ways, of which one is done with it before the other.
  private struct Delay: Hashable {
    var machine: Int32
    var behind: Int32
    var before: Int32
    var isText: Bool
  }

  private func isText(_ place: Place) -> Bool { place.machine >= 0 && machines[Int(place.machine)].isText }

  private mutating func push(_ left: Place, _ right: Place, _ previous: Int32, _ said: Said) {
    guard futures.isAnyWanted(left.root, right.root) else { return }
    let isOrdered = (left.root, left.machine, left.inner) <= (right.root, right.machine, right.inner)
    let key = isOrdered ? PairKey(left: left, right: right) : PairKey(left: right, right: left)
    guard seen.insert(key).inserted else { return }
    pairs.append(Pair(left: key.left, right: key.right, previous: previous, said: said))
    if isInText || !(isText(left) || isText(right)) {
      open.append(Int32(pairs.count - 1))
    } else {
      deferred.append(Int32(pairs.count - 1))
    }
  }

  /// What can follow a place.
  private struct Steps {
    struct Entry {
      var scalar: Unicode.Scalar
      var target: Place
      var isSpaced: Bool
      /// The machine that this step enters; -1 for none.
      var entered: Int32
    }

    /// States of the graph that are reached without reading.
    var roots: [Int32]
    var entries: [Entry]
    /// Inside text, which goes on with anything.
    var takesAnything: Bool
  }

  private mutating func steps(at place: Place) -> Steps {
    if let known = steps[place] { return known }
    var result = Steps(roots: [], entries: [], takesAnything: false)
    if place.machine < 0 {
      addRoot(place.root, isSpaced: false, &result)
    } else {
      addInner(place, entered: -1, isSpaced: false, &result)
    }
    result.entries.sort { $0.scalar < $1.scalar }
    steps[place] = result
    return result
  }

  /// - Parameter isSpaced: a machine that read nothing stands behind a space, and so does what follows it.
  private func addRoot(_ state: Int32, isSpaced: Bool, _ result: inout Steps) {
    guard !result.roots.contains(state) else { return }
    result.roots.append(state)
    for arc in root.states[Int(state)].arcs {
      if let scalar = arc.letter.scalar {
        result.entries.append(
          .init(
            scalar: scalar, target: Place(root: arc.target), isSpaced: arc.isSpaced || isSpaced, entered: -1))
      } else if let number = arc.letter.number, machines[number].automaton != nil {
        let start = Place(root: arc.target, machine: Int32(number), inner: 0)
        addInner(start, entered: Int32(number), isSpaced: arc.isSpaced || isSpaced, &result)
      }
    }
  }

  private func addInner(_ place: Place, entered: Int32, isSpaced: Bool, _ result: inout Steps) {
    let machine = machines[Int(place.machine)]
    guard let automaton = machine.automaton else {
      result.takesAnything = machine.isText
      if place.inner > 0 { addRoot(place.root, isSpaced: false, &result) }
      return
    }
    let state = automaton.states[Int(place.inner)]
    for arc in state.arcs {
      guard let scalar = arc.letter.scalar else { continue }
      var target = place
      target.inner = arc.target
      let spaced = arc.isSpaced || (place.inner == 0 && isSpaced)
      result.entries.append(.init(scalar: scalar, target: target, isSpaced: spaced, entered: entered))
    }
    if !state.accepted.isEmpty { addRoot(place.root, isSpaced: isSpaced && place.inner == 0, &result) }
  }

  // MARK: One pair

  private mutating func advance(_ index: Int32) {
    let pair = pairs[Int(index)]
    let left = steps(at: pair.left)
    let right = pair.left == pair.right ? left : steps(at: pair.right)
    note(left, right, index)
    readTogether(left, right, index)
    callTogether(left, right, index)
    callText(pair.left, left, right, index)
    callText(pair.right, right, left, index)
    // A way inside text meets whatever the other one calls.
    if left.takesAnything { readAnything(pair.left, left, right, index) }
    if right.takesAnything { readAnything(pair.right, right, left, index) }
  }

  private mutating func note(_ left: Steps, _ right: Steps, _ index: Int32) {
    let ends = accepted(left)
    guard !ends.isEmpty else { return }
    for first in ends {
      for second in accepted(right) {
        let (one, other) = (Int(min(first, second)), Int(max(first, second)))
        guard futures.take(intents[one], intents[other]) else { continue }
        witnesses.append(Witness(phrases: (one, other), text: text(upTo: index)))
      }
    }
  }

  private func accepted(_ steps: Steps) -> [Int32] {
    steps.roots.flatMap { root.states[Int($0)].accepted }
  }

  /// Both read the same scalar.
  private mutating func readTogether(_ left: Steps, _ right: Steps, _ index: Int32) {
    var (first, second) = (0, 0)
    while first < left.entries.count, second < right.entries.count {
      let scalar = left.entries[first].scalar
      if scalar < right.entries[second].scalar {
        first += 1
      } else if right.entries[second].scalar < scalar {
        second += 1
      } else {
        let start = second
        while second < right.entries.count, right.entries[second].scalar == scalar {
          read(left.entries[first], right.entries[second], index)
          second += 1
        }
        first += 1
        if first < left.entries.count, left.entries[first].scalar == scalar { second = start }
      }
    }
  }

  private mutating func read(_ left: Steps.Entry, _ right: Steps.Entry, _ index: Int32) {
    // Through the same machine they go together (`callTogether`).
    guard left.entered < 0 || left.entered != right.entered else { return }
    let said = Said(isSpaced: left.isSpaced || right.isSpaced, scalar: left.scalar)
    push(left.target, right.target, index, said)
  }

  /// Both call the same machine: it reads the same for both, or one is done earlier.
  private mutating func callTogether(_ left: Steps, _ right: Steps, _ index: Int32) {
    for one in left.roots {
      for arc in root.states[Int(one)].arcs {
        guard let number = arc.letter.number else { continue }
        for other in right.roots {
          guard let second = root.arc(from: other, arc.letter) else { continue }
          let said = Said(isSpaced: arc.isSpaced || second.isSpaced, machine: Int32(number))
          push(Place(root: arc.target), Place(root: second.target), index, said)
          lag(said, behind: arc.target, before: second.target, index)
          lag(said, behind: second.target, before: arc.target, index)
        }
      }
    }
  }

  /// One way is done with the machine and goes on, the other reads on inside it.
  private mutating func lag(_ said: Said, behind: Int32, before: Int32, _ index: Int32) {
    let machine = machines[Int(said.machine)]
    let delay = Delay(machine: said.machine, behind: behind, before: before, isText: false)
    guard machine.automaton != nil, futures.isAnyWanted(behind, before), delays.insert(delay).inserted
    else { return }
    var said = said
    for entry in steps(at: Place(root: behind)).entries {
      guard let found = machine.later[entry.scalar] else { continue }
      (said.isSpacedAfter, said.scalar) = (entry.isSpaced, entry.scalar)
      for later in found {
        said.state = later.source
        push(entry.target, Place(root: before, machine: said.machine, inner: later.target), index, said)
      }
    }
  }

  /// A way that calls text is inside it from here on.
  private mutating func callText(_ place: Place, _ left: Steps, _ right: Steps, _ index: Int32) {
    for one in left.roots {
      for arc in root.states[Int(one)].arcs {
        guard let number = arc.letter.number, machines[number].isText else { continue }
        let inside = Place(root: arc.target, machine: Int32(number), inner: 0)
        // Text behind text goes on in the middle of a word.
        let said = Said(isSpaced: arc.isSpaced && !isText(place))
        for other in right.roots { push(inside, Place(root: other), index, said) }
      }
    }
  }

  /// A way inside text reads what the other one reads.
  private mutating func readAnything(_ place: Place, _ steps: Steps, _ other: Steps, _ index: Int32) {
    var inside = place
    inside.inner = 1
    for entry in other.entries where entry.entered < 0 {
      push(inside, entry.target, index, Said(isSpaced: entry.isSpaced, scalar: entry.scalar))
    }
    for state in other.roots {
      for arc in root.states[Int(state)].arcs {
        guard let number = arc.letter.number else { continue }
        let said = Said(isSpaced: arc.isSpaced, machine: Int32(number))
        push(inside, Place(root: arc.target), index, said)
        leave(said, behind: place.root, before: arc.target, index)
      }
    }
  }

  /// One way is done with its text and goes on, the other reads on inside the machine that the text was part of.
  private mutating func leave(_ said: Said, behind: Int32, before: Int32, _ index: Int32) {
    let machine = machines[Int(said.machine)]
    let delay = Delay(machine: said.machine, behind: behind, before: before, isText: true)
    guard machine.automaton != nil, futures.isAnyWanted(behind, before), delays.insert(delay).inserted
    else { return }
    var said = said
    for entry in steps(at: Place(root: behind)).entries {
      said.scalar = entry.scalar
      for later in machine.anywhere[entry.scalar] ?? [] {
        said.state = later.source
        push(entry.target, Place(root: before, machine: said.machine, inner: later.target), index, said)
      }
    }
  }

  // MARK: Sentences

  private func text(upTo index: Int32) -> String {
    var parts: [String] = []
    var index = index
    while index >= 0 {
      parts.append(text(of: pairs[Int(index)].said))
      index = pairs[Int(index)].previous
    }
    return parts.reversed().joined().split(separator: " ").joined(separator: " ")
  }

  private func text(of said: Said) -> String {
    var text = said.isSpaced ? " " : ""
    if said.machine >= 0 { text += machines[Int(said.machine)].text(upTo: said.state) }
    if said.isSpacedAfter { text += " " }
    if let scalar = said.scalar { text.unicodeScalars.append(scalar) }
    return text
  }
}
