import Foundation
import Languages
import Testing

struct LearntRequestTests {
  @Test("The weights are what the open sentences teach", arguments: [("ko", "korean"), ("en", "english")])
  func weightsAreLearnt(language: String, name: String) throws {
    let learnt = Self.source(
      LinearLearning.weights(from: try OpenSentences.examples(language), count: RequestFeatures.count), name)
    let file = OpenSentences.weights(name)
    if ProcessInfo.processInfo.environment["MALGIL_LEARN_REQUESTS"] != nil {
      try learnt.write(to: file, atomically: true, encoding: .utf8)
    }
    // Not by #expect, which would print both.
    let isKept = try String(contentsOf: file, encoding: .utf8) == learnt
    #expect(isKept, "`make request-weights` learns them anew")
  }

  private static func source(_ weights: [Int8], _ name: String) -> String {
    """
    // Learnt from Tests/SpokenCorpora by `make request-weights`, not written by hand.

    extension LearntRequest {
      static let \(name)Weights: StaticString = #\"""
    \(LearntWeights.stored(weights).map { "    " + $0 }.joined(separator: "\n"))
        \"""#
    }

    """
  }

  @Test(
    "A request beside a story is told from a story about one",
    arguments: [
      ("ko", "엄마가 이제 됐대 경복궁 즐겨찾기에서 빼 줘", "어제 경복궁 즐겨찾기에서 뺐다고 엄마가 그랬어"),
      ("en", "we're done with that place, take it off my list", "she said she took it off my list yesterday"),
    ])
  func stories(language: String, request: String, story: String) throws {
    let learnt = try #require(LearntRequest(language: language))
    #expect(learnt.score(of: request) > 0.5)
    #expect(learnt.score(of: story) < 0)
  }

  @Test("Nothing is learnt for a language without sentences")
  func otherLanguages() {
    #expect(LearntRequest(language: "fr") == nil)
  }
}
