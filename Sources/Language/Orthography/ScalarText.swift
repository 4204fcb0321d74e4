// Comparing scalars with the words of rules. Rules ask this hundreds of times for a sentence, so the bytes of the
// word are compared as they are: no text is made, and no letter of the word is decoded.

extension [Unicode.Scalar] {
  /// Whether `word` ends at a place; false for a place outside.
  @inline(__always)
  package func ends(with word: String, at end: Int) -> Bool {
    guard end <= count else { return false }
    let found = word.utf8.withContiguousStorageIfAvailable { bytes in
      var (place, rest) = (end, bytes.count)
      while rest > 0 {
        guard place > 0 else { return false }
        place -= 1
        let length = self[place].byteCount
        guard rest >= length, self[place].stands(in: bytes, at: rest - length) else { return false }
        rest -= length
      }
      return true
    }
    return found ?? self[..<end].reversed().starts(with: word.unicodeScalars.reversed())
  }

  /// Where `word` ends that begins at a place; nil if it does not stand there.
  @inline(__always)
  package func end(of word: String, at start: Int) -> Int? {
    let found: Int?? = word.utf8.withContiguousStorageIfAvailable { bytes in
      var (place, index) = (start, 0)
      while index < bytes.count {
        guard place < count else { return nil }
        let length = self[place].byteCount
        guard index + length <= bytes.count, self[place].stands(in: bytes, at: index) else { return nil }
        index += length
        place += 1
      }
      return place
    }
    if let found { return found }
    let letters = word.unicodeScalars
    return self[Swift.min(start, count)...].starts(with: letters) ? start + letters.count : nil
  }
}

extension Unicode.Scalar {
  /// How many bytes it has in UTF-8.
  @inline(__always)
  fileprivate var byteCount: Int { value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x1_0000 ? 3 : 4 }

  /// Whether its UTF-8 stands at a place. So many bytes must be there.
  @inline(__always)
  fileprivate func stands(in bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    if value < 0x80 { return UInt32(bytes[place]) == value }
    let count = byteCount
    var rest = value
    for offset in stride(from: count - 1, to: 0, by: -1) {
      guard UInt32(bytes[place + offset]) == 0x80 | (rest & 0x3F) else { return false }
      rest >>= 6
    }
    let mark: UInt32 = count == 2 ? 0xC0 : count == 3 ? 0xE0 : 0xF0
    return UInt32(bytes[place]) == mark | rest
  }
}

extension String {
  /// Whether the scalars of `suffix` are its last ones.
  @inline(__always)
  package func ends(with suffix: String) -> Bool {
    let found: Bool?? = utf8.withContiguousStorageIfAvailable { own in
      suffix.utf8.withContiguousStorageIfAvailable { other in
        let first = own.count - other.count
        guard first >= 0 else { return false }
        for index in 0..<other.count where own[first + index] != other[index] { return false }
        return true
      }
    }
    return (found ?? nil) ?? unicodeScalars.reversed().starts(with: suffix.unicodeScalars.reversed())
  }
}
