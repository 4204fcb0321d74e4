import AppIntents
import Foundation
import Testing

@Suite("Requests while performing") struct RequestTests {
  private func talk(_ topic: String, _ host: ScriptedHost) async throws -> IntentOutcome {
    try await run("Talk", ["topic": .text(topic)], host: host)
  }

  @Test("requestValue asks with its dialog and gives the value back")
  func requestValue() async throws {
    let host = ScriptedHost(.argument(.text("떡볶이")))
    #expect(try await talk("value", host).dialog?.full == "떡볶이")
    let question = try #require(await host.questions.first)
    #expect(question.slot == "dish")
    #expect(question.dialog?.full == "뭐요?")
    #expect(question.situation == .requested)
  }

  @Test("requestDisambiguation offers exactly the given values")
  func requestDisambiguation() async throws {
    let host = ScriptedHost(.options(["7"]))
    #expect(try await talk("which", host).dialog?.full == "떡볶이")
    let question = try #require(await host.questions.first)
    #expect(question.options.map(\.title) == ["후라이드치킨", "떡볶이"])
    #expect(question.dialog?.full == "어느 거요?")
  }

  @Test(
    "requestConfirmation of a parameter is a value, not an error",
    arguments: [(true, "맞아요"), (false, "아니에요")])
  func requestConfirmation(answer: Bool, said: String) async throws {
    let host = ScriptedHost(.argument(.text("음")), .confirmed(answer))
    #expect(try await talk("sure", host).dialog?.full == said)
    let questions = await host.questions
    #expect(questions.map(\.kind) == [.confirm, .confirm])
    #expect(questions.map(\.problem) == [nil, .unreadable(said: "음")])
    #expect(questions[0].snippet == ["후라이드치킨"])
  }

  @Test("needsValueError asks, sets the parameter and performs again")
  func needsValue() async throws {
    let host = ScriptedHost(.argument(.integer(3)))
    #expect(try await talk("needs", host).dialog?.full == "3개")
    #expect(await host.questions.map(\.dialog?.full) == ["몇 개요?"])
  }

  @Test("restartPerform performs again with the parameters as they are")
  func restart() async throws {
    #expect(try await talk("restart", ScriptedHost()).dialog?.full == "7")
  }

  @Test("requestChoice gives the chosen option back; a cancelling one is the name of the way out")
  func choice() async throws {
    let host = ScriptedHost(.options(["2"]))
    #expect(try await talk("choose", host).dialog?.full == "지우기")
    let question = try #require(await host.questions.first)
    #expect(question.slot == "choice")
    #expect(question.options.map(\.title) == ["보관", "지우기"])
    #expect(question.cancelTitle == "취소")
    #expect(question.options.map(\.isDestructive) == [false, true])
  }

  @Test("Choosing the cancelling option cancels")
  func cancellingChoice() async throws {
    await #expect(throws: CancellationError.self) { try await talk("choose", ScriptedHost(.options(["0"]))) }
  }

  @Test("A sensitive parameter says so in its question")
  func sensitive() async throws {
    let host = ScriptedHost(.argument(.text("0000")))
    _ = try await talk("secret", host)
    #expect(await host.questions.map(\.isSensitive) == [true])
  }

  @Test("An error with a text for people is given in the conversation's language")
  func spokenErrors() async throws {
    for (language, message) in [("ko", "지금은 문을 연 가게가 없어요."), ("en", "Nothing is open now.")] {
      await #expect(
        throws: IntentFailure(code: .failed, message: SpokenText(full: message), detail: "closed")
      ) {
        try await talk("closed", ScriptedHost(language: language))
      }
    }
  }

  @Test("A localised error gives its description; any other gives no words")
  func otherErrors() async throws {
    let localized = await #expect(throws: IntentFailure.self) { try await talk("localized", ScriptedHost()) }
    #expect(localized?.message == SpokenText(full: "길이 막혔어요."))
    let plain = await #expect(throws: IntentFailure.self) { try await talk("plain", ScriptedHost()) }
    #expect(plain == IntentFailure(code: .failed, detail: "plain(3)"))
  }

  @Test("An intent can call another one for its value")
  func calling() async throws {
    #expect(try await talk("call", ScriptedHost()).value?.text == "12")
  }

  @Test("Cancelling a question cancels the run; so does cancelling the task")
  func cancellation() async throws {
    await #expect(throws: CancellationError.self) { try await talk("value", ScriptedHost()) }
    let task = Task { try await talk("sleep", ScriptedHost()) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("The time is recorded with the conversation")
  func recordedTime() async throws {
    let host = ScriptedHost()
    _ = try await talk("time", host)
    #expect(await host.records == ["now"])
  }

  @Test("Outside an assistant a request throws a clear error")
  func noDialog() async throws {
    let talk = Talk()
    let error = await #expect(throws: IntentDialogUnavailable.self) { try await talk.$dish.requestValue() }
    #expect(error?.description == "no dialog: this intent is not run by an assistant")
    await #expect(throws: IntentDialogUnavailable.self) { try await talk.requestConfirmation() }
  }

  @Test("An intent that the app does not have fails")
  func unknownIntent() async throws {
    await #expect(throws: IntentFailure(code: .failed, detail: "Diner has no intent named Nothing")) {
      try await run("Nothing", host: ScriptedHost())
    }
  }
}

@Suite("Answers in words to a question with options") struct WordedAnswerTests {
  @Test("Words pick among the options that are offered")
  func wordsPickOptions() async throws {
    let host = ScriptedHost(.argument(.text("치킨 두 마리")))
    #expect(try await run("TrackOrder", host: host).value?.text == "1043")
  }

  @Test("A number is an option only by its identifier, never by a part of one")
  func numbersAreWhole() async throws {
    let host = ScriptedHost(.argument(.integer(104)))
    #expect(try await run("TrackOrder", host: host).value?.text == "104")
  }

  @Test("A disambiguation takes nothing but what it offers")
  func closedOffer() async throws {
    let host = ScriptedHost(.argument(.text("콜라")), .argument(.text("떡볶이")))
    let outcome = try await run("Talk", ["topic": .text("which")], host: host)
    #expect(outcome.dialog?.full == "떡볶이")
    #expect(await host.questions.map(\.problem) == [nil, .notFound(said: "콜라")])
  }

  @Test("One name said for a list is a list of one; several options are a list of several")
  func lists() async throws {
    for answer in [IntentAnswer.argument(.text("떡볶이")), .options(["7"])] {
      let host = ScriptedHost(answer, .confirmed(true))
      _ = try await run("CancelOrder", host: host)
      #expect(await host.questions.map(\.kind) == [.choices, .confirm])
      #expect(await host.questions.last?.snippet == ["메뉴: 떡볶이"])
    }
    let host = ScriptedHost(.options(["1", "7"]), .confirmed(true))
    _ = try await run("CancelOrder", host: host)
    #expect(await host.questions.last?.snippet == ["메뉴: 후라이드치킨, 떡볶이"])
  }
}

@Suite("Data that cannot be used") struct UnavailableTests {
  private struct Locked: UnavailableError, CustomLocalizedStringResourceConvertible {
    var isTemporary: Bool
    var localizedStringResource: LocalizedStringResource { "지금은 열 수 없어요." }
  }

  struct Open: AppIntent {
    static let title: LocalizedStringResource = "열기"
    @Parameter var isTemporary: Bool
    func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
      throw Locked(isTemporary: isTemporary)
    }
  }

  enum App: AssistantApp {
    static let names: [String: AppNames] = [:]
    static let intents: [any AppIntent.Type] = [Open.self]
    static let shortcuts: (any AppShortcutsProvider.Type)? = nil
    static let phrasesFolder: String? = nil
    /// Keeps no data.
    static func configure(dataFolder: URL) {}
  }

  @Test(
    "A failure says whether it is worth trying again",
    arguments: [(true, IntentFailure.Code.busy), (false, .unavailable)])
  func codes(isTemporary: Bool, code: IntentFailure.Code) async throws {
    let call = IntentCall(app: "App", intent: "Open", arguments: ["isTemporary": .boolean(isTemporary)])
    let failure = await #expect(throws: IntentFailure.self) {
      try await IntentRuntime.run(call, of: App.self, host: ScriptedHost())
    }
    #expect(failure?.code == code)
    #expect(failure?.message == SpokenText(full: "지금은 열 수 없어요."))
  }
}
