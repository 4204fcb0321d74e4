import Foundation

/// One thing that is measured; it can be run alone by its name.
protocol Subject: Sendable {
  var name: String { get }

  /// Measures. A row that cannot be measured here is left out, with a remark on standard error.
  func rows(_ options: BenchmarkOptions) throws -> [BenchmarkRow]
}

extension Subject {
  func skip(_ what: String, because reason: String) {
    FileHandle.standardError.write(Data("\(name): \(what) is left out: \(reason)\n".utf8))
  }
}

/// What the command line says.
struct BenchmarkOptions {
  /// Empty for all.
  var subjects: [String] = []
  /// A release build of the tool.
  var malgil: String?
  /// A folder in the layout of Home Assistant's repository of intents.
  var intents: URL?
  /// A Python that has hassil.
  var hassil: String?
  /// A Python that has marisa-trie and rapidfuzz.
  var names: String?
  var json: URL?

  init(_ arguments: some Sequence<String>, subjects known: [String]) throws {
    var words = Array(arguments.reversed())
    while let word = words.popLast() {
      switch word {
      case "--malgil": malgil = words.popLast()
      case "--intents": intents = words.popLast().flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
      case "--hassil": hassil = words.popLast()
      case "--names": names = words.popLast()
      case "--json": json = words.popLast().map { URL(filePath: $0) }
      case _ where known.contains(word): subjects.append(word)
      default:
        throw BenchmarkFailure("“\(word)” is no subject; there are \(known.joined(separator: ", "))")
      }
    }
  }
}
