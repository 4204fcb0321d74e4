import Testing

@testable import CommandLineTool

@Suite struct TerminalStyleTests {
  @Test(
    "Colours follow the environment",
    arguments: [
      (["TERM": "xterm"], true, true), (["TERM": "xterm"], false, false), (["TERM": "dumb"], true, false),
      ([:], true, false), (["TERM": "xterm", "NO_COLOR": "1"], true, false),
      (["TERM": "xterm", "NO_COLOR": ""], true, true), (["FORCE_COLOR": "1"], false, true),
      (["TERM": "dumb", "CLICOLOR_FORCE": "1"], false, true),
      (["FORCE_COLOR": "", "TERM": "xterm"], false, false),
      (["NO_COLOR": "1", "FORCE_COLOR": "1", "TERM": "xterm"], true, false),
    ] as [([String: String], Bool, Bool)])
  func decision(environment: [String: String], isTerminal: Bool, isColored: Bool) {
    #expect(TerminalStyle(environment: environment, isTerminal: isTerminal).isColored == isColored)
  }

  @Test("Without colours a text stays as it is", arguments: TerminalStyle.Role.allCases)
  func plain(role: TerminalStyle.Role) {
    #expect(TerminalStyle.plain.styled("취소", as: role) == "취소")
  }

  @Test(
    "With colours a text is set off and the setting is taken back", arguments: TerminalStyle.Role.allCases)
  func colored(role: TerminalStyle.Role) {
    let styled = TerminalStyle(isColored: true).styled("취소", as: role).rendered
    #expect(styled.hasPrefix("\u{1B}["))
    #expect(styled.hasSuffix("m취소\u{1B}[0m"))
    #expect(TerminalStyle(isColored: true).styled("", as: role) == "")
  }
}
