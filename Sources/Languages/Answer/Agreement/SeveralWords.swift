import Language

/// Words for more than one thing: 전부 다 지워줘, delete all of them. They ask for more than a question about one thing offers.
enum SeveralWords {
  static func isSaid(by text: NormalText) -> Bool {
    let words = text.spaced.replacing(",", with: " ").split(separator: " ").map(String.init)
    return words.contains { word in korean.contains { word.hasPrefix($0) } }
      || english.contains { words.containsRun($0.split(separator: " ").map(String.init)) }
  }

  private static let korean = ["전부", "모두", "모조리", "몽땅", "싹다", "둘다", "셋다", "하나도빠짐없이"]
  private static let english = [
    "all of", "them all", "all my", "all the", "every one", "every single", "both", "the lot", "all records",
    "these all",
  ]
}

extension [String] {
  /// Whether the words of `run` stand beside one another.
  fileprivate func containsRun(_ run: [String]) -> Bool {
    count >= run.count && (0...count - run.count).contains { Array(self[$0..<$0 + run.count]) == run }
  }
}
