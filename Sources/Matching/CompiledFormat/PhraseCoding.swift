import Language

/// Phrases as they were written, in an image.
///
/// Rules, parameters and lists are shared by the phrases of a file, so each set of them is kept once.
enum PhraseCoding {
  static func append(_ phrases: [Phrase], to image: inout CompiledFormatWriter) {
    var rules = Numbered<[String: Template]>()
    var readers = Numbered<[String: SlotReader]>()
    var body = TreeWriter()
    image[.writtenStarts] = []
    for phrase in phrases {
      image.append(UInt32(body.bytes.count), to: .writtenStarts)
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
    image[.written] = stream.bytes
    image[.writtenPhrases] = body.bytes
  }

  static func append<Value>(
    _ dictionary: [String: Value], to stream: inout TreeWriter, _ image: inout CompiledFormatWriter,
    _ put: (Value, inout TreeWriter, inout CompiledFormatWriter) -> Void
  ) {
    stream.put(UInt64(dictionary.count))
    for (key, value) in dictionary.sorted(by: { $0.key < $1.key }) {
      stream.put(key, &image)
      put(value, &stream, &image)
    }
  }

  static func phrases(_ image: CompiledFormatReader) throws(CompiledFormatError) -> [Phrase] {
    var stream = TreeReader(image, .written)
    let rules = try stream.list { (stream) throws(CompiledFormatError) in
      try dictionary(&stream) { (stream) throws(CompiledFormatError) in
        Template(compiled: try stream.string())
      }
    }
    let readers = try stream.list { (stream) throws(CompiledFormatError) in try ReaderCoding.readers(&stream)
    }
    func member<Value>(_ values: [Value], _ stream: inout TreeReader) throws(CompiledFormatError) -> Value {
      let index = try stream.integer()
      guard values.indices.contains(index) else { throw .damaged("a phrase") }
      return values[index]
    }
    var phrases: [Phrase] = []
    var body = TreeReader(image, .writtenPhrases)
    for _ in starts(image) {
      let words = try words(&body)
      let origin = PhraseOrigin(file: words.file, line: try body.integer(), column: try body.integer())
      let (rules, parameters) = (try member(rules, &body), try member(readers, &body))
      phrases.append(
        Phrase(
          app: words.app, intent: words.intent, shortcut: words.shortcut, language: words.language,
          template: Template(compiled: words.source), rules: rules, parameters: parameters,
          lists: try member(readers, &body), isExact: try body.flag(), origin: origin))
    }
    return phrases
  }

  /// One phrase without its rules and readers.
  static func words(of number: Int, in image: CompiledFormatReader) throws(CompiledFormatError) -> PhraseWords
  {
    let starts = starts(image)
    guard starts.indices.contains(number), starts[number] < image.range(.writtenPhrases).count else {
      throw .damaged("a phrase")
    }
    var body = TreeReader(image, .writtenPhrases, from: Int(starts[number]))
    return try words(&body)
  }

  private static func starts(_ image: CompiledFormatReader) -> UnsafeBufferPointer<UInt32> {
    image.numbers(.writtenStarts)
  }

  private static func words(_ body: inout TreeReader) throws(CompiledFormatError) -> PhraseWords {
    let (app, intent, language) = (try body.string(), try body.string(), try body.string())
    let (source, file, shortcut) = (try body.string(), try body.string(), try body.integer())
    return PhraseWords(
      app: app, intent: intent, shortcut: shortcut == 0 ? nil : shortcut - 1, language: language,
      source: source, file: file)
  }

  static func dictionary<Value>(
    _ stream: inout TreeReader, _ read: (inout TreeReader) throws(CompiledFormatError) -> Value
  ) throws(CompiledFormatError) -> [String: Value] {
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
