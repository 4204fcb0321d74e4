import Foundation

/// `Benchmarks [SUBJECT …] [--malgil PATH] [--intents FOLDER] [--hassil PYTHON] [--names PYTHON] [--json FILE]`:
/// measures the subjects named, or all, prints one table and writes it as JSON too.
@main
struct Main {
  static let subjects: [any Subject] = [
    StartBenchmark(), PhrasesHassilTests(), PhrasesHomeAssistant(), PhrasesGenerated(), PhrasesGrowth(),
    PhrasesHostile(), TextBenchmark(), LanguageBenchmark(), ConversationBenchmark(), NameCompilation(),
    NameLookup(), NameChanges(), NameRepairs(), CompileBenchmark(), LintBenchmark(),
    ActivityBenchmark(), ViewBenchmark(), DaemonBenchmark(), AgentBenchmark(),
  ]

  static func main() throws {
    let options = try BenchmarkOptions(CommandLine.arguments.dropFirst(), subjects: subjects.map(\.name))
    var rows: [BenchmarkRow] = []
    var failed = false
    show(BenchmarkRow.heading)
    for subject in subjects where options.subjects.isEmpty || options.subjects.contains(subject.name) {
      do {
        for row in try subject.rows(options) {
          show(row.line)
          rows.append(row)
        }
      } catch {
        failed = true
        FileHandle.standardError.write(Data("\(subject.name): \(error)\n".utf8))
      }
    }
    try write(rows, options)
    if failed { exit(1) }
  }

  private static func write(_ rows: [BenchmarkRow], _ options: BenchmarkOptions) throws {
    guard let json = options.json else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(rows).write(to: json)
  }

  /// At once, for a run takes minutes.
  private static func show(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
}
