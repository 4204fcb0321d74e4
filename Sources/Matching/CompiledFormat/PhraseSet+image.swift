public import Language

extension PhraseSet {
  /// Changes whenever an image would be laid out differently, or a phrase compiled to something else.
  ///
  /// What the languages make of a phrase is not part of it: whoever keeps images over releases puts the
  /// identity of the executable into the key.
  public static var imageFormat: UInt32 { CompiledFormatLayout.format }

  /// Everything that is needed to match and to explain, as bytes that can be kept in a file.
  ///
  ///     let bytes = set.image(key: fingerprintOfTheFiles)
  ///     let same = try PhraseSet(image: CompiledFormatBytes(copying: bytes), key: fingerprintOfTheFiles, languages: …)
  ///
  /// - Parameter key: what the phrases were made from; an image is only read with the same.
  public func image(key: String) -> [UInt8] {
    var image = CompiledFormatWriter(copying: tables.reader)
    image[.key] = Array(key.utf8)
    PhraseCoding.append(phrases, to: &image)
    return image.finished()
  }

  /// Reads an image where it lies; nothing is compiled, and the words of the phrases are read when they are
  /// asked for.
  ///
  /// - Throws: `CompiledFormatError` if the bytes are no image, one of another format or key, or damaged. Such bytes
  ///   are no danger, only useless.
  public init(image bytes: CompiledFormatBytes, key: String, languages: [any PhraseLanguage])
    throws(CompiledFormatError)
  {
    let image = try CompiledFormatReader(bytes)
    let found: UnsafeBufferPointer<UInt8> = image.numbers(.key)
    guard found.elementsEqual(key.utf8) else { throw .otherKey }
    let tables = try PhraseTables(image)
    self.init(
      written: WrittenPhrases(in: image, count: tables.phraseCount), tables: tables, languages: languages)
  }
}
