import Foundation
import Language
import Languages

/// The answers that may be learnt from: those of the open half of `Tests/SpokenCorpora`, those of its `Teaching`, and the
/// ``AgreementCorpus``, but for those whose text stands in the closed half.
enum OpenAnswers {
  private static let corpora = SpokenCorpora.folder

  /// The source of the weights.
  static func weights(_ name: String) -> URL {
    SpokenCorpora.root.appending(path: "Sources/Languages/Answer/Likelihood/AnswerLikelihood+\(name).swift")
  }

  static func examples(_ language: String) throws -> [AnswerLearning.Example] {
    let opened = try SpokenCorpora.opened()
    let measured = try SpokenCorpora.files(beginning: "answers.\(language).").flatMap(answers)
    let closed = Set(
      measured.map(\.said).filter { SpokenCorpora.isClosed($0) && !opened.contains($0) }.map(
        SpokenCorpora.plain))
    let taught = try answers(in: corpora.appending(path: "Teaching/answers.\(language).tsv"))
    let written = try ["yes", "no", "neither"].flatMap { meaning in
      try AgreementCorpus.answers(language, meaning).map {
        (situation: $0.question, said: $0.said, meaning: meaning)
      }
    }
    let questions = try questions(language)
    return (measured + taught + written).filter { !closed.contains(SpokenCorpora.plain($0.said)) }.compactMap
    { answer in
      questions[answer.situation].map { kind, shown in
        AnswerLearning.Example(
          features: AnswerFeatures(of: answer.said, kind: kind, isShown: shown.contains),
          meaning: answer.meaning)
      }
    }
  }

  private static func questions(_ language: String) throws -> [String: (ActionKind, ShownWords)] {
    try Dictionary(
      uniqueKeysWithValues: SpokenCorpora.lines(of: corpora.appending(path: "questions.\(language).tsv"))
        .compactMap {
          line in
          let parts = line.components(separatedBy: "\t")
          return ActionKind.all(named: [parts[0]]).first.map { (parts[0], ($0, ShownWords(parts[1]))) }
        })
  }

  private static func answers(in file: URL) throws -> [(situation: String, said: String, meaning: String)] {
    try SpokenCorpora.lines(of: file).compactMap { line in
      let parts = line.components(separatedBy: "\t")
      return parts.count == 3 ? (parts[0], parts[1], parts[2]) : nil
    }
  }
}
