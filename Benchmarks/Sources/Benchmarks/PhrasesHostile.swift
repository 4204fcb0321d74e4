import Foundation
import PhraseCatalog

/// Templates and sentences that are meant to take long: each is answered, or refused when it is compiled, in
/// 20 ms; hassil has a few seconds.
struct PhrasesHostile: Subject {
  let name = "hostile"
  static let rounds = 5
  static let hassilLimit = 3.0

  func rows(_ options: BenchmarkOptions) throws -> [BenchmarkRow] {
    let peer = try HassilPeer.started(options)
    if peer == nil { skip("the comparison", because: "--hassil is missing") }
    var rows = try HostileSet.all.map { set in
      try row(set.what, measure(set), peer?.hostile(set, limit: Self.hassilLimit))
    }
    guard let folder = options.intents else {
      skip("Home Assistant's English set", because: "--intents is missing")
      return rows
    }
    rows += try english(folder, peer)
    return rows
  }

  private func row(
    _ what: String, _ ours: (seconds: [Double], outcome: String),
    _ theirs: (seconds: Double?, remark: String)?
  ) -> BenchmarkRow {
    let seconds = Measuring.median(ours.seconds)
    return BenchmarkRow(
      subject: name, what: "\(what) (\(ours.outcome))", unit: "ms", value: seconds * 1e3,
      peer: theirs.map { $0.seconds == nil ? "hassil: \($0.remark)" : "hassil" },
      peerValue: theirs?.seconds.map { $0 * 1e3 }, ratio: theirs?.seconds.map { $0 / seconds },
      goal: .init(kind: .atMost, value: 20))
  }

  private func english(_ folder: URL, _ peer: HassilPeer?) throws -> [BenchmarkRow] {
    guard let language = try HassilFolder(at: folder, languages: ["en"]).languages["en"] else { return [] }
    let matcher = try HassilMatcher(language)
    return try HostileSet.english.map { what, sentence in
      let theirs = try peer?.hostile(sentence, folder, language: "en", limit: Self.hassilLimit)
      return row("Home Assistant's English set, \(what)", time(sentence, matcher), theirs)
    }
  }

  /// The time that a refusal takes, or else the time of the sentence.
  private func measure(_ set: HostileSet) throws -> (seconds: [Double], outcome: String) {
    let folder = try write(set)
    defer { try? FileManager.default.removeItem(at: folder) }
    var matcher: HassilMatcher?
    var refusal = ""
    let compiling = (0..<Self.rounds).map { _ in
      Measuring.seconds {
        do throws(PhraseFileErrors) {
          guard let language = try HassilFolder(at: folder).languages["en"] else { return }
          matcher = try HassilMatcher(language)
        } catch {
          refusal = error.errors.first?.message ?? ""
        }
      }
    }
    guard let matcher else { return (compiling, "refused: \(refusal)") }
    return time(set.sentence, matcher)
  }

  private func time(_ sentence: String, _ matcher: HassilMatcher) -> (seconds: [Double], outcome: String) {
    var isUnderstood = false
    let times = (0..<Self.rounds).map { _ in
      Measuring.seconds { isUnderstood = matcher.recognize(sentence) != nil }
    }
    return (times, isUnderstood ? "understood" : "not understood")
  }

  private func write(_ set: HostileSet) throws -> URL {
    let root = FileManager.default.temporaryDirectory.appending(path: "malgil-hostile-\(UUID().uuidString)")
    let folder = root.appending(path: "sentences/en")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let content: [String: Any] = [
      "intents": ["Test": ["data": [["sentences": set.templates]]]], "expansion_rules": set.rules,
      "lists": set.lists,
    ]
    // JSON is YAML.
    try JSONSerialization.data(withJSONObject: content, options: .withoutEscapingSlashes)
      .write(to: folder.appending(path: "test.yaml"))
    return root
  }
}
