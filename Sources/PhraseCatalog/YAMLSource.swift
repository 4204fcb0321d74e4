package import Foundation
package import Matching
package import Yams

/// The text of one YAML file, and every mistake that was found in it, with its place.
package struct YAMLSource {
  package let path: String
  private let lines: [Substring]
  private let text: String
  package private(set) var errors: [PhraseFileError] = []

  /// Largest file that is read, in bytes; such files are written by people.
  static let sizeLimit = 1 << 20

  package init(path: String, data: Data) {
    self.path = path
    if data.count > Self.sizeLimit {
      text = ""
      errors = [PhraseFileError(file: path, message: "the file is larger than a megabyte")]
    } else if let decoded = String(validating: data, as: UTF8.self) {
      text = decoded.hasPrefix("\u{FEFF}") ? String(decoded.dropFirst()) : decoded
    } else {
      text = ""
      errors = [PhraseFileError(file: path, message: "the file is not UTF-8")]
    }
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  // MARK: Reading

  /// The whole file; nil when it is no mapping, or dangerous to read.
  package mutating func mapping() -> Node.Mapping? {
    guard errors.isEmpty else { return nil }
    if let hazard = YAMLHazard.first(in: lines) {
      errors.append(place(hazard.message, line: hazard.line, column: hazard.column))
      return nil
    }
    do {
      guard let node = try Yams.compose(yaml: text) else {
        errors.append(PhraseFileError(file: path, message: "the file is empty"))
        return nil
      }
      if node.mapping == nil { report(node, "the file must be a mapping") }
      return node.mapping
    } catch {
      errors.append(fileError(error))
      return nil
    }
  }

  package mutating func strings(_ node: Node?) -> [String] {
    guard let node else { return [] }
    guard let sequence = node.sequence else {
      report(node, "this must be a list of texts")
      return []
    }
    return sequence.compactMap { item in
      if item.string == nil { report(item, "this must be text") }
      return item.string
    }
  }

  mutating func template(_ source: String, at node: Node) -> Template? {
    do throws(TemplateError) {
      return try Template(source)
    } catch {
      errors.append(PhraseFileError(PhraseError(origin: origin(node), error: error)))
      return nil
    }
  }

  // MARK: Mistakes

  package mutating func check(_ mapping: Node.Mapping, allowed: Set<String>, place: String) {
    for (key, _) in mapping {
      let name = key.string ?? "?"
      if !allowed.contains(name) {
        report(key, "“\(name)” is not a key of \(place); it has \(allowed.sorted().joined(separator: ", "))")
      }
    }
  }

  package mutating func report(_ node: Node?, _ message: String) {
    let mark = node?.mark
    errors.append(place(message, line: mark?.line ?? 1, column: mark?.column ?? 1))
  }

  /// A mistake at a place that is known by its numbers, from 1.
  package mutating func report(line: Int, column: Int, _ message: String) {
    errors.append(place(message, line: line, column: column))
  }

  private func fileError(_ error: any Error) -> PhraseFileError {
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      place(problem, line: mark.line, column: mark.column)
    case .duplicatedKeysInMapping(let duplicates, let context):
      place(
        "the key “\(duplicates.joined(separator: ", "))” stands here twice",
        line: context.mark.line, column: context.mark.column)
    default: PhraseFileError(file: path, message: "this is not YAML: \(error)")
    }
  }

  private func place(_ message: String, line: Int, column: Int) -> PhraseFileError {
    let source = line >= 1 && line <= lines.count ? String(lines[line - 1]) : nil
    return PhraseFileError(file: path, line: line, column: column, message: message, sourceLine: source)
  }

  /// Where a scalar's text begins, past the quotation mark if it has one.
  package func origin(_ node: Node) -> PhraseOrigin {
    guard let mark = node.mark else { return PhraseOrigin(file: path) }
    // The mark of a block stands at its sign; the text begins on a line below, at a column that is not told.
    if [.literal, .folded].contains(node.scalar?.style ?? .any) {
      return PhraseOrigin(file: path, line: mark.line + 1)
    }
    let isQuoted = [.doubleQuoted, .singleQuoted].contains(node.scalar?.style ?? .any)
    return PhraseOrigin(file: path, line: mark.line, column: mark.column + (isQuoted ? 1 : 0))
  }
}
