import Foundation
import Language
import Languages

/// The answers that may be learnt from: those of the open half of `Tests/SpokenCorpora`, those of its `Teaching`, and the
/// ``AgreementCorpus``, but for those whose text stands in the closed half.
enum OpenAnswers {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
  private static let corpora = root.appending(path: "Tests/SpokenCorpora")

  /// The source of the weights.
  static func weights(_ name: String) -> URL {
    root.appending(path: "Sources/Languages/Answer/Likelihood/AnswerLikelihood+\(name).swift")
  }

  static func examples(_ language: String) throws -> [AnswerLearning.Example] {
    let opened = Set(try lines(of: corpora.appending(path: "opened.txt")))
    let folder = try FileManager.default.contentsOfDirectory(atPath: corpora.path)
    let measured = try folder.filter { $0.hasPrefix("answers.\(language).") }
      .flatMap { try answers(in: corpora.appending(path: $0)) }
    let closed = Set(measured.map(\.said).filter { isClosed($0) && !opened.contains($0) }.map(plain))
    let taught = try answers(in: corpora.appending(path: "Teaching/answers.\(language).tsv"))
    let written = try ["yes", "no", "neither"].flatMap { meaning in
      try AgreementCorpus.answers(language, meaning).map {
        (situation: $0.question, said: $0.said, meaning: meaning)
      }
    }
    let questions = try questions(language)
    return (measured + taught + written).filter { !closed.contains(plain($0.said)) }.compactMap { answer in
      questions[answer.situation].map { kind, shown in
        AnswerLearning.Example(
          features: AnswerFeatures(of: answer.said, kind: kind, isShown: shown.contains),
          meaning: answer.meaning)
      }
    }
  }

  private static func questions(_ language: String) throws -> [String: (ActionKind, ShownWords)] {
    try Dictionary(
      uniqueKeysWithValues: lines(of: corpora.appending(path: "questions.\(language).tsv")).compactMap {
        line in
        let parts = line.components(separatedBy: "\t")
        return ActionKind.all(named: [parts[0]]).first.map { (parts[0], ($0, ShownWords(parts[1]))) }
      })
  }

  private static func answers(in file: URL) throws -> [(situation: String, said: String, meaning: String)] {
    try lines(of: file).compactMap { line in
      let parts = line.components(separatedBy: "\t")
      return parts.count == 3 ? (parts[0], parts[1], parts[2]) : nil
    }
  }

  /// Without what hardly tells two answers apart, so that “Yes!” does not teach what “yes” means in the closed half.
  private static func plain(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "?" }
  }

  private static func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n").filter { !$0.isEmpty }
  }

  /// As `measure.py` divides them: an even FNV-1a hash (64 bits, UTF-8).
  private static func isClosed(_ text: String) -> Bool {
    text.utf8.reduce(14_695_981_039_346_656_037 as UInt64) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
      .isMultiple(of: 2)
  }
}
