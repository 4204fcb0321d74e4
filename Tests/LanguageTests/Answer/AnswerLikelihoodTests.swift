import Foundation
import Language
import Languages
import Testing

struct AnswerLikelihoodTests {
  @Test("The weights are what the open answers teach", arguments: [("ko", "korean"), ("en", "english")])
  func weightsAreLearnt(language: String, name: String) throws {
    let learnt = Self.source(AnswerLearning.weights(from: try OpenAnswers.examples(language)), name)
    let file = OpenAnswers.weights(name)
    if ProcessInfo.processInfo.environment["MALGIL_LEARN_ANSWERS"] != nil {
      try learnt.write(to: file, atomically: true, encoding: .utf8)
    }
    // Not by #expect, which would print both.
    let isKept = try String(contentsOf: file, encoding: .utf8) == learnt
    #expect(isKept, "`make answer-weights` learns them anew")
  }

  private static func source(_ weights: [Int8], _ name: String) -> String {
    """
    // Learnt from the answers of Tests/SpokenCorpora by `make answer-weights`, not written by hand.

    extension AnswerLikelihood {
      static let \(name)Weights: StaticString = #\"""
    \(LearntWeights.stored(weights).map { "    " + $0 }.joined(separator: "\n"))
        \"""#
    }

    """
  }

  @Test(
    "An answer of unknown words that is likely a yes is one, and none as a question, a quotation or under a condition",
    arguments: [
      (
        "empty", "we've eaten already, so please clear the cart out",
        "if we've eaten already, please clear the cart out"
      ),
      ("cancel", "응 취소혀부러, 손주가 못 온댜", "응 손주가 못 오면 취소혀부러"),
    ])
  func rulesGoFirst(question: String, said: String, conditional: String) throws {
    #expect(try AgreementCorpus.reading(of: said, to: question) == "yes")
    for doubtful in [said + "?", "“\(said)”", conditional] {
      #expect(try AgreementCorpus.reading(of: doubtful, to: question) == "neither", "\(doubtful)")
    }
  }

  @Test("An answer is learnt from in whatever order the answers are given")
  func orderDoesNotMatter() {
    let answers = [("yes", "네 시켜 주세요"), ("no", "아니 됐어"), ("neither", "글쎄"), ("correction", "두 마리로")]
    let examples = answers.map { meaning, said in
      AnswerLearning.Example(
        features: AnswerFeatures(of: said, kind: .ordering, isShown: { _ in false }), meaning: meaning)
    }
    #expect(AnswerLearning.weights(from: examples) == AnswerLearning.weights(from: examples.reversed()))
  }
}
