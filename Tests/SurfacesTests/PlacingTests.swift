import ConversationProtocol
import Testing

@Suite("A board of widgets") struct PlacingTests {
  @Test("A fresh board shows the first two widgets of an app, and is fresh once")
  func fresh() async throws {
    let kiosk = try await KioskBoard()
    #expect(try await kiosk.widgets().map(\.kind) == ["Counter", "Stand"])
    _ = try await kiosk.ask(.remove(widget: "1"))
    _ = try await kiosk.ask(.remove(widget: "1"))
    #expect(try await kiosk.widgets().isEmpty)
  }

  @Test("Those who look at a fresh board at the same time see all of it")
  func together() async throws {
    let kiosk = try await KioskBoard()
    let boards = try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<8 { group.addTask { try await kiosk.widgets().map(\.id) } }
      return try await group.reduce(into: [[String]]()) { $0.append($1) }
    }
    #expect(Set(boards).count == 1 && boards[0].count == 2)
  }

  @Test("Each person has a board of their own")
  func people() async throws {
    let kiosk = try await KioskBoard()
    let own = try await kiosk.counter()
    let noah = SurfaceCallers.noah
    #expect(try await kiosk.counter(noah).id != own.id)
    await #expect(throws: AssistantFailure.self) { try await kiosk.ask(.remove(widget: own.id), noah) }
  }

  @Test("A widget is placed below the others, in the size and with the values that are wanted")
  func place() async throws {
    let kiosk = try await KioskBoard()
    let placed = try await kiosk.ask(.place(kind: "판매대", family: "small", values: ["row": "7"]))
    #expect(placed.widgets.map(\.family) == ["systemSmall"])
    #expect(placed.widgets.map(\.relevance) == [7])
    #expect(try await kiosk.widgets().map(\.kind) == ["Counter", "Stand", "Counter"])
  }

  @Test(
    "What cannot be placed is refused with what can be, and nothing is placed",
    arguments: [
      SurfaceRequest.place(kind: "Nothing", family: nil, values: [:]),
      .place(kind: "Closed", family: "small", values: [:]),
      .place(kind: "Counter", family: nil, values: ["colour": "red"]),
      .place(kind: "Counter", family: nil, values: ["row": "빨강"]),
      .place(kind: "Counter", family: nil, values: ["row": "\u{1B}[31m"]),
      .place(kind: "Counter", family: nil, values: ["row": String(repeating: "1", count: 1_001)]),
    ])
  func refused(_ request: SurfaceRequest) async throws {
    let kiosk = try await KioskBoard()
    _ = try await kiosk.widgets()
    await #expect(throws: AssistantFailure.self) { try await kiosk.ask(request) }
    #expect(try await kiosk.widgets().count == 2)
  }

  @Test(
    "A widget that is moved takes its place; a place beyond the last is the last", arguments: [2, 9, Int.max])
  func move(_ place: Int) async throws {
    let kiosk = try await KioskBoard()
    _ = try await kiosk.widgets()
    #expect(
      try await kiosk.ask(.move(widget: "Counter", to: place)).widgets.map(\.kind) == ["Stand", "Counter"])
    #expect(
      try await kiosk.ask(.move(widget: "Counter", to: .min)).widgets.map(\.kind) == ["Counter", "Stand"])
  }

  @Test("A widget that is configured or resized shows what it is set to")
  func configure() async throws {
    let kiosk = try await KioskBoard()
    _ = try await kiosk.widgets()
    #expect(
      try await kiosk.ask(.configure(widget: "1", values: ["row": "3"])).widgets.map(\.relevance) == [3])
    #expect(
      try await kiosk.ask(.resize(widget: "1", family: "small")).widgets.map(\.family) == ["systemSmall"])
    #expect(try await kiosk.counter().relevance == 3)
  }

  @Test("In a stack the widget that matters now is on top, where the first of them stood")
  func stack() async throws {
    let kiosk = try await KioskBoard()
    _ = try await kiosk.widgets()
    _ = try await kiosk.ask(.place(kind: "Counter", family: nil, values: ["row": "9"]))
    for widget in ["3", "1"] { _ = try await kiosk.ask(.stack(widget: widget, in: "밥")) }
    let stacked = try await kiosk.widgets()
    #expect(stacked.map(\.relevance) == [9, 1, 0] && stacked.map(\.stack) == ["밥", "밥", nil])
    _ = try await kiosk.ask(.stack(widget: "1", in: nil))
    #expect(try await kiosk.widgets().map(\.relevance) == [1, 0, 9])
  }

  @Test("A board takes fifty widgets and no more")
  func limit() async throws {
    let kiosk = try await KioskBoard()
    _ = try await kiosk.widgets()
    for _ in 0..<48 { _ = try await kiosk.ask(.place(kind: "Stand", family: nil, values: [:])) }
    let failure = await #expect(throws: AssistantFailure.self) {
      try await kiosk.ask(.place(kind: "Stand", family: nil, values: [:]))
    }
    #expect(failure?.code == .conflict)
  }

  @Test("What can be placed is listed with its sizes and settings, and previewed")
  func kinds() async throws {
    let kiosk = try await KioskBoard()
    let kinds = try await kiosk.ask(.kinds).kinds
    #expect(kinds.map(\.kind) == ["Counter", "Stand", "Closed", "Hoard", "Deep", "Linked"])
    #expect(kinds[0].settings == ["row"] && kinds[0].families == ["systemSmall", "systemMedium"])
    let preview = try await kiosk.ask(.preview(kind: "Counter", family: nil)).widgets
    #expect(preview.first?.view != nil && preview.first?.id == "")
  }
}
