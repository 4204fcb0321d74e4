import ConversationProtocol
import Testing

@Suite("Who proves to be no person") struct CallerTests {
  static let requests: [SurfaceRequest] = [
    .board(looksAnew: true), .show(widget: "1"), .kinds, .preview(kind: "Counter", family: nil),
    .place(kind: "Counter", family: nil, values: [:]), .configure(widget: "1", values: [:]),
    .resize(widget: "1", family: "small"), .move(widget: "1", to: 2), .remove(widget: "1"), .controls,
    .stack(widget: "1", in: nil),
    .press(SurfacePress(.button("1", of: "1"), request: "k")),
    .press(SurfacePress(.action("1", of: "1"), request: "k")),
    .press(SurfacePress(.control("Lamp"), wanted: true, request: "k")),
  ]

  @Test("sees nothing, places nothing and presses nothing", arguments: requests)
  func nobody(_ request: SurfaceRequest) async throws {
    let kiosk = try await KioskBoard()
    let failure = await #expect(throws: AssistantFailure.self) {
      try await kiosk.ask(request, SurfaceCallers.nobody)
    }
    #expect(failure?.code == .notPermitted)
    #expect(kiosk.till.now.switched == 0 && kiosk.till.now.asked == 0)
  }

  @Test("What is private is shown where the person alone looks")
  func redacted() async throws {
    let kiosk = try await KioskBoard()
    #expect(try await kiosk.counter().texts.contains("1234"))
    let elsewhere = try await kiosk.counter(SurfaceCallers.loudspeaker)
    #expect(elsewhere.view != nil && !elsewhere.texts.contains("1234"))
  }
}

@Suite("Requests to a board") struct SurfaceRequestTests {
  @Test("are read as they are written", arguments: CallerTests.requests)
  func roundTrip(_ request: SurfaceRequest) throws {
    #expect(try SurfaceRequest(jsonValue: request.jsonValue) == request)
    let line = ControlRequest(.surfaces(request, language: "en"))
    #expect(try ControlRequest(line.line) == line)
  }

  @Test("Boards are read as they are written")
  func replies() async throws {
    let kiosk = try await KioskBoard()
    for request in [SurfaceRequest.board(looksAnew: true), .controls, .kinds] {
      let reply = try await kiosk.ask(request)
      #expect(try SurfaceReply(jsonValue: reply.jsonValue) == reply)
      let line = ControlReply(.surfaces(reply))
      #expect(try ControlReply(line.line.dropLast() + []) == line)
    }
  }
}
