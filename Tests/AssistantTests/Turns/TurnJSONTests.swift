import AppIntents
import Assistant
import ConversationProtocol
import Foundation
import Testing

/// The turn object as every door gives it, read back from its JSON.
@Suite struct TurnJSONTests {
  private static let keys = [
    "alternatives", "app", "channel", "effects", "error", "intent", "match", "outcome", "performed",
    "question",
    "resume", "session", "slots", "snippet", "speech", "text", "turn", "undo", "v", "value",
  ]

  private func objects(_ steps: Step...) async throws -> [[String: Any]] {
    try await Transcript.of(steps).turns.map { turn in
      let json = try JSONSerialization.jsonObject(with: Data(turn.json().utf8))
      return try #require(json as? [String: Any])
    }
  }

  private func slot(_ name: String, of object: [String: Any]) throws -> [String: Any] {
    let slots = try #require(object["slots"] as? [String: Any])
    return try #require(slots[name] as? [String: Any], "no \(name) in \(slots)")
  }

  @Test(
    "every turn has every key, with null for what is absent",
    arguments: [
      "녹차 주문해줘", "외상 보여줘", "파란 하늘", "녹차 주문하지 마", "홍차 주문해줘", "간식 찾아줘", "소리 틀어줘", "취소",
    ])
  func keys(_ sentence: String) async throws {
    let object = try #require(try await objects(.say(sentence)).first)
    #expect(object.keys.sorted() == Self.keys)
    #expect(object["v"] as? Int == 1)
    #expect(object["session"] as? String == "s_test")
    #expect(object["turn"] as? Int == 1)
    #expect(object["channel"] as? String == "text")
  }

  @Test("a turn is one line, its keys sorted, slashes as they are")
  func line() async throws {
    var turn = try #require(try await Transcript.of("외상 보여줘").last)
    turn.text = "a/b\n\"c\""
    let match = #"{"ask_first":false,"cost":1,"phrase":"외상 (보여줘|알려줘)","repaired":null}"#
    #expect(
      turn.json()
        == #"{"alternatives":[],"app":"TeaHouse","channel":"text","effects":{},"error":null,"intent":"ShowTab","match":"#
        + match
        + #","outcome":"answered","performed":[{"app":"TeaHouse","intent":"ShowTab","slots":{}}],"question":null"#
        + #","resume":null,"session":"s_test","slots":{},"snippet":null"#
        + #","speech":{"full":"외상은 오천 원이에요.","supporting":null},"text":"a/b\n\"c\"","turn":1"#
        + #","undo":null,"v":1,"value":null}"#)
  }

  @Test(
    "a turn is read back from its JSON as it was",
    arguments: [
      "녹차 두 잔 주문해줘", "외상 보여줘", "파란 하늘", "녹차 주문하지 마", "라떼 주문해줘", "세 명 자리 예약해줘", "토핑 골라줘", "등 낮춰줘", "소리 틀어줘",
    ])
  func readBack(_ sentence: String) async throws {
    let turn = try #require(try await Transcript.of(.say(sentence)).last)
    #expect(try Turn(json: turn.json()).json() == turn.json())
  }

  @Test("a turn says which intents came to their end in it, with which effects")
  func performed() async throws {
    let talk = try await Transcript.of("녹차 두 잔 주문해줘", "네", "등 낮추고 외상 보여줘", "네", "되돌려 줘")
    #expect(
      talk.turns.map { $0.performed.map(\.intent) } == [[], ["OrderDrink"], [], ["DimLamp", "ShowTab"], []])
    #expect(talk.turns.map(\.effects) == [[:], ["order": 1], [:], ["dim": 1], [:]])
  }

  @Test("text is for the eye, speech for the ear")
  func speech() async throws {
    let object = try await objects("외상 보여줘")[0]
    #expect(object["text"] as? String == "외상은 5000원이에요.")
    #expect((object["speech"] as? [String: Any])?["full"] as? String == "외상은 오천 원이에요.")
  }

  @Test("a question says how to answer it, how often and until when")
  func question() async throws {
    let object = try await objects("밀크티 두 잔 주문해줘")[0]
    let question = try #require(object["question"] as? [String: Any])
    #expect(
      question.keys.sorted() == [
        "attempt", "expires", "id", "kind", "max", "options", "schema", "slot", "title",
      ])
    #expect(question["id"] as? String == "shop#1")
    #expect(question["kind"] as? String == "choice")
    #expect(question["slot"] as? String == "shop")
    #expect(question["title"] as? String == "가게")
    #expect(question["attempt"] as? Int == 1)
    #expect(question["max"] as? Int == 3)
    #expect(question["expires"] as? String == timestamp(MovableClock().now.addingTimeInterval(600)))
    #expect(object["outcome"] as? String == "input_required")
  }

  @Test("a question's options have an id, a title and a subtitle; how to go on is an argument list")
  func options() async throws {
    let object = try await objects("밀크티 두 잔 주문해줘")[0]
    let question = try #require(object["question"] as? [String: Any])
    let options = try #require(question["options"] as? [[String: Any]])
    #expect(options.map { $0["id"] as? String } == ["s1", "s2"])
    #expect(options.map { $0["title"] as? String } == ["달빛다방", "별빛찻집"])
    #expect(options.allSatisfy { $0["subtitle"] is NSNull })
    let resume = try #require(object["resume"] as? [String: Any])
    #expect(resume["argv"] as? [String] == ["malgil", "--session", "s_test", "--say", "…"])
  }

  @Test("a costly confirmation is good for two minutes only")
  func costlyExpiry() async throws {
    let talk = try await Transcript.of("녹차 주문해줘")
    #expect(talk.last?.question?.expires == MovableClock().now.addingTimeInterval(120))
  }

  @Test("what was said for each slot, with its place in Unicode scalars of the text as received")
  func slots() async throws {
    let object = try await objects("  밀크티 두 잔 주문해줘")[0]
    let drink = try slot("drink", of: object)
    #expect(drink["id"] is NSNull)
    #expect(drink["text"] as? String == "밀크티")
    #expect(drink["said"] as? String == "밀크티")
    #expect(drink["span"] as? [Int] == [2, 5])
    let quantity = try slot("quantity", of: object)
    #expect(quantity["value"] as? Int == 2)
    #expect(quantity["text"] as? String == "2")
    #expect(quantity["said"] as? String == "두 잔")
    #expect(quantity["span"] as? [Int] == [6, 9])
  }

  @Test(
    "spans count scalars, also where syllables are written as jamo and an emoji of several scalars follows")
  func decomposed() async throws {
    let sentence = "\t음… 녹차 주문해줘 👩‍🍳".decomposedStringWithCanonicalMapping
    let drink = try slot("drink", of: try await objects(.say(sentence))[0])
    let span = try #require(drink["span"] as? [Int])
    let words = String(String.UnicodeScalarView(Array(sentence.unicodeScalars)[span[0]..<span[1]]))
    #expect(drink["id"] as? String == "d3")
    #expect(words.precomposedStringWithCanonicalMapping == "녹차")
    #expect((drink["said"] as? String)?.precomposedStringWithCanonicalMapping == "녹차")
  }

  @Test("answers are slots too: an option, several options, a number, a text")
  func answers() async throws {
    let shop = try slot("shop", of: try await objects("밀크티 주문해줘", "두 번째 거")[1])
    #expect(shop["id"] as? String == "s2")
    #expect(shop["text"] as? String == "별빛찻집")
    #expect(shop["said"] as? String == "두 번째 거")
    #expect(shop["span"] as? [Int] == [0, 6])
    let toppings = try await objects("토핑 골라줘", "1번이랑 3번")[1]["slots"] as? [String: Any]
    #expect((toppings?["toppings"] as? [[String: Any]])?.map { $0["id"] as? String } == ["t1", "t3"])
    let seat = try await objects("자리 예약해줘", "세 명", "김하나")[2]
    #expect(try slot("people", of: seat)["value"] as? Int == 3)
    #expect(try slot("people", of: seat)["said"] as? String == "세 명")
    #expect(try slot("name", of: seat)["value"] as? String == "김하나")
  }

  @Test("a veto names its rule and its place")
  func veto() async throws {
    let object = try await objects("녹차 주문하지 마")[0]
    let error = try #require(object["error"] as? [String: Any])
    #expect(object["outcome"] as? String == "not_understood")
    #expect(error["code"] as? String == "vetoed")
    #expect(error["rule"] as? String == "prohibition")
    #expect(error["message"] as? String == "알겠어요. 하지 않을게요.")
    #expect(error["retryable"] as? Bool == false)
    let span = try #require(error["span"] as? [Int])
    #expect(span.count == 2 && span[0] >= 3 && span[1] <= 9 && span[0] < span[1])
    #expect(object["question"] is NSNull)
    #expect(object["intent"] is NSNull)
  }

  @Test("an error without a rule has neither rule nor span")
  func failure() async throws {
    let error = try #require(try await objects("간식 찾아줘")[0]["error"] as? [String: Any])
    #expect(error.keys.sorted() == ["code", "message", "retryable"])
  }

  @Test("what was matched, at which cost; and what else could have been")
  func match() async throws {
    let match = try #require(try await objects("녹차 주문할까?")[0]["match"] as? [String: Any])
    #expect(match.keys.sorted() == ["ask_first", "cost", "phrase", "repaired"])
    #expect(match["phrase"] as? String == "[{shop}에서] {drink} [{quantity}] (주문해줘|시켜줘)")
    #expect(match["ask_first"] as? Bool == true)
    #expect(match["repaired"] is NSNull)
    let rivals = try #require(try await objects("소리 틀어줘")[0]["alternatives"] as? [[String: Any]])
    #expect(rivals.map { $0["intent"] as? String } == ["PlayRadio"])
    #expect(rivals.allSatisfy { $0.keys.sorted() == ["cost", "intent", "phrase"] })
  }

  @Test("a snippet is lines, a value is text")
  func results() async throws {
    let talk = try await objects("녹차 주문해줘", "네")
    #expect((talk[0]["snippet"] as? [String: Any])?["lines"] as? [String] == ["달빛다방 녹차 1잔 3000원"])
    #expect((talk[1]["value"] as? [String: Any])?["text"] as? String == "1")
  }
}
