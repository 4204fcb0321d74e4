import AppIntents
import Assistant
import ConversationProtocol
import Foundation
import Synchronization
import Testing

/// What an app shows, who may run it, and how far it has come.
@Suite struct SnippetTests {
  @Test("a button is pressed by saying its words, and the snippet that it changes is shown again")
  func buttons() async throws {
    let talk = try await Transcript.of("차림표 보여줘", "찜하기", "찜 하기", "차림표 보여줘")
    #expect(
      talk.turns.map { $0.snippet?.lines } == [
        ["찜 0번", "[찜하기]"], ["찜 1번", "[찜하기]"], ["찜 2번", "[찜하기]"], ["찜 2번", "[찜하기]"],
      ])
    #expect(talk.turns.map { $0.snippet?.buttons } == Array(repeating: ["찜하기"], count: 4))
    #expect(talk.done == ["찜", "찜"])
    #expect(talk.outcomes == [.answered, .done, .done, .answered])
  }

  @Test("nobody presses a button that is not shown", arguments: [0.0, 601])
  func absent(_ seconds: Double) async throws {
    let steps: [Step] = seconds == 0 ? [] : ["차림표 보여줘", .wait(seconds: seconds)]
    let talk = try await Transcript.of(steps + ["찜하기"])
    #expect(talk.done == [])
    #expect(talk.last?.outcome == .notUnderstood)
  }

  @Test("a result takes the buttons of the one before away")
  func replaced() async throws {
    #expect(try await Transcript.of("차림표 보여줘", "외상 보여줘", "찜하기").done == [])
  }

  @Test("an intent that wants to know who asks refuses a stranger in words")
  func strangers() async throws {
    let teatime = try await Teatime()
    try await teatime.run {
      let conversation = try teatime.conversation()
      #expect(try await conversation.say("돈통 열어줘").outcome == .done)
      await conversation.setTrust(.alwaysAllowed)
      let turn = try await conversation.say("돈통 열어줘")
      #expect(turn.text == "본인 확인이 필요한 일이라 여기서는 하지 않았어요.")
      #expect(turn.error?.code == .authenticationRequired)
      #expect(try await conversation.say("외상 보여줘").outcome == .answered)
      #expect(teatime.ledger.entries == ["돈통"])
      await conversation.leave()
    }
  }

  @Test("progress is told, and 30 seconds without any end the run in words")
  func progress() async throws {
    let fractions = Mutex<[Double]>([])
    let teatime = try await Teatime { _ in try await Task.sleep(for: .milliseconds(2)) }
    try await teatime.run {
      let conversation = try teatime.conversation()
      await conversation.onProgress { progress in fractions.withLock { $0.append(progress.fraction) } }
      let turn = try await conversation.say("물 끓여줘")
      #expect(turn.text == "너무 오래 걸려서 기다리지 않기로 했어요. 됐는지 앱에서 확인해 주세요.")
      #expect(turn.error?.code == .timedOut)
      #expect(fractions.withLock { $0 } == [0.5])
      #expect(try await conversation.say("외상 보여줘").outcome == .answered)
      await conversation.leave()
    }
  }
}
