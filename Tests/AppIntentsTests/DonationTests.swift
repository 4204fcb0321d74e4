@testable import AppIntents
import Foundation
import Testing

/// Keeps donations for one person, at a time that is given, in a time zone that is not the machine's.
struct KeepingHost: IntentDialogHost {
  let language = "ko"
  var now = Date(timeIntervalSince1970: 1_795_219_200)
  var timeZone = TimeZone(secondsFromGMT: 9 * 3_600) ?? .gmt
  let kept = MemoryDonations()
  var donations: (any IntentDonationStore)? { kept }

  func ask(_ question: IntentQuestion) async throws -> IntentAnswer { throw CancellationError() }

  func effect(_ name: String, key: String, _ body: @Sendable () async throws -> Data) async throws -> Data {
    try await body()
  }

  func record(_ name: String, _ body: @Sendable () async throws -> Data) async throws -> Data {
    try await body()
  }
}

@Suite("Donations") struct DonationTests {
  struct Brew: PredictableIntent {
    static let title: LocalizedStringResource = "차 우리기"
    static var predictionConfiguration: some IntentPredictionConfiguration {
      IntentPrediction(parameters: \.$leaf) { "\($0) 우리기" }
    }

    @Parameter var leaf: String
    @Parameter var day: Date?
    @Parameter(isSensitive: true) var code: String?
    @Parameter(default: false) var donatesItself: Bool

    func perform() async throws -> some IntentResult {
      if donatesItself { try await donate() }
      return .result()
    }
  }

  private func suggestions(_ host: KeepingHost, hours: Double = 0, limit: Int = 5) -> [IntentSuggestion] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = host.timeZone
    return IntentSuggestion.suggestions(
      from: host.kept.donations(), for: [TestApp.App<Brew>.self],
      at: host.now.addingTimeInterval(hours * 3_600),
      calendar: calendar, limit: limit)
  }

  /// Does it at so many hours after the host's time.
  private func brew(_ leaf: String, _ host: KeepingHost, hours: [Double]) async throws {
    for hour in hours {
      var later = host
      later.now += hour * 3_600
      _ = try await TestApp.run(
        Brew.self, ["leaf": .text(leaf), "day": .date(later.now.timeIntervalSince1970)], host: later)
    }
  }

  @Test("A run is donated by itself, without secrets; once when the intent does it too")
  func performed() async throws {
    let host = KeepingHost()
    _ = try await TestApp.run(Brew.self, ["leaf": .text("녹차"), "code": .text("1234")], host: host)
    _ = try await TestApp.run(
      Brew.self, ["leaf": .text("홍차"), "donatesItself": .boolean(true)], host: host)
    let donations = host.kept.donations()
    #expect(donations.map(\.title) == ["녹차 우리기", "홍차 우리기"])
    #expect(donations[0].arguments == ["leaf": .text("녹차")])
    #expect(donations.map(\.date) == [host.now, host.now])
  }

  @Test("A run that fails, and one that sentences do not reach, are not donated")
  func notDonated() async throws {
    let host = KeepingHost()
    await #expect(throws: IntentFailure.self) {
      try await TestApp.run(FailureTests.Failing.self, ["kind": .text("network")], host: host)
    }
    _ = try await TestApp.run(OpenURLIntent.self, ["url": .text("https://a.kr")], host: host)
    #expect(host.kept.donations().isEmpty)
  }

  @Test("What was done at this time of day comes first, then what was done most; once is no habit")
  func ranking() async throws {
    let host = KeepingHost()
    // The host's time is nine in the morning.
    try await brew("녹차", host, hours: [0, 25, 47])
    try await brew("홍차", host, hours: [12, 36, 60, 84])
    try await brew("보리차", host, hours: [1])
    #expect(suggestions(host).map(\.title) == ["녹차 우리기", "홍차 우리기"])
    #expect(suggestions(host, hours: 13).map(\.title) == ["홍차 우리기", "녹차 우리기"])
    #expect(suggestions(host, hours: 6).map(\.title) == ["홍차 우리기", "녹차 우리기"])
    #expect(suggestions(host).map(\.count) == [3, 4])
    #expect(suggestions(host, limit: 1).count == 1)
  }

  @Test("A suggestion does not repeat the day that was meant then")
  func timeless() async throws {
    let host = KeepingHost()
    try await brew("녹차", host, hours: [0, 24])
    #expect(suggestions(host).map(\.call.arguments) == [["leaf": .text("녹차")]])
  }

  @Test("An app whose intent is gone suggests nothing")
  func gone() async throws {
    let host = KeepingHost()
    try await brew("녹차", host, hours: [0, 24])
    let suggestions = IntentSuggestion.suggestions(
      from: host.kept.donations(), for: [Landmarks.self], at: host.now,
      calendar: Calendar(identifier: .gregorian))
    #expect(suggestions.isEmpty)
  }

  @Test("A donation survives as JSON")
  func coding() async throws {
    let host = KeepingHost()
    try await brew("녹차", host, hours: [0])
    let data = try JSONEncoder().encode(host.kept.donations())
    #expect(try JSONDecoder().decode([IntentDonation].self, from: data) == host.kept.donations())
  }

  @Test("Memory forgets the oldest beyond what suggestions need")
  func capacity() throws {
    let kept = MemoryDonations()
    let first = IntentDonation(SilentCall(), of: nil, at: .distantPast)
    kept.keep(first)
    for _ in 0..<IntentDonation.capacity {
      kept.keep(IntentDonation(SilentCall(), of: nil, at: .distantPast))
    }
    #expect(kept.donations().count == 1_000)
    #expect(!kept.donations().contains(first))
  }
}

@Suite("Where the person is") struct TimeZoneTests {
  struct Today: AppIntent {
    static let title: LocalizedStringResource = "오늘"
    @Parameter(kind: .dateTime) var moment: DateComponents
    @Parameter var date: Date

    func perform() async throws -> some ReturnsValue<Date> & ProvidesDialog {
      let day = IntentContext.calendar.component(.day, from: date)
      return .result(
        value: date, dialog: "\(day)일 \(moment.hour ?? -1)시 \(IntentContext.timeZone.secondsFromGMT())")
    }
  }

  @Test("Days and hours of an intent are the person's, not the machine's")
  func local() async throws {
    var host = KeepingHost()
    host.timeZone = TimeZone(secondsFromGMT: -11 * 3_600) ?? .gmt
    // 2026-11-21T00:00:00Z
    let midnight = IntentArgument.date(1_795_219_200)
    let outcome = try await TestApp.run(Today.self, ["moment": midnight, "date": midnight], host: host)
    #expect(outcome.dialog?.full == "20일 13시 -39600")
    #expect(outcome.value?.text.contains("20.") == true)
  }

  @Test("A query outside a run is told where the person is, too")
  func lookups() async throws {
    let zone = TimeZone(secondsFromGMT: 14 * 3_600) ?? .gmt
    let names = try await IntentRuntime.names(
      ofEntity: "Hour", in: TestApp.App<Show>.self, language: "ko", now: Date(timeIntervalSince1970: 0),
      timeZone: zone)
    #expect(names.map(\.title) == ["14시"])
  }

  struct Show: AppIntent {
    static let title: LocalizedStringResource = "보기"
    @Parameter var hour: Hour
    func perform() async throws -> some IntentResult { .result() }
  }

  struct Hour: AppEntity {
    struct Query: EntityQuery {
      func entities(for identifiers: [String]) async throws -> [Hour] { [] }
      func suggestedEntities() async throws -> [Hour] {
        [Hour(id: String(IntentContext.calendar.component(.hour, from: try await IntentContext.now)))]
      }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "시각"
    static let defaultQuery = Query()
    let id: String
    var displayRepresentation: DisplayRepresentation { "\(id)시" }
  }
}
