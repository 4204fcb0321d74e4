import AppIntents
import ConversationProtocol
import Foundation
import JSONText
import Synchronization
import Testing

@testable import Daemon

/// Says how far it has come, and goes on when it is let.
private struct SteepTea: ProgressReportingIntent {
  static let title: LocalizedStringResource = "Steep"
  static let risk = IntentRisk.reads
  static let steps = Mutex<AsyncStream<Void>?>(nil)

  func perform() async throws -> some ProvidesDialog {
    let steps = Self.steps.withLock(\.self) ?? AsyncStream { $0.finish() }
    progress.totalUnitCount = 4
    for await _ in steps { progress.completedUnitCount += 1 }
    return .result(dialog: "It is ready.")
  }
}

private enum Teapot: AssistantApp {
  static let names = ["": AppNames(display: "Teapot")]
  static let intents: [any AppIntent.Type] = [SteepTea.self]
  static let shortcuts: (any AppShortcutsProvider.Type)? = nil
  static let phrasesFolder: String? = nil
  static func configure(dataFolder: URL) {}
}

extension DaemonTests {
  @Suite struct ProgressTests {
    private static let call = #""do":"say","intent":"Teapot.SteepTea","channel":"agent""#

    @Test("whoever wants to know is told before the reply how far a turn is, under the request's name")
    func told() async throws {
      let test = try await TestDaemon(apps: [Teapot.self])
      let (steps, goOn) = AsyncStream.makeStream(of: Void.self)
      SteepTea.steps.withLock { $0 = steps }
      try await test.serving {
        let client = try await test.client()
        let asking = Task { try await client.ask("{\"id\":7,\(Self.call),\"progress\":true}") }
        goOn.yield()
        var reply = try ControlReply(Array(try await asking.value.utf8))
        var fractions: [Double] = []
        while case .progress(let progress) = reply.content {
          #expect(reply.id == .number(7))
          fractions.append(progress.fraction)
          if fractions.count < 4 { goOn.yield() } else { goOn.finish() }
          reply = try ControlReply(Array(try await client.nextLine().utf8))
        }
        #expect(fractions == [0.25, 0.5, 0.75, 1])
        #expect(reply.turn?.text == "It is ready.")
        #expect(try await client.ask(#"{"do":"ping","id":8}"#) == #"{"id":8,"pong":true}"#)
      }
    }

    @Test("whoever does not ask for it is told nothing but the reply")
    func untold() async throws {
      let test = try await TestDaemon(apps: [Teapot.self])
      let (steps, goOn) = AsyncStream.makeStream(of: Void.self)
      SteepTea.steps.withLock { $0 = steps }
      for _ in 0..<4 { goOn.yield() }
      goOn.finish()
      try await test.serving {
        let client = try await test.client()
        let turn = try await client.turn("{\(Self.call)}")
        #expect(turn.text == "It is ready.")
        #expect(
          try await client.ask("{\(Self.call),\"progress\":7}").contains(
            "“progress” has a value of another type"))
      }
    }
  }
}
