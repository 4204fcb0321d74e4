import ConversationProtocol
import Foundation
import JSONText
import Language
import Testing

@testable import Daemon

extension DaemonTests {
  @Suite struct VetoPageTests {
    /// A row of `Docs/Vetoes.md`: a rule, and sentences in which it is found.
    private struct Row {
      let rule: String
      let korean: [String]
      let english: [String]

      init?(_ line: Substring) {
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard cells.count == 3, cells[0].hasPrefix("`") else { return nil }
        rule = cells[0].filter { $0 != "`" }
        let languages = cells[1].components(separatedBy: " · ")
        korean = languages[0].components(separatedBy: ", ")
        english = languages[1].components(separatedBy: ", ")
      }
    }

    private static let rows: [Row] = {
      let file = URL(filePath: #filePath).appending(path: "../../../../Docs/Vetoes.md").standardized
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return text.split(separator: "\n").compactMap(Row.init)
    }()

    private static func vetoes(_ text: String, _ language: String, _ page: PageClient) async throws -> [JSON]
    {
      let body = JSON(["text": .text(text), "language": .text(language)])
      return try await page.ask("POST", "/v1/explain", body).body["vetoes"]?.array ?? []
    }

    @Test(
      "the document has each rule once, and each sentence of it is refused by its rule, whose page is told")
    func rules() async throws {
      #expect(Self.rows.map(\.rule).sorted() == VetoRule.allCases.map(\.rawValue).sorted())
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let page = try await PageClient(port, loggedInAt: test.daemon)
        for row in Self.rows where row.rule != VetoRule.replacement.rawValue {
          for (language, sentences) in [("ko", row.korean), ("en", row.english)] {
            for sentence in sentences {
              let found = try await Self.vetoes(sentence, language, page)
              let veto = found.first { $0["rule"]?.string == row.rule }
              let isTold = veto?["page"]?.string?.contains(language == "ko" ? "요." : "“") == true
              #expect(isTold, "\(row.rule): \(sentence)")
            }
          }
        }
      }
    }
  }
}
