import AppIntents
import Language
import Languages

/// Finds the parameter that an utterance names: 수량은 세 개로, 가게 바꿔 줘, change the shop.
struct SlotNaming {
  struct Naming {
    var slot: String
    /// What is said about it; nil when it is only to be asked for again.
    var rest: Range<Int>?
  }

  let parameters: [ParameterDescriptor]

  /// The longest title that the utterance begins with.
  func naming(in text: NormalText) -> Naming? {
    let start =
      Self.words.slotOpeners.filter { text.text.hasPrefix($0) }.map(\.unicodeScalars.count).max() ?? 0
    let named = titles.filter { title in
      let length = title.text.unicodeScalars.count
      return start + length < text.count && text.slice(start..<start + length) == title.text
    }
    guard let title = named.max(by: { $0.text.unicodeScalars.count < $1.text.unicodeScalars.count }) else {
      return nil
    }
    return naming(of: title.slot, in: text, from: start + title.text.unicodeScalars.count)
  }

  private func naming(of slot: String, in text: NormalText, from end: Int) -> Naming? {
    let rest =
      Self.words.slotParticles.filter { text.slice(end..<text.count).hasPrefix($0) }
      .map(\.unicodeScalars.count).max() ?? 0
    guard rest > 0 || text.spaceBefore[end] else { return nil }
    let range = end + rest..<text.count
    guard !range.isEmpty else { return nil }
    let isReopened = Self.words.slotChanges.contains(text.slice(range))
    return Naming(slot: slot, rest: isReopened ? nil : range)
  }

  /// Titles of parameters in every language, without spaces; of a composite's properties as well.
  private var titles: [(text: String, slot: String)] {
    let full = fullTitles
    // 주소 is enough for 배달 주소 where nothing else is called so.
    let heads = parameters.flatMap { parameter in Self.heads(of: parameter).map { ($0, parameter.name) } }
    let unique = heads.filter { head in
      !full.contains { $0.text == head.0 } && heads.allSatisfy { $0.0 != head.0 || $0.1 == head.1 }
    }
    return full + unique.map { (text: $0.0, slot: $0.1) }
  }

  private var fullTitles: [(text: String, slot: String)] {
    parameters.flatMap { parameter -> [(text: String, slot: String)] in
      let own = Self.names(of: parameter).map { (text: $0, slot: parameter.name) }
      let properties = parameter.kind.composite?.properties ?? []
      return own
        + properties.flatMap { property in
          Self.names(of: property).map { (text: $0, slot: "\(parameter.name).\(property.name)") }
        }
    }
  }

  private static func names(of parameter: ParameterDescriptor) -> [String] {
    parameter.title.values.map { NormalText($0).text }.filter { !$0.isEmpty }
  }

  /// The last word of a title of several.
  private static func heads(of parameter: ParameterDescriptor) -> [String] {
    parameter.title.values.compactMap { title in
      let words = title.split(separator: " ")
      return words.count > 1 ? NormalText(String(words[words.count - 1])).text : nil
    }
  }

  private static let words = ConversationWords.all
}
