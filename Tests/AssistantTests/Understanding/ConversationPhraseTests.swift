import Language
import Matching
import Testing

@testable import Assistant

@Suite struct ConversationPhraseTests {
  private struct Line: CustomTestStringConvertible, Sendable {
    let command: ConversationCommand?
    let said: String
    var testDescription: String { said }
  }

  private static func lines(_ corpus: [(command: ConversationCommand?, said: String)]) -> [Line] {
    corpus.flatMap { row in
      row.said.split(separator: "|").map { Line(command: row.command, said: String($0)) }
    }
  }

  @Test(
    "Sentences to the assistant itself are read with every ending, and others are not",
    arguments: lines(ConversationPhraseCorpus.korean) + lines(ConversationPhraseCorpus.english))
  private func reads(line: Line) { #expect(ConversationPhrases.all.command(line.said) == line.command) }

  @Test("A slip is no command, since an app may know the word")
  func slips() { #expect(ConversationPhrases.all.command("이여서 해줘") == nil) }
}
