import Language

/// Phrases as they were written, in an image.
///
/// Rules, parameters and lists are shared by the phrases of a file, so each set of them is kept once.
enum PhraseCoding {
  static func append(_ phrases: [Phrase], to image: inout ImageWriter) {
    var rules = Numbered<[String: Template]>()
    var readers = Numbered<[String: SlotReader]>()
    var body = TreeWriter()
    for phrase in phrases {
      for text in [phrase.app, phrase.intent, phrase.language, phrase.template.source, phrase.origin.file] {
        body.put(text, &image)
      }
      for number in [
        phrase.shortcut.map { $0 + 1 } ?? 0, phrase.origin.line, phrase.origin.column,
        rules.number(of: phrase.rules), readers.number(of: phrase.parameters),
        readers.number(of: phrase.lists),
      ] {
        body.put(number)
      }
      body.put(phrase.isExact)
    }
    var stream = TreeWriter()
    stream.put(UInt64(rules.values.count))
    for set in rules.values {
      append(set, to: &stream, &image) { rule, stream, image in stream.put(rule.source, &image) }
    }
    stream.put(UInt64(readers.values.count))
    for set in readers.values { ReaderCoding.append(set, to: &stream, &image) }
    stream.put(UInt64(phrases.count))
    image[.written] = stream.bytes + body.bytes
  }

  static func append<Value>(
    _ dictionary: [String: Value], to stream: inout TreeWriter, _ image: inout ImageWriter,
    _ put: (Value, inout TreeWriter, inout ImageWriter) -> Void
  ) {
    stream.put(UInt64(dictionary.count))
    for (key, value) in dictionary.sorted(by: { $0.key < $1.key }) {
      stream.put(key, &image)
      put(value, &stream, &image)
    }
  }

  static func phrases(_ image: ImageReader) throws(ImageError) -> [Phrase] {
    var stream = TreeReader(image, .written)
    let rules = try stream.list { (stream) throws(ImageError) in
      try dictionary(&stream) { (stream) throws(ImageError) in Template(compiled: try stream.string()) }
    }
    let readers = try stream.list { (stream) throws(ImageError) in try ReaderCoding.readers(&stream) }
    func member<Value>(_ values: [Value], _ stream: inout TreeReader) throws(ImageError) -> Value {
      let index = try stream.integer()
      guard values.indices.contains(index) else { throw .damaged("a phrase") }
      return values[index]
    }
    return try stream.list { (stream) throws(ImageError) in
      let (app, intent, language) = (try stream.string(), try stream.string(), try stream.string())
      let template = Template(compiled: try stream.string())
      let file = try stream.string()
      let shortcut = try stream.integer()
      let origin = PhraseOrigin(file: file, line: try stream.integer(), column: try stream.integer())
      let (rules, parameters) = (try member(rules, &stream), try member(readers, &stream))
      return Phrase(
        app: app, intent: intent, shortcut: shortcut == 0 ? nil : shortcut - 1, language: language,
        template: template, rules: rules, parameters: parameters, lists: try member(readers, &stream),
        isExact: try stream.flag(), origin: origin)
    }
  }

  static func dictionary<Value>(
    _ stream: inout TreeReader, _ read: (inout TreeReader) throws(ImageError) -> Value
  ) throws(ImageError) -> [String: Value] {
    var result: [String: Value] = [:]
    for _ in 0..<(try stream.count()) {
      let key = try stream.string()
      result[key] = try read(&stream)
    }
    return result
  }
}

/// Different values and their numbers.
private struct Numbered<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  mutating func number(of value: Value) -> Int {
    // Neighbours mostly share theirs, and comparing what is shared takes no time.
    if let last = values.last, last == value { return values.count - 1 }
    if let known = numbers[value] { return known }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
