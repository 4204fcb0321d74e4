import Foundation

/// marisa-trie and rapidfuzz in a Python process of their own that is asked one thing a line.
final class NamePeer {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let folder: URL
  private var unread = Data()

  static let script = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Peers/names_peer.py").standardizedFileURL.path

  /// Loads names and queries, both in code bytes. Nil when the command line does not say where the Python is.
  static func started(_ options: BenchmarkOptions, names: [[UInt8]], queries: [[UInt8]]) throws -> NamePeer? {
    try options.names.map { try NamePeer(python: $0, names: names, queries: queries) }
  }

  /// What it said when it had built its trie: seconds and bytes.
  private(set) var loaded: (seconds: Double, bytes: Double) = (0, 0)

  private init(python: String, names: [[UInt8]], queries: [[UInt8]]) throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "malgil-names-\(getpid())-\(UInt32.random(in: 0...UInt32.max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Self.lines(names).write(to: folder.appending(path: "names"))
    try Self.lines(queries).write(to: folder.appending(path: "queries"))
    process.executableURL = URL(filePath: python)
    process.arguments = [Self.script]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let answer = try ask([
      "do": "load", "names": folder.appending(path: "names").path,
      "queries": folder.appending(path: "queries").path,
    ])
    loaded = (answer["seconds"] as? Double ?? 0, (answer["bytes"] as? NSNumber)?.doubleValue ?? 0)
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  private static func lines(_ lines: [[UInt8]]) -> Data {
    lines.reduce(into: Data()) { data, line in
      data.append(contentsOf: line)
      data.append(UInt8(ascii: "\n"))
    }
  }

  /// Seconds for all queries once.
  func walk() throws -> Double { try ask(["do": "walk"])["seconds"] as? Double ?? 0 }

  /// Seconds for each misspelt name, and how many were found.
  func repair(_ said: [[UInt8]], cutoffs: [Int]) throws -> (seconds: [Double], found: Int) {
    let text = said.map { String(String.UnicodeScalarView($0.map { Unicode.Scalar($0) })) }
    let answer = try ask(["do": "repair", "said": text, "cutoffs": cutoffs])
    return (answer["times"] as? [Double] ?? [], answer["found"] as? Int ?? 0)
  }

  private func ask(_ question: [String: Any]) throws -> [String: Any] {
    var line = try JSONSerialization.data(withJSONObject: question)
    line.append(UInt8(ascii: "\n"))
    try input.fileHandleForWriting.write(contentsOf: line)
    let answer = try JSONSerialization.jsonObject(with: readLine()) as? [String: Any] ?? [:]
    if let failure = answer["failure"] as? String { throw BenchmarkFailure("names: \(failure)") }
    return answer
  }

  private func readLine() throws -> Data {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(unread[unread.startIndex..<end])
        unread = Data(unread[unread.index(after: end)...])
        return line
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else {
        throw BenchmarkFailure("the process of marisa-trie and rapidfuzz has ended")
      }
      unread.append(more)
    }
  }
}
