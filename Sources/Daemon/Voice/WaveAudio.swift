import Foundation
import Hosting

/// What is known of a recording before anybody hears it: that it is audio in the WAV format, and how long it lasts.
struct WaveAudio {
  /// Of one recording, in bytes.
  static let mostBytes = 10_000_000
  static let mostSeconds = 60

  let seconds: Double

  /// Reads the chunks of a RIFF file as far as `data`.
  ///
  /// - Throws: `HTTPFailure` (400) for what is no such audio, or lasts too long.
  init(_ bytes: Data) throws(HTTPFailure) {
    let bytes = [UInt8](bytes)
    guard Self.text(bytes, at: 0) == "RIFF", Self.text(bytes, at: 8) == "WAVE" else { throw .noWave }
    var place = 12
    var bytesPerSecond: UInt32?
    while let name = Self.text(bytes, at: place), let size = Self.number(bytes, at: place + 4) {
      let content = place + 8
      if name == "fmt " { bytesPerSecond = Self.number(bytes, at: content + 8) }
      if name == "data" {
        // A program that writes into a pipe does not know the size beforehand.
        let count = min(Int(size), bytes.count - content)
        seconds = try Self.seconds(count, bytesPerSecond)
        return
      }
      // Chunks begin at even places.
      place = content + Int(size) + Int(size % 2)
    }
    throw .noWave
  }

  private static func seconds(_ count: Int, _ bytesPerSecond: UInt32?) throws(HTTPFailure) -> Double {
    guard let bytesPerSecond, bytesPerSecond >= 1_000, count > 0 else { throw .noWave }
    let seconds = Double(count) / Double(bytesPerSecond)
    guard seconds <= Double(mostSeconds) else {
      throw .badRequest("a recording lasts at most \(mostSeconds) seconds; this one lasts \(Int(seconds))")
    }
    return seconds
  }

  /// Four letters; nil behind the end.
  private static func text(_ bytes: [UInt8], at place: Int) -> String? {
    guard place >= 0, place <= bytes.count - 4 else { return nil }
    return String(decoding: bytes[place..<place + 4], as: UTF8.self)
  }

  /// Four bytes, the lowest one first; nil behind the end.
  private static func number(_ bytes: [UInt8], at place: Int) -> UInt32? {
    guard place >= 0, place <= bytes.count - 4 else { return nil }
    return (0..<4).reduce(0) { $0 | UInt32(bytes[place + $1]) << UInt32($1 * 8) }
  }
}

extension HTTPFailure {
  fileprivate static let noWave = HTTPFailure.badRequest("the body is no audio in the WAV format")
}
