/// Puts sections together to an image.
struct CompiledFormatWriter {
  private var sections = [[UInt8]](repeating: [], count: ImageSection.allCases.count)
  private var textNumbers: [String: UInt32] = [:]
  private var text: [UInt8] = []
  private var textOffsets: [UInt32] = [0]

  init() {}

  /// Everything of `image`, so that more can be added.
  init(copying image: CompiledFormatReader) {
    for section in ImageSection.allCases where section != .text && section != .textOffsets {
      let bytes: UnsafeBufferPointer<UInt8> = image.numbers(section)
      sections[section.rawValue] = Array(bytes)
    }
    for index in 0..<image.textCount {
      if let string = try? image.string(UInt32(index)) { _ = number(of: string) }
    }
  }

  subscript(section: ImageSection) -> [UInt8] {
    get { sections[section.rawValue] }
    _modify { yield &sections[section.rawValue] }
  }

  /// The number of a string in the pool; the same for the same string.
  mutating func number(of string: String) -> UInt32 {
    if let known = textNumbers[string] { return known }
    let number = UInt32(textOffsets.count - 1)
    text.append(contentsOf: string.utf8)
    textOffsets.append(UInt32(text.count))
    textNumbers[string] = number
    return number
  }

  mutating func append(_ number: UInt32, to section: ImageSection) {
    Swift.withUnsafeBytes(of: number.littleEndian) { sections[section.rawValue].append(contentsOf: $0) }
  }

  mutating func append(_ numbers: [UInt32], to section: ImageSection) {
    for number in numbers { append(number, to: section) }
  }

  /// The whole image.
  func finished() -> [UInt8] {
    var sections = self
    sections[.text] = text
    sections.append(textOffsets, to: .textOffsets)
    var bytes = [UInt8](repeating: 0, count: CompiledFormatLayout.headerCount)
    for section in ImageSection.allCases {
      let content = sections[section]
      let place = CompiledFormatLayout.tableStart + section.rawValue * 8
      bytes.put(UInt32(bytes.count), at: place)
      bytes.put(UInt32(content.count), at: place + 4)
      bytes += content
      bytes += [UInt8](repeating: 0, count: CompiledFormatLayout.aligned(bytes.count) - bytes.count)
    }
    bytes.replaceSubrange(0..<8, with: CompiledFormatLayout.magic)
    bytes.put(CompiledFormatLayout.format, at: 8)
    bytes.put(UInt32(ImageSection.allCases.count), at: 12)
    bytes.put(UInt64(bytes.count), at: 16)
    bytes.put(CompiledFormatLayout.checksum(of: bytes), at: 24)
    return bytes
  }
}

extension CompiledFormatLayout {
  /// The checksum as it belongs into the header of `image`.
  static func checksum(of image: [UInt8]) -> UInt64 {
    image.withUnsafeBytes { checksum(UnsafeRawBufferPointer(rebasing: $0[tableStart...])) }
  }
}

extension [UInt8] {
  /// Writes `number` over the bytes at `offset`, the lowest first.
  mutating func put(_ number: some FixedWidthInteger, at offset: Int) {
    Swift.withUnsafeBytes(of: number.littleEndian) {
      self.replaceSubrange(offset..<offset + $0.count, with: $0)
    }
  }
}
