import ConversationProtocol
import Foundation
import Testing

@Suite("A control") struct ControlTests {
  private func press(_ kiosk: KioskBoard, _ name: String, _ wanted: Bool?, _ id: String = UUID().uuidString)
    async throws -> SurfaceReply
  {
    try await kiosk.ask(.press(SurfacePress(.control(name), wanted: wanted, request: id)))
  }

  @Test("shows its value; one that does not know it says so, and the others are there")
  func values() async throws {
    let kiosk = try await KioskBoard()
    kiosk.till.change { $0.isLampOn = true }
    let controls = try await kiosk.ask(.controls).controls
    #expect(controls.map(\.title) == ["등", "신문", "고장", "쪽"])
    #expect(controls.map(\.isOn) == [true, nil, nil, nil])
    #expect(controls[0].value == "켜짐" && !controls[0].isDisabled)
    #expect(controls[2].isDisabled && controls[2].problem != nil)
  }

  @Test("that switches is set to what is wanted, and to what it is without harm", arguments: [true, false])
  func switched(_ wanted: Bool) async throws {
    let kiosk = try await KioskBoard()
    for _ in 0..<2 {
      #expect(try await press(kiosk, "Lamp", wanted).controls.map(\.isOn) == [wanted])
      #expect(kiosk.till.now.isLampOn == wanted)
    }
  }

  @Test("is pressed once for one identifier")
  func once() async throws {
    let kiosk = try await KioskBoard()
    for _ in 0..<2 { #expect(try await press(kiosk, "Lamp", true, "k1").turn?.text == "켰어요.") }
    #expect(kiosk.till.now.switched == 1)
  }

  @Test("that spends asks first")
  func costs() async throws {
    let kiosk = try await KioskBoard()
    #expect(try await press(kiosk, "신문", nil).turn?.outcome == .inputRequired)
    #expect(kiosk.till.now.sold == [])
  }

  @Test(
    "is refused when it is not there, is no switch, or nobody says what is wanted",
    arguments: [("Nothing", nil, "not_found"), ("Paper", true, "bad_request"), ("Lamp", nil, "bad_request")]
      as [(String, Bool?, String)])
  func refused(_ name: String, _ wanted: Bool?, _ code: String) async throws {
    let kiosk = try await KioskBoard()
    let failure = await #expect(throws: AssistantFailure.self) { try await press(kiosk, name, wanted) }
    #expect(failure?.code.rawValue == code)
    #expect(kiosk.till.now.switched == 0)
  }

  @Test("brings the widgets of its app up to date")
  func widgets() async throws {
    let kiosk = try await KioskBoard()
    _ = try await kiosk.widgets()
    _ = try await press(kiosk, "Lamp", true)
    #expect(try await kiosk.counter().isLampOn == true)
  }
}
