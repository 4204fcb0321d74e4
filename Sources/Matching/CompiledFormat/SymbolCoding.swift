import Language

/// Slots in an image: twelve numbers each.
enum SlotCoding {
  private static let width = 12

  private enum Kind: UInt32 {
    case names, number, boolean, text, list, composite, date, duration, quantity
  }

  static func append(_ slot: SlotBinding, to image: inout CompiledFormatWriter) {
    var fields = [UInt32](repeating: 0, count: width)
    func set(_ kind: Kind) { fields[1] = kind.rawValue }
    fields[0] = image.number(of: slot.name)
    switch slot.reader {
    case .names(let dictionary, let acceptsOtherText, let language):
      set(.names)
      fields[2] = acceptsOtherText ? 1 : 0
      fields[3] = image.number(of: dictionary.text)
      fields[4] = image.number(of: language)
    case .number(let bounds, let language):
      set(.number)
      fields[4] = image.number(of: language)
      guard let bounds else { break }
      fields[2] = 1
      for (index, value) in [bounds.from, bounds.through, bounds.step].enumerated() {
        let bits = UInt64(bitPattern: Int64(value))
        fields[6 + 2 * index] = UInt32(truncatingIfNeeded: bits)
        fields[7 + 2 * index] = UInt32(truncatingIfNeeded: bits >> 32)
      }
    case .quantity(let language):
      set(.quantity)
      fields[4] = image.number(of: language)
    case .boolean(let language):
      set(.boolean)
      fields[4] = image.number(of: language)
    case .date(let language):
      set(.date)
      fields[4] = image.number(of: language)
    case .duration(let language):
      set(.duration)
      fields[4] = image.number(of: language)
    case .text(let language):
      set(.text)
      fields[4] = image.number(of: language)
    case .list(let grammar):
      set(.list)
      fields[5] = UInt32(grammar)
    case .composite(let grammar):
      set(.composite)
      fields[5] = UInt32(grammar)
    }
    image.append(fields, to: .slots)
  }

  static func slots(_ image: CompiledFormatReader) throws(CompiledFormatError) -> [SlotBinding] {
    let numbers: UnsafeBufferPointer<UInt32> = image.numbers(.slots)
    guard numbers.count % width == 0 else { throw .damaged("the slots") }
    var slots: [SlotBinding] = []
    for start in stride(from: 0, to: numbers.count, by: width) {
      let fields = UnsafeBufferPointer(rebasing: numbers[start..<start + width])
      slots.append(
        SlotBinding(name: try image.string(fields[0]), reader: try reader(of: fields, image)))
    }
    return slots
  }

  private static func reader(
    of fields: UnsafeBufferPointer<UInt32>, _ image: CompiledFormatReader
  ) throws(CompiledFormatError) -> CompiledReader {
    guard let kind = Kind(rawValue: fields[1]), fields[5] <= Int32.max else { throw .damaged("a slot") }
    let language = try image.string(fields[4])
    switch kind {
    case .names:
      let dictionary = DictionaryID(try image.string(fields[3]))
      return .names(dictionary, acceptsOtherText: fields[2] != 0, language: language)
    case .number: return .number(fields[2] == 0 ? nil : try bounds(of: fields), language: language)
    case .quantity: return .quantity(language: language)
    case .boolean: return .boolean(language: language)
    case .date: return .date(language: language)
    case .duration: return .duration(language: language)
    case .text: return .text(language: language)
    case .list: return .list(Int32(fields[5]))
    case .composite: return .composite(Int32(fields[5]))
    }
  }

  private static func bounds(of fields: UnsafeBufferPointer<UInt32>) throws(CompiledFormatError)
    -> NumberBounds
  {
    func value(_ index: Int) -> Int {
      Int(Int64(bitPattern: UInt64(fields[index]) | UInt64(fields[index + 1]) << 32))
    }
    return NumberBounds(from: value(6), through: value(8), step: value(10))
  }
}

/// Marks in an image: three numbers each.
enum MarkCoding {
  private static let plain: [PhraseMark] = [
    .fillerAdded, .particleAdded, .particleDropped, .reordered, .postposed, .knownValuesOnly,
    .applicationName,
    .only, .also, .each, .particleUnwritten, .dayLeftAside, .postposedWithParticle,
  ]

  static func append(_ mark: PhraseMark, to image: inout CompiledFormatWriter) {
    if case .ending(let family, let askFirst, let askFirstIfQuestion) = mark {
      let flags: UInt32 = (askFirst ? 1 : 0) | (askFirstIfQuestion ? 2 : 0)
      image.append([UInt32(plain.count), flags, image.number(of: family)], to: .marks)
    } else {
      image.append([UInt32(plain.firstIndex(of: mark) ?? 0), 0, 0], to: .marks)
    }
  }

  static func marks(_ image: CompiledFormatReader) throws(CompiledFormatError) -> [PhraseMark] {
    let numbers: UnsafeBufferPointer<UInt32> = image.numbers(.marks)
    guard numbers.count % 3 == 0 else { throw .damaged("the marks") }
    var marks: [PhraseMark] = []
    for start in stride(from: 0, to: numbers.count, by: 3) {
      let kind = Int(numbers[start])
      if kind < plain.count {
        marks.append(plain[kind])
      } else if kind == plain.count {
        let flags = numbers[start + 1]
        let family = try image.string(numbers[start + 2])
        marks.append(
          .ending(family: family, askFirst: flags & 1 != 0, askFirstIfQuestion: flags & 2 != 0))
      } else {
        throw .damaged("a mark")
      }
    }
    return marks
  }
}
