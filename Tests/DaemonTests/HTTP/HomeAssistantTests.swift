import ConversationProtocol
import Foundation
import Testing

@testable import Assistant
@testable import Daemon

@Suite struct HomeAssistantTests {
  private func reply(to turn: Turn) throws -> [String: Any] {
    let data = try JSONEncoder().encode(HomeAssistantConversation.Reply(turn: turn, language: "ko"))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func turn(_ outcome: TurnOutcome) throws -> Turn {
    try Turn(
      json: """
        {"v":1,"session":"s_1","turn":1,"channel":"text","outcome":"\(outcome.rawValue)","app":null,"intent":null,\
        "slots":{},"text":"네","speech":{"full":"네.","supporting":null},"question":null,"value":null,"snippet":null,\
        "undo":null,"performed":[],"effects":{},"match":null,"resume":null,"alternatives":[],"error":null}
        """)
  }

  @Test(
    "an outcome is one of three types, an error has one of four codes",
    arguments: [
      (.done, "action_done", nil), (.cancelled, "action_done", nil), (.declined, "action_done", nil),
      (.answered, "query_answer", nil), (.inputRequired, "query_answer", nil),
      (.notUnderstood, "error", "no_intent_match"), (.noTarget, "error", "no_valid_targets"),
      (.failed, "error", "failed_to_handle"), (.expired, "error", "unknown"),
      (.superseded, "error", "unknown"),
    ] as [(TurnOutcome, String, String?)])
  func outcomes(_ outcome: TurnOutcome, _ type: String, _ code: String?) throws {
    let response = try #require(try reply(to: try turn(outcome))["response"] as? [String: Any])
    #expect(response["response_type"] as? String == type)
    let data = try #require(response["data"] as? [String: Any])
    #expect(data["code"] as? String == code)
    #expect(Set(data.keys) == (code == nil ? ["success", "failed"] : ["code"]))
  }

  @Test("what a finished intent was about is named, entities only")
  func targets() throws {
    var done = try turn(.done)
    done.performed = [
      TurnPerformance(
        app: "FoodDelivery", intent: "OrderFood",
        slots: [
          "restaurant": .entity(id: "r3", text: "한밤치킨", said: nil, span: nil),
          "lines": .list([
            .composite([
              "menuItem": .entity(id: "m17", text: "양념치킨", said: nil, span: nil),
              "quantity": .value(.integer(2), text: "2", said: nil, span: nil),
            ])
          ]),
        ])
    ]
    let response = try #require(try reply(to: done)["response"] as? [String: Any])
    let success = (response["data"] as? [String: Any])?["success"] as? [[String: String]]
    #expect(
      success == [
        ["name": "양념치킨", "type": "custom", "id": "m17"], ["name": "한밤치킨", "type": "custom", "id": "r3"],
      ])
  }

  @Test("speech is null where it has nothing, and the turn stands beside it")
  func shape() throws {
    let body = try reply(to: try turn(.answered))
    #expect(Set(body.keys) == ["response", "conversation_id", "continue_conversation", "x_malgil"])
    let speech = (body["response"] as? [String: Any])?["speech"] as? [String: [String: Any]]
    #expect(speech?["plain"]?["speech"] as? String == "네.")
    #expect(speech?["plain"]?["extra_data"] is NSNull)
    #expect(body["continue_conversation"] as? Bool == false)
  }
}
