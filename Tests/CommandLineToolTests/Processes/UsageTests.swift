import Foundation
import Testing

/// Mistakes on the command line: what is said about them, and status 64.
@Suite struct UsageTests {
  @Test("words after --say show how to quote them")
  func extraWords() async throws {
    let run = try await Tool().run("--say", "치킨", "두", "마리", "주문해줘")
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(
      run.errors.hasSuffix(
        "A sentence with spaces needs quotation marks:\n  malgil --say \"치킨 두 마리 주문해줘\"\n"))
  }

  @Test("a control character in a sentence, an answer or a name is refused, and none reaches the terminal")
  func controlCharacters() async throws {
    let tool = try Tool.ordering()
    for arguments in [
      ["--say", "집은 서울\u{1B}]0;pwned"], ["--say", "치킨 주문해줘", "--session", "a\u{1B}[2J"],
      ["--say", "치킨 주문해줘", "--request-id", "\u{202E}1"],
      ["--say", "치킨 주문해줘", "--answer", "address=\u{9B}2J"],
    ] {
      let run = try await tool.run(arguments)
      #expect(run.status == 64)
      #expect(run.errors.contains("has the control character U+"))
      #expect(!run.errors.contains { "\u{1B}\u{9B}\u{202E}".contains($0) })
    }
  }

  @Test("a time that is none is refused with an example", arguments: ["tomorrow", "2026-11-20", "19:00"])
  func time(_ time: String) async throws {
    let run = try await Tool().bare(["--now", time, "--say", "주문해줘"])
    #expect(run.status == 64)
    #expect(
      run.errors
        == "malgil: “\(time)” is not a time; --now takes ISO 8601 with an offset, such as 2026-11-20T19:00:00+09:00\n"
    )
  }

  @Test("a language that is not spoken is refused")
  func language() async throws {
    let run = try await Tool().run("--lang", "fr", "--say", "commander un poulet")
    #expect(run.status == 64)
    #expect(run.errors == "malgil: I do not speak “fr”; --lang takes en, ko\n")
  }

  @Test("an answer without a slot is refused", arguments: ["yes", "=yes"])
  func answer(_ answer: String) async throws {
    let run = try await Tool().run("--say", "주문해줘", "--answer", answer)
    #expect(run.status == 64)
    #expect(run.errors == "malgil: --answer takes slot=value, such as --answer quantity=2, not “\(answer)”\n")
  }

  @Test("a conversation that does not exist is said to be missing")
  func session() async throws {
    let run = try await Tool.ordering().run("--session", "s_none", "--say", "네")
    #expect(run.status == 64)
    #expect(run.errors == "malgil: there is no conversation “s_none”\n")
  }

  @Test(
    "an unknown option and an unknown command are usage errors",
    arguments: [["--nonsense"], ["phrases", "a", "b"]])
  func unknown(_ arguments: [String]) async throws {
    let run = try await Tool().bare(arguments)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("Error: "))
  }

  @Test("a folder of phrases that does not exist is a mistake in the configuration")
  func noPhrases() async throws {
    let run = try await Tool().run("--phrases", "/nowhere", "--say", "주문해줘")
    #expect(run.status == 78)
    #expect(run.errors == "malgil: there is no folder /nowhere\n")
  }

  @Test(
    "version and help go to standard output", arguments: [("--version", "0.1.0\n"), ("--help", "OVERVIEW: ")])
  func help(_ option: String, _ beginning: String) async throws {
    let run = try await Tool().bare([option])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix(beginning))
    #expect(run.errors == "")
  }
}
