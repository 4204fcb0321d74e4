import ConversationTesting
import Foundation
import Language
import Matching
import PhraseCatalog

/// What tests prove, measured: which parts of phrases examples go through, which intents have examples, and
/// whether changed examples still reach the same result.
struct TestMeasures {
  /// How much of something holds.
  struct Share: Hashable {
    let held: Int
    let total: Int

    /// 100 of nothing.
    var percent: Double { total == 0 ? 100 : Double(held) * 100 / Double(total) }

    /// `91.4% (212 of 232)`. Rounded down: 100% is all of it.
    var text: String { "\(Self.text(percent))% (\(held) of \(total))" }

    static func text(_ percent: Double) -> String {
      (Double(Int(percent * 10)) / 10).formatted(
        .number.precision(.fractionLength(1)).locale(Locale(identifier: "en_US_POSIX")))
    }
  }

  let coverage: BranchCoverage
  /// Nil when it was not asked for.
  var mutation: MutationResult?
  /// Intents by language with what they lack.
  let poorIntents: [String]
  let intents: Share
  /// Of the whole tool, which the coverage is about.
  let phrases: [Phrase]

  var branches: Share { Share(held: coverage.coveredCount, total: coverage.branches.count) }

  var mutants: Share? { mutation.map { Share($0.preserving) } }
  /// Examples with one letter of a name wrong.
  var misspelled: Share? { mutation.map { Share($0[.misspelled]) } }
  /// Korean examples typed with the Latin layout on.
  var otherLayout: Share? { mutation.map { Share($0[.otherLayout]) } }

  /// By the names that thresholds and baselines use.
  var percentages: [String: Double] {
    var percentages = ["branches": branches.percent, "intents": intents.percent]
    percentages["mutation"] = mutation?.percent
    percentages["misspelled"] = misspelled?.percent
    percentages["otherLayout"] = otherLayout?.percent
    return percentages
  }
}

extension TestMeasures.Share {
  fileprivate init(_ score: MutationScore) { self.init(held: score.understood, total: score.count) }
}

extension DialogCoverage {
  var dialogs: TestMeasures.Share { .init(held: cells.count, total: cellTotal) }
  var messages: TestMeasures.Share { .init(held: sayingCount, total: sayingTotal) }

  /// By the names that thresholds and baselines use.
  var percentages: [String: Double] { ["dialogs": dialogs.percent, "messages": messages.percent] }
}

/// An intent in one language needs a sentence that must match, and one that must not.
struct IntentExamples {
  private(set) var complete = 0
  private(set) var poor: [String] = []

  init(_ files: [PhraseFile]) {
    let groups = Dictionary(grouping: files) { "\($0.app).\($0.language).\($0.intent)" }
    for (name, files) in groups.sorted(by: { $0.key < $1.key }) {
      let examples = files.flatMap(\.examples)
      let lacks = [
        examples.allSatisfy(\.say.isEmpty) ? "no sentence that must match" : nil,
        examples.allSatisfy(\.not.isEmpty) ? "no sentence that must not" : nil,
      ].compactMap(\.self)
      if lacks.isEmpty {
        complete += 1
      } else {
        poor.append("\(name) has \(lacks.joined(separator: " and "))")
      }
    }
  }

  var share: TestMeasures.Share { .init(held: complete, total: complete + poor.count) }
}
