import AppIntents
import ConversationProtocol
import Testing

@testable import Assistant
@testable import ConversationTesting

@Suite struct DialogCoverageTests {
  private static let missed = UtteranceReading.unknown

  @Test("what happened is told by what was said and by what was decided about it")
  func events() {
    let cases: [(UtteranceReading, Decision, DialogEvent)] = [
      (.command(.back), .ask(.nothingBefore), .back),
      (.answer(.confirmed(true), also: [:]), .run, .answer),
      (.answer(.confirmed(true), also: ["count": .integer(2)]), .run, .overAnswer),
      (.answer(.confirmed(true), also: [:]), .ask(.expired), .expired),
      (.correction([:]), .rerun(.expired), .expired), (Self.missed, .ask(.notUnderstood), .unknown),
      (Self.missed, .ended(.exhausted), .exhausted), (Self.missed, .ended(.cancelled), .exhausted),
      (.command(.cancel), .ended(.cancelled), .cancel), (.command(.cancel), .ask(.kept), .cancel),
      (.refused(.unreadable(said: "가")), .ask(.kept), .exhausted),
    ]
    for (reading, decision, event) in cases {
      #expect(DialogEvent(reading, decision) == event, "\(reading), \(decision)")
    }
  }

  @Test("no cell stands in the table twice, and every event and state is in it")
  func table() {
    #expect(Set(DialogTransition.all).count == DialogTransition.all.count)
    #expect(Set(DialogTransition.all.map(\.event)) == Set(DialogEvent.allCases))
    #expect(Set(DialogTransition.all.map(\.state)) == Set(DialogState.allCases))
  }

  @Test("what was seen is counted, and what is missing is named")
  func coverage() {
    let witness = CoverageRecorder()
    CoverageRecorder.$current.withValue(witness) {
      _ = MessageCatalogue.text(.cancelled, language: "ko-KR")
      _ = MessageCatalogue.text(.tooSmall(minimum: "1"), language: "en")
    }
    _ = MessageCatalogue.text(.declined, language: "ko")
    witness.see(DialogTransition(.idle, .request))
    witness.see(DialogTransition(.idle, .answer))
    let coverage = DialogCoverage(of: witness, languages: ["ko", "ko"])
    #expect(coverage.cells == [DialogTransition(.idle, .request)])
    #expect(coverage.cellTotal == DialogTransition.all.count)
    #expect(coverage.sayingCount == 1)
    #expect(coverage.sayingTotal == MessageKey.allCases.count)
    #expect(coverage.gaps[0].hasPrefix("no conversation comes to no open question and then requests, "))
    #expect(coverage.gaps.last?.hasPrefix("no conversation in ko hears askChoice, ") == true)
  }
}
