import ConversationProtocol
import Foundation
import JSONText
import Testing

@Suite struct EventTests {
  @Test("every event of a turn is read back as the same value, in the order in which it happened")
  func ofTurn() throws {
    let contents = Event.contents(of: TurnTests.full)
    let lines = contents.enumerated().map {
      EventLine.event(Event(id: $0, time: Date(timeIntervalSince1970: 1_795_168_800), content: $1))
    }
    #expect(lines.map(\.name) == ["said", "performed", "asked", "ended"])
    for line in lines { #expect(try EventLine(jsonValue: line.jsonValue) == line, "\(line.jsonValue.line)") }
  }

  @Test("a notice and a gap are read back, too")
  func others() throws {
    let notice = Notice(app: "A", about: "1", text: "왔어요", texts: ["ko": "왔어요"], fraction: 0.5)
    let event = Event(id: 7, time: Date(timeIntervalSince1970: 0), content: .notified(notice))
    #expect(try EventLine(jsonValue: EventLine.event(event).jsonValue) == .event(event))
    #expect(EventLine.reset.jsonValue.line == #"{"event":"reset","v":1}"#)
    #expect(try EventLine(jsonValue: EventLine.reset.jsonValue) == .reset)
  }
}
