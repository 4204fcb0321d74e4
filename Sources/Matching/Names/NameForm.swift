import Language

/// How a name is written, as what differs from the codes it is found by: spaces and capital letters, mostly.
///
/// A form is a list of steps of one byte, the kind in the two upper bits, and in the six lower ones how many
/// letters are copied before it. 0xFF says that the name follows as it is. An empty form changes nothing:
/// 양념치킨 needs no bytes, Café Ole two.
enum NameForm {
  private enum Step: UInt8 {
    case space
    case capital
    case spaceAndCapital
    /// A character of ASCII that matching ignores; the next byte.
    case character
  }

  private static let verbatim: UInt8 = 0xFF
  private static let longestRun = 62

  /// The form of `name`, whose letters for matching are `key`.
  static func encode(_ name: String, over key: [Unicode.Scalar]) -> [UInt8] {
    var steps: [UInt8] = []
    var copied = 0
    var place = 0
    func add(_ step: Step) -> Bool {
      steps.append(step.rawValue << 6 | UInt8(min(copied, longestRun)))
      defer { copied = 0 }
      return copied <= longestRun
    }
    var isSimple = true
    var scalars = name.unicodeScalars[...]
    while let scalar = scalars.popFirst(), isSimple {
      let next = place < key.count ? key[place] : nil
      if scalar == next {
        copied += 1
        place += 1
      } else if isCapital(scalar, of: next) {
        isSimple = add(.capital)
        place += 1
      } else if scalar == " ", let following = scalars.first, isCapital(following, of: next) {
        isSimple = add(.spaceAndCapital)
        scalars.removeFirst()
        place += 1
      } else if scalar == " " {
        isSimple = add(.space)
      } else if scalar.isASCII {
        isSimple = add(.character)
        steps.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        isSimple = false
      }
    }
    return isSimple && place == key.count ? steps : [verbatim] + Array(name.utf8)
  }

  private static func isCapital(_ scalar: Unicode.Scalar, of small: Unicode.Scalar?) -> Bool {
    guard let small, ("A"..."Z").contains(scalar) else { return false }
    return small.value == scalar.value + 32
  }

  /// The name of a form, and of the codes it is found by.
  static func decode(_ form: [UInt8], over codes: [UInt8]) -> String {
    if form.first == verbatim { return String(decoding: form.dropFirst(), as: UTF8.self) }
    var key = (JamoCode.decode(codes) ?? [])[...]
    var name = String.UnicodeScalarView()
    var steps = form[...]
    while let byte = steps.popFirst() {
      for _ in 0..<byte & 0x3F { if let scalar = key.popFirst() { name.append(scalar) } }
      switch Step(rawValue: byte >> 6) {
      case .space: name.append(" ")
      case .character: if let character = steps.popFirst() { name.append(Unicode.Scalar(character)) }
      case .capital: name.append(contentsOf: capital(key.popFirst()))
      case .spaceAndCapital: name.append(contentsOf: [" "] + capital(key.popFirst()))
      case nil: break
      }
    }
    name.append(contentsOf: key)
    return String(name)
  }

  private static func capital(_ small: Unicode.Scalar?) -> [Unicode.Scalar] {
    guard let small else { return [] }
    guard ("a"..."z").contains(small) else { return [small] }
    return [Unicode.Scalar(UInt8(small.value - 32))]
  }

  /// Appends the codes of a name of syllables, letters, digits and inner signs, and gives its form.
  ///
  /// Most names are such, and are read in one pass over their bytes. False when `name` is another: `codes` and
  /// `form` are then without meaning.
  static func appendPlain(_ name: UnsafeBufferPointer<UInt8>, to codes: inout [UInt8], form: inout [UInt8])
    -> Bool
  {
    var copied = 0
    var sawSpace = false
    func add(_ step: Step) -> Bool {
      form.append(step.rawValue << 6 | UInt8(min(copied, longestRun)))
      defer { copied = 0 }
      return copied <= longestRun
    }
    var index = 0
    while index < name.count {
      let byte = name[index]
      if byte == 0x20 {
        if sawSpace, !add(.space) { return false }
        sawSpace = true
        index += 1
        continue
      }
      let isCapital = byte >= 0x41 && byte <= 0x5A
      if isCapital {
        guard add(sawSpace ? .spaceAndCapital : .capital) else { return false }
      } else if sawSpace {
        guard add(.space) else { return false }
      }
      sawSpace = false
      if byte < 0x80 {
        guard isPlain[Int(byte)] else { return false }
        codes.append(isCapital ? byte + 32 : byte)
        index += 1
      } else {
        guard index + 2 < name.count, byte >= 0xEA, byte <= 0xED else { return false }
        let scalar =
          UInt32(byte & 0xF) << 12 | UInt32(name[index + 1] & 0x3F) << 6 | UInt32(name[index + 2] & 0x3F)
        guard (0xAC00...0xD7A3).contains(scalar) else { return false }
        let syllable = scalar - 0xAC00
        codes.append(0x80 + UInt8(syllable / 588))
        codes.append(0x93 + UInt8(syllable % 588 / 28))
        if syllable % 28 > 0 { codes.append(0xA7 + UInt8(syllable % 28)) }
        index += 3
      }
      if !isCapital { copied += 1 }
    }
    return !sawSpace || add(.space)
  }

  /// Characters of ASCII that mean themselves wherever they stand.
  private static let isPlain: [Bool] = (0..<128).map { byte in
    byte > 0x20 && byte < 0x7F && !".!?,;:~^`".utf8.contains(UInt8(byte))
  }
}
