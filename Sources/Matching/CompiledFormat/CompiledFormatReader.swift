/// An image whose header, length, checksum and section table hold.
///
/// What the sections say is checked by those who read them. Nobody writes to the bytes.
struct CompiledFormatReader: @unchecked Sendable {
  let bytes: CompiledFormatBytes
  private let sections: [Range<Int>]
  private let text: UnsafeBufferPointer<UInt8>
  private let textOffsets: UnsafeBufferPointer<UInt32>

  init(_ bytes: CompiledFormatBytes) throws(CompiledFormatError) {
    self.bytes = bytes
    let all = UnsafeRawBufferPointer(start: bytes.start, count: bytes.count)
    guard all.count >= 12, all[0..<8].elementsEqual(CompiledFormatLayout.magic) else { throw .foreign }
    let format = UInt32(littleEndian: all.load(fromByteOffset: 8, as: UInt32.self))
    guard format == CompiledFormatLayout.format else {
      throw .otherFormat(found: format, wanted: CompiledFormatLayout.format)
    }
    guard all.count >= CompiledFormatLayout.headerCount,
      UInt64(littleEndian: all.load(fromByteOffset: 16, as: UInt64.self)) == UInt64(all.count)
    else { throw .truncated }
    let sum = UInt64(littleEndian: all.load(fromByteOffset: 24, as: UInt64.self))
    guard
      sum
        == CompiledFormatLayout.checksum(
          UnsafeRawBufferPointer(rebasing: all[CompiledFormatLayout.tableStart...]))
    else {
      throw .damaged("the checksum does not hold")
    }
    sections = try Self.sections(all)
    text = Self.numbers(bytes, sections[ImageSection.text.rawValue])
    textOffsets = Self.numbers(bytes, sections[ImageSection.textOffsets.rawValue])
    if !bytes.isTrusted { try checkText() }
  }

  private static func sections(_ all: UnsafeRawBufferPointer) throws(CompiledFormatError) -> [Range<Int>] {
    let count = Int(UInt32(littleEndian: all.load(fromByteOffset: 12, as: UInt32.self)))
    guard count == ImageSection.allCases.count else { throw .damaged("the number of sections") }
    var sections: [Range<Int>] = []
    var end = CompiledFormatLayout.headerCount
    for section in ImageSection.allCases {
      let place = CompiledFormatLayout.tableStart + section.rawValue * 8
      let start = Int(UInt32(littleEndian: all.load(fromByteOffset: place, as: UInt32.self)))
      let length = Int(UInt32(littleEndian: all.load(fromByteOffset: place + 4, as: UInt32.self)))
      guard start == CompiledFormatLayout.aligned(end), length <= all.count - start else {
        throw .damaged("the place of section \(section)")
      }
      end = start + length
      sections.append(start..<end)
    }
    return sections
  }

  private func checkText() throws(CompiledFormatError) {
    guard let first = textOffsets.first, first == 0, let last = textOffsets.last,
      Int(UInt32(littleEndian: last)) == text.count
    else { throw .damaged("the strings") }
    var before: UInt32 = 0
    for offset in textOffsets {
      guard UInt32(littleEndian: offset) >= before else { throw .damaged("the strings") }
      before = UInt32(littleEndian: offset)
    }
  }

  /// The bytes of a section.
  func range(_ section: ImageSection) -> Range<Int> { sections[section.rawValue] }

  /// A section as numbers, in place; they are little-endian.
  func numbers<Number: FixedWidthInteger>(_ section: ImageSection) -> UnsafeBufferPointer<Number> {
    Self.numbers(bytes, range(section))
  }

  private static func numbers<Number: FixedWidthInteger>(
    _ bytes: CompiledFormatBytes, _ range: Range<Int>
  ) -> UnsafeBufferPointer<Number> {
    let start = (bytes.start + range.lowerBound).assumingMemoryBound(to: Number.self)
    return UnsafeBufferPointer(start: start, count: range.count / MemoryLayout<Number>.stride)
  }

  var textCount: Int { textOffsets.count - 1 }

  /// The string of a number.
  func string(_ number: UInt32) throws(CompiledFormatError) -> String {
    guard Int(number) < textCount else { throw .damaged("the number of a string") }
    let start = Int(UInt32(littleEndian: textOffsets[Int(number)]))
    let end = Int(UInt32(littleEndian: textOffsets[Int(number) + 1]))
    return String(decoding: UnsafeBufferPointer(rebasing: text[start..<end]), as: UTF8.self)
  }
}
