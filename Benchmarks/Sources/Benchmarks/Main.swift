import Foundation

/// `swift run -c release Benchmarks TOOL [JSON]`: runs everything, prints one table, writes it as JSON too.
@main
struct Main {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 2 else {
      throw BenchmarkFailure("usage: Benchmarks PATH-OF-MALGIL [FILE.json]")
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "malgil-bench-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let results = try StartBenchmark(tool: arguments[1], folder: folder).results()
    print(BenchmarkResult.heading)
    for result in results { print(result.line) }
    if arguments.count > 2 {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try encoder.encode(results).write(to: URL(filePath: arguments[2]))
    }
  }
}
