/// How an image lies in memory.
///
/// | bytes | hold |
/// |---|---|
/// | 0–7 | `MALGILPH` |
/// | 8–11 | `CompiledFormatLayout.format` |
/// | 12–15 | how many sections |
/// | 16–23 | the length of everything |
/// | 24–31 | the checksum of everything behind it |
/// | 32– | for each section its offset and its length, 4 bytes each |
///
/// Sections follow in the order of `ImageSection`, each aligned to 8 bytes. Numbers are little-endian.
enum CompiledFormatLayout {
  /// Changes whenever the layout changes, or what a phrase is compiled to.
  static let format: UInt32 = 3
  static let magic: [UInt8] = Array("MALGILPH".utf8)
  static let tableStart = 32
  static let headerCount = tableStart + ImageSection.allCases.count * 8

  static func aligned(_ offset: Int) -> Int {
    (offset + CompiledFormatBytes.alignment - 1) / CompiledFormatBytes.alignment
      * CompiledFormatBytes.alignment
  }

  /// Four independent sums of products over 8 bytes at a time: a changed bit changes the result.
  static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    let prime: UInt64 = 0x9E37_79B9_7F4A_7C15
    var sums = (prime, prime &+ 1, prime &+ 2, prime &+ 3)
    var offset = 0
    func mix(_ sum: UInt64, _ word: UInt64) -> UInt64 {
      let product = (sum ^ word) &* prime
      return product ^ product >> 29
    }
    while offset + 32 <= bytes.count {
      sums.0 = mix(sums.0, bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian)
      sums.1 = mix(sums.1, bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self).littleEndian)
      sums.2 = mix(sums.2, bytes.loadUnaligned(fromByteOffset: offset + 16, as: UInt64.self).littleEndian)
      sums.3 = mix(sums.3, bytes.loadUnaligned(fromByteOffset: offset + 24, as: UInt64.self).littleEndian)
      offset += 32
    }
    while offset < bytes.count {
      sums.0 = mix(sums.0, UInt64(bytes[offset]))
      offset += 1
    }
    return mix(mix(mix(sums.0, sums.1), sums.2), sums.3 ^ UInt64(bytes.count))
  }
}

/// The parts of an image, in the order in which they lie in it.
enum ImageSection: Int, CaseIterable {
  /// What the image was made from, in the caller's words.
  case key
  /// All strings, one after another, and the offset of each; one more offset for the end.
  case text, textOffsets
  /// The first state of each automaton; one more for the end.
  case automata
  /// For each automaton the code bytes that it can begin with.
  case firstBytes
  case states
  /// The bytes and targets of byte arcs, in parallel.
  case labels, targets
  case arcs
  case accepted
  case marks, slots
  /// What matching has to know of each phrase, and the rules that phrases spell out.
  case phrases, spelledOut
  /// Rules and readers of the phrases as they were written, for explaining and for samples.
  case written
  /// The phrases as they were written, and where each begins.
  case writtenPhrases, writtenStarts
}
