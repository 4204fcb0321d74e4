import AppIntents
import ConversationProtocol
import Foundation
import Surfaces
import Testing

@Suite("Opening what an activity leads to") struct ActivityOpeningTests {
  private func open(
    _ link: String?, of activity: String, _ kiosk: KioskBoard, request: String = UUID().uuidString,
    by caller: SurfaceCaller? = nil
  ) async throws -> SurfaceReply {
    try await kiosk.ask(
      .press(SurfacePress(.activityLink(link, of: activity), request: request)), caller)
  }

  @Test("is a turn of its app: the address of the whole, and links by number, title and address")
  func turns() async throws {
    let kiosk = try await KioskBoard()
    let id = try await kiosk.opening().id
    #expect(try await open(nil, of: id, kiosk).turn?.text == "첫 쪽이에요.")
    for name in ["1", "스포츠", "malgil://kiosk/page/7%EC%AA%BD"] {
      #expect(try await open(name, of: "1", kiosk).turn?.text == "7쪽쪽이에요.", "\(name)")
    }
  }

  @Test("made again with its identifier is the same one, also when the activity is gone")
  func once() async throws {
    let kiosk = try await KioskBoard()
    let id = try await kiosk.opening().id
    let first = try await open(nil, of: id, kiosk, request: "k1")
    #expect(try await open("스포츠", of: id, kiosk, request: "k1").turn == first.turn)
    kiosk.till.change { $0.openings = 0 }
    // It ends at the next look, and is shown for four hours more.
    for _ in 0..<2 {
      kiosk.clock.advance(5 * 3_600)
      #expect(try await open(nil, of: id, kiosk, request: "k1").turn == first.turn)
    }
    await #expect(throws: AssistantFailure.self) { try await open(nil, of: id, kiosk) }
  }

  @Test(
    "does not spend, and reaches neither another app nor a file", arguments: ["사기", "남의 것", "파일", "없는 것"])
  func refused(_ name: String) async throws {
    let kiosk = try await KioskBoard()
    let id = try await kiosk.opening().id
    let failure = await #expect(throws: AssistantFailure.self) { try await open(name, of: id, kiosk) }
    #expect(failure?.code == .notFound)
    #expect(kiosk.till.now.sold == [])
  }

  @Test("an address that the activity does not show is not opened; one out of the apps is shown")
  func stale() async throws {
    let kiosk = try await KioskBoard()
    let id = try await kiosk.opening().id
    let reply = try await open("kiosk://page/1", of: id, kiosk)
    #expect(reply.isStale && reply.turn == nil && reply.address == nil && reply.activities.count == 1)
    let outside = try await open("누리집", of: id, kiosk)
    #expect(outside.address == "https://example.com/paper" && outside.turn == nil && !outside.isStale)
  }

  @Test("what is private is not opened for who does not see it, and nothing for who is nobody")
  func callers() async throws {
    let kiosk = try await KioskBoard()
    let other = SurfaceCaller(user: "mina", name: "satellite", showsPrivateContent: false)
    let id = try await kiosk.opening().id
    #expect(try await open("비밀", of: id, kiosk).turn?.text == "9쪽이에요.")
    #expect(try await open("kiosk://page/9", of: id, kiosk, by: other).isStale)
    let nobody = SurfaceCaller(user: "mina", name: "x", isPerson: false)
    await #expect(throws: AssistantFailure.self) { try await open(nil, of: id, kiosk, by: nobody) }
  }
}
