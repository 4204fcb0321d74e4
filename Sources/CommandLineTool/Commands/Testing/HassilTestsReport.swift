import Foundation
import Matching
import PhraseCatalog

/// Sentences that were said to phrases, and what became of them.
protocol SentencesReport {
  var understood: TestMeasures.Share { get }
  var tests: [ReportedTest] { get }
}

/// Home Assistant's own test sentences: what `malgil test FOLDER` prints for a folder in its layout.
struct HassilTestsReport: SentencesReport {
  private let reports: [HassilReport]

  /// - Parameter language: a language alone; all that the folder has when nil.
  /// - Throws: `PhraseFileErrors` with every mistake in every file, `ToolFailure` for a language that is not there.
  init(path: String, language: String?) throws {
    let folder = try HassilFolder(at: URL(filePath: path), languages: language.map { [$0] })
    if let language, folder.languages[language] == nil {
      throw ToolFailure("there are no sentences in “\(language)” in \(path)", exit: .usage)
    }
    reports = try folder.languages.sorted { $0.key < $1.key }.filter { !$0.value.tests.isEmpty }
      .map { HassilReport(try HassilMatcher($0.value)) }
  }

  var understood: TestMeasures.Share {
    .init(held: reports.reduce(0) { $0 + $1.passed }, total: reports.reduce(0) { $0 + $1.total })
  }

  var text: String {
    let failures = reports.flatMap { $0.failures.map(\.description) }
    let languages = reports.map { report in
      let share = TestMeasures.Share(held: report.passed, total: report.total)
      return "\(report.language): sentences that reach intent and slots: \(share.text)"
    }
    return (failures + languages).joined(separator: "\n")
  }

  var tests: [ReportedTest] {
    ReportedTest.unique(
      reports.flatMap { report in
        report.sentences.map { sentence, reason in
          ReportedTest(
            group: report.language, name: sentence.text, file: sentence.origin.file,
            line: sentence.origin.line, seconds: 0, failure: reason)
        }
      })
  }

  /// One object, keys sorted.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let (held, total) = (understood.held, understood.total)
    let encoded = Encoded(
      languages: reports.map(Encoded.Language.init),
      summary: Encoded.Summary(total: total, passed: held, failed: total - held))
    return String(decoding: try encoder.encode(encoded), as: UTF8.self)
  }

  private struct Encoded: Encodable {
    struct Failure: Encodable {
      let file: String
      let line: Int
      let text: String
      let message: String
    }

    struct Language: Encodable {
      let language: String
      let total: Int
      let passed: Int
      let intents: Int
      let failures: [Failure]

      init(_ report: HassilReport) {
        language = report.language
        (total, passed, intents) = (report.total, report.passed, report.intentCount)
        failures = report.failures.map { failure in
          let origin = failure.sentence.origin
          return Failure(
            file: origin.file, line: origin.line, text: failure.sentence.text, message: failure.reason)
        }
      }
    }

    struct Summary: Encodable {
      let total: Int
      let passed: Int
      let failed: Int
    }

    let languages: [Language]
    let summary: Summary
  }
}
