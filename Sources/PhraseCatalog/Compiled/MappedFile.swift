#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file in memory.
///
/// It is read, since a mapped file that somebody shortens ends every process that looks behind its new end. Only a
/// large one that nobody else can write into is mapped and read where it lies, page by page as it is needed; it must not
/// be written into, which is why `FileReplacement` never does.
final class MappedFile: @unchecked Sendable {
  let bytes: UnsafeRawBufferPointer
  /// Nobody but whoever runs this program, or the administrator, can have written it.
  let isOurs: Bool
  let isMapped: Bool

  /// Files of at least so many bytes may be mapped: names of some ten thousand entities.
  static let mappedSize = 4 << 20

  /// Nil when there is no such file, or it is empty or cannot be read.
  ///
  /// - Parameters:
  ///   - isReadWhole: All of it is wanted at once, not page by page.
  ///   - mappedSize: The size from which on it may be mapped.
  init?(path: String, isReadWhole: Bool = false, mappedSize: Int = MappedFile.mappedSize) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else {
      return nil
    }
    let count = Int(status.st_size)
    isOurs = [0, geteuid()].contains(status.st_uid) && status.st_mode & (S_IWGRP | S_IWOTH) == 0
    isMapped = isOurs && !isReadWhole && count >= mappedSize
    guard let bytes = isMapped ? Self.mapped(file, count) : Self.read(file, count) else { return nil }
    self.bytes = bytes
  }

  private static func mapped(_ file: Int32, _ count: Int) -> UnsafeRawBufferPointer? {
    guard let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, file, 0), start != MAP_FAILED else {
      return nil
    }
    return UnsafeRawBufferPointer(start: start, count: count)
  }

  /// Nil also when the file has become shorter meanwhile.
  private static func read(_ file: Int32, _ count: Int) -> UnsafeRawBufferPointer? {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
    var filled = 0
    while filled < count {
      let more = Glibc.read(file, memory.baseAddress?.advanced(by: filled), count - filled)
      if more < 0, errno == EINTR { continue }
      guard more > 0 else {
        memory.deallocate()
        return nil
      }
      filled += more
    }
    return UnsafeRawBufferPointer(memory)
  }

  deinit {
    if isMapped {
      munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    } else {
      bytes.deallocate()
    }
  }
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
