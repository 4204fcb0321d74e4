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
    #endif
  }

  /// Has the pages that an assistant needs made at once: each by itself, when it is first written to, takes several
  /// times as long. For a process that answers by itself; one that only asks another needs few of them.
  ///
  /// `madvise(2)`; an older kernel knows no such advice, and nothing is lost.
  package static func fill() {
    #if canImport(Glibc)
      fillVariables()
      fillFirstPiece()
    #endif
  }

  #if canImport(Glibc)
    /// What a sentence needs from its first letter to its last, with something to spare.
    private static let piece = 1 << 20

    private static func fillFirstPiece() {
      // Together more than the heap that a process begins with, each less than what is mapped by itself.
      let blocks = (0..<2).map { _ in UnsafeMutableRawPointer.allocate(byteCount: 100 << 10, alignment: 16) }
      for block in blocks { block.deallocate() }
      guard let top = sbrk(0), top != UnsafeMutableRawPointer(bitPattern: -1) else { return }
      let page = Int(sysconf(Int32(_SC_PAGESIZE)))
      let end = Int(bitPattern: top) / page * page
      _ = madvise(UnsafeMutableRawPointer(bitPattern: end - piece), piece, populateWrite)
    }

    /// The same for the program's variables that begin as zero. Most are looked at before they are written to, so that
    /// each page would be made twice, and the second time every other thread be told to forget the first.
    ///
    /// `elf(5)`: the part of a segment that the file does not hold; where the segments are, the kernel has said
    /// (`getauxval(3)`).
    private static func fillVariables() {
      typealias Value = @convention(c) (UInt) -> UInt
      guard let symbol = dlsym(nil, "getauxval") else { return }
      let value = unsafeBitCast(symbol, to: Value.self)
      guard let table = UnsafePointer<Elf64_Phdr>(bitPattern: value(UInt(AT_PHDR))) else { return }
      let segments = UnsafeBufferPointer(start: table, count: Int(value(UInt(AT_PHNUM))))
      // A program that lies where it was linked has no distance from there.
      let own = segments.first { $0.p_type == UInt32(PT_PHDR) }
      let distance = own.map { UInt(bitPattern: table) - UInt($0.p_vaddr) } ?? 0
      let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
      for segment in segments where segment.p_type == UInt32(PT_LOAD) && segment.p_memsz > segment.p_filesz {
        let start = (distance + UInt(segment.p_vaddr + segment.p_filesz) + page - 1) / page * page
        let end = (distance + UInt(segment.p_vaddr + segment.p_memsz)) / page * page
        guard start < end else { continue }
        _ = madvise(UnsafeMutableRawPointer(bitPattern: start), Int(end - start), populateWrite)
      }
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
