import Foundation

/// A command whose whole run is timed, from start to exit.
struct Contestant {
  let name: String
  let command: [String]
  /// Statuses that mean that it did its work.
  let accepted: Set<Int32>

  init(_ name: String, _ command: [String], accepted: Set<Int32> = [0]) {
    self.name = name
    self.command = command
    self.accepted = accepted
  }

  /// Runs once and gives the wall time in seconds.
  ///
  /// - Throws: `BenchmarkFailure` when the command did not do its work.
  func run(environment: [String: String]) throws -> Double {
    let process = Process()
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    let start = ContinuousClock.now
    try process.run()
    process.waitUntilExit()
    let time = start.duration(to: .now)
    guard accepted.contains(process.terminationStatus) else {
      throw BenchmarkFailure("\(name) ended with status \(process.terminationStatus)")
    }
    return Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
  }
}

struct BenchmarkFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
