import Foundation

/// hassil in a Python process of its own that is asked one thing a line, so that rounds can be interleaved.
final class HassilPeer {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var unread = Data()

  static let script = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Peers/hassil_peer.py").standardizedFileURL.path

  /// - Throws: `BenchmarkFailure` when hassil is not there.
  init(python: String) throws {
    process.executableURL = URL(filePath: python)
    process.arguments = [Self.script]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    _ = try ask(["do": "hello"])
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Nil when the command line does not say where hassil is.
  static func started(_ options: BenchmarkOptions) throws -> HassilPeer? {
    try options.hassil.map { try HassilPeer(python: $0) }
  }

  /// A whole process that understands one sentence.
  static func oneShot(_ options: BenchmarkOptions) -> Contestant? {
    guard let python = options.hassil, let intents = options.intents else { return nil }
    return Contestant(
      "hassil one-shot", [python, script, "one-shot", intents.path, "ko", "모든 타이머 취소"])
  }

  // MARK: Questions

  /// Reads Home Assistant's folder; how many test sentences there are.
  func loadHomeAssistant(_ folder: URL, language: String, isMerged: Bool) throws -> Int {
    let answer = try ask([
      "do": "home-assistant", "folder": folder.path, "language": language, "merged": isMerged,
    ])
    return answer["count"] as? Int ?? 0
  }

  func load(templates: [String], names: [String], sentences: [String]) throws {
    _ = try ask(["do": "templates", "templates": templates, "names": names, "sentences": sentences])
  }

  /// Seconds for each sentence of what was loaded last, and how many were understood.
  func round() throws -> (seconds: [Double], understood: Int) {
    let answer = try ask(["do": "round"])
    let nanoseconds = answer["times"] as? [Int] ?? []
    return (nanoseconds.map { Double($0) * 1e-9 }, answer["understood"] as? Int ?? 0)
  }

  /// How one sentence fares in a set of its own: seconds, or why there are none.
  func hostile(_ set: HostileSet, limit: Double) throws -> (seconds: Double?, remark: String) {
    let answer = try ask([
      "do": "hostile", "templates": set.templates, "rules": set.rules, "lists": set.lists,
      "sentence": set.sentence, "limit": limit,
    ])
    return (answer["seconds"] as? Double, answer["remark"] as? String ?? "")
  }

  /// The same for a sentence and Home Assistant's templates.
  func hostile(_ sentence: String, _ folder: URL, language: String, limit: Double) throws -> (
    seconds: Double?, remark: String
  ) {
    let answer = try ask([
      "do": "hostile", "folder": folder.path, "language": language, "sentence": sentence, "limit": limit,
    ])
    return (answer["seconds"] as? Double, answer["remark"] as? String ?? "")
  }

  private func ask(_ question: [String: Any]) throws -> [String: Any] {
    var line = try JSONSerialization.data(withJSONObject: question)
    line.append(UInt8(ascii: "\n"))
    try input.fileHandleForWriting.write(contentsOf: line)
    let answer = try JSONSerialization.jsonObject(with: readLine()) as? [String: Any] ?? [:]
    if let failure = answer["failure"] as? String { throw BenchmarkFailure("hassil: \(failure)") }
    return answer
  }

  private func readLine() throws -> Data {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = unread[unread.startIndex..<end]
        unread = Data(unread[unread.index(after: end)...])
        return Data(line)
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw BenchmarkFailure("hassil's process has ended") }
      unread.append(more)
    }
  }
}
