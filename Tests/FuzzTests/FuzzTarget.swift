/// A parser that takes whatever bytes, and what must hold of what it makes of them.
///
/// `make fuzz` calls `check` with inputs that libFuzzer makes from the seeds, and `ReplayTests` with the seeds themselves
/// and with every input that was once found to break something.
struct FuzzTarget: Sendable {
  /// As `make fuzz ONLY=…` and the folders of its inputs call it.
  let name: String
  /// The most bytes of an input.
  var longest = 4_096
  /// The most seconds for one input.
  var seconds = 5
  /// The most megabytes of memory.
  var megabytes = 1_024
  /// Words of the format that the fuzzer puts into inputs.
  var words: [String] = []
  /// Inputs to begin with.
  let seeds: @Sendable () throws -> [[UInt8]]
  /// Reads an input. What it refuses is all right; what it accepts must hold what is promised of it.
  ///
  /// - Throws: `BrokenPromise`.
  let check: @Sendable ([UInt8]) throws -> Void

  static let all: [FuzzTarget] = [
    .agents, .catalogues, .control, .hassil, .http, .images, .json, .names, .phrases, .rows, .terminal,
    .utterances,
  ]
}

/// What a parser made of an input does not hold what is promised of it.
struct BrokenPromise: Error, CustomStringConvertible {
  let description: String
}

/// - Throws: `BrokenPromise` that says `promise` when it does not hold.
func hold(_ isHeld: Bool, _ promise: @autoclosure () -> String) throws(BrokenPromise) {
  guard isHeld else { throw BrokenPromise(description: promise()) }
}
