import EnglishLanguage
import KoreanLanguage
import Language

/// Words for more than one thing: 전부 다 지워줘, delete all of them. They ask for more than a question about one thing offers.
enum SeveralWords {
  static func isSaid(by text: NormalText) -> Bool {
    let words = text.spaced.replacing(",", with: " ").split(separator: " ").map(String.init)
    return words.contains { word in KoreanAnswers.several.contains { word.hasPrefix($0) } }
      || EnglishAnswers.several.contains { words.containsRun($0.split(separator: " ").map(String.init)) }
  }
}

extension [String] {
  /// Whether the words of `run` stand beside one another.
  fileprivate func containsRun(_ run: [String]) -> Bool {
    count >= run.count && (0...count - run.count).contains { Array(self[$0..<$0 + run.count]) == run }
  }
}
