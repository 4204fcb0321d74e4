import Foundation
import Languages

/// The sentences that may be learnt from: those of the open half of `Tests/SpokenCorpora` and those of its `Teaching`, but for those
/// whose text stands in the closed half.
enum OpenSentences {
  /// Files without a closed half, as `measure.py` says.
  private static let open: Set<String> = [
    "spoken.ko.5", "spoken.ko.6", "spoken.ko.7", "spoken.en.5", "spoken.en.6", "spoken.en.7",
  ]
  /// How much more a sentence counts that was written to be hard.
  private static let hard: Float = 4

  /// The source of the weights.
  static func weights(_ name: String) -> URL {
    SpokenCorpora.root.appending(path: "Sources/Languages/Request/LearntRequest+\(name).swift")
  }

  static func examples(_ language: String) throws -> [LinearLearning.Example] {
    let measured = try ["spoken", "requests", "forbidden"].flatMap { try rows($0, language) }
    let closed = Set(measured.filter(\.isClosed).map { SpokenCorpora.plain($0.said) })
    let opened = measured.filter { !$0.isClosed }.map { ($0.said, $0.isRequest, $0.importance) }
    return (opened + (try taught(language))).filter { !closed.contains(SpokenCorpora.plain($0.0)) }.map {
      LinearLearning.Example(
        numbers: RequestFeatures(of: $0.0).numbers, isMeant: $0.1, importance: $0.2, meaning: $0.1 ? 1 : 0)
    }
  }

  private struct Row {
    let said: String
    let isRequest: Bool
    let importance: Float
    let isClosed: Bool
  }

  private static func rows(_ kind: String, _ language: String) throws -> [Row] {
    let opened = try SpokenCorpora.opened()
    return try SpokenCorpora.files(beginning: "\(kind).\(language).").flatMap { file in
      let isOpen = open.contains(file.deletingPathExtension().lastPathComponent)
      return try columns(of: file).map { columns in
        Row(
          said: columns[0], isRequest: kind == "requests" || kind == "spoken" && columns[1] != "-",
          importance: kind == "spoken" ? 1 : hard,
          isClosed: !isOpen && SpokenCorpora.isClosed(columns[0]) && !opened.contains(columns[0]))
      }
    }
  }

  private static func taught(_ language: String) throws -> [(String, Bool, Float)] {
    let folder = SpokenCorpora.folder.appending(path: "Teaching")
    let near = try columns(of: folder.appending(path: "near.\(language).tsv")).map {
      ($0[1].filter { !"{}".contains($0) }, true, Float(1))
    }
    let none = try SpokenCorpora.lines(of: folder.appending(path: "none.\(language).txt")).map {
      ($0.filter { !"{}".contains($0) }, false, Float(1))
    }
    let stories = try columns(of: folder.appending(path: "stories.\(language).tsv")).map {
      ($0[1], $0[0] == "+", hard)
    }
    return near + none + stories
  }

  private static func columns(of file: URL) throws -> [[String]] {
    try SpokenCorpora.lines(of: file).map { $0.components(separatedBy: "\t") }.filter { $0.count > 1 }
  }
}
