import Foundation

/// The files of `Tests/SpokenCorpora`, and which of their lines nothing may be learnt from.
enum SpokenCorpora {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
  static let folder = root.appending(path: "Tests/SpokenCorpora")

  /// Texts that were looked at, so that they are closed no longer.
  static func opened() throws -> Set<String> {
    Set(try lines(of: folder.appending(path: "opened.txt")))
  }

  static func files(beginning prefix: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix(prefix) }.sorted()
      .map { folder.appending(path: $0) }
  }

  static func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n").filter { !$0.isEmpty }
  }

  /// As `measure.py` divides them: an even FNV-1a hash (64 bits, UTF-8).
  static func isClosed(_ text: String) -> Bool {
    text.utf8.reduce(14_695_981_039_346_656_037 as UInt64) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
      .isMultiple(of: 2)
  }

  /// Without what hardly tells two texts apart, so that “Yes!” does not teach what “yes” means in the closed half.
  static func plain(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "?" }
  }
}
