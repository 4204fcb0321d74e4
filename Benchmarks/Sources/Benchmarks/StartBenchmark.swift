import Foundation

/// How long a one-shot takes from start to exit, beside a process that does nothing and hassil's.
struct StartBenchmark: Subject {
  let name = "start"
  static let rounds = 25

  func rows(_ options: BenchmarkOptions) throws -> [BenchmarkRow] {
    guard let tool = options.malgil else {
      skip("everything", because: "--malgil does not say where the tool is")
      return []
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "malgil-bench-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try placeOrders(tool, folder)
    let nothing = Contestant("true", ["/bin/true"])
    let version = Contestant("malgil --version", [tool, "--version"])
    let status = Contestant(
      "malgil --say \"내 주문 확인해줘\", ten orders", [tool, "--data", folder.path, "--say", "내 주문 확인해줘"])
    var contestants = [nothing, version, status]
    if let oneShot = HassilPeer.oneShot(options) { contestants.append(oneShot) }
    let times = try run(contestants, folder)
    var rows = [1, 2].map { row(contestants[$0].name, times[$0], peer: "true", times[0]) }
    if contestants.count > 3 {
      rows.append(row(contestants[2].name, times[2], peer: "hassil one-shot", times[3]))
    } else {
      skip("hassil's one-shot", because: "--hassil or --intents is missing")
    }
    return rows
  }

  private func row(_ what: String, _ ours: [Double], peer: String, _ times: [Double]) -> BenchmarkRow {
    var duel = Duel()
    for (our, their) in zip(ours, times) { duel.add(ours: our, peer: their) }
    return duel.row(name, what, unit: .milliseconds, peer: peer)
  }

  private func run(_ contestants: [Contestant], _ folder: URL) throws -> [[Double]] {
    var times: [[Double]] = contestants.map { _ in [] }
    for _ in 0..<Self.rounds {
      for (index, contestant) in contestants.enumerated() {
        times[index].append(try contestant.run(environment: environment(folder)))
      }
    }
    return times
  }

  private func environment(_ folder: URL) -> [String: String] {
    ["HOME": folder.path, "PATH": "/usr/bin:/bin", "TZ": "Asia/Seoul", "LANG": "C.UTF-8"]
  }

  /// Ten orders, each in a process of its own, as people place them.
  private func placeOrders(_ tool: String, _ folder: URL) throws {
    for _ in 0..<10 {
      let order = Contestant(
        "placing an order",
        [
          tool, "--data", folder.path, "--no-input", "--say", "한밤치킨에서 양념치킨 하나 시켜줘", "--answer",
          "address=서울 마포구 월드컵로 1", "--answer", "confirm=yes",
        ])
      _ = try order.run(environment: environment(folder))
    }
  }
}
