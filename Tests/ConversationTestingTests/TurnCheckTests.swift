import ConversationProtocol
import Foundation
import Testing

@testable import Assistant
@testable import ConversationTesting

@Suite struct TurnCheckTests {
  /// A question which of two shops, after something was bought.
  private static var asked: Turn {
    var turn = Turn(
      session: "s", turn: 1, outcome: .inputRequired, text: "어느 가게로 할까요?", speech: TurnSpeech(full: ""))
    turn.intent = "Buy"
    turn.slots = [
      "lines": .list([
        .composite([
          "item": .entity(id: "m17", text: "양념치킨", said: "양념", span: nil),
          "count": .value(.integer(2), text: "2", said: nil, span: nil),
        ])
      ]),
      "date": .value(.string("2026-11-21T00:00:00+09:00"), text: "내일", said: nil, span: nil),
    ]
    turn.question = TurnQuestion(
      id: "lines.item#1", kind: .choice, slot: "lines.item", title: "가게", attempt: 2, max: 3,
      expires: Date(timeIntervalSince1970: 0), schema: .string,
      options: ["교동통닭", "한밤치킨"].enumerated().map {
        TurnOption(id: "r\($0.offset)", title: $0.element, subtitle: nil, isDestructive: false)
      })
    turn.snippet = TurnSnippet(lines: ["양념치킨 2마리 · 38,000원"])
    turn.value = TurnValue(id: "v1", text: "양념치킨")
    turn.performed = [TurnPerformance(app: "Shop", intent: "Buy", slots: turn.slots)]
    turn.effects = ["pay": 1]
    return turn
  }

  private func failure(_ check: String, of turn: Turn = Self.asked, before: Turn? = nil) throws -> String? {
    let placed = try #require(try turns("{say: 네, \(check)}")[0].checks.first)
    return TurnCheck(turn: turn, before: before).failure(of: placed)?.description
  }

  @Test(
    "a check that holds says nothing",
    arguments: [
      "asks: {kind: choice, slot: item}", "asks: {slot: lines.item, intent: Buy, attempt: 2}",
      "asks: {options: [교동 통닭, r1]}", "asks: {options: {contains: 한밤치킨}}", "asks: {}",
      "slots: {lines: [{item: 양념치킨, count: 2}]}", "slots: {lines: [{item: 양념}]}",
      "slots: {lines: [{item: m17}]}",
      "slots: {date: 2026-11-21, price: ~}", "slots: {date: 내일}", "calls: {Buy: {}}", "calls: [Buy]",
      "speaks: 어느 가게로 할까요?", "speaks: {contains: [어느, '38,000원']}", "speaks: {matches: '^어느'}",
      "outcome: input_required", "effects: {pay: 1}", "effects: {pay: 1, ship: 0}", "value: v1",
      "value: 양념치킨",
      "value: {contains: 양념}", "disallow: []",
    ])
  func holds(_ check: String) throws {
    #expect(try failure(check) == nil)
  }

  @Test(
    "a check that does not hold says what was expected and what came",
    arguments: [
      (
        "asks: none",
        "asks: expected no question, got a choice of lines.item of Buy, attempt 2 among 교동통닭, 한밤치킨 (“어느 가게로 할까요?”)"
      ),
      (
        "asks: {kind: confirm, attempt: 1}",
        "asks: expected a confirm attempt 1, got a choice of lines.item of Buy, attempt 2 among 교동통닭, 한밤치킨 (“어느 가게로 할까요?”)"
      ),
      (
        "asks: {options: [한밤치킨]}",
        "asks: expected a question among 한밤치킨, got a choice of lines.item of Buy, attempt 2 among 교동통닭, 한밤치킨 (“어느 가게로 할까요?”)"
      ),
      (
        "slots: {lines: [{count: 3}]}",
        "slots: expected {lines: [{count: 3}]}, got {date: 내일 (2026-11-21T00:00:00+09:00), lines: [{count: 2, item: 양념치킨 (m17)}]}"
      ),
      (
        "slots: {date: ~}",
        "slots: expected {date: nothing}, got {date: 내일 (2026-11-21T00:00:00+09:00), lines: [{count: 2, item: 양념치킨 (m17)}]}"
      ),
      (
        "calls: none",
        "calls: expected none, got Buy {date: 내일 (2026-11-21T00:00:00+09:00), lines: [{count: 2, item: 양념치킨 (m17)}]}"
      ),
      ("speaks: 어느 가게", "speaks: expected “어느 가게”, got “어느 가게로 할까요?\n양념치킨 2마리 · 38,000원”"),
      (
        "speaks: {contains: 배달}",
        "speaks: expected something with “배달”, got “어느 가게로 할까요?\n양념치킨 2마리 · 38,000원”"
      ),
      (
        "speaks: {matches: '^할'}",
        "speaks: expected something like /^할/, got “어느 가게로 할까요?\n양념치킨 2마리 · 38,000원”"
      ),
      ("outcome: done", "outcome: expected done, got input_required (“어느 가게로 할까요?”)"),
      ("effects: {}", "effects: expected none, got pay 1"),
      ("effects: {pay: 2, ship: 1}", "effects: expected pay 2, ship 1, got pay 1"),
      ("disallow: [Buy]", "disallow: expected no Buy, got it was done"),
      ("value: 간장치킨", "value: expected “간장치킨”, got “양념치킨”"),
    ])
  func fails(_ check: String, _ message: String) throws {
    #expect(try failure(check) == message)
  }

  @Test("what may not happen may not be offered either, unless it was being asked about before")
  func offered() throws {
    var turn = Self.asked
    turn.performed = []
    #expect(
      try failure("disallow: [Buy]", of: turn)
        == "disallow: expected no Buy, got it was offered (“어느 가게로 할까요?”)")
    #expect(try failure("disallow: [Buy]", of: turn, before: turn) == nil)
    turn.question = nil
    #expect(try failure("disallow: [Buy]", of: turn) == nil)
    #expect(try failure("asks: {}", of: turn) == "asks: expected a question, got no question (“어느 가게로 할까요?”)")
  }
}
