import ConversationProtocol
import Foundation
import Hosting
import Synchronization
import Testing

@testable import Daemon

@Suite struct EventLogTests {
  private static let time = Date(timeIntervalSince1970: 1_000)

  private func log(capacity: Int = 4) -> EventLog { EventLog(capacity: capacity) { Self.time } }

  private func notice(_ number: Int) -> Event.Content {
    .notified(Notice(app: "A", about: "\(number)", text: ""))
  }

  /// What comes until the stream is at its end.
  private func taken(_ stream: AsyncStream<EventLine>) async -> [String] {
    var taken: [String] = []
    for await delivery in stream {
      switch delivery {
      case .reset: taken.append("reset")
      case .event(let event): if case .notified(let notice) = event.content { taken.append(notice.about) }
      }
    }
    return taken
  }

  @Test("a subscriber is told what concerns it and what concerns everybody, in its order")
  func told() async {
    let log = log()
    let stream = log.subscribe("1")
    log.add(notice(1), for: ["1"])
    log.add(notice(2), for: ["2", "3"])
    log.add(notice(3), for: nil)
    log.finish()
    #expect(await taken(stream) == ["1", "3"])
  }

  @Test("subscribers that are cancelled while they are told keep nobody waiting")
  func cancelled() async {
    let log = log(capacity: 64)
    let adding = Task { while !Task.isCancelled { log.add(notice(0), for: nil) } }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<2 {
        group.addTask {
          for _ in 0..<10_000 {
            let stream = log.subscribe("")
            let listener = Task { for await _ in stream {} }
            for _ in 0..<Int.random(in: 0..<4) { await Task.yield() }
            listener.cancel()
            await listener.value
          }
        }
      }
    }
    adding.cancel()
    await adding.value
    #expect(log.subscriberCount == 0)
  }

  @Test("whoever comes back is told what it missed, and of a gap that there is one")
  func replay() async {
    let log = log()
    for number in 1...9 { log.add(notice(number), for: nil) }
    let first = Int(Self.time.timeIntervalSince1970) * 1_000_000
    let recent = log.subscribe("1", after: first + 6)
    let gap = log.subscribe("1", after: first + 1)
    let stranger = log.subscribe("1", after: first + 5_000)
    log.finish()
    #expect(await taken(recent) == ["8", "9"])
    #expect(await taken(gap) == ["reset", "6", "7", "8", "9"])
    #expect(await taken(stranger) == ["reset"])
  }

  @Test("any number that somebody gives back as an identifier is answered", arguments: [.min, -1, 0, .max])
  func anyNumber(_ last: Int) async {
    let log = log()
    log.add(notice(1), for: nil)
    let stream = log.subscribe("1", after: last)
    log.add(notice(2), for: nil)
    log.finish()
    #expect(await taken(stream) == (last == .max ? ["reset", "2"] : ["reset", "1", "2"]))
  }

  @Test("whoever does not take its events is let go, and keeps nobody else waiting")
  func slow() async {
    let log = log()
    let slow = log.subscribe("1")
    #expect(log.subscriberCount == 1)
    for number in 1...20 { log.add(notice(number), for: nil) }
    #expect(log.subscriberCount == 0)
    log.finish()
    #expect(await taken(slow) == ["1", "2", "3", "4", "5"])
  }

  @Test("who is served no longer is told nothing more")
  func unserved() async {
    let log = log()
    let isServed = Mutex(true)
    let stream = log.subscribe("1", while: { isServed.withLock { $0 } })
    log.endUnserved()
    log.add(notice(1), for: nil)
    isServed.withLock { $0 = false }
    log.endUnserved()
    log.add(notice(2), for: nil)
    #expect(log.subscriberCount == 0)
    log.finish()
    #expect(await taken(stream) == ["1"])
  }

  @Test("a subscription that nobody reads any more is forgotten")
  func forgotten() async {
    let log = log()
    let reading = Task { [stream = log.subscribe("1")] in await taken(stream) }
    reading.cancel()
    _ = await reading.value
    #expect(log.subscriberCount == 0)
  }

  @Test("after the end nobody can subscribe")
  func end() async {
    let log = log()
    log.finish()
    #expect(await taken(log.subscribe("1")) == [])
  }
}
