public import Matching

/// A mistake in a phrase file or a test file, with its place.
public struct PhraseFileError: Error, Hashable, Sendable, CustomStringConvertible {
  public let file: String
  /// From 1; 0 when the whole file is meant.
  public let line: Int
  public let column: Int
  public let message: String
  /// The line of the file, or the template, with a caret below; empty when there is none to show.
  public let excerpt: String

  init(file: String, line: Int = 0, column: Int = 0, message: String, sourceLine: String? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    let start = max(0, column - 1)
    excerpt =
      sourceLine.map { source in
        TemplateError(.empty, source: source, range: start..<start + 1).caret(indent: "    ")
      } ?? ""
  }

  /// A file that is not there, or that this user may not read.
  package init(unreadable path: String) { self.init(file: path, message: "the file cannot be read") }

  init(_ error: PhraseError) {
    file = error.origin.file
    line = error.origin.line
    column = error.origin.column == 0 ? 0 : error.origin.column + error.error.range.lowerBound
    message = error.error.message
    excerpt = error.error.caret(indent: "    ")
  }

  public var description: String {
    let place = ([file] + [line, column].filter { $0 > 0 }.map(String.init)).joined(separator: ":")
    return excerpt.isEmpty ? "\(place): error: \(message)" : "\(place): error: \(message)\n\(excerpt)"
  }
}

/// Every mistake of everything that was read; nothing of it was taken.
public struct PhraseFileErrors: Error, Sendable, CustomStringConvertible {
  public let errors: [PhraseFileError]

  public init(errors: [PhraseFileError]) { self.errors = errors }

  public var description: String {
    let count = errors.count == 1 ? "1 mistake" : "\(errors.count) mistakes"
    return (errors.map(\.description) + ["\(count) in the phrase files; nothing was loaded"]).joined(
      separator: "\n")
  }
}

extension PhraseFileErrors {
  /// The phrases that were read but do not compile.
  public init(compiling errors: PhraseSetErrors) {
    self.init(errors: errors.errors.map { PhraseFileError($0) })
  }
}
