import AppIntents
import Foundation
import Testing

@testable import Landmarks

@Suite struct TicketTests {
  private let palace: [String: IntentArgument] = ["landmark": .thing("l1")]

  @Test("what will be looked for is shown before a yes, and what is left after it")
  func found() async throws {
    let arguments = palace.merging(["count": .integer(2), "date": .day(.at(15, day: 1))]) { $1 }
    let run = await TestTravel().run("FindTickets", arguments, answers: [.confirmed(true)])
    let question = try #require(await run.lastQuestion)
    #expect(question.snippet == ["경복궁 입장권 2장 · 11월 21일 토요일", "모두 6,000원"])
    #expect(question.dialog?.full == "이대로 찾을까요?")
    #expect(run.said == "남은 입장권이에요.")
    #expect(run.snippet.first == "경복궁 입장권 2장 · 11월 21일 토요일")
    #expect((2...6).contains(run.snippet.count))
  }

  @Test("nothing is looked for after a no")
  func declined() async {
    let run = await TestTravel().run("FindTickets", palace, answers: [.confirmed(false)])
    #expect(run.snippet == [])
  }

  @Test(
    "what makes no sense is said before anything is asked",
    arguments: [
      (["landmark": .thing("l18")], "해운대은(는) 무료라 입장권이 필요 없어요."),
      (
        ["landmark": .thing("l1"), "date": .day(.at(9, day: 4))],
        "경복궁은(는) 화요일에 쉬어요. 다른 날을 말해 주세요."
      ),
      (
        ["landmark": .thing("l1"), "date": .day(.at(9, day: -1))],
        "이미 지난 날이에요. 다녀온 곳이면 ‘방문 기록해 줘’라고 말해 주세요."
      ),
    ] as [([String: IntentArgument], String)])
  func refused(arguments: [String: IntentArgument], said: String) async {
    let run = await TestTravel().run("FindTickets", arguments)
    #expect(run.said == said)
    #expect(await run.host.questions.isEmpty)
  }

  @Test("a search is found again by its identifier")
  func identifier() async throws {
    let landmark = try #require(try Atlas.shipped.get().landmark("l1"))
    let request = TicketRequestEntity(landmark: landmark, day: .at(0), count: 3, calendar: .seoul)
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: TravelDatabase.fresh())
    let found = try await AppDependencyManager.$local.withValue(dependencies) {
      try await TicketRequestQuery().entities(for: [request.id, "l1/x/3", "l99/0/1", ""])
    }
    #expect(found.map(\.id) == [request.id])
    #expect(found.map(\.total) == [9000])
  }

  @Test("offers lie within the opening hours, have enough tickets, and are at most five")
  func offers() throws {
    for landmark in try Atlas.shipped.get().landmarks {
      for count in [1, 5, 20] {
        let request = TicketRequestEntity(landmark: landmark, day: .at(0), count: count, calendar: .seoul)
        let offers = TicketOffice.offers(for: request)
        #expect(offers.count <= 5)
        for offer in offers {
          #expect(offer.seatsLeft >= count)
          #expect(offer.time >= landmark.opensAt ?? "09:00" && offer.time < landmark.closesAt ?? "18:00")
        }
      }
    }
  }
}
