import ConversationProtocol
import Foundation
import Testing

@testable import Daemon

@Suite struct ClockTests {
  private let start = Date(timeIntervalSince1970: 1_000)

  @Test(
    "a clock is moved by a time that there is, and by no other",
    arguments: [-1, .nan, .infinity, -.infinity, 1e300, 3_155_760_001, -0.000_1])
  func refused(_ seconds: Double) {
    let clock = MovableClock(at: start)
    let failure = AssistantFailure(.badRequest, "“seconds” takes a number from 0 to 3155760000")
    #expect(throws: failure) { try clock.advance(seconds: seconds) }
    #expect(clock.now == start)
  }

  @Test("a clock does not leave the years that times are written in, however often it is moved")
  func end() throws {
    let clock = MovableClock(at: start)
    #expect(throws: AssistantFailure(.badRequest, "the clock does not go beyond the year 9999")) {
      for _ in 1...100 { _ = try clock.advance(seconds: 3_155_760_000) }
    }
    #expect(clock.now > start)
    #expect(try clock.advance(seconds: 0) == clock.now)
  }

  @Test("a clock that goes by itself is not moved")
  func real() {
    let failure = AssistantFailure(
      .notPermitted, "the clock goes by itself; only one that stands (--now) can be moved")
    #expect(throws: failure) { try MovableClock(at: nil).advance(seconds: 1) }
  }
}
