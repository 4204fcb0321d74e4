import Glibc

/// The C library's words for an `errno`, such as `Permission denied`.
func message(ofError number: Int32) -> String {
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
    guard let text = buffer.baseAddress, strerror_r(number, text, buffer.count) == 0 else {
      return "error \(number)"
    }
    return String(cString: text)
  }
}
