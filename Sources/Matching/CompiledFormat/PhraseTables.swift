import Language

/// The automata of a phrase set as they lie in an image, read in place.
///
/// States are numbered through all automata. Everything that a table says about another was checked when the
/// tables were made, so that reading them needs no further checks.
final class PhraseTables: @unchecked Sendable {
  /// The lowest label of a state without labels; no code is that high.
  static let noLabel: UInt8 = 255
  /// A number that is no state.
  static let noState = UInt32.max

  /// One state, as it lies in the image.
  struct State {
    /// Into `labels` and `targets`.
    var firstByte: UInt32
    var lowestLabel: UInt8
    /// The highest label less the lowest.
    var labelSpan: UInt8
    /// How many labels; 0 when there is a target for every byte of the span, `noState` where none leads on.
    var labelCount: UInt8
    /// How many labels follow one another from here with no other way on, each state and its label behind the one
    /// before; 0 where that is not so.
    var literalLength: UInt8
    /// Into `arcs`, up to that of the state behind.
    var firstArc: UInt32
    /// Into `accepted`, up to that of the state behind.
    var firstAccept: UInt32
  }

  struct Arc {
    var symbol: PackedSymbol
    var target: UInt32
  }

  /// What is known of each phrase without its words.
  struct PhraseRecord {
    var app: UInt32
    /// The same for the phrases of one intent.
    var intent: UInt32
    var kind: UInt32
    var size: UInt32
    /// Into `spelledOut`, up to that of the phrase behind.
    var firstSpelledOut: UInt32
  }

  let reader: CompiledFormatReader
  let automata: UnsafeBufferPointer<UInt32>
  let states: UnsafeBufferPointer<State>
  let labels: UnsafeBufferPointer<UInt8>
  let targets: UnsafeBufferPointer<UInt32>
  let arcs: UnsafeBufferPointer<Arc>
  let accepted: UnsafeBufferPointer<UInt32>
  /// 32 bytes for each automaton, as `FirstBytes` has them.
  let firstBytes: UnsafeBufferPointer<UInt8>
  let phrases: UnsafeBufferPointer<PhraseRecord>
  let spelledOut: UnsafeBufferPointer<UInt32>

  let slots: [SlotBinding]
  let marks: [PhraseMark]
  /// The names of rules that phrases spell out and of apps, by number.
  private(set) var names: [UInt32: String] = [:]

  var phraseCount: Int { phrases.count - 1 }
  var automatonCount: Int { automata.count - 1 }
  var stateCount: Int { states.count - 1 }

  /// - Throws: `CompiledFormatError` if the tables contradict each other; in trusted bytes they do not.
  init(_ reader: CompiledFormatReader) throws(CompiledFormatError) {
    self.reader = reader
    automata = reader.numbers(.automata)
    states = Self.records(reader, .states)
    labels = reader.numbers(.labels)
    targets = reader.numbers(.targets)
    arcs = Self.records(reader, .arcs)
    accepted = reader.numbers(.accepted)
    firstBytes = reader.numbers(.firstBytes)
    phrases = Self.records(reader, .phrases)
    spelledOut = reader.numbers(.spelledOut)
    slots = try SlotCoding.slots(reader)
    marks = try MarkCoding.marks(reader)
    if !reader.bytes.isTrusted { try check() }
    for number in Set(spelledOut).union(phrases.dropLast().map(\.app)) {
      names[number] = try reader.string(number)
    }
  }

  private static func records<Record>(_ reader: CompiledFormatReader, _ section: ImageSection)
    -> UnsafeBufferPointer<
      Record
    >
  {
    let range = reader.range(section)
    let start = (reader.bytes.start + range.lowerBound).assumingMemoryBound(to: Record.self)
    return UnsafeBufferPointer(start: start, count: range.count / MemoryLayout<Record>.stride)
  }

  /// Follows codes through one literal, or one code where there is a choice.
  ///
  /// - Parameters:
  ///   - code: where to begin; then, behind what was followed.
  ///   - byLetter: one code in any case.
  /// - Returns: false where they lead nowhere; the end of the codes is reached as if the literal ended there.
  @inline(__always)
  func follow(
    _ codes: UnsafeBufferPointer<UInt8>, from code: inout Int, _ state: inout UInt32, byLetter: Bool
  ) -> Bool {
    let record = states[Int(state)]
    guard record.literalLength > 0, !byLetter else {
      let next = step(record, codes[code])
      guard next != Self.noState else { return false }
      state = next
      code &+= 1
      return true
    }
    let length = min(Int(record.literalLength), codes.count &- code)
    let first = Int(record.firstByte)
    guard let own = labels.baseAddress, let said = codes.baseAddress else { return false }
    let same = CodeBytes.sameCount(own + first, said + code, length)
    state &+= UInt32(truncatingIfNeeded: same)
    code &+= same
    return same == length
  }

  /// The state after `label`; `noState` if there is none.
  @inline(__always)
  private func step(_ record: State, _ label: UInt8) -> UInt32 {
    let place = label &- record.lowestLabel
    guard place <= record.labelSpan else { return Self.noState }
    let first = Int(record.firstByte)
    guard record.labelCount > 0 else { return targets[first + Int(place)] }
    for index in first..<first + Int(record.labelCount) where labels[index] == label { return targets[index] }
    return Self.noState
  }

  /// Whether something ends at a state, or more than bytes leads on from it.
  @inline(__always)
  func branches(at state: UInt32) -> Bool {
    let (record, next) = (states[Int(state)], states[Int(state) &+ 1])
    return record.firstArc != next.firstArc || record.firstAccept != next.firstAccept
  }

  /// What leads on from a state.
  struct Exits {
    /// Into `arcs`.
    var arcs: Range<Int>
    var hasText: Bool
    /// Something ends there.
    var hasEnds: Bool
  }

  @inline(__always)
  func exits(from state: UInt32) -> Exits {
    let (record, next) = (states[Int(state)], states[Int(state) &+ 1])
    return Exits(
      arcs: Range(uncheckedBounds: (Int(record.firstArc), Int(next.firstArc))),
      hasText: record.lowestLabel != Self.noLabel, hasEnds: record.firstAccept != next.firstAccept)
  }

  /// Whether `label` leads on from a state.
  @inline(__always)
  func leadsOn(from state: UInt32, _ label: UInt8) -> Bool { step(states[Int(state)], label) != Self.noState }

  /// Where the arcs of a state lie that are no bytes.
  @inline(__always)
  func arcRange(_ state: UInt32) -> Range<Int> {
    Int(states[Int(state)].firstArc)..<Int(states[Int(state) + 1].firstArc)
  }

  /// Where the ids that a state accepts lie.
  @inline(__always)
  func acceptRange(_ state: UInt32) -> Range<Int> {
    Int(states[Int(state)].firstAccept)..<Int(states[Int(state) + 1].firstAccept)
  }

  /// The bytes that lead on from a state, in ascending order.
  func byteArcs(_ state: UInt32) -> [(label: UInt8, target: UInt32)] {
    let record = states[Int(state)]
    guard record.lowestLabel != Self.noLabel else { return [] }
    let first = Int(record.firstByte)
    if record.labelCount > 0 {
      return (first..<first + Int(record.labelCount)).map { (labels[$0], targets[$0]) }
    }
    return (0...Int(record.labelSpan)).filter { targets[first + $0] != Self.noState }
      .map { (record.lowestLabel + UInt8($0), targets[first + $0]) }
  }

  /// Whether an automaton may read something that begins with `label`, or begins with no byte.
  @inline(__always)
  func mayBegin(_ automaton: Int, with label: UInt8) -> Bool {
    let bits = automaton * 32
    return firstBytes[bits + Int(label >> 3)] & (1 << (label & 7)) != 0 || firstBytes[bits + 31] & 0xC0 != 0
  }

  /// Whether an automaton may read nothing at all.
  @inline(__always)
  func mayReadNothing(_ automaton: Int) -> Bool { firstBytes[automaton * 32 + 31] & 0x40 != 0 }

  /// The text that must follow a state from which only one literal leads on; nil where there is a choice.
  func literal(from start: UInt32) -> String? {
    var codes: [UInt8] = []
    var state = start
    while codes.count < Self.literalLimit, let arc = onlyByteArc(state) {
      codes.append(arc.label)
      state = arc.target
      if !arcRange(state).isEmpty || !acceptRange(state).isEmpty { break }
    }
    return JamoCode.decode(codes).map { String(String.UnicodeScalarView($0)) }.flatMap {
      $0.isEmpty ? nil : $0
    }
  }

  private static let literalLimit = 60

  private func onlyByteArc(_ state: UInt32) -> (label: UInt8, target: UInt32)? {
    let arcs = byteArcs(state)
    return arcs.count == 1 ? arcs[0] : nil
  }

  /// Whether a phrase itself spells out a must-not-execute rule.
  func spellsOut(_ rule: String, phrase: Int) -> Bool {
    let range = Int(phrases[phrase].firstSpelledOut)..<Int(phrases[phrase + 1].firstSpelledOut)
    return range.contains { names[spelledOut[$0]] == rule }
  }

  func app(ofPhrase phrase: Int) -> String { names[phrases[phrase].app] ?? "" }
}

/// A symbol in 32 bits: what it is in the upper four, its number in the rest.
struct PackedSymbol: Equatable {
  var bits: UInt32

  enum Kind: UInt32 {
    case wordEnd, joined, typedSpace, mark, call, slot
  }

  init(bits: UInt32) { self.bits = bits }

  init(_ kind: Kind, _ number: Int32 = 0) { bits = kind.rawValue << 28 | UInt32(number) }

  /// Nil for a symbol that the tables cannot hold.
  var kind: Kind? { Kind(rawValue: bits >> 28) }
  var number: Int { Int(bits & 0x0FFF_FFFF) }
}
