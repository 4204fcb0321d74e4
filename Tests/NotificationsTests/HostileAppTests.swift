import AppIntents
import Foundation
import KeptRecords
import Notifications
import Testing

@Suite("An app that notifies without measure") struct HostileAppTests {
  private let clock = StandingClock()
  private let rows = MemoryRows()
  private let place: NotificationCenterPlace

  init() {
    place = NotificationCenterPlace(rows: rows, timeZone: .gmt) { [clock] in clock.now }
  }

  private func center(_ app: String) -> UNUserNotificationCenter {
    UNUserNotificationCenter(app: app, place: place)
  }

  private func request(_ id: Int, after seconds: Double? = nil, repeats: Bool = false)
    -> UNNotificationRequest
  {
    let content = UNMutableNotificationContent()
    content.title = "\(id)"
    let trigger = seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: repeats) }
    return UNNotificationRequest(identifier: "\(id)", content: content, trigger: trigger)
  }

  @Test("a million times is refused by name after the first thousand, and another app is told of as ever")
  func million() async throws {
    let (hostile, other) = (center("Hostile"), center("Kitchen"))
    let request = request(0)
    var refusals = 0
    for _ in 0..<1_000_000 {
      do {
        try await hostile.add(request)
      } catch {
        #expect(error as? UNError == UNError(.tooManyRequests))
        refusals += 1
      }
    }
    // Ten more a second are taken, and a busy machine takes its time.
    #expect(refusals > 900_000)
    try await other.add(self.request(1))
    #expect(try place.deliver().map(\.app) == ["Hostile", "Kitchen"])
    #expect(try rows.rows(in: .notification, only: nil).count == 2)
  }

  @Test(
    "by a clock that jumps by years: each is delivered once, and what waits waits no longer than it was to")
  func jumps() async throws {
    let center = center("Kitchen")
    let year = 366.0 * 86_400
    clock.move(10 * year)
    try await center.add(request(1, after: 60))
    try await center.add(request(2, after: 60, repeats: true))
    try await center.add(request(3))
    #expect(try place.deliver().map(\.identifier) == ["3"])
    clock.move(-10 * year)
    #expect(try place.deliver().isEmpty)
    #expect(try #require(try place.next()).timeIntervalSince(clock.now) == 60)
    clock.move(60)
    #expect(try place.deliver().map(\.identifier) == ["1", "2"])
    clock.move(20 * year)
    #expect(try place.deliver().map(\.identifier) == ["2"])
    clock.move(-20 * year)
    #expect(try place.deliver().isEmpty)
    #expect(try #require(try place.next()).timeIntervalSince(clock.now) <= 60)
    #expect(try place.records().allSatisfy { ($0.delivered?.date ?? clock.now) <= clock.now })
  }

  @Test("does not crowd out what comes after a clock that was ahead")
  func crowding() async throws {
    clock.move(86_400 * 366)
    for index in 0..<100 { try await center("Hostile").add(request(index)) }
    while try !place.deliver().isEmpty {}
    for index in 100..<200 { try await center("Hostile").add(request(index)) }
    _ = try place.deliver()
    clock.move(-86_400 * 366)
    try await center("Hostile").add(request(1_000))
    #expect(try place.deliver().map(\.identifier) == ["1000"])
    clock.move(1)
    try await center("Hostile").add(request(1_001))
    #expect(try place.deliver().map(\.identifier) == ["1001"])
    #expect(await center("Hostile").deliveredNotifications().first?.request.identifier == "1001")
  }
}
