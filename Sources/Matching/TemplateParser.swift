/// A recursive-descent parser over the template's scalars.
///
/// Depth is limited, so no template can exhaust the stack.
struct TemplateParser {
  static let depthLimit = 64

  private let source: String
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var depth = 0

  init(_ source: String) {
    self.source = source
    scalars = Array(source.unicodeScalars)
  }

  mutating func parse() throws(TemplateError) -> Template.Node {
    guard scalars.contains(where: { !$0.properties.isWhitespace }) else {
      throw error(.empty, 0..<scalars.count)
    }
    let node = try parseAlternatives()
    if let stray = peek { throw error(.unexpected(Character(stray)), position..<position + 1) }
    return node
  }

  // MARK: Groups

  private mutating func parseAlternatives() throws(TemplateError) -> Template.Node {
    let start = position
    var members = [try parseSequence()]
    var separator: Unicode.Scalar?
    while let next = peek, next == "|" || next == ";" {
      if let separator, separator != next { throw error(.mixedSeparators, position..<position + 1) }
      separator = next
      position += 1
      members.append(try parseSequence())
    }
    if members.count == 1 { return members[0] }
    let kind: Template.Kind = separator == ";" ? .permutation(members) : .alternatives(members)
    return .init(kind: kind, range: start..<position)
  }

  private mutating func parseSequence() throws(TemplateError) -> Template.Node {
    let start = position
    var nodes: [Template.Node] = []
    while let next = peek, next != "|", next != ";", next != ")", next != "]" {
      nodes.append(try parseElement())
    }
    if nodes.count == 1 { return nodes[0] }
    return .init(kind: .sequence(nodes), range: start..<position)
  }

  private mutating func parseElement() throws(TemplateError) -> Template.Node {
    let start = position
    switch scalars[position] {
    case "[": return try parseGroup(open: "[", close: "]") { .optional($0) }
    case "(": return try parseGroup(open: "(", close: ")") { .group($0) }
    case "{": return try parseSlot(start: start, opening: 1)
    case "<": return try parseRule()
    case "}", ">": throw error(.unexpected(Character(scalars[position])), position..<position + 1)
    case "$" where scalar(at: position + 1) == "{": return try parseSlot(start: start, opening: 2)
    case "\\" where scalar(at: position + 1) == "(": return try parseInterpolation()
    default: return try parseText()
    }
  }

  private mutating func parseGroup(
    open: Unicode.Scalar, close: Unicode.Scalar, _ kind: (Template.Node) -> Template.Kind
  ) throws(TemplateError) -> Template.Node {
    let start = position
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { throw error(.tooDeep(limit: Self.depthLimit), start..<start + 1) }
    position += 1
    let content = try parseAlternatives()
    guard peek == close else { throw error(.unclosed(Character(open)), start..<start + 1) }
    position += 1
    return .init(kind: kind(content), range: start..<position)
  }

  // MARK: Leaves

  private mutating func parseText() throws(TemplateError) -> Template.Node {
    let start = position
    var text = String.UnicodeScalarView()
    loop: while let next = peek {
      switch next {
      case "[", "]", "(", ")", "{", "}", "<", ">", "|", ";": break loop
      case "$" where scalar(at: position + 1) == "{": break loop
      case "\\":
        guard let escaped = scalar(at: position + 1) else {
          throw error(.danglingEscape, position..<position + 1)
        }
        if escaped == "(" { break loop }
        text.append(escaped)
        position += 2
      default:
        text.append(next)
        position += 1
      }
    }
    let written = String(String.UnicodeScalarView(scalars[start..<position]))
    return .init(kind: .text(String(text), written: written), range: start..<position)
  }

  private mutating func parseRule() throws(TemplateError) -> Template.Node {
    let start = position
    let name = try delimited(opening: 1, close: ">", open: "<")
    try checkName(name, start + 1)
    let range = start..<position
    if name == "applicationName" {
      return .init(kind: .applicationName(written: "<applicationName>"), range: range)
    }
    return .init(kind: .rule(name), range: range)
  }

  /// `\(.applicationName)` or `\(\.$name)`, as in Swift sources; `\(` alone is an escaped parenthesis.
  private mutating func parseInterpolation() throws(TemplateError) -> Template.Node {
    let start = position
    if consume("\\(.applicationName)") {
      let written = "\\(.applicationName)"
      return .init(kind: .applicationName(written: written), range: start..<position)
    }
    guard consume("\\(\\.$") else {
      position += 2
      return .init(kind: .text("(", written: "\\("), range: start..<position)
    }
    let nameStart = position
    while let next = peek, next != ")" { advance(next) }
    guard peek == ")" else { throw error(.unclosed("("), start..<start + 2) }
    let name = string(nameStart..<position)
    try checkName(name, nameStart)
    position += 1
    let slot = Template.Slot(
      source: .parameter, name: name, isCapture: false, written: string(start..<position))
    return .init(kind: .slot(slot), range: start..<position)
  }

  private mutating func parseSlot(start: Int, opening: Int) throws(TemplateError) -> Template.Node {
    let content = try delimited(opening: opening, close: "}", open: "{")
    let range = start..<position
    let written = string(range)
    if opening == 2, content == "applicationName" {
      return .init(kind: .applicationName(written: written), range: range)
    }
    let slot = try slot(content, written: written, at: start + opening)
    return .init(kind: .slot(slot), range: range)
  }

  private func slot(_ content: String, written: String, at start: Int) throws(TemplateError) -> Template.Slot
  {
    let parts = content.unicodeScalars.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      .map { String($0) }
    let source = parts.count == 2 ? try self.source(parts[0], at: start) : .parameter
    var name = parts[parts.count - 1]
    var nameStart = start + content.unicodeScalars.count - name.unicodeScalars.count
    if parts.count == 1, name.contains("..") { throw invalidRange(name, at: start) }
    let isCapture = name.unicodeScalars.first == "@"
    if isCapture {
      name.unicodeScalars.removeFirst()
      nameStart += 1
    }
    try checkName(name, nameStart)
    return .init(source: source, name: name, isCapture: isCapture, written: written)
  }

  /// What stands before the colon: a range or the name of a list.
  private func source(_ text: String, at start: Int) throws(TemplateError) -> Template.Slot.Source {
    if text.contains("..") { return try range(text, at: start) }
    try checkName(text, start)
    return .list(text)
  }

  private func range(_ text: String, at start: Int) throws(TemplateError) -> Template.Slot.Source {
    let stepParts = text.split(separator: ",", omittingEmptySubsequences: false)
    let bounds = stepParts[0].split(separator: "..", omittingEmptySubsequences: false)
    let step = stepParts.count == 2 ? Int(stepParts[1]) : 1
    guard stepParts.count <= 2, bounds.count == 2, let from = Int(bounds[0]), let through = Int(bounds[1]),
      let step, step > 0, from <= through
    else { throw invalidRange(text, at: start) }
    return .range(from: from, through: through, step: step)
  }

  private func invalidRange(_ text: String, at start: Int) -> TemplateError {
    error(.invalidRange(text), start..<start + text.unicodeScalars.count)
  }

  // MARK: Scanning

  private var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private func scalar(at index: Int) -> Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private func string(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }

  private mutating func advance(_: Unicode.Scalar) { position += 1 }

  private mutating func consume(_ text: String) -> Bool {
    let wanted = Array(text.unicodeScalars)
    guard scalars[position...].starts(with: wanted) else { return false }
    position += wanted.count
    return true
  }

  /// The text between an opening of `opening` scalars and `close`.
  private mutating func delimited(
    opening: Int, close: Unicode.Scalar, open: Character
  ) throws(TemplateError) -> String {
    let start = position
    position += opening
    let contentStart = position
    while let next = peek, next != close { advance(next) }
    guard peek == close else { throw error(.unclosed(open), start..<start + opening) }
    let content = string(contentStart..<position)
    position += 1
    return content
  }

  private func checkName(_ name: String, _ start: Int) throws(TemplateError) {
    guard !name.isEmpty else { throw error(.emptyName, start..<start + 1) }
    let isName = name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_" || $0 == "-" || $0 == "."
    }
    guard isName else { throw error(.invalidName(name), start..<start + name.unicodeScalars.count) }
  }

  private func error(_ reason: TemplateError.Reason, _ range: Range<Int>) -> TemplateError {
    TemplateError(reason, source: source, range: range)
  }
}
