/// Bytes that stay where they are as long as this object lives, such as a mapped file.
///
/// The bytes are never written to, which is why threads may share them.
public final class CompiledFormatBytes: @unchecked Sendable {
  let start: UnsafeRawPointer
  let count: Int
  /// Whoever could have written them could have written this program.
  let isTrusted: Bool
  private let owner: AnyObject?

  /// Bytes that belong to `owner` and stay in place until it is gone; they must be aligned to 8 bytes.
  ///
  /// - Parameter isTrusted: Nobody can have written them who could not have written this program. They are looked
  ///   at for damage then, which their checksum shows, and not for contradictions, which cost as much as a sentence.
  public init(_ bytes: UnsafeRawBufferPointer, owner: AnyObject, isTrusted: Bool = false) {
    self.isTrusted = isTrusted
    let isUsable = bytes.baseAddress.map { Int(bitPattern: $0) % Self.alignment == 0 } ?? false
    guard isUsable, let start = bytes.baseAddress else {
      let copy = Self.copied(bytes)
      (self.start, count, self.owner) = (copy.start, copy.count, copy)
      return
    }
    (self.start, count, self.owner) = (start, bytes.count, owner)
  }

  /// A copy of `bytes`.
  public init(copying bytes: [UInt8]) {
    isTrusted = false
    let copy = bytes.withUnsafeBytes(Self.copied)
    (start, count, owner) = (copy.start, copy.count, copy)
  }

  static let alignment = 8

  private static func copied(_ bytes: UnsafeRawBufferPointer) -> OwnedMemory { OwnedMemory(copying: bytes) }

  /// All bytes as an array.
  var array: [UInt8] { Array(UnsafeRawBufferPointer(start: start, count: count)) }
}

/// Memory that is freed with the object.
private final class OwnedMemory {
  let start: UnsafeRawPointer
  let count: Int

  init(copying bytes: UnsafeRawBufferPointer) {
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(1, bytes.count), alignment: CompiledFormatBytes.alignment)
    memory.copyMemory(from: bytes)
    // An allocation of at least one byte always has an address.
    start = UnsafeRawPointer(
      memory.baseAddress ?? UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 8))
    count = bytes.count
  }

  deinit { start.deallocate() }
}
