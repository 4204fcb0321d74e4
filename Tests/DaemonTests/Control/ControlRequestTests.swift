import Assistant
import ConversationProtocol
import Foundation
import Testing

@testable import Daemon

@Suite struct ControlRequestTests {
  @Test(
    "what cannot be read is said with what is wrong with it",
    arguments: [
      ("", "the line is no JSON object: the line is empty (byte 0)"),
      ("x", "the line is no JSON object: a value must stand here (byte 0)"),
      ("[]", "the line is no JSON object"), ("\"say\"", "the line is no JSON object"),
      ("{\"do\":\"say\"", "the line is no JSON object: the line ends inside an object (byte 11)"),
      (
        "{\"do\":\"say\",\"do\":\"ping\"}",
        "the line is no JSON object: the key “do” stands here twice (byte 12)"
      ),
      ("{}", "“do” is missing"),
      ("{\"do\":3}", "“do” has a value of another type"),
      ("{\"do\":null}", "“do” has a value of another type"),
      ("{\"do\":\"ping\",\"id\":1.5}", "“id” has a value of another type"),
      ("{\"do\":\"ping\",\"id\":[1]}", "“id” has a value of another type"),
      ("{\"do\":\"subscribe\",\"after\":-1}", "“after” is no event's identifier"),
      ("{\"do\":\"subscribe\",\"after\":1e30}", "“after” has a value of another type"),
      ("{\"do\":\"say\",\"text\":3}", "“text” has a value of another type"),
      ("{\"do\":\"say\",\"answers\":{\"a\":1}}", "“answers” has a value of another type"),
      ("{\"do\":\"say\",\"channel\":\"smoke\"}", "“channel” has a value that there is not"),
      (
        "{\"do\":\"ping\",\"sesion\":\"s\"}",
        "there is no “sesion”; a request has after, all, answers, app, arguments, asked, begin, browser, channel, command, continue, "
          + "do, id, intent, language, literal, progress, request, seconds, session, surface, terminal, text, transcripts, yes"
      ),
      (
        "{\"do\":\"show\",\"session\":\"\"}",
        "“session” is a name of 1 to 256 bytes without control characters"
      ),
      (
        "{\"do\":\"show\",\"session\":\"s_1\\u0000x\"}",
        "“session” is a name of 1 to 256 bytes without control characters"
      ),
      (
        "{\"do\":\"say\",\"request\":\"\\u001b]0;x\"}",
        "“request” is a name of 1 to 256 bytes without control characters"
      ),
      (
        "{\"do\":\"say\",\"terminal\":\"\\u202epts\"}",
        "“terminal” is a name of 1 to 256 bytes without control characters"
      ),
      (
        "{\"do\":\"dance\"}",
        "nothing is done for “dance”; there is hello, ping, say, answer, answered, open, outcome, undo, speak, sessions, show, "
          + "delete, explain, words, names, subscribe, reload, advance, surfaces, forget, login, browsers, logout"
      ),
    ])
  func wrong(line: String, message: String) {
    let failure = #expect(throws: AssistantFailure.self) { try ControlRequest(Array(line.utf8)) }
    #expect(failure == AssistantFailure(.badRequest, message))
  }

  @Test("bytes that are not UTF-8 are refused")
  func notUnicode() {
    let bytes = Array("{\"do\":\"say\",\"text\":\"".utf8) + [0xFF, 0xFE] + Array("\"}".utf8)
    let failure = #expect(throws: AssistantFailure.self) { try ControlRequest(bytes) }
    #expect(failure == AssistantFailure(.badRequest, "the line is not UTF-8"))
  }

  @Test("any bytes are a request or an error", arguments: 1...20)
  func anything(seed: Int) {
    var random = SmallRandom(seed: UInt64(seed))
    let line = Array(
      "{\"id\":7,\"do\":\"say\",\"text\":\"치킨 주문해줘\",\"answers\":{\"a\":\"b\"},\"yes\":true}".utf8)
    for _ in 1...200 {
      var bytes = line
      for _ in 0...(random.next() % 4) {
        let place = Int(random.next() % UInt64(bytes.count))
        if random.next() % 2 == 0 {
          bytes.remove(at: place)
        } else {
          bytes[place] = UInt8(random.next() % 256)
        }
      }
      do { _ = try ControlRequest(bytes) } catch { #expect(error.code == .badRequest) }
    }
  }

  @Test("everything that can be asked is read")
  func whole() throws {
    let line = """
      {"id":"a","do":"say","session":"s","begin":true,"continue":false,"text":"네","channel":"voice","answers":{"q":"2"},\
      "yes":true,"request":"r","terminal":"/dev/pts/1","language":"en","app":"Landmarks"}
      """
    let request = try ControlRequest(Array(line.utf8))
    let asked = TurnRequest(
      .text("네", .voice), in: .begun("s"), answers: ["q": "2"], acceptsConfirmations: true, id: "r",
      language: "en", app: "Landmarks")
    #expect(request == ControlRequest(.take(asked), terminal: "/dev/pts/1", id: .text("a")))
  }

  @Test(
    "every request is read back from its line as the same value",
    arguments: [
      ControlRequest.Action.hello, .ping, .take(TurnRequest(.text("네"))),
      .take(TurnRequest(.text("네", .voice), in: .latest, answers: ["a": "b"], acceptsConfirmations: true)),
      .take(TurnRequest(.transcripts(["네", "내"]), in: .session("s"))),
      .take(TurnRequest(.literal("취소"), in: .begun("s"), id: "r", language: "en", app: "A")),
      .take(TurnRequest(.command(.startOver, .voice))), .take(TurnRequest(.answers(), answers: ["a": "b"])),
      .answered("r", in: .new), .answered("r", in: .begun("s")), .open(session: nil), .open(session: "s"),
      .undo(session: nil), .undo(session: "s"), .speak("en", session: "s"), .sessions, .show(session: "s"),
      .delete(session: "s"), .deleteAll, .explain("네"), .words(language: nil), .words(language: "ko"),
      .names("치"), .subscribe(after: nil), .subscribe(after: 3), .reload, .advance(seconds: 0.5),
    ])
  func readBack(_ action: ControlRequest.Action) throws {
    let request = ControlRequest(action, terminal: "t", id: .number(7))
    #expect(try ControlRequest(request.line) == request)
  }

  @Test(
    "of what can be said one is said",
    arguments: [
      (#"{"do":"say"}"#, "“text” is missing"),
      (#"{"do":"say","text":"네","command":"cancel"}"#, "either “text” or “command” is said"),
      (#"{"do":"say","text":"네","transcripts":["네"]}"#, "either “text” or “transcripts” is said"),
      (#"{"do":"say","command":"dance"}"#, "“command” has a value that there is not"),
      (#"{"do":"say","text":"네","session":"s","continue":true}"#, "either “session” or “continue” is given"),
      (#"{"do":"speak","session":"s"}"#, "“language” is missing"),
      (#"{"do":"show"}"#, "“session” is missing"),
    ])
  func missing(line: String, message: String) {
    let failure = #expect(throws: AssistantFailure.self) { try ControlRequest(Array(line.utf8)) }
    #expect(failure == AssistantFailure(.badRequest, message))
  }
}
