import Foundation
import Testing
import ViewRendering
import Views

@Suite struct TickTextTests {
  private let now = Date(timeIntervalSince1970: 1_000_000)

  private func text(_ style: TickContent.Style, _ seconds: Double, _ locale: String = "ko-KR") -> String {
    TickText(locale: locale).text(TickContent(style, at: now.addingTimeInterval(seconds)), now: now)
  }

  @Test("A clock shows what is left or has passed")
  func timers() {
    #expect(
      [0, 59, 60, -61, 3_600, 36_061].map { text(.timer, $0) } == [
        "0:00", "0:59", "1:00", "1:01", "1:00:00", "10:01:01",
      ])
  }

  @Test("A distance has its two largest units, in the tree's language")
  func distances() {
    #expect(text(.relative, 8_000) == "2시간 13분")
    #expect(text(.relative, -8_000, "en") == "2 hr, 13 min")
    #expect(text(.relative, 86_400) == "1일")
    #expect(text(.relative, 0.5) == "0초")
    #expect(text(.offset, 125) == "-2분")
    #expect(text(.offset, -125, "en-US") == "+2 min")
  }

  @Test("A clock between two times stops at its ends")
  func intervals() {
    func text(_ start: Double, _ end: Double, countsDown: Bool, pause: Double? = nil) -> String {
      let interval = now.addingTimeInterval(start)...now.addingTimeInterval(end)
      let pause = pause.map { now.addingTimeInterval($0) }
      let tick = TickContent(interval, pause: pause, countsDown: countsDown, showsHours: true)
      return TickText(locale: "ko").text(tick, now: now)
    }
    #expect(text(-60, 90, countsDown: true) == "1:30")
    #expect(text(-60, 90, countsDown: false) == "1:00")
    #expect(text(-60, -30, countsDown: true) == "0:00")
    #expect(text(-60, -30, countsDown: false) == "0:30")
    #expect(text(30, 90, countsDown: true) == "1:00")
    #expect(text(-60, 90, countsDown: true, pause: -20) == "1:50")
  }

  @Test("Times at the ends of the calendar are shown", arguments: [-1e300, 1e300, .infinity])
  func extremes(seconds: Double) {
    for style in TickContent.Style.allCases { #expect(text(style, seconds).count < 40) }
  }
}
