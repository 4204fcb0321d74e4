import AppIntents
import ConversationProtocol
import Foundation
import Language
import Matching
import Testing

@testable import Assistant

@Suite("A turn that takes too many steps to read is refused, and nothing is done")
struct TooComplexTests {
  @Test("with the reason in the language of the conversation", arguments: ["ko", "en"])
  func refused(_ language: String) async throws {
    let teatime = try await Teatime(stepLimit: 40)
    try await teatime.run {
      let turn = try await teatime.conversation(language: language).say("달빛다방에서 녹차 두 잔 주문해줘")
      #expect(turn.outcome == .notUnderstood)
      #expect(turn.error?.code == .tooComplex)
      #expect(turn.error?.isRetryable == false)
      #expect(turn.text == MessageCatalogue.text(.tooComplex, language: language))
    }
    #expect(teatime.ledger.entries.isEmpty)
  }

  @Test("an open question stays open, and a short answer to it counts")
  func openQuestion() async throws {
    let teatime = try await Teatime(stepLimit: 6_000)
    try await teatime.run {
      let conversation = try teatime.conversation()
      let asked = try await conversation.say("녹차 주문해줘")
      #expect(asked.question != nil)
      let refused = try await conversation.say(String(repeating: "네 아니 ", count: 160))
      #expect(refused.error?.code == .tooComplex)
      #expect(teatime.ledger.entries.isEmpty)
      let done = try await conversation.say("네")
      #expect(done.outcome == .done)
    }
    #expect(teatime.ledger.entries.count == 1)
  }

  @Test("transcripts of one turn share the steps, and none is believed when they are used up")
  func transcripts() async throws {
    let teatime = try await Teatime()
    let steps = StepBudget()
    let state = ConversationState(id: "s", language: "ko")
    func understanding(_ steps: StepBudget) -> Understanding {
      Understanding(
        catalog: teatime.assistant.catalog, state: state, now: teatime.clock.now, timeZone: .gmt, steps: steps
      )
    }
    let heard = TurnRequest.Input.transcripts(["외상 보여줘", "외상 안 보여줘"])
    _ = await understanding(steps).read("외상 보여줘")
    let reading = await understanding(StepBudget(limit: steps.spent + 10)).read(heard).result.reading
    #expect(reading == .tooComplex)
  }

  @Test("a sentence of as many letters as are read is read, one more is too long")
  func letters() async throws {
    let talk = try await Transcript.of(
      .say(String(repeating: "가 ", count: Matcher.utteranceLimit)),
      .say(String(repeating: "가", count: Matcher.utteranceLimit + 1)))
    #expect(talk.turns.map { $0.error?.code } == [.noIntentMatch, .tooLong])
    #expect(talk.last?.text.contains("\(Matcher.utteranceLimit)글자") == true)
  }
}
