import Foundation
import Hosting
import Testing

/// The built `malgil` with a data folder of its own, at seven in the evening of 20 November 2026 in Seoul.
final class Tool: Sendable {
  static let time = "2026-11-20T19:00:00+09:00"

  let folder: URL
  private let phrases: [String]

  /// With the shipped phrases.
  ///
  /// - Parameter keepsOwnCache: compiled phrases are not shared with other tests.
  init(keepsOwnCache: Bool = false) throws {
    folder = try Self.emptyFolder()
    cache = keepsOwnCache ? folder.appending(path: "cache") : Self.sharedCache
    phrases = []
  }

  /// With one phrase besides those of the app's shortcuts: it starts in a quarter of the time.
  init(phrase: String) throws {
    folder = try Self.emptyFolder()
    cache = folder.appending(path: "cache")
    let root = folder.appending(path: "phrases")
    let language = root.appending(path: "FoodDelivery/ko")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    try Data("intent: OrderFood\nphrases:\n  - \"\(phrase)\"\n".utf8)
      .write(to: language.appending(path: "OrderFood.yaml"))
    phrases = ["--phrases", root.path]
  }

  /// Understands orders only.
  static func ordering() throws -> Tool { try Tool(phrase: "[{restaurant}에서] {lines} 주문해줘") }

  private static func emptyFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "malgil-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "data"), withIntermediateDirectories: true)
    return folder
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var data: URL { folder.appending(path: "data") }

  /// So that the shipped phrases are compiled once for all tests.
  private static let sharedCache = Products.folder.appending(path: "malgil-tests-cache")

  let cache: URL

  /// Runs the tool on the data folder and waits for its end.
  func run(_ arguments: String..., input: Data = Data()) async throws -> ToolRun {
    try await run(arguments, input: input)
  }

  func run(_ arguments: [String], input: Data = Data()) async throws -> ToolRun {
    try await bare(arguments + phrases + ["--data", data.path, "--now", Self.time], input: input)
  }

  /// Runs the tool with these arguments only.
  func bare(_ arguments: [String], input: Data = Data()) async throws -> ToolRun {
    await Turnstile.shared.enter()
    do {
      let run = try await start(arguments, input: input)
      await Turnstile.shared.leave()
      return run
    } catch {
      await Turnstile.shared.leave()
      throw error
    }
  }

  private func start(_ arguments: [String], input: Data) async throws -> ToolRun {
    try await begin(arguments, input: input).ending()
  }

  /// Starts the tool on the data folder and does not wait.
  func begin(_ arguments: [String]) throws -> RunningTool {
    try begin(arguments + phrases + ["--data", data.path, "--now", Self.time], input: Data())
  }

  /// Files instead of pipes: nothing can fill up while nobody reads.
  private func begin(_ arguments: [String], input: Data) throws -> RunningTool {
    let executable = Products.folder.appending(path: "malgil")
    try #require(
      FileManager.default.isExecutableFile(atPath: executable.path),
      "the tool is not built at \(executable.path): the test target must depend on the executable target malgil"
    )
    let place = folder.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let files = ["in", "out", "err"].map { place.appending(path: $0) }
    try input.write(to: files[0])
    let process = try ChildProcess(
      executable, arguments,
      environment: [
        "TZ": "Asia/Seoul", "HOME": folder.path, "PATH": "/usr/bin:/bin", "XDG_CACHE_HOME": cache.path,
      ], input: .file(files[0]), output: .file(files[1]), errors: .file(files[2]))
    return RunningTool(process: process, output: files[1], errors: files[2])
  }
}

/// One process that was begun.
struct RunningTool: Sendable {
  let process: ChildProcess
  fileprivate let output: URL
  fileprivate let errors: URL

  /// Waits for its end.
  func ending() async throws -> ToolRun {
    let ending = await process.ending()
    return ToolRun(
      status: ending.status, output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }
}

extension ChildProcess.Ending {
  /// Negative: the signal that killed it.
  fileprivate var status: Int32 {
    switch self {
    case .exited(let status): status
    case .killed(let signal): -signal
    }
  }
}

/// What one process left behind.
struct ToolRun: Sendable {
  /// Negative: the signal that killed it.
  var status: Int32
  var output: String
  var errors: String

  /// Standard output as JSON objects, one a line.
  var objects: [[String: Any]] {
    get throws {
      try output.split(separator: "\n").map { line in
        let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
        return try #require(object as? [String: Any])
      }
    }
  }

  func string(_ path: String...) throws -> String? {
    var value: Any? = try objects.last
    for key in path { value = (value as? [String: Any])?[key] }
    return value as? String
  }
}

/// Lets a few processes run at a time: a start of the debug build costs seconds of work.
actor Turnstile {
  static let shared = Turnstile()

  private var free = 3
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func enter() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func leave() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
