import ArgumentParser
import Testing

@testable import CommandLineTool

/// The short way to read a command line, beside the parser.
struct PlainArgumentsTests {
  private static let pieces: [[String]] = [
    ["--say", "치킨 주문해줘"], ["--say", ""], ["--data", "folder"], ["--data", "other"], ["--phrases", "a"],
    ["--lang", "en"], ["--app", "여행수첩"], ["--now", "2026-11-20T19:00:00+09:00"], ["--session", "s1"],
    ["--answer", "quantity=2"], ["--request-id", "r1"], ["--json"], ["--jsonl"], ["--no-daemon"], ["--plain"],
    ["--continue"], ["--no-input"], ["--yes"],
  ]

  /// Lists of arguments, the same in every run.
  private static let lines: [[String]] = {
    var state: UInt64 = 20_261_122
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    return (0..<300).map { _ in
      (0..<next(6)).flatMap { _ in pieces[next(pieces.count)] } + ["--say", "2번"]
    }
  }()

  private static func summary(
    _ say: [String], _ options: GlobalOptions, _ saying: SayOptions, _ voice: VoiceOptions
  ) -> String {
    """
    \(say) \(options.phrases) \(options.data ?? "-") \(options.lang ?? "-") \(options.app ?? "-") \
    \(options.now ?? "-") \(options.json) \(options.jsonl) \(options.noDaemon) \(options.plain) \
    \(options.verbose) \(saying.session ?? "-") \(saying.continues) \(saying.answer) \(saying.yes) \
    \(saying.noInput) \(saying.requestId ?? "-") \(voice.speak) \(voice.speakWith ?? "-") \
    \(voice.listenWith ?? "-")
    """
  }

  @Test(arguments: lines)
  func `a plain line says what the parser says`(line: [String]) throws {
    let plain = try #require(PlainArguments(line))
    let parsed = try #require(try RootCommand.parseAsRoot(line) as? RootCommand)
    #expect(
      Self.summary(plain.sentences, plain.options, plain.saying, .unset)
        == Self.summary(parsed.say, parsed.options, parsed.saying, parsed.voice))
  }

  @Test(arguments: [
    [], ["--json"], ["--say"], ["--say", "-"], ["--say", "--json"], ["--say", "치킨", "주문해줘"], ["--say=치킨"],
    ["say", "치킨"], ["--say", "치킨", "--speak"], ["--say", "치킨", "--unknown", "x"], ["--say", "치킨", "--help"],
    ["--say", "치킨", "--verbose"], ["--say", "치킨", "--data"],
  ])
  func `anything else is left to the parser`(line: [String]) {
    #expect(PlainArguments(line).map(\.sentences) == nil)
  }
}
