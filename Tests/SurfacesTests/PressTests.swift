import Assistant
import AppIntents
import ConversationProtocol
import Foundation
import Surfaces
import Testing

@Suite("A press on a board") struct PressTests {
  @Test("runs the intent as a turn, and the widget shows what came of it")
  func press() async throws {
    let kiosk = try await KioskBoard()
    let counter = try await kiosk.counter()
    let reply = try await kiosk.press(counter.actions[0], on: counter)
    #expect(reply.turn?.text == "켰어요." && reply.turn?.outcome == .done)
    #expect(reply.widgets.first?.isLampOn == true)
    #expect(kiosk.till.now.switched == 1)
  }

  @Test("with an identifier that was used before is that press")
  func once() async throws {
    let kiosk = try await KioskBoard()
    let counter = try await kiosk.counter()
    let first = try await kiosk.press(counter.actions[0], on: counter, request: "k1")
    let second = try await kiosk.press(counter.actions[0], on: counter, request: "k1")
    #expect(second.turn == first.turn && !second.isStale)
    #expect(kiosk.till.now.switched == 1)
  }

  @Test("of a switch sets what is wanted, however it was shown", arguments: [true, false])
  func wanted(_ wanted: Bool) async throws {
    let kiosk = try await KioskBoard()
    let counter = try await kiosk.counter()
    kiosk.till.change { $0.isLampOn = true }
    _ = try await kiosk.press(counter.actions[0], on: counter, wanted)
    #expect(kiosk.till.now.isLampOn == wanted)
  }

  @Test("on what is no longer shown is refused with what is, and nothing is done")
  func stale() async throws {
    let kiosk = try await KioskBoard()
    let counter = try await kiosk.counter()
    kiosk.clock.advance(60)
    let reply = try await kiosk.press(counter.actions[0], on: counter)
    #expect(reply.isStale && reply.turn == nil && kiosk.till.now.switched == 0)
    let fresh = try #require(reply.widgets.first)
    #expect(fresh.actions.count == 2 && Set(fresh.actions).isDisjoint(with: counter.actions))
    #expect(try await kiosk.press(fresh.actions[0], on: fresh).turn?.outcome == .done)
  }

  @Test("on what was shown before the provider gave another thing is refused")
  func replaced() async throws {
    let kiosk = try await KioskBoard()
    let counter = try await kiosk.counter()
    kiosk.till.change { $0.price = 2_000 }
    #expect(try await kiosk.widgets(anew: true).first?.actions != counter.actions)
    #expect(try await kiosk.press(counter.actions[0], on: counter).isStale)
    #expect(kiosk.till.now.switched == 0)
  }

  @Test("holds after another look at the same thing")
  func same() async throws {
    let kiosk = try await KioskBoard()
    let counter = try await kiosk.counter()
    #expect(try await kiosk.widgets(anew: true).first?.actions == counter.actions)
    #expect(kiosk.till.now.asked == 2)
  }

  @Test("with an identifier that somebody else was given is refused", arguments: [SurfaceCallers.minasPhone])
  func caller(_ other: SurfaceCaller) async throws {
    let kiosk = try await KioskBoard()
    let counter = try await kiosk.counter()
    let shown = try await kiosk.counter(other)
    #expect(Set(shown.actions).isDisjoint(with: counter.actions))
    #expect(try await kiosk.press(shown.actions[0], on: counter).isStale)
    #expect(try await kiosk.press(counter.actions[0], on: shown, by: other).isStale)
    #expect(kiosk.till.now.switched == 0)
  }

  @Test("with the identifier of another widget, or an invented one, is refused")
  func elsewhere() async throws {
    let kiosk = try await KioskBoard()
    let widgets = try await kiosk.widgets()
    #expect(try await kiosk.press(widgets[0].actions[0], on: widgets[1]).isStale)
    for invented in ["1", "", widgets[0].id, "' OR 1 --"] {
      #expect(try await kiosk.press(invented, on: widgets[0]).isStale)
    }
    #expect(kiosk.till.now.switched == 0)
  }

  @Test("that spends asks with today's price, and spends after a yes alone")
  func costs() async throws {
    let kiosk = try await KioskBoard()
    let counter = try await kiosk.counter()
    kiosk.till.change { $0.price = 1_500 }
    var press = SurfacePress(.action(counter.actions[1], of: counter.id), request: "k1")
    press.acceptsConfirmations = true
    let asked = try await kiosk.ask(.press(press)).turn
    #expect(asked?.outcome == .inputRequired && asked?.text.contains("1500원") == true, "\(asked?.text ?? "")")
    #expect(kiosk.till.now.sold == [])
    #expect(try await kiosk.say("네", in: "r_k1")?.outcome == .done)
    #expect(kiosk.till.now.sold == [1_500])
  }

  @Test("is named by the numbers and titles that a person sees")
  func named() async throws {
    let kiosk = try await KioskBoard()
    for (widget, button) in [("1", "1"), ("판매대", "등"), ("counter", "1")] {
      let press = SurfacePress(.button(button, of: widget), request: UUID().uuidString)
      #expect(try await kiosk.ask(.press(press)).turn?.outcome == .done)
    }
    #expect(kiosk.till.now.switched == 3)
    for (widget, button) in [("9", "1"), ("1", "9"), ("1", "라디오")] {
      let press = SurfacePress(.button(button, of: widget), request: UUID().uuidString)
      let failure = await #expect(throws: AssistantFailure.self) { try await kiosk.ask(.press(press)) }
      #expect(failure?.code == .notFound)
    }
  }
}

/// A process that dies as soon as its turn is kept.
private struct MortalPresses: PressTaking {
  struct Death: Error {}
  let kiosk: KioskBoard

  func turn(of press: SurfacePress) async throws -> Turn? {
    try await KioskPresses(kiosk).turn(of: press)
  }

  func take(_ call: IntentCall, title: String, of press: SurfacePress) async throws -> Turn {
    _ = try await KioskPresses(kiosk).take(call, title: title, of: press)
    throw Death()
  }
}

@Suite("A process that dies between a press and the reload") struct MortalPressTests {
  @Test("leaves the deed done once, and a board that shows it at the next look")
  func death() async throws {
    let kiosk = try await KioskBoard()
    let counter = try await kiosk.counter()
    let press = SurfacePress(.action(counter.actions[0], of: counter.id), request: "k1")
    await #expect(throws: MortalPresses.Death.self) {
      try await kiosk.ask(.press(press), nil, MortalPresses(kiosk: kiosk))
    }
    #expect(kiosk.till.now.switched == 1)
    #expect(try await kiosk.counter().isLampOn == true)
    #expect(try await kiosk.ask(.press(press)).turn?.text == "켰어요.")
    #expect(kiosk.till.now.switched == 1)
  }
}
