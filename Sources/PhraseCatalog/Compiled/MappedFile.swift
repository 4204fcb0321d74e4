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
  /// Nobody but whoever runs this program, or the administrator, can have written it.
  let isOurs: Bool

  /// Nil when there is no such file, or it is empty or cannot be read.
  ///
  /// - Parameter isReadWhole: All of it is wanted at once, not page by page.
  init?(path: String, isReadWhole: Bool = false) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_size > 0 else { return nil }
    let count = Int(status.st_size)
    let flags = isReadWhole ? MAP_PRIVATE | Self.populate : MAP_PRIVATE
    guard let start = mmap(nil, count, PROT_READ, flags, file, 0), start != MAP_FAILED else { return nil }
    isOurs = [0, geteuid()].contains(status.st_uid) && status.st_mode & (S_IWGRP | S_IWOTH) == 0
    bytes = UnsafeRawBufferPointer(start: start, count: count)
  }

  #if canImport(Glibc)
    private static let populate = Int32(MAP_POPULATE)
  #else
    private static let populate: Int32 = 0
  #endif

  deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }
}

/// Files read one after another into the same memory: to map a hundred of them takes longer than to read them.
enum SmallFile {
  private static let piece = 16 * 1024

  /// Replaces `content` by that of a file; false when there is none or it cannot be read.
  static func read(_ path: String, into content: inout [UInt8]) -> Bool {
    content = []
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    while true {
      var count = 0
      let piece = [UInt8](unsafeUninitializedCapacity: Self.piece) { buffer, filled in
        count = Glibc.read(file, buffer.baseAddress, Self.piece)
        filled = max(0, count)
      }
      guard count >= 0 else { return false }
      if content.isEmpty { content = piece } else { content += piece }
      // Less than was asked for is the end of a file.
      if count < Self.piece { return true }
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
