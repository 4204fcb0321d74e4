import AppIntents
import Foundation
import Hosting
import LiveActivities

/// What an activity that is updated 1,000 times costs, while a hundred listen to it: from the first update until all have
/// the last one. Updates are kept in SQLite.
struct ActivityBenchmark: Subject {
  let name = "activities"
  private static let rounds = 5
  private static let updates = 1_000
  private static let subscribers = 100

  func rows(_ options: BenchmarkOptions) throws -> [BenchmarkRow] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "kettles-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let duel = try Measuring.result { try await Self.duel(in: folder) }
    return [
      duel.row(
        name, "\(Self.updates) updates of an activity, \(Self.subscribers) subscribers", unit: .milliseconds,
        peer: "without any", goal: BenchmarkRow.Goal(kind: .atMost, value: 1_000))
    ]
  }

  private static func duel(in folder: URL) async throws -> Duel {
    var settings = HostSettings()
    (settings.phrases, settings.data, settings.language) = ([TeaCounter.phrases], folder.path, "ko")
    settings.environment = ["HOME": folder.path]
    // From now on activities of this process are kept there.
    let host = try await AssistantHost(apps: [TeaCounter.self], settings)
    defer { withExtendedLifetime(host) {} }
    var duel = Duel()
    for _ in 0..<rounds {
      duel.add(ours: try await round(subscribers: subscribers), peer: try await round(subscribers: 0))
    }
    return duel
  }

  private static func round(subscribers: Int) async throws -> Double {
    // The limit of updates a second counts those of the round before, too.
    try await Task.sleep(for: .seconds(1.1))
    let kettle = try Activity.request(attributes: Kettle(), content: Kettle.content(0))
    return try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<subscribers {
        group.addTask {
          for await content in kettle.contentUpdates where content.state.degrees == updates { return }
        }
      }
      let begin = ContinuousClock.now
      for degrees in 1...updates { await kettle.update(Kettle.content(degrees)) }
      try await group.waitForAll()
      let seconds = (ContinuousClock.now - begin) / .seconds(1)
      guard kettle.content.state.degrees == updates else { throw BenchmarkFailure("an update was not taken") }
      await kettle.end(nil, dismissalPolicy: .immediate)
      return seconds
    }
  }
}

private struct Kettle: ActivityAttributes {
  struct ContentState: Codable, Hashable { var degrees: Int }

  static func content(_ degrees: Int) -> ActivityContent<ContentState> {
    ActivityContent(state: ContentState(degrees: degrees), staleDate: nil)
  }
}
