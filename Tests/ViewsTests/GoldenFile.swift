import Foundation
import Testing

/// A file that says how something is to look. With `RECORD_GALLERY=1` in the environment it is written anew.
struct GoldenFile {
  private let url: URL

  init(_ name: String) {
    url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Gallery/\(name)")
  }

  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let text = text.hasSuffix("\n") ? text : text + "\n"
    if ProcessInfo.processInfo.environment["RECORD_GALLERY"] != nil {
      return try Data(text.utf8).write(to: url)
    }
    guard let data = try? Data(contentsOf: url) else {
      Issue.record("There is no \(url.lastPathComponent).", sourceLocation: sourceLocation)
      return
    }
    let expected = String(decoding: data, as: UTF8.self)
    guard expected != text else { return }
    Issue.record(
      "\(url.lastPathComponent) differs:\n\(difference(expected, text))", sourceLocation: sourceLocation)
  }

  private func difference(_ expected: String, _ text: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    return new.difference(from: old).map { change in
      switch change {
      case .remove(let line, let words, _): "- \(line + 1): \(words)"
      case .insert(let line, let words, _): "+ \(line + 1): \(words)"
      }
    }.joined(separator: "\n")
  }
}
