#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file in memory, read where it lies, page by page as it is needed.
///
/// The file may be replaced by another one of the same name meanwhile; this one stays as it was. It must not be
/// written into, which is why `FileReplacement` never does.
final class MappedFile: @unchecked Sendable {
  let bytes: UnsafeRawBufferPointer

  /// Nil when there is no such file, or it is empty or cannot be read.
  init?(path: String) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_size > 0 else { return nil }
    let count = Int(status.st_size)
    guard let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, file, 0), start != MAP_FAILED else {
      return nil
    }
    bytes = UnsafeRawBufferPointer(start: start, count: count)
  }

  deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }
}

/// Files read one after another into the same memory: to map a hundred of them takes longer than to read them.
enum SmallFile {
  /// Replaces `content` by that of a file; false when there is none or it cannot be read.
  static func read(_ path: String, into content: inout [UInt8]) -> Bool {
    content.removeAll(keepingCapacity: true)
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    while true {
      let piece = content.count
      content.append(contentsOf: repeatElement(0, count: 16 * 1024))
      let count = content.withUnsafeMutableBytes {
        Glibc.read(file, $0.baseAddress.map { $0 + piece }, $0.count - piece)
      }
      content.removeLast(content.count - piece - max(0, count))
      if count <= 0 { return count == 0 }
    }
  }
}

/// Puts a whole file in the place of another: who reads sees the old one or the new one, never a half.
enum FileReplacement {
  /// Whether the file is now there. A full or read-only disk leaves things as they were.
  @discardableResult
  static func write(_ bytes: [UInt8], to path: String) -> Bool {
    let temporary = "\(path).\(getpid()).\(UInt32.random(in: 0 ... .max))"
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    let isWritten = writeAll(bytes, to: file)
    guard close(file) == 0, isWritten, rename(temporary, path) == 0 else {
      unlink(temporary)
      return false
    }
    return true
  }

  private static func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Glibc.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }
}
