import Language

/// The beginning of a name as a row of code sets.
struct NamePattern {
  /// One code of a name: which ones fit.
  private struct Atom {
    var codes: ClosedRange<UInt8>
    /// A coda, which a syllable may lack.
    var isOptional = false
  }

  /// How much of the pattern was read.
  struct State {
    fileprivate var atom: Int
    /// The name has more than the pattern says.
    fileprivate(set) var goesOn = false
  }

  private var atoms: [Atom] = []

  var start: State { State(atom: 0) }

  /// Whether everything that must be there was read.
  func isComplete(_ state: State) -> Bool { atoms[state.atom...].allSatisfy(\.isOptional) }

  /// The state behind one more code; nil when it does not fit.
  @inline(__always)
  func next(_ state: State, _ code: UInt8) -> State? {
    var atom = state.atom
    while atom < atoms.count {
      if atoms[atom].codes.contains(code) { return State(atom: atom + 1) }
      guard atoms[atom].isOptional else { return nil }
      atom += 1
    }
    return State(atom: atom, goesOn: true)
  }

  // MARK: What was typed

  /// Everything that the beginning of a name may mean while it is being typed.
  static func prefixes(_ typed: [Unicode.Scalar]) -> [NamePattern] {
    guard let last = typed.last else { return [NamePattern()] }
    var before = NamePattern()
    for scalar in typed.dropLast() { before.append(scalar) }
    return endings(last).map { ending in
      var pattern = before
      pattern.atoms += ending.atoms
      return pattern
    }
  }

  /// The same, with every lone consonant standing for any syllable that begins with it.
  static func initials(_ typed: [Unicode.Scalar]) -> [NamePattern] {
    guard let last = typed.last else { return [NamePattern()] }
    var before = NamePattern()
    for scalar in typed.dropLast() {
      if !before.append(initials: scalar) { before.append(scalar) }
    }
    let patterns = endings(last).map { ending in
      var pattern = before
      pattern.atoms += ending.atoms
      return pattern
    }
    // A name may also have the letters themselves: ㅋㅋ노래방.
    return typed.dropLast().contains(where: Hangul.isConsonantLetter) ? patterns + prefixes(typed) : patterns
  }

  /// What the scalar typed last may become.
  private static func endings(_ last: Unicode.Scalar) -> [NamePattern] {
    var literal = NamePattern()
    literal.append(last)
    literal.openLast()
    var initial = NamePattern()
    if initial.append(initials: last) { return [initial, literal] }
    return [literal] + [movedCoda(last)].compactMap(\.self)
  }

  /// The letter typed last may be the first part of two: 고 on the way to 과, 달 to 닭.
  private mutating func openLast() {
    guard let last = atoms.last?.codes.lowerBound, let parts = Self.firstParts[last] else { return }
    atoms[atoms.count - 1].codes = last...last + parts
  }

  /// Letters that others begin with, by code, and how many of them follow in code order: ㅗ, ㅜ, ㅡ; ㄴ, ㄹ, ㅂ.
  private static let firstParts: [UInt8: UInt8] = [0x9B: 3, 0xA0: 3, 0xA5: 1, 0xAB: 2, 0xAF: 7, 0xB8: 1]

  /// 칰 on the way to 치킨: what was typed last is the next syllable's onset. Of 닭 that is the ㄱ.
  private static func movedCoda(_ last: Unicode.Scalar) -> NamePattern? {
    guard var parts = Hangul.decompose(last), let coda = Hangul.finalConsonant(of: last) else { return nil }
    let letters = onsets(of: coda)
    guard let onset = letters.last else { return nil }
    parts.coda = letters.count > 1 ? (Hangul.codas.firstIndex(of: letters[0]) ?? -1) + 1 : 0
    var pattern = NamePattern()
    pattern.append(parts.scalar)
    return pattern.append(initials: onset) ? pattern : nil
  }

  /// A consonant as the onsets it is typed with: ㄳ → ㄱ, ㅅ.
  private static func onsets(of consonant: Unicode.Scalar) -> [Unicode.Scalar] {
    if Hangul.onsets.contains(consonant) { return [consonant] }
    return Hangul.typedParts(of: consonant)
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    for code in JamoCode.encode([scalar]) { atoms.append(Atom(codes: code...code)) }
  }

  /// Any syllables that begin with a consonant; false when the scalar is none.
  @discardableResult
  private mutating func append(initials consonant: Unicode.Scalar) -> Bool {
    let letters = Hangul.isConsonantLetter(consonant) ? Self.onsets(of: consonant) : []
    for letter in letters {
      guard let onset = Hangul.onsets.firstIndex(of: letter) else { continue }
      let code = 0x80 + UInt8(onset)
      atoms += [
        Atom(codes: code...code), Atom(codes: 0x93...0xA7), Atom(codes: 0xA8...0xC2, isOptional: true),
      ]
    }
    return !letters.isEmpty
  }
}
