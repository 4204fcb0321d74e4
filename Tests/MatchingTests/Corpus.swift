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
