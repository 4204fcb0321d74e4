import Glibc
import Language

/// The lines that a person has typed, in a file that several processes share.
///
/// The file holds one line each, oldest first, and is readable by its owner only (mode 0600). A line equal
/// to the one before it is not written again; of more than `limit` lines the oldest go.
public struct LineHistory: Hashable, Sendable {
  public let path: String
  /// How many lines are kept.
  public let limit: Int

  public init(path: String, limit: Int = 5_000) {
    self.path = path
    self.limit = limit
  }

  /// All lines, oldest first; none if there is no file. Bytes that are not UTF-8 are repaired.
  /// - Throws: `LineHistoryError` when there is a file that cannot be read.
  public func load() throws(LineHistoryError) -> [String] {
    guard let file = try LockedFile.open(path, creating: false) else { return [] }
    return Array(try lines(of: file).suffix(limit))
  }

  /// Appends a line. Other processes may append at the same time: each line arrives whole.
  /// A blank line, and one with a line break in it, is not kept.
  /// - Throws: `LineHistoryError` when the file cannot be written. The folder must exist.
  public func append(_ line: String) throws(LineHistoryError) {
    guard !line.allSatisfy(\.isWhitespace), !line.contains(where: \.isNewline) else { return }
    guard let file = try LockedFile.open(path, creating: true) else { return }
    let kept = try lines(of: file)
    guard kept.last != line else { return }
    if kept.count < limit + slack {
      try file.append(line + "\n")
    } else {
      try file.replace(with: (kept.suffix(limit - 1) + [line]).map { $0 + "\n" }.joined())
    }
  }

  /// Rewriting the file for every line beyond the limit would be a waste.
  private var slack: Int { limit / 10 }

  private func lines(of file: borrowing LockedFile) throws(LineHistoryError) -> [String] {
    String(decoding: try file.bytes(), as: UTF8.self).split(separator: "\n").map(\.visibleLine)
  }
}

/// What went wrong with the file of a `LineHistory`.
public struct LineHistoryError: Error, Hashable, Sendable, CustomStringConvertible {
  public let path: String
  /// What failed: an `errno`.
  public let number: Int32

  public var description: String { "cannot keep the history in \(path): \(message(ofError: number))" }
}
