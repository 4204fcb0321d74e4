import Foundation
import Matching
import Yams

/// Reads one phrase file and collects every mistake in it.
struct PhraseFileReader {
  let path: String
  private let lines: [Substring]
  private let text: String
  private(set) var errors: [PhraseFileError] = []

  /// Largest file that is read, in bytes; a phrase file is written by a person.
  static let sizeLimit = 1 << 20

  init(path: String, data: Data) {
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

  // MARK: Whole files

  /// - Parameter intents: the intents of the app; nil when they are not known.
  mutating func phraseFile(app: String, language: String, intents: [String]? = nil) -> PhraseFile? {
    guard let root = mapping() else { return nil }
    let keys: Set<String> = ["intent", "phrases", "tests", "rules", "lists"]
    check(root, allowed: keys, place: "a phrase file")
    guard let intentNode = root["intent"], let intent = intentNode.string else {
      report(root["intent"], "“intent:” is missing; it names the intent that these sentences start")
      return nil
    }
    if let intents, !intents.contains(intent) {
      let known = intents.sorted().joined(separator: ", ")
      report(intentNode, "\(app) has no intent “\(intent)”; it has \(known)")
    }
    return PhraseFile(
      app: app, intent: intent, language: language, sentences: sentences(root["phrases"]),
      rules: rules(root["rules"]), lists: lists(root["lists"]), examples: examples(root["tests"]))
  }

  mutating func appFile() -> AppFile {
    var file = AppFile()
    guard let root = mapping() else { return file }
    check(root, allowed: ["names", "rules", "lists"], place: "_app.yaml")
    if let names = root["names"] {
      if let mapping = names.mapping {
        check(mapping, allowed: ["display", "spoken", "alternatives"], place: "names")
        file.display = name(mapping["display"])
        file.spoken = name(mapping["spoken"])
        file.alternatives = strings(mapping["alternatives"])
      } else {
        report(names, "“names:” must be a mapping with “display:”, “spoken:” and “alternatives:”")
      }
    }
    file.rules = rules(root["rules"])
    file.lists = lists(root["lists"])
    return file
  }

  private mutating func name(_ node: Node?) -> String? {
    guard let node else { return nil }
    if node.string == nil { report(node, "a name must be text") }
    return node.string
  }

  // MARK: Parts

  private mutating func sentences(_ node: Node?) -> [PhraseFile.Sentence] {
    guard let node else { return [] }
    guard let sequence = node.sequence else {
      report(node, "“phrases:” must be a list of sentences")
      return []
    }
    var seen: Set<String> = []
    return sequence.compactMap { item in
      let isExact = exactness(item.mapping?["exact"])
      if let mapping = item.mapping { check(mapping, allowed: ["say", "exact"], place: "a phrase") }
      guard let scalar = item.mapping.map({ $0["say"] }) ?? item, let source = scalar.string else {
        report(item, "a phrase must be text, or “say:” with text")
        return nil
      }
      guard seen.insert(source).inserted else {
        report(scalar, "this phrase stands in the file twice")
        return nil
      }
      guard let template = template(source, at: scalar) else { return nil }
      return PhraseFile.Sentence(template: template, isExact: isExact, origin: origin(scalar))
    }
  }

  private mutating func exactness(_ node: Node?) -> Bool {
    guard let node else { return false }
    if node.bool == nil { report(node, "“exact:” must be true or false") }
    return node.bool ?? false
  }

  private mutating func rules(_ node: Node?) -> [String: Template] {
    guard let node else { return [:] }
    guard let mapping = node.mapping else {
      report(node, "“rules:” must be a mapping of names to templates")
      return [:]
    }
    var rules: [String: Template] = [:]
    for (key, value) in mapping {
      guard let name = key.string, let source = value.string else {
        report(value, "a rule must be text")
        continue
      }
      rules[name] = template(source, at: value)
    }
    return rules
  }

  private mutating func lists(_ node: Node?) -> [String: PhraseList] {
    guard let node else { return [:] }
    guard let mapping = node.mapping else {
      report(node, "“lists:” must be a mapping of names to values")
      return [:]
    }
    var lists: [String: PhraseList] = [:]
    for (key, value) in mapping {
      guard let name = key.string, let sequence = value.sequence else {
        report(value, "a list must be a list of values")
        continue
      }
      lists[name] = PhraseList(values: sequence.compactMap { listValue($0) })
    }
    return lists
  }

  private mutating func listValue(_ node: Node) -> PhraseList.Value? {
    if let text = node.string { return PhraseList.Value(said: [text], value: text) }
    guard let mapping = node.mapping, let said = mapping["in"] else {
      report(node, "a value must be text, or “in:” and “out:”")
      return nil
    }
    check(mapping, allowed: ["in", "out"], place: "a value")
    let words = said.string.map { [$0] } ?? strings(said)
    if let out = mapping["out"], out.string == nil { report(out, "this must be text") }
    return PhraseList.Value(said: words, value: mapping["out"]?.string ?? words.first ?? "")
  }

  private mutating func examples(_ node: Node?) -> [PhraseExample] {
    guard let node else { return [] }
    guard let sequence = node.sequence else {
      report(node, "“tests:” must be a list of examples")
      return []
    }
    return sequence.compactMap { item in
      guard let mapping = item.mapping else {
        report(item, "an example must be a mapping with “say:” or “not:”")
        return nil
      }
      check(mapping, allowed: ["say", "not", "slots"], place: "an example")
      let slots = mapping["slots"].map { expected($0) }
      guard case .composite(let values) = slots ?? .composite([:]) else {
        report(item, "“slots:” must be a mapping of parameters to values")
        return nil
      }
      return PhraseExample(say: utterances(mapping["say"]), not: utterances(mapping["not"]), slots: values)
    }
  }

  private mutating func utterances(_ node: Node?) -> [PhraseExample.Utterance] {
    guard let node else { return [] }
    let nodes = node.sequence.map(Array.init) ?? [node]
    return nodes.compactMap { item in
      guard let text = item.string else {
        report(item, "an example sentence must be text")
        return nil
      }
      return PhraseExample.Utterance(text: text, origin: origin(item))
    }
  }

  private func expected(_ node: Node) -> ExpectedValue {
    if let sequence = node.sequence { return .list(sequence.map { expected($0) }) }
    guard let mapping = node.mapping else { return .text(node.string ?? "") }
    let pairs = mapping.compactMap { key, value in key.string.map { ($0, expected(value)) } }
    return .composite(Dictionary(pairs, uniquingKeysWith: { first, _ in first }))
  }

  private mutating func strings(_ node: Node?) -> [String] {
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

  private mutating func template(_ source: String, at node: Node) -> Template? {
    do throws(TemplateError) {
      return try Template(source)
    } catch {
      errors.append(PhraseFileError(PhraseError(origin: origin(node), error: error)))
      return nil
    }
  }

  // MARK: Places

  private mutating func mapping() -> Node.Mapping? {
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

  private mutating func check(_ mapping: Node.Mapping, allowed: Set<String>, place: String) {
    for (key, _) in mapping {
      let name = key.string ?? "?"
      if !allowed.contains(name) {
        report(key, "“\(name)” is not a key of \(place); it has \(allowed.sorted().joined(separator: ", "))")
      }
    }
  }

  private mutating func report(_ node: Node?, _ message: String) {
    let mark = node?.mark
    errors.append(place(message, line: mark?.line ?? 1, column: mark?.column ?? 1))
  }

  private func place(_ message: String, line: Int, column: Int) -> PhraseFileError {
    let source = line >= 1 && line <= lines.count ? String(lines[line - 1]) : nil
    return PhraseFileError(file: path, line: line, column: column, message: message, sourceLine: source)
  }

  /// Where a scalar's text begins, past the quotation mark if it has one.
  private func origin(_ node: Node) -> PhraseOrigin {
    guard let mark = node.mark else { return PhraseOrigin(file: path) }
    // The mark of a block stands at its sign; the text begins on a line below, at a column that is not told.
    if [.literal, .folded].contains(node.scalar?.style ?? .any) {
      return PhraseOrigin(file: path, line: mark.line + 1)
    }
    let isQuoted = [.doubleQuoted, .singleQuoted].contains(node.scalar?.style ?? .any)
    return PhraseOrigin(file: path, line: mark.line, column: mark.column + (isQuoted ? 1 : 0))
  }
}
