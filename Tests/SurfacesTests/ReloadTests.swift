import Foundation
import ConversationProtocol
import Store
import Surfaces
import Testing
import Views

@Suite("A provider") struct ReloadTests {
  @Test("is asked when its entries are over, and not before")
  func due() async throws {
    let kiosk = try await KioskBoard()
    for _ in 0..<3 { _ = try await kiosk.widgets() }
    #expect(kiosk.till.now.asked == 1)
    kiosk.clock.advance(599)
    _ = try await kiosk.widgets()
    #expect(kiosk.till.now.asked == 1)
    kiosk.clock.advance(1)
    _ = try await kiosk.widgets()
    #expect(kiosk.till.now.asked == 2)
  }

  @Test("that fails leaves what was shown, marked, and is asked again after 1, 5, 15, 60 and 60 minutes")
  func fails() async throws {
    let kiosk = try await KioskBoard()
    let before = try await kiosk.counter()
    kiosk.till.change { $0.fails = true }
    let failed = try await kiosk.widgets(anew: true)[0]
    #expect(failed.isStale && failed.view?.root.children.count == before.view?.root.children.count)
    #expect(failed.problem == "the provider gave no entries")
    var asked = kiosk.till.now.asked
    for minutes in [1.0, 5, 15, 60, 60] {
      kiosk.clock.advance(minutes * 60 - 1)
      // Nobody is asked for a mere look.
      _ = try await kiosk.widgets(anew: true)
      #expect(kiosk.till.now.asked == asked)
      kiosk.clock.advance(1)
      _ = try await kiosk.widgets()
      asked += 1
      #expect(kiosk.till.now.asked == asked, "after \(minutes) minutes")
    }
    kiosk.till.change { $0.fails = false }
    kiosk.clock.advance(3_600)
    #expect(try await kiosk.counter().isStale == false)
  }

  @Test("is asked again when an intent of its app has run")
  func ran() async throws {
    let kiosk = try await KioskBoard()
    _ = try await kiosk.widgets()
    kiosk.till.change { $0.isLampOn = true }
    #expect(try await kiosk.counter().isLampOn == false)
    try await kiosk.board.wantEntries(of: "Kiosk")
    #expect(try await kiosk.counter().isLampOn == true)
  }

  @Test("is asked again for a person who begins to look")
  func looks() async throws {
    let kiosk = try await KioskBoard()
    _ = try await kiosk.widgets()
    kiosk.till.change { $0.isLampOn = true }
    #expect(try await kiosk.widgets(anew: true)[0].isLampOn == true)
  }

  @Test("that gives more than is kept is kept as far as that goes, and one that shows too much shows nothing")
  func hostile() async throws {
    let kiosk = try await KioskBoard()
    let hoard = try await kiosk.ask(.place(kind: "Hoard", family: nil, values: [:])).widgets[0]
    #expect(hoard.view != nil && hoard.problem == nil && hoard.relevance == 0)
    let deep = try await kiosk.ask(.place(kind: "Deep", family: nil, values: [:])).widgets[0]
    #expect(deep.view == nil && deep.isStale && deep.problem != nil)
    #expect(try await kiosk.widgets().count == 4)
    for record in try kiosk.store.surfaces(of: "mina") { #expect((record.state?.utf8.count ?? 0) < 5 << 20) }
  }

  @Test("says when the board shows something else")
  func wakes() async throws {
    let kiosk = try await KioskBoard()
    let counter = try await kiosk.counter()
    #expect(counter.next == kiosk.clock.now.addingTimeInterval(60))
    #expect(try await kiosk.board.wake(of: "mina") == counter.next)
  }
}
