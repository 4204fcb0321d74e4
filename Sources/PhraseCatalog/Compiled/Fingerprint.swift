/// A number that stands for the content of files and texts: FNV-1a, 64 bits.
///
/// It tells what was changed by accident or by work, not what was forged; the files it is taken of belong to the
/// same person.
struct Fingerprint {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    // What was two parts is not the same as one.
    value = (value ^ 0x100) &* 0x100_0000_01b3
  }

  mutating func add(_ text: String) { add(text.utf8) }

  mutating func add(_ number: some BinaryInteger) { add(String(number)) }

  /// Sixteen hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
