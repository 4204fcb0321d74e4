import Foundation
import Testing

/// Files of cases that lie in the folder `Corpus` beside this file.
///
/// A line is a case; an empty line and one that starts with `#` are none.
enum Corpus {
  static func lines(of file: String) throws -> [String] {
    let file = try #require(Bundle.module.url(forResource: file, withExtension: nil, subdirectory: "Corpus"))
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }
}

extension Corpus {
  /// The cases of a file whose headings begin with `=` and hold for the lines below them.
  static func groups(of file: String) throws -> [(heading: String, line: String)] {
    var heading = ""
    return try lines(of: file).compactMap { line in
      guard line.hasPrefix("= ") else { return (heading, line) }
      heading = String(line.dropFirst(2))
      return nil
    }
  }
}
