import ConversationProtocol
import Foundation
import Testing

@testable import ConversationTesting

@Suite struct SuiteReaderTests {
  @Test("a file is read whole: its clock, its apps, every input and every check")
  func whole() throws {
    let all = try turns(
      "{say: 사과 사 줘, asks: {kind: choice, slot: item, intent: Buy, attempt: 1, options: [사과, 배]}, effects: {}}",
      "{press: i1, slots: {item: 사과, count: ~}, disallow: [Buy]}",
      "{advance: 1h30m}", "{restart: true}", "{silence: true, asks: none}",
      "{say: 네, calls: {Buy: {item: 사과, count: 2}}, effects: {pay: 1}, outcome: done, speaks: {contains: 샀어요}}",
      "{say: 아니, calls: none, speaks: {matches: '^알'}, value: 사과}")
    #expect(
      all.map(\.input) == [
        .say("사과 사 줘"), .press("i1"), .advance(5400), .restart, .silence, .say("네"), .say("아니"),
      ])
    let question = QuestionPattern(
      kind: .choice, slot: "item", intent: "Buy", attempt: 1, options: .exactly(["사과", "배"]))
    #expect(all[0].checks.map(\.check) == [.asks(question), .effects([:])])
    #expect(
      all[1].checks.map(\.check) == [
        .slots(["item": .text("사과"), "count": .absent]), .disallow(["Buy"]),
      ])
    #expect(all[4].checks.map(\.check) == [.asks(nil)])
    let call = CallPattern(intent: "Buy", slots: ["item": .text("사과"), "count": .text("2")])
    #expect(
      all[5].checks.map(\.check) == [
        .calls([call]), .effects(["pay": 1]), .outcome(.done), .speaks(.contains(["샀어요"])),
      ])
    #expect(
      all[6].checks.map(\.check) == [.calls([]), .speaks(.matches("^알")), .value(.exactly("사과"))])
  }

  @Test("a time is text, and its offset says where people are")
  func clock() throws {
    let read = try #require(suite(head + "      - say: 네\n").suite)
    #expect(read.clock == Date(timeIntervalSince1970: 1_795_168_800))
    #expect(read.timeZone.secondsFromGMT() == 9 * 3600)
    #expect(read.apps == ["Shop"])
    #expect(SuiteClock("2026-11-20T10:00:00Z")?.zone.secondsFromGMT() == 0)
    #expect(SuiteClock("2026-11-20T05:00:00-05:00")?.zone.secondsFromGMT() == -5 * 3600)
    #expect(SuiteClock("2026-11-20T19:00:00") == nil)
  }

  @Test(
    "every mistake in a file is told, with its place",
    arguments: [
      (
        head + "      - {say: 네, askes: {kind: confirm}}\n",
        [
          "8:18: “askes” is not a key of a turn; it has advance, asks, calls, disallow, effects, outcome, press, "
            + "restart, say, silence, slots, speaks, value"
        ]
      ),
      (
        head + "      - {asks: none}\n",
        ["8:9: a turn has one of say, press, advance, silence, restart; this one has none"]
      ),
      (
        head + "      - {say: 네, press: a}\n",
        ["8:9: a turn has one of say, press, advance, silence, restart; this one has say and press"]
      ),
      (
        head + "      - {advance: 3 weeks}\n",
        ["8:19: “3 weeks” is no length of time; it is written 90s, 11m, 1h30m or 1d"]
      ),
      (
        head + "      - {advance: 3m, asks: none}\n",
        ["8:23: “advance” has no reply that “asks” could look at"]
      ),
      (head + "      - {silence: no}\n", ["8:19: “silence:” takes true"]),
      (
        head + "      - {say: 네, asks: {kind: 확인}}\n",
        ["8:31: a question is value, choice, choices, confirm or intent"]
      ),
      (
        head + "      - {say: 네, asks: {slots: a}}\n",
        ["8:25: “slots” is not a key of asks; it has attempt, intent, kind, options, slot"]
      ),
      (
        head + "      - {say: 네, outcome: ok}\n",
        [
          "8:27: “ok” is no outcome; it is one of done, answered, input_required, not_understood, no_target, failed, "
            + "cancelled, declined, expired, superseded"
        ]
      ),
      (
        head + "      - {say: 네, effects: {pay: 몇}}\n",
        ["8:33: this must be a number: how often the effect is carried out"]
      ),
      (head + "      - {say: 네, calls: {Sell: {}}}\n", ["8:26: no app has an intent “Sell”"]),
      (head + "      - {say: 네, disallow: [Sell]}\n", ["8:28: no app has an intent “Sell”"]),
      (
        head + "      - {say: 네, calls: {Buy: {price: 1}}}\n",
        ["8:32: “price” is not a key of Buy; it has count, item"]
      ),
      (
        "suite: a\nlanguage: xx\nclock: 내일\napps: [Shoop]\nscenarios: []\n",
        [
          "3:8: “내일” is not a time; it takes ISO 8601 with an offset, such as 2026-11-20T19:00:00+09:00",
          "2:11: “xx” is no language that replies are in; there is en, ko",
          "4:7: there is no app “Shoop”; there is Shop",
        ]
      ),
      (
        "language: ko\n",
        [
          "1:1: “suite:” is missing; it is a name for what the file tests",
          "1:1: “clock:” is missing; it is a time such as 2026-11-20T19:00:00+09:00",
          "1:1: “scenarios:” is missing; it lists the conversations",
        ]
      ),
      (
        head + "      - {say: 네}\n  - name: 하나\n    turns: []\n",
        ["9:5: two scenarios are called “하나”"]
      ),
      (
        head + "      - {say: 네}\n  - name: 둘\n    fixtures: [있던 것]\n    turns: []\n",
        ["10:15: there is no fixture “있던 것”; _fixtures.yaml has none"]
      ),
      (
        head + "      - {say: 네}\n  - turns: []\n",
        ["9:5: “name:” is missing; it says what the conversation shows"]
      ),
    ])
  func mistakes(_ text: String, _ errors: [String]) {
    #expect(suite(text).errors == errors)
  }

  @Test("fixtures are taken from the nearest file above, and a mistake in them is told once")
  func fixtures() throws {
    let folder = try TemporaryFolder()
    let inner = folder.url.appending(path: "ko")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    let text =
      head.replacing("  - name: 하나\n", with: "  - name: 하나\n    fixtures: [산 것]\n") + "      - say: 네\n"
    for name in ["a", "b"] {
      try Data(text.utf8).write(to: inner.appending(path: "\(name).test.yaml"))
    }
    let fixtures = folder.url.appending(path: "_fixtures.yaml")
    try Data("산 것:\n  - say: 사과 사 줘\n    effects: {pay: 1}\n".utf8).write(to: fixtures)
    let suites = try SuiteFiles(at: [folder.url], apps: [shop]).suites
    #expect(suites.map(\.scenarios.count) == [1, 1])
    let fixture = try #require(suites[0].scenarios.first?.fixtures.first)
    #expect(fixture.name == "산 것")
    #expect(fixture.turns.map(\.input) == [.say("사과 사 줘")])
    try Data("산 것:\n  - sagt: 사과 사 줘\n".utf8).write(to: fixtures)
    let errors = #expect(throws: SuiteErrors.self) { try SuiteFiles(at: [folder.url], apps: [shop]) }
    #expect(errors?.errors.count == 2)
    #expect(errors?.description.hasSuffix("2 mistakes in the test files; no conversation was held") == true)
  }

  @Test("a file that is not there is a mistake, too")
  func missing() throws {
    let errors = #expect(throws: SuiteErrors.self) {
      try SuiteFiles(at: [URL(filePath: "/nowhere/a.test.yaml")], apps: [])
    }
    #expect(
      errors?.description
        == "/nowhere/a.test.yaml: error: the file cannot be read\n1 mistake in the test files; no conversation was held"
    )
  }
}
