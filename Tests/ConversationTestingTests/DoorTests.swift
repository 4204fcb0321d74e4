import Foundation
import Testing

@testable import ConversationTesting

/// The same conversation through every door.
@Suite struct DoorTests {
  /// It orders, corrects, presses, waits and dies.
  private static let text = """
    suite: 문
    language: ko
    clock: 2026-11-20T19:00:00+09:00
    apps: [FoodDelivery]
    scenarios:
      - name: 두 마리
        turns:
          - {say: 집 주소 서울 마포구 월드컵로 1로 저장해줘, effects: {saveAddress: 1}}
          - {say: 치킨 주문해줘, asks: {kind: choice, slot: restaurant}}
          - {press: r3, asks: {kind: choice, slot: menuItem}, slots: {restaurant: 한밤치킨}}
          - {restart: true}
          - {silence: true, asks: {kind: choice, slot: menuItem}, speaks: 한밤치킨의 어떤 치킨으로 할까요?}
          - {say: 양념, asks: {kind: confirm}}
          - {say: 아니 두 마리, asks: {kind: confirm}, speaks: {contains: "38,000원"}, effects: {}}
          - {advance: 3m}
          - {press: "yes", asks: {kind: confirm}, calls: none}
          - {press: "yes", calls: {OrderFood: {lines: [{menuItem: 양념치킨, quantity: 2}]}}, effects: {placeOrder: 1}}

    """

  private func failures(on environment: any TestEnvironment, crashes: Bool = false) async throws
    -> [CheckFailure]
  {
    var reader = SuiteReader(path: "door.test.yaml", data: Data(Self.text.utf8), apps: Conversations.apps)
    let read = reader.suite(shared: [:])
    let suite = try #require(read)
    #expect(reader.errors.isEmpty)
    return await SuiteRunner(on: environment, crashesEachTurn: crashes).run(suite.scenarios[0], of: suite)
      .failures
  }

  @Test("in this process, with data in memory and in files", arguments: SampleEnvironment.Place.allCases)
  func inProcess(_ place: SampleEnvironment.Place) async throws {
    #expect(try await failures(on: SampleEnvironment(place: place), crashes: true) == [])
  }

  @Test("through the built tool, a process for every turn")
  func tool() async throws {
    #expect(try await failures(on: ToolEnvironment()) == [])
  }

  @Test("through the socket of a daemon that is killed after each turn")
  func daemon() async throws {
    let failures = try await failures(on: DaemonEnvironment(), crashes: true)
    #expect(failures == [], "\(failures)")
  }

  @Test("what a daemon says that does not listen is told")
  func noDaemon() async throws {
    let folder = try TemporaryFolder()
    let setup = ScenarioSetup(language: "ko", clock: Date(timeIntervalSince1970: 0), timeZone: .gmt)
    let program = folder.url.appending(path: "daemon")
    try Data("#!/bin/sh\necho 'no room' >&2\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program.path)
    let driver = DaemonDriver(setup, program: program, folder: folder.url, environment: [:])
    let failure = DriverError("the daemon does not listen: no room")
    await #expect(throws: failure) { try await driver.say("도움말") }
  }

  @Test("where no question is open nothing can be pressed")
  func nothingToPress() async throws {
    let suite = try #require(try Conversations.suites().first)
    let setup = ScenarioSetup(language: "ko", clock: suite.clock, timeZone: suite.timeZone)
    for environment in [SampleEnvironment(place: .memory), ToolEnvironment(), DaemonEnvironment()]
      as [any TestEnvironment]
    {
      let error = try await environment.withDriver(setup) { driver in
        await #expect(throws: DriverError.self) { try await driver.press("r3") }
      }
      #expect(error?.description == "nothing can be pressed: no question is open")
    }
  }
}
