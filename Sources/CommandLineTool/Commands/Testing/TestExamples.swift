import Assistant
import ConversationTesting
import Foundation
import Language
import Matching
import PhraseCatalog

/// Reads the examples of phrase files, by apps with the data that they need.
struct TestExamples: Sendable {
  let catalog: AppCatalog
  let clock: Date
  /// Whose days and hours the examples say.
  let timeZone: TimeZone

  private var tester: ExampleTester {
    ExampleTester(catalog: catalog, now: clock, timeZone: timeZone)
  }

  /// A result for every sentence of the file, in their order.
  func results(of file: PhraseFile) async -> [ExampleResult] { await tester.results(of: file) }

  /// What the examples of `files` prove.
  ///
  /// - Parameter sample: which of their changed forms are read, which takes longer than all the rest; nil for none.
  /// - Throws: `PhraseSetErrors`.
  func measures(
    of files: [PhraseFile], rules: [String: [String: PhraseRule]], mutating sample: MutationSample?
  ) async throws -> TestMeasures {
    let intents = IntentExamples(files)
    return TestMeasures(
      coverage: try coverage(of: files, rules: rules), mutation: await mutation(of: files, sample),
      poorIntents: intents.poor, intents: intents.share, phrases: catalog.matcher.phrases.phrases)
  }

  private func coverage(
    of files: [PhraseFile], rules: [String: [String: PhraseRule]]
  ) throws -> BranchCoverage {
    let examples = files.flatMap { file in
      file.examples.flatMap(\.say).map {
        BranchCoverage.Example($0.text, app: file.app, intent: file.intent)
      }
    }
    let paths = Set(files.flatMap { $0.sentences.map(\.origin.file) })
    return try BranchCoverage(
      of: examples, rules: rules, by: catalog.matcher, at: DateReference(clock, in: timeZone)
    ) { paths.contains($0.origin.file) }
  }

  private func mutation(of files: [PhraseFile], _ sample: MutationSample?) async -> MutationResult? {
    guard let sample else { return nil }
    let mutations = MutationTester(tester, sample: sample)
    return await withTaskGroup(of: (Int, MutationResult).self) { group in
      for (index, file) in files.enumerated() {
        group.addTask { (index, await mutations.result(of: file)) }
      }
      var results: [Int: MutationResult] = [:]
      for await (index, result) in group { results[index] = result }
      // In the order of the files, whichever was finished first.
      return files.indices.reduce(into: MutationResult()) { sum, index in
        if let result = results[index] { sum.add(result) }
      }
    }
  }
}
