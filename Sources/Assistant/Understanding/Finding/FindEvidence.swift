import AppIntents
import Language
import Matching

/// Whether a sentence may find things of a type at all. Its sentences are compiled only then: that takes longer than everything else
/// that a sentence needs.
struct FindEvidence {
  private let text: NormalText
  private let app: String
  /// A number or a date is said.
  private let hasAmount: Bool
  private let named: Set<DictionaryID>

  init(_ text: NormalText, mentions: [Mention], app: String, language: any PhraseLanguage) {
    self.text = text
    self.app = app
    let saysAmount = mentions.contains { if case .names = $0.value { false } else { true } }
    hasAmount = saysAmount || Self.saysNumber(text, language)
    named = Set(
      mentions.flatMap {
        if case .names(let names) = $0.value { Array(names.keys) } else { [DictionaryID]() }
      })
  }

  /// A digit anywhere, or a number at the beginning of a word; many words begin like one.
  private static func saysNumber(_ text: NormalText, _ language: any PhraseLanguage) -> Bool {
    text.scalars.indices.contains { place in
      if ("0"..."9").contains(text.scalars[place]) { return true }
      guard place == 0 || text.spaceBefore[place] else { return false }
      return !language.numbers(in: text.scalars, spaceBefore: text.spaceBefore, at: place).isEmpty
    }
  }

  /// The type is named, by its noun or a value of one of its properties, and something is compared or sorted.
  func allows(_ descriptor: FindDescriptor, _ frame: FindFrame, language: String) -> Bool {
    let words = FindWords(descriptor, frame, language: language)
    let names = descriptor.properties.contains { property in
      property.dictionary.map { named.contains(SlotReaders.dictionary($0, of: app)) } ?? false
    }
    guard names || says(words.nouns) else { return false }
    let properties = descriptor.properties
    return hasAmount && properties.contains(where: \.isComparable)
      || properties.contains { $0.isText && says(words.titles($0)) }
      || properties.contains(where: \.isNamed) && says(frame.exclusions)
      || says(words.orders.flatMap(\.names)) || says(words.booleans.flatMap(\.names))
  }

  private func says(_ words: [String]) -> Bool {
    words.contains { text.text.contains(NormalText($0).text) }
  }
}

extension FindDescriptor.Property {
  /// The type whose names are its values.
  fileprivate var dictionary: String? {
    switch kind {
    case .enumeration(let type), .entity(let type): type
    default: nil
    }
  }

  fileprivate var isText: Bool { kind == .string || kind == .url || kind == .person }
}
