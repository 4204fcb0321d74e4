import Foundation

/// The identifiers of events. They increase from one process of the daemon to the next, whatever the clock says.
///
/// A file has the first identifier that is certainly free. Identifiers are reserved in pieces, so that the file is written
/// seldom; a process that is killed leaves a gap.
struct EventNumbers {
  static let piece = 1_000_000
  /// The end of the year 9999, as identifiers are made from times. What a file has beyond it is damaged.
  private static let largest = 253_402_300_799 * piece
  private(set) var next: Int
  private var end: Int
  private let file: URL?

  /// - Parameters:
  ///   - file: nil when identifiers come from the time only.
  ///   - time: a million identifiers a second, so that those of a later process are larger without the file, too.
  init(file: URL?, time: Date) {
    let seconds = time.timeIntervalSince1970
    let second = seconds.isFinite ? Int(min(max(seconds, 0), 253_402_300_799)) : 0
    next = max(second * Self.piece, Self.kept(file))
    end = next
    self.file = file
  }

  mutating func take() -> Int {
    if next == end { reserve() }
    defer { next += 1 }
    return next
  }

  /// Without the file the time alone keeps the order.
  private mutating func reserve() {
    end = next + Self.piece
    if let file { try? Data("\(end)\n".utf8).write(to: file, options: .atomic) }
  }

  private static func kept(_ file: URL?) -> Int {
    guard let file, let data = try? Data(contentsOf: file),
      let number = Int(String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)),
      (0...largest).contains(number)
    else { return 0 }
    return number
  }
}
