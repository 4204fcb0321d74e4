import Language
import Synchronization

/// The phrases of a set as they were written: at hand, or in an image until somebody asks for them.
///
/// Matching needs none of them.
final class WrittenPhrases: Sendable {
  private let image: (reader: CompiledFormatReader, count: Int)?
  private let decoded: Mutex<[Phrase]?>

  init(_ phrases: [Phrase]) {
    image = nil
    decoded = Mutex(phrases)
  }

  init(in image: CompiledFormatReader, count: Int) {
    self.image = (image, count)
    decoded = Mutex(nil)
  }

  /// All phrases, in order.
  var all: [Phrase] {
    decoded.withLock { decoded in
      if let decoded { return decoded }
      let phrases = image.map { Self.phrases($0.reader, count: $0.count) } ?? []
      decoded = phrases
      return phrases
    }
  }

  /// What a match has to know of its phrase, without reading the others.
  func words(of number: Int) -> PhraseWords {
    if let known = decoded.withLock({ $0.map { PhraseWords($0[number]) } }) { return known }
    return image.flatMap { try? PhraseCoding.words(of: number, in: $0.reader) } ?? PhraseWords(Self.unknown)
  }

  /// Phrases without words where an image that is otherwise whole contradicts itself: there must be one for
  /// every number that a match can have.
  private static func phrases(_ image: CompiledFormatReader, count: Int) -> [Phrase] {
    if let phrases = try? PhraseCoding.phrases(image), phrases.count == count { return phrases }
    return Array(repeating: unknown, count: count)
  }

  private static var unknown: Phrase {
    Phrase(
      app: "", intent: "", language: "", template: Template(compiled: ""), origin: PhraseOrigin(file: ""))
  }
}
