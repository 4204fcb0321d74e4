import AppIntents
import Foundation
import Synchronization
import Testing

@Suite("Kinds of intents") struct LandmarksTests {
  private func run(
    _ intent: String, _ arguments: [String: IntentArgument] = [:], host: ScriptedHost
  ) async throws -> IntentOutcome {
    let call = IntentCall(app: "Landmarks", intent: intent, arguments: arguments)
    return try await IntentRuntime.run(call, of: Landmarks.self, host: host)
  }

  @Test("What an undoable intent did is taken back once")
  func undo() async throws {
    let host = ScriptedHost(.confirmed(true))
    let deleting = try await run(
      "DeleteNote", ["entities": .list([.entities(identifiers: ["부산"], said: "부산")])], host: host)
    #expect(deleting.canUndo)
    #expect(DeleteNote.notebook.notes.withLock { $0 } == ["경주"])
    let token = try #require(deleting.undoToken)
    #expect(try await IntentRuntime.undo(token, host: host))
    #expect(DeleteNote.notebook.notes.withLock { $0 } == ["경주", "부산"])
    #expect(try await !IntentRuntime.undo(token, host: host))
    #expect(IntentRuntime.describe(Landmarks.self).intents.map(\.isUndoable).prefix(2) == [true, false])
  }

  @Test("An intent that registers no undo cannot be taken back")
  func nothingToUndo() async throws {
    let outcome = try await run("ShowCrowd", ["asks": .boolean(false)], host: ScriptedHost())
    #expect(!outcome.canUndo)
    #expect(outcome.undoToken == nil)
  }

  @Test("Coming to the front is asked, and a no is thrown")
  func foreground() async throws {
    let host = ScriptedHost(.confirmed(true))
    #expect(try await run("ShowCrowd", host: host).dialog?.full == "여기 3")
    #expect(await host.questions.map(\.dialog?.full) == ["앱에서 볼까요?"])
    await #expect(throws: IntentFailure(code: .declined)) {
      try await run("ShowCrowd", host: ScriptedHost(.confirmed(false)))
    }
  }

  @Test("The one entity of its kind is found by its name and its identifier")
  func uniqueEntity() async throws {
    for argument in [IntentArgument.text("설정"), .entities(identifiers: ["Settings"], said: "설정")] {
      let outcome = try await run(
        "ShowCrowd", ["settings": argument, "asks": .boolean(false)], host: ScriptedHost())
      #expect(outcome.dialog?.full == "서울 3")
    }
  }

  @Test("A snippet intent shows its lines, in a confirmation and as a result, in the conversation's language")
  func snippetIntents() async throws {
    let host = ScriptedHost(.confirmed(true), language: "en")
    #expect(try await run("FindTicket", host: host).snippet == ["2 notes"])
    #expect(await host.questions.first?.snippet == ["1 notes"])
  }

  @Test("A query sees what the intent holds so far, and only the supported cases are offered")
  func dependencies() async throws {
    let host = ScriptedHost(.argument(.text("부산")), .options(["hot"]), .options(["부산 hot"]))
    #expect(try await run("OpenNote", host: host).dialog?.full == "부산 hot 12")
    let questions = await host.questions
    #expect(questions[0].kind == .value)
    #expect(questions[1].options.map(\.id) == ["mild", "hot"])
    #expect(questions[2].options.map(\.title) == ["부산 hot"])
    let names = try await IntentRuntime.names(
      ofEntity: "Note", in: Landmarks.self, language: "ko", now: Date(timeIntervalSince1970: 0))
    #expect(names.isEmpty)
  }

  @Test("Every kind of argument becomes a value, and the value the same argument again")
  func everyKind() async throws {
    let arguments: [String: IntentArgument] = [
      "ratio": .number(1.25), "date": .date(1_800_000_000), "time": .duration(90),
      "link": .text("https://a.kr/b"),
      "isOn": .boolean(true), "tags": .list([.text("하나"), .text("둘")]), "length": .integer(9),
      "line": .composite([
        "dish": .entities(identifiers: ["7"], said: "떡볶이"), "quantity": .integer(3),
      ]),
    ]
    let outcome = try await run("Measure", arguments, host: ScriptedHost())
    #expect(outcome.opens == IntentCall(app: "Landmarks", intent: "Measure", arguments: arguments))
  }

  @Test("Without an argument a provider's default result is taken, and optionals stay empty")
  func defaultResult() async throws {
    let outcome = try await run("Measure", host: ScriptedHost())
    #expect(outcome.opens?.arguments == ["length": .integer(2)])
  }

  @Test(
    "An argument of the wrong kind is asked for again",
    arguments: [
      ("ratio", IntentArgument.number(2), IntentQuestion.Problem.outOfRange(minimum: 0.5, maximum: 1.5)),
      ("date", .text("내일"), .unreadable(said: "내일")), ("time", .integer(3), .unreadable(said: "3")),
      ("isOn", .text("아마"), .unreadable(said: "아마")), ("link", .text(""), .unreadable(said: "")),
    ])
  func wrongKinds(parameter: String, argument: IntentArgument, problem: IntentQuestion.Problem) async throws {
    let host = ScriptedHost()
    await #expect(throws: CancellationError.self) {
      try await run("Measure", [parameter: argument], host: host)
    }
    #expect(await host.questions.map(\.problem) == [problem])
  }
}
