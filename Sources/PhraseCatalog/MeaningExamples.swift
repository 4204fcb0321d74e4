import Language
import Languages
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
    let readers = files.map(parameters)
    var names = ExampleNames()
    for (file, readers) in zip(files, readers) { names.add(file.examples, readers) }
    let maskings = Dictionary(
      uniqueKeysWithValues: PhraseLanguages.all.map { ($0.tag, names.masking(in: $0)) })
    let own = zip(files, readers).flatMap { file, readers -> [MeaningModel.Example] in
      guard let masking = maskings[file.language] else { return [] }
      let label = MeaningModel.label(app: file.app, intent: file.intent)
      let kind = readers.values.onlyNamedKind
      return file.examples.flatMap { example in
        let values = example.slots.sorted { $0.key < $1.key }.flatMap {
          $0.value.named(by: readers[$0.key]).map(\.text)
        }
        let said = example.say.map { masking.masked($0.text, values, kind: kind) }
        let near = example.near.map { masking.masked($0.utterance.text, $0.values, kind: kind) }
        return (said + near).map { MeaningModel.Example($0, label: label) }
      }
    }
    let others = OutOfScope.sentences.compactMap { language, text -> MeaningModel.Example? in
      let near = PhraseExample.Near(braced: text) ?? PhraseExample.Near(text, [])
      return maskings[language].map {
        MeaningModel.Example($0.masked(near.utterance.text, near.values, kind: nil), label: MeaningModel.none)
      }
    }
    return own + others
  }
}

/// Masks the values of examples as the names of apps are masked in what people say.
private struct ExampleMasking {
  let finder: MentionFinder

  /// - Parameters:
  ///   - values: words that are values, whether their kind is known or not.
  ///   - kind: the kind of a value that no other example has.
  func masked(_ sentence: String, _ values: [String], kind: DictionaryID?) -> MaskedSentence {
    let text = NormalText(sentence)
    let mentions = finder.mentions(in: text)
    var masks: [Range<Int>: MaskedSentence.Mask] = [:]
    var kinds: Set<String> = []
    for value in values {
      let word = NormalText(value).scalars
      guard !word.isEmpty, let start = text.scalars.firstRange(of: word)?.lowerBound else { continue }
      let range = start..<start + word.count
      masks[range] = .name
      let known = mentions.first { $0.range == range }?.kind()
      if let kind = known ?? kind?.text { kinds.insert(kind) }
    }
    for mention in mentions where !masks.keys.contains(where: { $0.overlaps(mention.range) }) {
      guard let mask = mention.mask else { continue }
      masks[mention.range] = mask
      if let kind = mention.kind() { kinds.insert(kind) }
    }
    return MaskedSentence(text, masks: masks, kinds: kinds)
  }
}

/// The names that examples have as values, by what they are names of.
private struct ExampleNames {
  private var names: [DictionaryID: Set<String>] = [:]

  mutating func add(_ examples: [PhraseExample], _ readers: [String: SlotReader]) {
    for example in examples {
      for (slot, value) in example.slots {
        for case (let text, let kind?) in value.named(by: readers[slot]) {
          names[kind, default: []].insert(text)
        }
      }
    }
  }

  func masking(in language: any PhraseLanguage) -> ExampleMasking {
    let dictionaries = names.mapValues { names in
      NameDictionary(names.sorted().map { NameDictionary.Entry(id: $0, names: [$0]) })
    }
    return ExampleMasking(finder: MentionFinder(dictionaries, language: language, at: nil))
  }
}

extension ExpectedValue {
  /// The names in it of things that an app looks up, with what they are names of, and text; but not of fixed lists, whose words
  /// say what is meant.
  fileprivate func named(by reader: SlotReader?) -> [(text: String, kind: DictionaryID?)] {
    switch (self, reader) {
    case (.text(let text), .names(let kind, acceptsOtherText: true)?): [(text, kind)]
    case (.text(let text), .text?): [(text, nil)]
    case (.list(let members), .list(let reader)?): members.flatMap { $0.named(by: reader) }
    case (.composite(let members), .composite(_, let slots)?):
      members.sorted { $0.key < $1.key }.flatMap { $0.value.named(by: slots[$0.key]) }
    default: []
    }
  }
}

extension Collection<SlotReader> {
  /// The kind of things that an intent's values name, where there is only one.
  fileprivate var onlyNamedKind: DictionaryID? {
    let kinds = reduce(into: Set<DictionaryID>()) { $0.formUnion($1.namedKinds) }
    return kinds.count == 1 ? kinds.first : nil
  }
}

extension SlotReader {
  fileprivate var namedKinds: Set<DictionaryID> {
    switch self {
    case .names(let kind, acceptsOtherText: true): [kind]
    case .list(let member): member.namedKinds
    case .composite(_, let slots): slots.values.reduce(into: []) { $0.formUnion($1.namedKinds) }
    default: []
    }
  }
}
