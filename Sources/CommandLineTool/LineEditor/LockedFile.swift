import Glibc

/// An open file that no other process of ours reads or writes until it is let go.
struct LockedFile: ~Copyable {
  private let path: String
  private let descriptor: Int32

  deinit { close(descriptor) }

  /// Opens and locks a file; `nil` if there is none and none is to be created.
  static func open(_ path: String, creating: Bool) throws(LineHistoryError) -> LockedFile? {
    while true {
      let flags = O_RDWR | O_APPEND | O_CLOEXEC | (creating ? O_CREAT : 0)
      let descriptor = Glibc.open(path, flags, S_IRUSR | S_IWUSR)
      if descriptor < 0 {
        if errno == ENOENT, !creating { return nil }
        throw LineHistoryError(path: path, number: errno)
      }
      let file = LockedFile(path: path, descriptor: descriptor)
      while flock(descriptor, LOCK_EX) != 0 {
        if errno != EINTR { throw LineHistoryError(path: path, number: errno) }
      }
      if file.isStillAtItsPath { return file }
    }
  }

  private init(path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  /// Whoever waited for the lock may have waited on a file that `replace` has put another one in place of.
  private var isStillAtItsPath: Bool {
    var opened = stat()
    var named = stat()
    return fstat(descriptor, &opened) == 0 && stat(path, &named) == 0
      && opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
  }

  func bytes() throws(LineHistoryError) -> [UInt8] {
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = pread(descriptor, &chunk, chunk.count, off_t(result.count))
      if count == 0 { return result }
      if count > 0 {
        result += chunk[..<count]
      } else if errno != EINTR {
        throw LineHistoryError(path: path, number: errno)
      }
    }
  }

  func append(_ text: String) throws(LineHistoryError) {
    guard fchmod(descriptor, S_IRUSR | S_IWUSR) == 0 else {
      throw LineHistoryError(path: path, number: errno)
    }
    try write(text, to: descriptor)
  }

  /// Puts a new file in the place of this one, whole or not at all.
  func replace(with text: String) throws(LineHistoryError) {
    let draft = "\(path).\(getpid())"
    let descriptor = Glibc.open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, S_IRUSR | S_IWUSR)
    guard descriptor >= 0 else { throw LineHistoryError(path: draft, number: errno) }
    defer { close(descriptor) }
    try write(text, to: descriptor)
    guard rename(draft, path) == 0 else { throw LineHistoryError(path: path, number: errno) }
  }

  private func write(_ text: String, to descriptor: Int32) throws(LineHistoryError) {
    guard writeAll(Array(text.utf8), to: descriptor) else {
      throw LineHistoryError(path: path, number: errno)
    }
  }
}

/// Writes all bytes; `false`, with `errno` set, if that is not possible.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count > 0 {
      rest = rest.dropFirst(count)
    } else if errno != EINTR {
      return false
    }
  }
  return true
}
