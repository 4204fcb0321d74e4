import Foundation

/// How a process takes memory from the system.
package enum ProcessMemory {
  /// Makes the C library's allocator take memory in large pieces, for all threads from one place.
  ///
  /// Otherwise a thread beside the first gets it page by page, with a system call for each: six hundred of them
  /// before a single sentence is answered. `mallopt(3)`; to be called before there are other threads.
  package static func takeInLargePieces() {
    #if canImport(Glibc)
      typealias Setting = @convention(c) (Int32, Int32) -> Int32
      guard let symbol = dlsym(nil, "mallopt") else { return }
      let set = unsafeBitCast(symbol, to: Setting.self)
      _ = set(arenaLimit, 1)
      _ = set(pieceAtTop, Int32(piece))
      fillFirstPiece()
    #endif
  }

  #if canImport(Glibc)
    /// What a sentence needs from its first letter to its last, with something to spare.
    private static let piece = 1 << 20

    /// Has the pages of the first piece made at once: each by itself, when it is first written to, takes several
    /// times as long. `madvise(2)`; an older kernel knows no such advice, and nothing is lost.
    private static func fillFirstPiece() {
      // Together more than the heap that a process begins with, each less than what is mapped by itself.
      let blocks = (0..<2).map { _ in UnsafeMutableRawPointer.allocate(byteCount: 100 << 10, alignment: 16) }
      for block in blocks { block.deallocate() }
      guard let top = sbrk(0), top != UnsafeMutableRawPointer(bitPattern: -1) else { return }
      let page = Int(sysconf(Int32(_SC_PAGESIZE)))
      let end = Int(bitPattern: top) / page * page
      _ = madvise(UnsafeMutableRawPointer(bitPattern: end - piece), piece, populateWrite)
    }

    /// `MADV_POPULATE_WRITE` of Linux 5.14.
    private static let populateWrite: Int32 = 23
  #endif

  /// Bytes that are in memory now (`proc(5)`); nil where that is not told.
  package static var resident: Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return pages.map { $0 * sysconf(Int32(_SC_PAGESIZE)) }
  }

  /// `M_ARENA_MAX` and `M_TOP_PAD` of malloc.h, which Swift does not import.
  private static let arenaLimit: Int32 = -8
  private static let pieceAtTop: Int32 = -2
}
