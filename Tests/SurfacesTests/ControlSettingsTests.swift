import AppIntents
import ConversationProtocol
import Foundation
import JSONText
import Surfaces
import Testing

@Suite("What a control is set to") struct ControlSettingsTests {
  private func page(_ kiosk: KioskBoard, _ caller: SurfaceCaller? = nil) async throws -> ControlReport {
    try #require(try await kiosk.ask(.controls, caller).controls.first { $0.kind == "Page" })
  }

  private func press(_ kiosk: KioskBoard) async throws -> SurfaceReply {
    try await kiosk.ask(.press(SurfacePress(.control("Page"), request: UUID().uuidString)))
  }

  @Test("is said to be missing, and it is not pressed until it is set")
  func missing() async throws {
    let kiosk = try await KioskBoard()
    let unset = try await page(kiosk)
    #expect(unset.form?.missing == ["page"] && unset.isDisabled && unset.title == "쪽")
    #expect(unset.form?.parameters.map(\.name) == ["page", "isLarge"])
    let failure = await #expect(throws: AssistantFailure.self) { try await press(kiosk) }
    #expect(failure?.code == .badRequest)
    let set = try await kiosk.ask(.configureControl("Page", values: ["page": "7"])).controls.first
    #expect(set?.title == "7쪽" && set?.form?.missing == [] && set?.form?.values == ["page": "7"])
    #expect(try await press(kiosk).turn?.text == "7쪽쪽이에요.")
  }

  @Test("is kept for its person beside what was set before, for every process")
  func kept() async throws {
    let kiosk = try await KioskBoard()
    _ = try await kiosk.ask(.configureControl("쪽", values: ["page": "7"]))
    _ = try await kiosk.ask(.configureControl("Kiosk.Page", values: ["isLarge": "true"]))
    let other = try await KioskBoard(in: kiosk.folder)
    #expect(try await page(other).title == "7쪽 크게")
    #expect(try await page(kiosk, SurfaceCaller(user: "jun", name: "jun")).form?.missing == ["page"])
  }

  @Test(
    "is refused when it is no setting, not understood, lacks something or is too long; nothing is changed",
    arguments: [
      ("Page", ["row": "1"], "bad_request"), ("Page", ["isLarge": "아마도"], "bad_request"),
      ("Page", ["page": String(repeating: "가", count: 400)], "bad_request"),
      ("Lamp", ["page": "1"], "bad_request"), ("None", ["page": "1"], "not_found"),
    ] as [(String, [String: String], String)])
  func refused(_ name: String, _ values: [String: String], _ code: String) async throws {
    let kiosk = try await KioskBoard()
    _ = try await kiosk.ask(.configureControl("Page", values: ["page": "7"]))
    let failure = await #expect(throws: AssistantFailure.self) {
      try await kiosk.ask(.configureControl(name, values: values))
    }
    #expect(failure?.code.rawValue == code)
    #expect(try await page(kiosk).form?.values == ["page": "7"])
  }

  @Test("is asked for where it is missing, and kept with the answer")
  func asked() async throws {
    let kiosk = try await KioskBoard(apps: [Kiosk.self, Malgil.self])
    let turn = try await kiosk.call("ConfigureControl", ["control": "Page"], in: "s1")
    #expect(turn?.outcome == .inputRequired && turn?.text == "몇 쪽이에요?")
    #expect(try await page(kiosk).form?.missing == ["page"])
    #expect(try await kiosk.say("3", in: "s1")?.outcome == .done)
    #expect(try await page(kiosk).title == "3쪽")
  }

  @Test("is not set by who is not known to be a person")
  func nobody() async throws {
    let kiosk = try await KioskBoard(apps: [Kiosk.self, Malgil.self])
    let nobody = SurfaceCaller(user: "mina", name: "x", isPerson: false)
    await #expect(throws: AssistantFailure.self) {
      try await kiosk.ask(.configureControl("Page", values: ["page": "7"]), nobody)
    }
    let turn = try await kiosk.call("ConfigureControl", ["control": "Page"], trust: .alwaysAllowed)
    #expect(turn?.outcome != .inputRequired && turn?.outcome != .done)
  }
}
