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
      _ = set(pieceAtTop, 1 << 20)
    #endif
  }

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
