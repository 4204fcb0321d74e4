import CLibFuzzer
import Foundation

/// One run of libFuzzer.
struct Fuzzing {
  private let target: FuzzTarget
  private let corpus: URL
  private let found: URL

  init(_ target: FuzzTarget, corpus: String, found: String) {
    self.target = target
    self.corpus = URL(filePath: corpus, directoryHint: .isDirectory)
    self.found = URL(filePath: found, directoryHint: .isDirectory)
  }

  /// - Returns: the status of the process; it ends where an input is found that breaks something.
  func run(_ arguments: [String]) throws -> Int32 {
    for folder in [corpus, found] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let isOneInput = arguments.contains { !$0.hasPrefix("-") }
    if !isOneInput { try writeSeeds() }
    return try start(options + arguments + (isOneInput ? [] : [corpus.path]))
  }

  private func writeSeeds() throws {
    for (number, seed) in try target.seeds().enumerated() {
      try Data(seed).write(to: corpus.appending(path: "seed-\(number)"))
    }
  }

  private var options: [String] {
    get throws {
      [
        "-max_len=\(target.longest)", "-timeout=\(target.seconds)", "-rss_limit_mb=\(target.megabytes)",
        "-artifact_prefix=\(found.path)/", "-detect_leaks=0", "-print_final_stats=1",
      ] + (try dictionary())
    }
  }

  /// libFuzzer refuses an empty one.
  private func dictionary() throws -> [String] {
    guard !target.words.isEmpty else { return [] }
    let file = corpus.deletingLastPathComponent().appending(path: "\(target.name).words")
    try Data(target.words.map { "\"\(Self.escaped($0))\"\n" }.joined().utf8).write(to: file)
    return ["-dict=\(file.path)"]
  }

  private static func escaped(_ word: String) -> String {
    word.utf8.map { byte in
      let digits = String(byte, radix: 16)
      return "\\x" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }

  /// The function that is called with each input is one of C, which holds nothing.
  nonisolated(unsafe) private static var check: @Sendable ([UInt8]) throws -> Void = { _ in }

  private func start(_ options: [String]) throws -> Int32 {
    Self.check = target.check
    var count = Int32(options.count + 1)
    var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = .allocate(capacity: options.count + 2)
    for (index, word) in (["Fuzz"] + options).enumerated() { words?[index] = strdup(word) }
    words?[options.count + 1] = nil
    return LLVMFuzzerRunDriver(&count, &words) { bytes, count in
      do {
        try Fuzzing.check(Array(UnsafeBufferPointer(start: bytes, count: count)))
      } catch {
        fatalError("\(error)")
      }
      return 0
    }
  }
}
