import Language

/// Numbers of any size, one after another: seven bits a byte, the lowest first.
struct TreeWriter {
  private(set) var bytes: [UInt8] = []

  mutating func put(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func put(_ number: Int) { put(UInt64(number.magnitude) << 1 | (number < 0 ? 1 : 0)) }
  mutating func put(_ flag: Bool) { put(UInt64(flag ? 1 : 0)) }
  mutating func put(_ string: String, _ image: inout CompiledFormatWriter) {
    put(UInt64(image.number(of: string)))
  }
}

/// Reads what `TreeWriter` wrote.
struct TreeReader {
  private let image: CompiledFormatReader
  private var place: Int
  private let end: Int
  private var depth = 0

  /// Deepest that trees may nest; templates nest 64 deep.
  private static let depthLimit = 300

  /// - Parameter start: bytes into the section.
  init(_ image: CompiledFormatReader, _ section: ImageSection, from start: Int = 0) {
    self.image = image
    place = image.range(section).lowerBound + start
    end = image.range(section).upperBound
  }

  mutating func number() throws(CompiledFormatError) -> UInt64 {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while place < end, shift < 64 {
      let byte = image.bytes.start.load(fromByteOffset: place, as: UInt8.self)
      place += 1
      result |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return result }
      shift += 7
    }
    throw .damaged("a number")
  }

  mutating func integer() throws(CompiledFormatError) -> Int {
    let bits = try number()
    let magnitude = Int(bits >> 1)
    return bits & 1 == 0 ? magnitude : -magnitude
  }

  mutating func flag() throws(CompiledFormatError) -> Bool { try number() != 0 }

  mutating func string() throws(CompiledFormatError) -> String {
    let number = try number()
    guard number <= UInt32.max else { throw .damaged("the number of a string") }
    return try image.string(UInt32(number))
  }

  /// How many of something follow; each takes a byte at least, so damage cannot ask for endless memory.
  mutating func count() throws(CompiledFormatError) -> Int {
    let number = try number()
    guard number <= UInt64(end - place) else { throw .damaged("a count") }
    return Int(number)
  }

  /// Reads one level deeper.
  mutating func nested<Value>(
    _ read: (inout TreeReader) throws(CompiledFormatError) -> Value
  ) throws(CompiledFormatError) -> Value {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { throw .damaged("a tree without end") }
    return try read(&self)
  }

  mutating func list<Value>(
    _ read: (inout TreeReader) throws(CompiledFormatError) -> Value
  ) throws(CompiledFormatError) -> [Value] {
    var values: [Value] = []
    for _ in 0..<(try count()) { values.append(try read(&self)) }
    return values
  }
}
