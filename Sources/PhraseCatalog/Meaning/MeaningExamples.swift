import Language
public import Matching
public import NearestMeaning

/// The examples of phrase files as the model of nearest meaning learns them.
public enum MeaningExamples {
  /// Every sentence that a file says reaches its intent, with its values masked, and sentences that ask no app for anything.
  ///
  /// - Parameter parameters: the readers of an intent's parameters by name.
  public static func all(
    of files: [PhraseFile], parameters: (PhraseFile) -> [String: SlotReader]
  ) -> [MeaningModel.Example] {
    let own = files.flatMap { file -> [MeaningModel.Example] in
      let readers = parameters(file)
      let label = MeaningModel.label(app: file.app, intent: file.intent)
      return file.examples.flatMap { example in
        let values = example.slots.sorted { $0.key < $1.key }.flatMap {
          Self.values($0.value, readers[$0.key])
        }
        let said = example.say.map { masked($0.text, values, language: file.language) }
        let near = example.near.map { masked($0.utterance.text, $0.values, language: file.language) }
        return (said + near).map { MeaningModel.Example($0, label: label) }
      }
    }
    let others = OutOfScope.sentences.map { language, text in
      let near = PhraseExample.Near(braced: text) ?? PhraseExample.Near(text, [])
      return MeaningModel.Example(
        masked(near.utterance.text, near.values, language: language), label: MeaningModel.none)
    }
    return own + others
  }

  /// A sentence with these words and its numbers masked.
  static func masked(_ sentence: String, _ values: [String], language: String) -> MaskedSentence {
    let text = NormalText(sentence)
    var masks: [Range<Int>: MaskedSentence.Mask] = [:]
    for value in values {
      let word = NormalText(value).scalars
      guard !word.isEmpty, let start = text.scalars.firstRange(of: word)?.lowerBound else { continue }
      masks[start..<start + word.count] = .name
    }
    guard let rules = PhraseLanguages.all.first(where: { $0.tag == language }) else {
      return MaskedSentence(text, masks: masks)
    }
    let finder = MentionFinder([:], language: rules, at: nil)
    for mention in finder.mentions(in: text) where !masks.keys.contains(where: { $0.overlaps(mention.range) })
    {
      if let mask = mention.mask { masks[mention.range] = mask }
    }
    return MaskedSentence(text, masks: masks)
  }

  /// The names in an expected value: of things that an app looks up, and text, but not of fixed lists, whose words say what is
  /// meant.
  private static func values(_ value: ExpectedValue, _ reader: SlotReader?) -> [String] {
    switch (value, reader) {
    case (.text(let text), .names(_, acceptsOtherText: true)?), (.text(let text), .text?): [text]
    case (.list(let members), .list(let reader)?): members.flatMap { Self.values($0, reader) }
    case (.composite(let members), .composite(_, let slots)?):
      members.sorted { $0.key < $1.key }.flatMap { Self.values($0.value, slots[$0.key]) }
    default: []
    }
  }
}
