import Foundation
import Language
import Languages
import Testing

/// Answers to a confirmation, in the folder `Corpus`: what agrees, what declines, and what does neither, in each language.
///
/// A heading `= order: with a reason` holds for the lines below it: the question, or `any` for every one of them, and who
/// speaks or why. Answers of a line stand between bars.
enum AgreementCorpus {
  static let questions: [String: AnswerContext] = [
    "order": AnswerContext(.confirm, actionNames: ["order"]),
    "cancel": AnswerContext(.confirm, acceptWords: ["주문 취소", "Cancel the order"]),
    "empty": AnswerContext(.confirm, acceptWords: ["비우기", "Empty it"]),
    "delete": AnswerContext(.confirm, actionNames: ["방문 기록 삭제", "Delete visits"]),
  ]

  /// The answers of a file, each with the question it answers.
  static func answers(_ language: String, _ kind: String) throws -> [(question: String, said: String)] {
    var questions: [String] = []
    return try lines(of: "agreement.\(language).\(kind).txt").flatMap { line -> [(String, String)] in
      guard line.hasPrefix("= ") else {
        return line.split(separator: "|").flatMap { said in
          questions.map { ($0, said.trimmingCharacters(in: .whitespaces)) }
        }
      }
      let name = String(line.dropFirst(2).prefix { $0 != ":" })
      questions = name == "any" ? Self.questions.keys.sorted() : [name]
      return []
    }
  }

  /// How an answer is read: yes, no (which leaving the question is, too), or neither.
  static func reading(of said: String, to question: String) throws -> String {
    switch AnswerReader.read(NormalText(said), in: try #require(questions[question])) {
    case .yes: "yes"
    case .no, .cancel: "no"
    default: "neither"
    }
  }

  private static func lines(of file: String) throws -> [String] {
    let file = try #require(Bundle.module.url(forResource: file, withExtension: nil, subdirectory: "Corpus"))
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }
}

struct AgreementCorpusTests {
  @Test("What agrees, what declines and what does neither is read as such", arguments: ["ko", "en"])
  func readsTheCorpus(language: String) throws {
    for kind in ["yes", "no", "neither"] {
      for (question, said) in try AgreementCorpus.answers(language, kind) {
        let reading = try AgreementCorpus.reading(of: said, to: question)
        #expect(reading == kind, "\(question): \(said)")
      }
    }
  }

  @Test("Nothing that agrees agrees behind a question mark", arguments: ["ko", "en"])
  func doubtsQuestions(language: String) throws {
    for (question, said) in try AgreementCorpus.answers(language, "yes")
    where !".!".contains(said.last ?? " ") {
      #expect(try AgreementCorpus.reading(of: said + "?", to: question) != "yes", "\(question): \(said)?")
    }
  }
}
