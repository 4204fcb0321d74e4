import Language

/// Slot readers and the forms of composites, in an image.
enum ReaderCoding {
  private enum Kind: UInt64 {
    case names, number, boolean, text, list, composite, date, duration, quantity
  }

  static func append(
    _ readers: [String: SlotReader], to stream: inout TreeWriter, _ image: inout CompiledFormatWriter
  ) {
    PhraseCoding.append(readers, to: &stream, &image) { append($0, to: &$1, &$2) }
  }

  private static func append(
    _ reader: SlotReader, to stream: inout TreeWriter, _ image: inout CompiledFormatWriter
  ) {
    func put(_ kind: Kind) { stream.put(kind.rawValue) }
    switch reader {
    case .names(let dictionary, let acceptsOtherText):
      put(.names)
      stream.put(dictionary.text, &image)
      stream.put(acceptsOtherText)
    case .number(let bounds):
      put(.number)
      stream.put(bounds != nil)
      guard let bounds else { break }
      for value in [bounds.from, bounds.through, bounds.step] { stream.put(value) }
    case .quantity: put(.quantity)
    case .boolean: put(.boolean)
    case .date: put(.date)
    case .duration: put(.duration)
    case .text: put(.text)
    case .list(let member):
      put(.list)
      append(member, to: &stream, &image)
    case .composite(let forms, let slots):
      put(.composite)
      stream.put(UInt64(forms.count))
      for form in forms { append(form, to: &stream, &image) }
      append(slots, to: &stream, &image)
    }
  }

  static func readers(_ stream: inout TreeReader) throws(CompiledFormatError) -> [String: SlotReader] {
    try PhraseCoding.dictionary(&stream) { (stream) throws(CompiledFormatError) in try reader(&stream) }
  }

  private static func reader(_ stream: inout TreeReader) throws(CompiledFormatError) -> SlotReader {
    guard let kind = Kind(rawValue: try stream.number()) else { throw .damaged("a slot reader") }
    switch kind {
    case .names:
      let dictionary = DictionaryID(try stream.string())
      return .names(dictionary, acceptsOtherText: try stream.flag())
    case .number:
      guard try stream.flag() else { return .number(nil) }
      let from = try stream.integer()
      let through = try stream.integer()
      return .number(NumberBounds(from: from, through: through, step: try stream.integer()))
    case .quantity: return .quantity
    case .boolean: return .boolean
    case .date: return .date
    case .duration: return .duration
    case .text: return .text
    case .list:
      return .list(try stream.nested { (stream) throws(CompiledFormatError) in try reader(&stream) })
    case .composite:
      return try stream.nested { (stream) throws(CompiledFormatError) in
        let forms = try stream.list { (stream) throws(CompiledFormatError) in try node(&stream) }
        return .composite(forms: forms, slots: try readers(&stream))
      }
    }
  }

  // MARK: Trees

  private enum NodeKind: UInt64 {
    case empty, text, slot, applicationName, sequence, alternatives, permutation
  }

  /// Forms are written by persons, so they have none of the parts that only a language makes.
  private static func append(
    _ node: PhraseNode, to stream: inout TreeWriter, _ image: inout CompiledFormatWriter
  ) {
    func put(_ kind: NodeKind) { stream.put(kind.rawValue) }
    func put(_ kind: NodeKind, _ nodes: [PhraseNode]) {
      put(kind)
      stream.put(UInt64(nodes.count))
      for node in nodes { append(node, to: &stream, &image) }
    }
    switch node {
    case .text(let text):
      put(.text)
      stream.put(text, &image)
    case .slot(let name):
      put(.slot)
      stream.put(name, &image)
    case .applicationName: put(.applicationName)
    case .sequence(let nodes): put(.sequence, nodes)
    case .alternatives(let nodes): put(.alternatives, nodes)
    case .permutation(let nodes): put(.permutation, nodes)
    case .empty, .grammar, .mark, .wordEnd, .typedSpace, .joined: put(.empty)
    }
  }

  private static func node(_ stream: inout TreeReader) throws(CompiledFormatError) -> PhraseNode {
    guard let kind = NodeKind(rawValue: try stream.number()) else { throw .damaged("a form") }
    switch kind {
    case .empty: return .empty
    case .text: return .text(try stream.string())
    case .slot: return .slot(try stream.string())
    case .applicationName: return .applicationName
    case .sequence, .alternatives, .permutation:
      let nodes = try stream.nested { (stream) throws(CompiledFormatError) in
        try stream.list { (stream) throws(CompiledFormatError) in try node(&stream) }
      }
      switch kind {
      case .sequence: return .sequence(nodes)
      case .alternatives: return .alternatives(nodes)
      default: return .permutation(nodes)
      }
    }
  }
}
