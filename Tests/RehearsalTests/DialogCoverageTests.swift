import AppIntents
import ConversationProtocol
import Testing

@testable import Assistant
@testable import Rehearsal

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
    #expect(Set(DialogCell.all).count == DialogCell.all.count)
    #expect(Set(DialogCell.all.map(\.event)) == Set(DialogEvent.allCases))
    #expect(Set(DialogCell.all.map(\.state)) == Set(DialogState.allCases))
  }

  @Test("what was seen is counted, and what is missing is named")
  func coverage() {
    let witness = DialogWitness()
    DialogWitness.$current.withValue(witness) {
      _ = MessageCatalogue.text(.cancelled, language: "ko-KR")
      _ = MessageCatalogue.text(.tooSmall(minimum: "1"), language: "en")
    }
    _ = MessageCatalogue.text(.declined, language: "ko")
    witness.see(DialogCell(.idle, .request))
    witness.see(DialogCell(.idle, .answer))
    let coverage = DialogCoverage(of: witness, languages: ["ko", "ko"])
    #expect(coverage.cells == [DialogCell(.idle, .request)])
    #expect(coverage.cellTotal == DialogCell.all.count)
    #expect(coverage.sayingCount == 1)
    #expect(coverage.sayingTotal == MessageKey.allCases.count)
    #expect(coverage.gaps[0].hasPrefix("no conversation comes to no open question and then requests, "))
    #expect(coverage.gaps.last?.hasPrefix("no conversation in ko hears askChoice, ") == true)
  }
}
