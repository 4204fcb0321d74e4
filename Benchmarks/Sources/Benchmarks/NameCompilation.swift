import Foundation
import Matching

/// How long a million names take to compile, how large they are then, and what memory that takes.
struct NameCompilation: Subject {
  let name = "name-compile"
  static let count = 1_000_000
  static let rounds = 3

  func rows(_ options: BenchmarkOptions) throws -> [BenchmarkRow] {
    var (processor, bytes): ([Double], Int) = ([], 0)
    let before = Self.memory(resetting: true)
    for _ in 0..<Self.rounds {
      let making = Self.processorSeconds {
        for entry in NameCorpus(count: Self.count) { bytes = entry.id.count }
      }
      processor.append(
        Self.processorSeconds {
          bytes = NameDictionary(NameCorpus(count: Self.count), isRepairable: true).bytes.count
        } - making)
    }
    return [
      BenchmarkRow(
        subject: name, what: "a million names with identifiers", unit: "bytes/name",
        value: Double(bytes) / Double(Self.count), goal: .init(kind: .atMost, value: 40)),
      BenchmarkRow(
        subject: name, what: "compiling a million names, time of the processor", unit: "s",
        value: Measuring.median(processor), goal: .init(kind: .atMost, value: 1.5)),
      BenchmarkRow(
        subject: name, what: "compiling a million names, most memory at a time, making them included",
        unit: "MiB",
        value: Self.memory() - before, goal: .init(kind: .atMost, value: 256)),
    ]
  }

  static func processorSeconds(_ work: () -> Void) -> Double {
    var (start, end) = (timespec(), timespec())
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
    work()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
    return Double(end.tv_sec - start.tv_sec) + Double(end.tv_nsec - start.tv_nsec) * 1e-9
  }

  /// The most memory of the process so far in MiB; 0 where the system does not say.
  static func memory(resetting: Bool = false) -> Double {
    if resetting { try? Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs")) }
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM") }
    return line.flatMap { Double($0.filter(\.isNumber)) }.map { $0 / 1024 } ?? 0
  }
}
