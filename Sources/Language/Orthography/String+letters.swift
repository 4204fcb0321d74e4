extension String {
  /// Letters one after another. A view of scalars that grows letter by letter takes many times as long.
  package init(letters: some Collection<Unicode.Scalar>) {
    self.init(unsafeUninitializedCapacity: letters.count * 4) { buffer in
      var end = 0
      for letter in letters {
        let value = letter.value
        func put(_ byte: UInt32) {
          buffer[end] = UInt8(truncatingIfNeeded: byte)
          end += 1
        }
        // UTF-8, by its definition in RFC 3629.
        switch value {
        case ..<0x80: put(value)
        case ..<0x800:
          put(0xC0 | value >> 6)
          put(0x80 | value & 0x3F)
        case ..<0x1_0000:
          put(0xE0 | value >> 12)
          put(0x80 | value >> 6 & 0x3F)
          put(0x80 | value & 0x3F)
        default:
          put(0xF0 | value >> 18)
          put(0x80 | value >> 12 & 0x3F)
          put(0x80 | value >> 6 & 0x3F)
          put(0x80 | value & 0x3F)
        }
      }
      return end
    }
  }
}
