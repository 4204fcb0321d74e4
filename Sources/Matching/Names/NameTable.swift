import Language

/// Names in one flat table of bytes: a radix trie over jamo codes, and the identifiers that names stand for.
///
/// Numbers are little-endian, places are offsets, so the bytes mean the same wherever they lie:
///
/// | section | holds |
/// |---|---|
/// | header, 64 bytes | magic, versions, checksum of what follows, lengths |
/// | records | one record for each node of the trie, children before their parent |
/// | identifiers | where each entry's identifier begins, then its UTF-8 |
/// | order | entries by identifier, unless they stand in that order already |
struct NameTable: Sendable {
  static let version = 1
  static let headerLength = 64
  static let magic: UInt64 = 0x3153_454D_414E_474D  // MGNAMES1
  /// The letters of the longest name that is kept; longer ones are no names.
  static let longestName = 4_096

  let image: CompiledFormatBytes
  let isRepairable: Bool
  let entryCount: Int
  /// Different names of entries; one that two entries have counts twice.
  let nameCount: Int
  /// The records; to be used while the table is there.
  let trie: NameTrie
  /// The identifiers of entries; to be used while the table is there.
  let identifiers: NameIdentifiers
  private let isOrdered: Bool
  private let order: Int

  /// Reads a compiled table.
  ///
  /// - Parameter isVerified: false leaves out the checksum, and so reads the header only.
  init(_ image: CompiledFormatBytes, isVerified: Bool = true) throws(NameTableError) {
    let header = try Header(image)
    if isVerified, Self.checksum(of: image.bytes) != header.checksum { throw .damaged }
    self.image = image
    isRepairable = header.flags & 1 != 0
    isOrdered = header.flags & 2 != 0
    entryCount = header.entryCount
    nameCount = header.nameCount
    // Inside the image: the header's lengths add up to it, and four bytes at least follow the records.
    trie = NameTrie(image.start + Self.headerLength, length: header.recordLength, root: header.root)
    let places = Self.headerLength + header.recordLength
    order = places + 4 * (entryCount + 1)
    let text = order + (isOrdered ? 0 : 4 * entryCount)
    identifiers = NameIdentifiers(
      bytes: image.bytes, places: places, text: text..<text + header.identifierLength)
  }

  /// The checksum of everything behind the checksum.
  static func checksum(of image: UnsafeRawBufferPointer) -> UInt64 {
    CompiledFormatLayout.checksum(UnsafeRawBufferPointer(rebasing: image[24...]))
  }

  struct Header {
    var checksum: UInt64 = 0
    var flags: UInt32 = 0
    var entryCount = 0
    var nameCount = 0
    var root = 0
    var recordLength = 0
    var identifierLength = 0

    var imageLength: Int {
      headerLength + recordLength + 4 * (entryCount + 1) + (flags & 2 != 0 ? 0 : 4 * entryCount)
        + identifierLength
    }
  }

  // MARK: What a name stands for

  /// An entry that a name stands for, and how the name is written.
  struct Meaning {
    var entry: Int
    /// Which of the entry's names it is; 0 is its title.
    var ordinal: Int
    var form: Range<Int>
  }

  /// Everything that the name ending at a record stands for, by entry, then by name.
  func meanings(_ payload: Int) -> [Meaning] {
    var result: [Meaning] = []
    eachMeaning(payload) { result.append($0) }
    return result
  }

  @inline(__always)
  func eachMeaning(_ payload: Int, _ body: (Meaning) -> Void) { records.eachMeaning(payload, body) }

  /// The records and how many entries they may speak of; to be used while the table is there.
  var records: NameRecords { NameRecords(trie: trie, entryCount: entryCount, identifiers: identifiers) }

  /// A name as it is written, from its codes and its form.
  func name(_ codes: [UInt8], _ form: Range<Int>) -> String {
    NameForm.decode(form.map(trie.byte), over: codes)
  }

  // MARK: Identifiers

  /// The identifier of an entry.
  func identifier(_ entry: Int) -> String {
    identifiers.text(of: entry)
  }

  /// The entries that have an identifier; usually one.
  func entries(withIdentifier identifier: String) -> [Int] {
    var wanted = identifier
    return wanted.withUTF8 { wanted in
      let bytes = UnsafeRawBufferPointer(wanted)
      var low = 0
      var high = entryCount
      while low < high {
        let middle = (low + high) / 2
        if Self.isOrdered(identifierSlice(ordered(middle)), bytes[...]) {
          low = middle + 1
        } else {
          high = middle
        }
      }
      var found: [Int] = []
      while low < entryCount, identifierSlice(ordered(low)).elementsEqual(bytes) {
        found.append(ordered(low))
        low += 1
      }
      return found
    }
  }

  private func ordered(_ rank: Int) -> Int {
    isOrdered ? rank : min(Int(image.word(at: order + 4 * rank)), entryCount - 1)
  }

  func identifierSlice(_ entry: Int) -> Slice<UnsafeRawBufferPointer> { identifiers.slice(entry) }

  static func isOrdered(_ first: Slice<UnsafeRawBufferPointer>, _ second: Slice<UnsafeRawBufferPointer>)
    -> Bool
  {
    first.lexicographicallyPrecedes(second)
  }
}

extension NameTable.Header {
  init(_ image: CompiledFormatBytes) throws(NameTableError) {
    guard image.count >= NameTable.headerLength, image.doubleWord(at: 0) == NameTable.magic else {
      throw .notNames
    }
    let version = Int(image.word(at: 8))
    guard version == NameTable.version else { throw .otherVersion(version) }
    checksum = image.doubleWord(at: 16)
    flags = image.word(at: 24)
    entryCount = Int(image.word(at: 28))
    nameCount = Int(image.word(at: 32))
    root = Int(image.word(at: 36))
    recordLength = Int(image.word(at: 40))
    identifierLength = Int(image.word(at: 44))
    guard imageLength == image.count else {
      throw .wrongLength(expected: imageLength, found: image.count)
    }
    guard root <= recordLength else { throw .damaged }
  }

  /// The first 64 bytes of an image, without the checksum.
  var bytes: [UInt8] {
    var result: [UInt8] = []
    for word in [
      UInt32(truncatingIfNeeded: NameTable.magic), UInt32(NameTable.magic >> 32), UInt32(NameTable.version),
      0, 0,
      0, flags, UInt32(entryCount), UInt32(nameCount), UInt32(root), UInt32(recordLength),
      UInt32(identifierLength), 0, 0, 0, 0,
    ] {
      withUnsafeBytes(of: word.littleEndian) { result += $0 }
    }
    return result
  }
}
