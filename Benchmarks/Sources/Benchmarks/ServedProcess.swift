import Foundation
import FoundationNetworking

/// A server that runs while it is measured.
final class ServedProcess {
  let port: Int
  private let process = Process()

  /// - Returns: when it answers.
  init(_ command: [String], port: Int, _ home: URL, _ settings: [String: String] = [:]) throws {
    self.port = port
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    process.environment = [
      "HOME": home.path, "PATH": "/usr/bin:/bin", "TZ": "Asia/Seoul", "LANG": "C.UTF-8",
      "MALGIL_AS_ROOT": "true",
    ].merging(settings) { $1 }
    try process.run()
    while process.isRunning, (try? post("/v1/say", #"{"text":"도움말"}"#)) == nil { usleep(20_000) }
    guard process.isRunning else { throw BenchmarkFailure("\(command[0]) does not serve") }
  }

  /// The daemon beside a tool, with a data folder of its own.
  ///
  /// - Parameter keeps: conversations are kept in SQLite, else in memory.
  static func daemon(
    _ tool: String, _ folder: URL, _ name: String, port: Int, keeps: Bool = true
  ) throws -> ServedProcess {
    let data = folder.appending(path: name).path
    let command = [
      tool + "d", "--data", data, "--socket", data + ".sock", "--http-port", "\(port)", "--log-level",
      "error",
    ]
    var settings = ["MALGIL_LIMITS_CALLER_TURNS": "64"]
    if !keeps { settings["MALGIL_KEEP_CONVERSATIONS"] = "false" }
    return try ServedProcess(command, port: port, folder, settings)
  }

  func end() {
    process.terminate()
    process.waitUntilExit()
  }

  func post(_ path: String, _ body: String, headers: [String: String] = [:]) throws -> Data {
    guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else {
      throw BenchmarkFailure("no \(path)")
    }
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    request.httpBody = Data(body.utf8)
    let answer = Answer()
    let done = DispatchSemaphore(value: 0)
    URLSession.shared.dataTask(with: request) { data, _, _ in
      answer.data = data
      done.signal()
    }.resume()
    done.wait()
    guard let data = answer.data else { throw BenchmarkFailure("port \(port) does not answer") }
    return data
  }

  /// Written before the semaphore is signalled, read after.
  private final class Answer: @unchecked Sendable {
    var data: Data?
  }
}
