import Language
import Matching

/// MG202: a very short phrase, which is easily said by chance.
///
///     켜
enum VeryShortCheck {
  /// Fewer syllables, or letters of another script, are too few.
  private static let syllableMinimum = 2
  private static let letterMinimum = 3

  static func findings(in checked: CheckedPhrases) -> [Finding] {
    checked.phrases.compactMap { phrase in
      guard let shortest = shortest(phrase.template.root, phrase.rules, depth: 0), isShort(shortest) else {
        return nil
      }
      return Finding(
        .veryShort, at: FindingPlace(phrase.origin), language: checked.language,
        "“\(shortest)” is very short; it is easily said or heard by chance")
    }
  }

  private static func isShort(_ text: String) -> Bool {
    let scalars = NormalText(text).scalars
    guard !scalars.isEmpty else { return false }
    let isKorean = scalars.contains(where: Hangul.isSyllable)
    let isLatin = scalars.allSatisfy { $0.value < 0x250 }
    return isKorean ? scalars.count < syllableMinimum : isLatin && scalars.count < letterMinimum
  }

  /// The shortest text of a part; nil where it has a slot or the app's name.
  private static func shortest(_ node: Template.Node, _ rules: [String: Template], depth: Int) -> String? {
    guard depth < 16 else { return nil }
    func shortest(_ node: Template.Node) -> String? { Self.shortest(node, rules, depth: depth + 1) }
    switch node.kind {
    case .text(let text, _): return text
    case .optional: return ""
    case .group(let content): return shortest(content)
    case .alternatives(let nodes):
      let texts = nodes.map { shortest($0) }
      return texts.contains(nil) ? nil : texts.compactMap(\.self).min { $0.count < $1.count }
    case .sequence(let nodes), .permutation(let nodes):
      let texts = nodes.map { shortest($0) }
      return texts.contains(nil) ? nil : texts.compactMap(\.self).joined()
    case .rule(let name): return rules[name].flatMap { shortest($0.root) }
    case .slot, .applicationName: return nil
    }
  }
}
