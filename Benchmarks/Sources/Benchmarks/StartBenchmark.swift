import Foundation

/// How long a one-shot takes from start to exit, beside a process that does nothing.
///
/// Rounds are interleaved, so that what disturbs one disturbs all; ratios are taken within a round.
struct StartBenchmark {
  static let rounds = 25

  let tool: String
  let folder: URL

  private var environment: [String: String] {
    ["HOME": folder.path, "PATH": "/usr/bin:/bin", "TZ": "Asia/Seoul", "LANG": "C.UTF-8"]
  }

  func results() throws -> [BenchmarkResult] {
    try placeOrders()
    let nothing = Contestant("true", ["/bin/true"])
    let status = Contestant(
      "malgil --say \"내 주문 확인해줘\", ten orders", [tool, "--data", folder.path, "--say", "내 주문 확인해줘"])
    let help = Contestant("malgil --version", [tool, "--version"])
    let contestants = [nothing, help, status]
    var times: [[Double]] = contestants.map { _ in [] }
    for _ in 0..<Self.rounds {
      for (index, contestant) in contestants.enumerated() {
        times[index].append(try contestant.run(environment: environment))
      }
    }
    return contestants.indices.map { index in
      BenchmarkResult(name: contestants[index].name, seconds: times[index], beside: times[0])
    }
  }

  /// Ten orders, each in a process of its own, as people place them.
  private func placeOrders() throws {
    for _ in 0..<10 {
      let order = Contestant(
        "placing an order",
        [
          tool, "--data", folder.path, "--no-input", "--say", "한밤치킨에서 양념치킨 하나 시켜줘", "--answer",
          "address=서울 마포구 월드컵로 1", "--answer", "confirm=yes",
        ])
      _ = try order.run(environment: environment)
    }
  }
}
