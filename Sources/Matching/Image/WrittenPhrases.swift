import Language
import Synchronization

/// The phrases of a set as they were written: at hand, or in an image until somebody asks for them.
///
/// Matching needs none of them.
final class WrittenPhrases: Sendable {
  private let image: (reader: ImageReader, count: Int)?
  private let decoded: Mutex<[Phrase]?>

  init(_ phrases: [Phrase]) {
    image = nil
    decoded = Mutex(phrases)
  }

  init(in image: ImageReader, count: Int) {
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

  /// Phrases without words where an image that is otherwise whole contradicts itself: there must be one for
  /// every number that a match can have.
  private static func phrases(_ image: ImageReader, count: Int) -> [Phrase] {
    if let phrases = try? PhraseCoding.phrases(image), phrases.count == count { return phrases }
    let unknown = Phrase(
      app: "", intent: "", language: "", template: Template(compiled: ""), origin: PhraseOrigin(file: ""))
    return Array(repeating: unknown, count: count)
  }
}
