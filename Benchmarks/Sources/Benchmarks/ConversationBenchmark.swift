import Foundation

/// What a conversation costs beside what its app does: turns, waiting conversations, coming back to them.
struct ConversationBenchmark: Subject {
  let name = "conversation"
  static let rounds = 3
  static let count = 10_000

  func rows(_ options: BenchmarkOptions) throws -> [BenchmarkRow] {
    var memory: [ConversationRounds.Figures] = []
    var database: [ConversationRounds.Figures] = []
    for _ in 0..<Self.rounds {
      memory.append(try figures(keeps: false))
      database.append(try figures(keeps: true))
    }
    let aim = BenchmarkRow.Goal(kind: .atMost, value: 4_096)
    return [
      time("a turn that asks, of \(Self.count) conversations", memory, database, \.asking),
      time("a turn that answers and carries out an effect", memory, database, \.answering),
      time("a waiting conversation taken up again", memory, database, \.recovering),
      bytes("a waiting conversation in the store", memory, \.waitingBytes, aim),
      bytes("what an answer and an effect add to it", memory, \.answeredBytes, nil),
      bytes("a waiting conversation in memory, with its suspended task", memory, \.residentBytes, nil),
    ]
  }

  private func time(
    _ what: String, _ memory: [ConversationRounds.Figures], _ database: [ConversationRounds.Figures],
    _ figure: (ConversationRounds.Figures) -> Double
  ) -> BenchmarkRow {
    var duel = Duel()
    for (ours, peer) in zip(memory, database) { duel.add(ours: figure(ours), peer: figure(peer)) }
    return duel.row(name, what, unit: .microseconds, peer: "with SQLite")
  }

  private func bytes(
    _ what: String, _ figures: [ConversationRounds.Figures],
    _ figure: (ConversationRounds.Figures) -> Double, _ goal: BenchmarkRow.Goal?
  ) -> BenchmarkRow {
    BenchmarkRow(
      subject: name, what: what, unit: "bytes", value: Measuring.median(figures.map(figure)), goal: goal)
  }

  private func figures(keeps: Bool) throws -> ConversationRounds.Figures {
    let folder = FileManager.default.temporaryDirectory.appending(path: "turns-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try Measuring.result {
      try await ConversationRounds(count: Self.count, in: folder, keeps: keeps).figures()
    }
  }
}
