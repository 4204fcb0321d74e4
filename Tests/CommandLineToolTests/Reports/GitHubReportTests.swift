import Testing

@testable import CommandLineTool

@Suite struct GitHubReportTests {
  private func annotation(_ number: Int, _ level: GitHubReport.Annotation.Level = .error)
    -> GitHubReport.Annotation
  {
    GitHubReport.Annotation(level: level, file: "a.yaml", line: number, title: "t", message: "m")
  }

  @Test("what separates is escaped")
  func escaped() {
    let annotation = GitHubReport.Annotation(
      level: .warning, file: "말,길:1.yaml", line: 3, column: 5, title: "100%", message: "하나\n둘: 셋, 넷")
    #expect(
      GitHubReport([annotation]).commands == [
        "::warning file=말%2C길%3A1.yaml,line=3,col=5,title=100%25::하나%0A둘: 셋, 넷"
      ])
  }

  @Test("of each level ten are shown, the tenth says how many more there are")
  func limited() {
    #expect(GitHubReport((1...10).map { annotation($0) }).commands.count == 10)
    let commands = GitHubReport((1...25).map { annotation($0) } + [annotation(1, .notice)]).commands
    #expect(commands.count == 11)
    #expect(commands[9] == "::error::…and 16 more")
    #expect(commands[10] == "::notice file=a.yaml,line=1,title=t::m")
  }

  @Test("a test that passed has no annotation")
  func passed() {
    let test = ReportedTest(group: "g", name: "n", file: "f", line: 1, seconds: 0, failure: nil)
    #expect(GitHubReport([test]).commands == [])
  }
}
