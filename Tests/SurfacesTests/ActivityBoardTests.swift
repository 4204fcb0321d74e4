import AppIntents
import Assistant
import ConversationProtocol
import Foundation
import JSONText
import KeptRecords
import LiveActivities
import Store
import Surfaces
import Testing
import Views

extension KioskBoard {
  /// What goes on, as a door gives it.
  func activities(_ caller: SurfaceCaller? = nil) async throws -> [LiveActivityReport] {
    try await ask(.activities, caller).activities
  }

  func opening(_ caller: SurfaceCaller? = nil) async throws -> LiveActivityReport {
    till.change { $0.openings = 1 }
    return try #require(try await activities(caller).first)
  }

  func press(
    _ action: String, on activity: LiveActivityReport, _ wanted: Bool? = nil,
    request: String = UUID().uuidString, by caller: SurfaceCaller? = nil
  ) async throws -> SurfaceReply {
    try await ask(
      .press(SurfacePress(.activityAction(action, of: activity.id), wanted: wanted, request: request)), caller
    )
  }
}

extension LiveActivityReport {
  private func view(_ tree: JSON?) -> ViewTree? { tree.flatMap { try? ViewTree(json: Data($0.line.utf8)) } }
  var card: ViewTree? { view(tree) }
  /// The switch, then the button.
  var actions: [String] { card?.presses.map(\.action) ?? [] }
  var texts: String { card.map { "\($0.root)" } ?? "" }
  func island(_ place: String) -> ViewTree? { view(island[place]) }
}

@Suite("What goes on") struct ActivityBoardTests {
  @Test("is what the apps say at that moment, in every place that they declare")
  func shown() async throws {
    let kiosk = try await KioskBoard()
    #expect(try await kiosk.activities().isEmpty)
    let opening = try await kiosk.opening()
    #expect(opening.app == "Kiosk" && opening.title == "Kiosk" && opening.state == .active)
    #expect(opening.texts.contains("가판대 0") && opening.texts.contains("1,000원"), "\(opening.texts)")
    #expect(opening.card?.containerBackground != nil && opening.card?.url == nil)
    #expect(
      Set(opening.island.keys)
        == [
          "expandedLeading", "expandedCenter", "expandedBottom", "compactLeading", "compactTrailing",
          "minimal",
        ])
    #expect(opening.island("minimal")?.url == "malgil://Kiosk/opening")
    kiosk.till.change { $0.price = 2_000 }
    let dear = try await kiosk.opening()
    #expect(dear.id == opening.id && dear.texts.contains("2,000원"))
    #expect(dear.island["expandedTrailing"] != nil && dear.island["expandedBottom"] == nil)
  }

  @Test("ends when its app says so, is seen for four more hours, and says when it changes by itself")
  func ending() async throws {
    let kiosk = try await KioskBoard()
    let opening = try await kiosk.opening()
    #expect(opening.next == opening.begins.addingTimeInterval(8 * 3_600) && opening.ends == opening.next)
    #expect(try await kiosk.board.nextActivityChange() == kiosk.clock.now.addingTimeInterval(300))
    kiosk.till.change { $0.openings = 0 }
    #expect(try await kiosk.activities().map(\.state) == [.ended])
    kiosk.clock.advance(4 * 3_600 - 1)
    #expect(try await kiosk.activities().map(\.state) == [.ended])
    kiosk.clock.advance(1)
    #expect(try await kiosk.activities().isEmpty)
    #expect(try kiosk.store.rows(in: .activity, only: nil).isEmpty)
  }

  @Test("is said to be out of date when its date is over")
  func stale() async throws {
    let kiosk = try await KioskBoard()
    kiosk.till.change { $0.staleDate = kiosk.clock.now + 60 }
    #expect(try await kiosk.opening().state == .active)
    kiosk.clock.advance(60)
    let opening = try await kiosk.opening()
    #expect(opening.state == .stale && opening.texts.contains("오래됨"))
  }

  @Test("stays as it was when its app fails, and performs nothing by itself")
  func failure() async throws {
    let kiosk = try await KioskBoard()
    _ = try await kiosk.opening()
    kiosk.till.change { $0.failsActivities = true }
    #expect(try await kiosk.activities().count == 1)
    #expect(await kiosk.board.problems.count == 1)
    kiosk.till.change { ($0.failsActivities, $0.paysByItself) = (false, true) }
    #expect(try await kiosk.activities().count == 1)
    #expect(kiosk.till.now.sold.isEmpty)
    #expect(await kiosk.board.problems.values.first?.contains("refused") == true)
  }

  @Test("is begun once, however many look at once and in however many processes")
  func once() async throws {
    let kiosk = try await KioskBoard()
    kiosk.till.change { ($0.openings, $0.isSlow) = (1, true) }
    let other = try await KioskBoard(in: kiosk.folder)
    other.till.change { ($0.openings, $0.isSlow) = (1, true) }
    try await withThrowingTaskGroup(of: Int.self) { group in
      for index in 0..<20 {
        let board = index.isMultiple(of: 2) ? kiosk : other
        group.addTask { try await board.activities().count }
      }
      for try await count in group { #expect(count == 1) }
    }
    #expect(try kiosk.store.rows(in: .activity, only: nil).count == 1)
  }

  @Test("is put away by its person, and not begun again for that")
  func dismissal() async throws {
    let kiosk = try await KioskBoard()
    kiosk.till.change { $0.openings = 2 }
    let shown = try await kiosk.activities()
    #expect(shown.count == 2)
    kiosk.till.change { $0.openings = 1 }
    #expect(try await kiosk.ask(.dismiss(activity: "2")).activities.map(\.id) == [shown[0].id])
    let failure = await #expect(throws: AssistantFailure.self) {
      try await kiosk.ask(.dismiss(activity: "2"))
    }
    #expect(failure?.code == .notFound)
  }

  @Test("is nothing while it is switched off")
  func off() async throws {
    let kiosk = try await KioskBoard()
    _ = try await kiosk.opening()
    #expect(try await kiosk.ask(.allowActivities(false)).activities.isEmpty)
    #expect(try await kiosk.activities().isEmpty)
    #expect(try await kiosk.ask(.allowActivities(true)).activities.count == 1)
  }

  @Test("is shown to persons only, and what is private to its person alone")
  func callers() async throws {
    let kiosk = try await KioskBoard()
    #expect(try await kiosk.opening().texts.contains("1234"))
    #expect(try await kiosk.opening(SurfaceCallers.loudspeaker).texts.contains("1234") == false)
    for request in [SurfaceRequest.activities, .dismiss(activity: "1"), .allowActivities(false)] {
      let failure = await #expect(throws: AssistantFailure.self) {
        try await kiosk.ask(request, SurfaceCallers.nobody)
      }
      #expect(failure?.code == .notPermitted)
    }
    #expect(try await kiosk.activities().count == 1)
  }

  @Test("is gone with everything else when it is forgotten")
  func forgotten() async throws {
    let kiosk = try await KioskBoard()
    _ = try await kiosk.opening()
    try kiosk.store.forgetEverything()
    kiosk.till.change { $0.openings = 0 }
    #expect(try await kiosk.activities().isEmpty)
  }
}

@Suite("A press on what goes on") struct ActivityPressTests {
  @Test("runs the intent as a turn, and the activity shows what came of it; made twice it is one")
  func press() async throws {
    let kiosk = try await KioskBoard()
    let opening = try await kiosk.opening()
    let reply = try await kiosk.press(opening.actions[0], on: opening, request: "k1")
    #expect(reply.turn?.text == "켰어요." && kiosk.till.now.switched == 1)
    #expect(reply.activities.first?.card?.presses.first?.isOn == true)
    let again = try await kiosk.press(opening.actions[0], on: opening, request: "k1")
    #expect(again.turn == reply.turn && kiosk.till.now.switched == 1)
  }

  @Test("on what is no longer shown is refused with what is, and nothing is done")
  func stale() async throws {
    let kiosk = try await KioskBoard()
    let opening = try await kiosk.opening()
    kiosk.till.change { $0.price = 2_000 }
    let reply = try await kiosk.press(opening.actions[0], on: opening)
    #expect(reply.isStale && reply.turn == nil && kiosk.till.now.switched == 0)
    let fresh = try #require(reply.activities.first)
    #expect(Set(fresh.actions).isDisjoint(with: opening.actions))
    #expect(try await kiosk.press(fresh.actions[0], on: fresh).turn?.outcome == .done)
  }

  @Test("holds after another look at the same thing, also of another process")
  func same() async throws {
    let kiosk = try await KioskBoard()
    let opening = try await kiosk.opening()
    let other = try await KioskBoard(in: kiosk.folder)
    other.till.change { $0.openings = 1 }
    #expect(try await other.opening().actions == opening.actions)
    #expect(try await other.press(opening.actions[0], on: opening).turn?.outcome == .done)
    #expect(other.till.now.switched == 1 && kiosk.till.now.switched == 0)
  }

  @Test(
    "with an identifier that somebody else was given, of another activity, or an invented one, is refused")
  func elsewhere() async throws {
    let kiosk = try await KioskBoard()
    kiosk.till.change { $0.openings = 2 }
    let mine = try await kiosk.activities()
    let phone = try await kiosk.activities(SurfaceCallers.minasPhone)
    #expect(Set(mine[0].actions).isDisjoint(with: phone[0].actions))
    #expect(try await kiosk.press(phone[0].actions[0], on: mine[0]).isStale)
    #expect(try await kiosk.press(mine[1].actions[0], on: mine[0]).isStale)
    for invented in ["1", "", mine[0].id, "' OR 1 --"] {
      #expect(try await kiosk.press(invented, on: mine[0]).isStale)
    }
    #expect(kiosk.till.now.switched == 0)
  }

  @Test("that spends asks with today's price, and spends after a yes alone")
  func costs() async throws {
    let kiosk = try await KioskBoard()
    let opening = try await kiosk.opening()
    var press = SurfacePress(.activityAction(opening.actions[1], of: opening.id), request: "k1")
    press.acceptsConfirmations = true
    let asked = try await kiosk.ask(.press(press)).turn
    #expect(asked?.outcome == .inputRequired && kiosk.till.now.sold == [])
    #expect(try await kiosk.say("네", in: "r_k1")?.outcome == .done && kiosk.till.now.sold == [1_000])
  }

  @Test("is named by the numbers and titles that a person sees")
  func named() async throws {
    let kiosk = try await KioskBoard()
    let start = String(try await kiosk.opening().id.prefix(8))
    for (activity, button) in [("1", "1"), ("Kiosk", "등"), ("kiosk", "1"), (start, "1")] {
      let press = SurfacePress(.activityButton(button, of: activity), request: UUID().uuidString)
      #expect(try await kiosk.ask(.press(press)).turn?.outcome == .done)
    }
    for (activity, button) in [("9", "1"), ("1", "9"), ("1", "라디오"), (String(start.prefix(7)), "1")] {
      let press = SurfacePress(.activityButton(button, of: activity), request: UUID().uuidString)
      let failure = await #expect(throws: AssistantFailure.self) { try await kiosk.ask(.press(press)) }
      #expect(failure?.code == .notFound)
    }
  }
}
