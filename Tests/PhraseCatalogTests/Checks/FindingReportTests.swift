import Foundation
import Testing

@testable import PhraseCatalog

struct FindingReportTests {
  @Test func `a finding is shown with its line, a caret, the other place and what to write`() throws {
    let files = try TemporaryPhrases(["A.yaml": "intent: A\n  - 켜\n"])
    let path = files.root.appending(path: "A.yaml").path
    let finding = Finding(
      .veryShort, at: FindingPlace(file: path, line: 2, column: 5), language: "ko", "“켜” is very short",
      fix: "켜줘", related: "\(path):1")
    #expect(
      FindingReport([finding]).text(relativeTo: files.root.path) == """
        A.yaml:2:5: note: “켜” is very short [MG202] (ko)
            see A.yaml:1
            write: 켜줘
              - 켜
                ^^
        0 errors, 0 warnings, 1 note
        """)
  }

  @Test func `findings come by file, line and column, each once`() {
    func finding(_ line: Int, _ column: Int) -> Finding {
      Finding(.swallowed, at: FindingPlace(file: "b", line: line, column: column), "x")
    }
    let report = FindingReport([finding(2, 1), finding(1, 9), finding(2, 1)])
    #expect(report.findings.map(\.line) == [1, 2])
    #expect(report.summary == "0 errors, 2 warnings, 0 notes")
    #expect(FindingReport([]).text() == "nothing was found")
  }

  @Test func `as JSON a finding has its code, severity, place, language, message and witness`() throws {
    let finding = Finding(
      .ambiguousSentence, at: FindingPlace(file: "a/b.yaml", line: 3, column: 7), language: "ko", "m",
      witness: "불 켜줘")
    #expect(
      try FindingReport([finding]).json()
        == #"{"findings":[{"code":"MG101","column":7,"file":"a/b.yaml","language":"ko","line":3,"#
        + #""message":"m","severity":"error","witness":"불 켜줘"}],"summary":{"errors":1,"notes":0,"warnings":0}}"#
    )
  }

  @Test func `every code has a title of its own`() {
    #expect(Set(FindingCode.allCases.map(\.title)).count == FindingCode.allCases.count)
  }
}
