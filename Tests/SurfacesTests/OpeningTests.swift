import AppIntents
import ConversationProtocol
import Foundation
import Surfaces
import Testing

@Suite("Opening what a widget leads to") struct OpeningTests {
  private func linked(_ kiosk: KioskBoard, _ caller: SurfaceCaller? = nil) async throws -> String {
    try #require(
      try await kiosk.ask(.place(kind: "Linked", family: nil, values: [:]), caller).widgets.first?.id)
  }

  private func open(
    _ link: String?, of widget: String, _ kiosk: KioskBoard, request: String = UUID().uuidString,
    by caller: SurfaceCaller? = nil
  ) async throws -> SurfaceReply {
    try await kiosk.ask(.press(SurfacePress(.link(link, of: widget), request: request)), caller)
  }

  @Test("is a turn of its app: the address of the whole, and links by number, title and address")
  func turns() async throws {
    let kiosk = try await KioskBoard()
    let id = try await linked(kiosk)
    #expect(try await open(nil, of: id, kiosk).turn?.text == "첫 쪽이에요.")
    for name in ["1", "스포츠", "malgil://kiosk/page/7%EC%AA%BD"] {
      #expect(try await open(name, of: id, kiosk).turn?.text == "7쪽쪽이에요.", "\(name)")
    }
  }

  @Test("made again with its identifier is the same one")
  func once() async throws {
    let kiosk = try await KioskBoard()
    let id = try await linked(kiosk)
    let first = try await open(nil, of: id, kiosk, request: "k1")
    #expect(try await open("스포츠", of: id, kiosk, request: "k1").turn == first.turn)
  }

  @Test("an address out of the apps is shown, with no turn")
  func outside() async throws {
    let kiosk = try await KioskBoard()
    let reply = try await open("누리집", of: try await linked(kiosk), kiosk)
    #expect(reply.address == "https://example.com/paper" && reply.turn == nil && !reply.isStale)
  }

  @Test(
    "does not spend, does not reach another app or a file, and not what is not there",
    arguments: ["사기", "남의 것", "파일", "없는 것", "12"])
  func refused(_ name: String) async throws {
    let kiosk = try await KioskBoard()
    let id = try await linked(kiosk)
    let failure = await #expect(throws: AssistantFailure.self) { try await open(name, of: id, kiosk) }
    #expect(failure?.code == .notFound)
    #expect(kiosk.till.now.sold == [])
  }

  @Test("an address that the widget does not show is not opened, whatever app it is of")
  func stale() async throws {
    let kiosk = try await KioskBoard()
    let reply = try await open("kiosk://page/1", of: try await linked(kiosk), kiosk)
    #expect(reply.isStale && reply.turn == nil && reply.address == nil && reply.widgets.count == 1)
  }

  @Test("what is private is not opened for who does not see it, and nothing for who is nobody")
  func callers() async throws {
    let kiosk = try await KioskBoard()
    let other = SurfaceCaller(user: "mina", name: "satellite", showsPrivateContent: false)
    let id = try await linked(kiosk)
    #expect(try await open("비밀", of: id, kiosk).turn?.text == "9쪽이에요.")
    #expect(try await open("kiosk://page/9", of: id, kiosk, by: other).isStale)
    let nobody = SurfaceCaller(user: "mina", name: "x", isPerson: false)
    await #expect(throws: AssistantFailure.self) { try await open(nil, of: id, kiosk, by: nobody) }
  }

  @Test("a widget without an address opens nothing")
  func nothing() async throws {
    let kiosk = try await KioskBoard()
    let failure = await #expect(throws: AssistantFailure.self) { try await open(nil, of: "Stand", kiosk) }
    #expect(failure?.code == .notFound)
  }
}
