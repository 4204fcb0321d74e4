import Foundation

/// The times of one contestant, and their ratio to the first one's, round by round.
struct BenchmarkResult: Encodable {
  let name: String
  let medianMilliseconds: Double
  let slowestMilliseconds: Double
  let medianRatio: Double

  init(name: String, seconds: [Double], beside first: [Double]) {
    self.name = name
    medianMilliseconds = Self.median(seconds) * 1000
    slowestMilliseconds = (seconds.max() ?? 0) * 1000
    medianRatio = Self.median(zip(seconds, first).map { $0 / $1 })
  }

  var line: String {
    String(format: "%8.1f ms  %8.1f ms  %8.1f×  ", medianMilliseconds, slowestMilliseconds, medianRatio)
      + name
  }

  static let heading = "   median     slowest     ratio   what"

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
}
