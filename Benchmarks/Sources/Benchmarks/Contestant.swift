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
  /// The system itself is asked: `Process` notices an end only some tens of milliseconds after it.
  ///
  /// - Throws: `BenchmarkFailure` when the command did not do its work.
  func run(environment: [String: String]) throws -> Double {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (file, mode) in [(Int32(0), O_RDONLY), (1, O_WRONLY), (2, O_WRONLY)] {
      posix_spawn_file_actions_addopen(&actions, file, "/dev/null", mode, 0)
    }
    var arguments = command.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var child: pid_t = 0
    var status: Int32 = 0
    let start = ContinuousClock.now
    guard posix_spawn(&child, command[0], &actions, nil, &arguments, &variables) == 0 else {
      throw BenchmarkFailure("\(name) does not start")
    }
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { throw BenchmarkFailure("\(name) is lost") }
    }
    let time = start.duration(to: .now)
    let exit = status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
    guard accepted.contains(exit) else { throw BenchmarkFailure("\(name) ended with status \(exit)") }
    return Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
  }
}

struct BenchmarkFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
