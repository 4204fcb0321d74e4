import Foundation

/// Load from wrk (Debian's `wrk`) on this machine: 32 connections that send something again and again.
struct WebLoad {
  /// What wrk found in one run.
  struct Result {
    var secondsEach: Double
    var p99: Double
    var failures: Int
  }

  static let connections = 32
  static let program = "/usr/bin/wrk"

  private let script: URL
  private let path: String

  /// - Parameters:
  ///   - bodies: JSON; each connection sends one after the other.
  ///   - headers: beside those that every request has.
  init(_ bodies: [String], to path: String = "/v1/say", headers: [String: String] = [:], in folder: URL)
    throws
  {
    self.path = path
    script = folder.appending(path: "\(UUID().uuidString).lua")
    let more = headers.map { "wrk.headers[\"\($0)\"] = \"\($1)\"" }.joined(separator: "\n")
    let list = bodies.map { "[==[\($0)]==]" }.joined(separator: ",\n")
    try """
    local bodies = {\(list)}
    local number = 0
    wrk.method = "POST"
    wrk.headers["Content-Type"] = "application/json"
    wrk.headers["Host"] = "localhost"
    \(more)
    request = function()
      number = number % #bodies + 1
      return wrk.format(nil, nil, nil, bodies[number])
    end
    """.write(to: script, atomically: true, encoding: .utf8)
  }

  func run(port: Int, seconds: Int) throws -> Result {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: Self.program)
    process.arguments = [
      "-t1", "-c\(Self.connections)", "-d\(seconds)s", "--latency", "-s", script.path,
      "http://127.0.0.1:\(port)\(path)",
    ]
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    guard let rate = text.firstMatch(of: /Requests\/sec:\s+([\d.]+)/).flatMap({ Double($0.1) }), rate > 0,
      let p99 = text.firstMatch(of: /99%\s+([\d.]+)(us|ms|s)\s/),
      let time = Double(p99.1)
    else { throw BenchmarkFailure("wrk said: \(text)") }
    let units: [String: Double] = ["us": 1e-6, "ms": 1e-3, "s": 1]
    let failures = text.firstMatch(of: /Non-2xx or 3xx responses: (\d+)/).flatMap { Int($0.1) } ?? 0
    return Result(secondsEach: 1 / rate, p99: time * (units[String(p99.2)] ?? 1), failures: failures)
  }
}
