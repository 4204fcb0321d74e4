import Foundation
import Testing

@testable import Landmarks

@Suite struct OpeningHoursTests {
  private func landmark(_ id: String) throws -> Landmark {
    try #require(try Atlas.shipped.get().landmark(id))
  }

  /// 경복궁: 09:00–18:00, closed on Tuesdays. Day 4 is a Tuesday.
  @Test(
    "a place is open from the minute it opens to the minute before it closes, not on its day off",
    arguments: [
      (8.98, 0.0, false), (9.0, 0.0, true), (17.98, 0.0, true), (18.0, 0.0, false), (12.0, 4.0, false),
      (12.0, 5.0, true),
    ])
  func palace(hour: Double, day: Double, isOpen: Bool) throws {
    #expect(try landmark("l1").isOpen(at: .at(hour, day: day), calendar: .seoul) == isOpen)
  }

  @Test("a place without hours never closes")
  func always() throws {
    for hour in stride(from: 0.0, to: 24, by: 1) {
      #expect(try landmark("l18").isOpen(at: .at(hour), calendar: .seoul))
    }
  }

  @Test("a crowd is a percentage, none where it is closed, more at noon and on Saturdays")
  func crowd() throws {
    for landmark in try Atlas.shipped.get().landmarks {
      for hour in stride(from: 0.0, to: 48, by: 1) {
        #expect((0...100).contains(Crowd.percent(at: landmark, .at(hour), calendar: .seoul)))
      }
    }
    let palace = try landmark("l1")
    let crowds = [(3.0, 0.0), (10, 0), (12, 0), (12, 1)].map {
      Crowd.percent(at: palace, .at($0.0, day: $0.1), calendar: .seoul)
    }
    #expect(crowds == [0, 47, 63, 90])
  }
}
