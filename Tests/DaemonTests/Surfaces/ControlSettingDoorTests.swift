import AppIntents
import ConversationProtocol
import Foundation
import Hosting
import JSONText
import Testing
import Widgets

@testable import Daemon

/// Which lamp the control switches: one has to be said.
private struct LampSettings: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Lamp"
  @Parameter(title: "Room") var room: String
  @Parameter(title: "Brightness", default: 50) var brightness: Int
}

private struct DimLamp: AppIntent {
  static let title: LocalizedStringResource = "Dim the lamp"
  static let risk = IntentRisk.reads
  @Parameter(title: "Room") var room: String

  func perform() async throws -> some ProvidesDialog { .result(dialog: "Dimmed: \(room)") }
}

extension DimLamp {
  fileprivate init(in room: String) {
    self.init()
    self.room = room
  }
}

private struct LampControl: ControlWidget {
  struct Provider: AppIntentControlValueProvider {
    func previewValue(configuration: LampSettings) -> String { "" }
    func currentValue(configuration: LampSettings) async throws -> String {
      "\(configuration.room) \(configuration.brightness)"
    }
  }

  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "Lamp", provider: Provider()) { shown in
      ControlWidgetButton("\(shown)", action: DimLamp(in: shown))
    }
    .displayName("Lamp")
  }
}

private enum Lamps: WidgetApp {
  static let names = ["": AppNames(display: "Lamps")]
  static let intents: [any AppIntent.Type] = [DimLamp.self]
  static let shortcuts: (any AppShortcutsProvider.Type)? = nil
  static let phrasesFolder: String? = nil
  static func configure(dataFolder: URL) {}
  @WidgetBundleBuilder static var widgets: some Widget { LampControl() }
}

extension DaemonTests {
  /// Settings of controls over HTTP.
  @Suite struct ControlSettingDoorTests {
    private static let path = "/v1/controls/Lamps.Lamp"

    private func change(_ values: JSON) -> JSON { JSON(["configuration": values]) }

    @Test("a control is pressed once it was given what it lacks, and keeps what was set before")
    func settings() async throws {
      let test = try await TestDaemon(apps: [Lamps.self])
      try await test.servingHTTP { port in
        let page = try await PageClient(port, loggedInAt: test.daemon)
        let press = JSON(["id": "k1"])
        let early = try await page.ask("POST", Self.path + "/press", press)
        #expect(early.status != 200, "\(early.text)")
        let set = try await page.ask("PATCH", Self.path, change(JSON(["room": "kitchen"])))
        #expect(set.status == 200 && set.text.contains("kitchen 50"), "\(set.text)")
        let more = try await page.ask("PATCH", Self.path, change(JSON(["brightness": "80"])))
        #expect(more.status == 200 && more.text.contains("kitchen 80"), "\(more.text)")
        let pressed = try await page.ask("POST", Self.path + "/press", JSON(["id": "k2"]))
        #expect(pressed.body["turn"]?["text"]?.string == "Dimmed: kitchen 80", "\(pressed.text)")
        let known = try await page.ask("GET", "/v1/controls").body["controls"]?.array?.first
        #expect(known?["form"]?["missing"]?.array?.isEmpty == true, "\(known?.line ?? "")")
      }
    }

    @Test("what is no setting, not understood, or of no control is refused, and nothing is changed")
    func refusals() async throws {
      let test = try await TestDaemon(apps: [Lamps.self])
      try await test.servingHTTP { port in
        let page = try await PageClient(port, loggedInAt: test.daemon)
        _ = try await page.ask("PATCH", Self.path, change(JSON(["room": "kitchen"])))
        let mistakes: [(String, JSON, Int)] = [
          (Self.path, JSON([:]), 400), (Self.path, change("kitchen"), 400),
          (Self.path, change(JSON(["colour": "red"])), 400),
          (Self.path, change(JSON(["brightness": "bright"])), 400),
          (Self.path, change(JSON(["room": .text(String(repeating: "x", count: 100_000))])), 400),
          ("/v1/controls/Lamps.None", change(JSON(["room": "attic"])), 404),
        ]
        for (path, body, status) in mistakes {
          let answer = try await page.ask("PATCH", path, body)
          #expect(answer.status == status, "\(answer.text)")
        }
        let shown = try await page.ask("GET", "/v1/controls")
        #expect(shown.text.contains("kitchen 50"), "\(shown.text)")
      }
    }

    @Test("a token that proves nothing sets nothing; each person has settings of their own")
    func trust() async throws {
      let test = try await TestDaemon(apps: [Lamps.self])
      let file = TokenFile(in: test.daemon.host.folders)
      let nobody = try file.add("nobody", trust: .nobody, at: .now)
      let person = try file.add("person", trust: .person, at: .now)
      try await test.servingHTTP { port in
        let body = change(JSON(["room": "attic"]))
        #expect(try await patch(body, nobody, at: port).contains("HTTP/1.1 403"))
        #expect(try await patch(body, person, at: port).contains("attic 50"))
        let page = try await PageClient(port, loggedInAt: test.daemon)
        #expect(try await !page.ask("GET", "/v1/controls").text.contains("attic"))
      }
    }

    private func patch(_ body: JSON, _ token: AccessToken, at port: UInt16) async throws -> String {
      let connection = try RawConnection(to: port)
      let head =
        "PATCH \(Self.path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
        + "Authorization: Bearer \(token.text)\r\nContent-Type: application/json\r\n"
        + "Content-Length: \(body.lineBytes.count)\r\n\r\n"
      connection.send(Array(head.utf8) + body.lineBytes)
      return await connection.received()
    }
  }
}
