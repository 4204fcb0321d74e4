import Foundation
import PhraseCatalog

/// Home Assistant's own test sentences: how many of them reach their own intent and slots.
struct PhrasesHassilTests: Subject {
  let name = "hassil-tests"
  static let languages = ["ko", "en", "ja", "de"]

  func rows(_ options: BenchmarkOptions) throws -> [BenchmarkRow] {
    guard let folder = options.intents else {
      skip("everything", because: "--intents does not say where the sentences are")
      return []
    }
    let read = try HassilFolder(at: folder, languages: Self.languages)
    return try Self.languages.compactMap { read.languages[$0] }.flatMap { language in
      let written = HassilReport(try HassilMatcher(language))
      for failure in written.failures { remark("\(language.language): \(failure)") }
      let isWidened = ["ko", "en"].contains(language.language)
      let widened = isWidened ? HassilReport(try HassilMatcher(language, isExact: false)) : nil
      for failure in widened?.failures ?? [] { remark("\(language.language), widened: \(failure)") }
      return [row(written, "as written", goal: 99)] + (widened.map { [row($0, "widened", goal: nil)] } ?? [])
    }
  }

  private func row(_ report: HassilReport, _ how: String, goal: Double?) -> BenchmarkRow {
    BenchmarkRow(
      subject: name,
      what:
        "\(report.language): \(report.passed) of \(report.total) test sentences reach intent and slots, \(how)",
      unit: "%", value: 100 * Double(report.passed) / Double(max(1, report.total)),
      goal: goal.map { .init(kind: .atLeast, value: $0) })
  }

  private func remark(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}
