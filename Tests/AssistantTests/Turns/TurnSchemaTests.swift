import AppIntents
import Assistant
import ConversationProtocol
import Foundation
import Testing

@Suite struct TurnSchemaTests {
  @Test(
    "every kind of question has the schema of its answer",
    arguments: [
      ("자리 예약해줘", #"{"maximum":8,"minimum":1,"type":"integer"}"#),
      ("메모 남겨줘", #"{"type":"string"}"#),
      ("녹차 주문해줘", #"{"type":"boolean"}"#),
      ("녹차 주문할까?", #"{"type":"boolean"}"#),
      (
        "컵 크기 바꿔줘",
        #"{"oneOf":[{"const":"small","title":"작은 컵"},{"const":"large","title":"큰 컵"}],"type":"string"}"#
      ),
      (
        "소리 틀어줘",
        #"{"oneOf":[{"const":"0","title":"음악 틀기"},{"const":"1","title":"라디오 틀기"}],"type":"string"}"#
      ),
      (
        "토핑 골라줘",
        #"{"items":{"anyOf":[{"const":"t1","title":"펄"},{"const":"t2","title":"젤리"},"#
          + #"{"const":"t3","title":"휘핑크림"}]},"type":"array"}"#
      ),
    ])
  func asked(_ sentence: String, _ json: String) async throws {
    let talk = try await Transcript.of(.say(sentence))
    #expect(try encoded(try #require(talk.last?.question?.schema)) == json)
  }

  @Test(
    "values have a schema by their type and range",
    arguments: [
      (TurnSchema.dateTime, #"{"format":"date-time","type":"string"}"#),
      (.integer(minimum: nil, maximum: nil), #"{"type":"integer"}"#),
      (.number(minimum: 0.5, maximum: nil), #"{"minimum":0.5,"type":"number"}"#),
      (.oneOf([]), #"{"oneOf":[],"type":"string"}"#),
    ])
  func value(_ schema: TurnSchema, _ json: String) throws {
    #expect(try encoded(schema) == json)
  }

  @Test("an option that destroys says so")
  func destructive() async throws {
    let talk = try await Transcript.of("자리 정리해줘")
    let options = try #require(talk.last?.question?.options)
    #expect(options.map(\.isDestructive) == [false, true])
    #expect(try encoded(options[1]).contains(#""destructive":true"#))
    #expect(try !encoded(options[0]).contains("destructive"))
    #expect(try !encoded(options[0]).contains("section"))
    #expect(try encoded(TurnOption(id: "1", title: "가", section: "나")).contains(#""section":"나""#))
  }

  @Test("every outcome is spelled as documented")
  func outcomes() {
    #expect(
      TurnOutcome.allCases.map(\.rawValue) == [
        "done", "answered", "input_required", "not_understood", "no_target", "failed", "cancelled",
        "declined",
        "expired", "superseded",
      ])
  }

  @Test(
    "times are ISO 8601 with an offset and read back as the same moment", arguments: [0.0, 1_795_168_800])
  func times(_ seconds: Double) throws {
    let date = Date(timeIntervalSince1970: seconds)
    let text = timestamp(date)
    #expect(text.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d/) != nil, "\(text)")
    #expect(try Date(text, strategy: .iso8601) == date)
  }

  private func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
