import AppIntents
import Language

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
    let start = Self.openers.filter { text.text.hasPrefix($0) }.map(\.unicodeScalars.count).max() ?? 0
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
      Self.particles.filter { text.slice(end..<text.count).hasPrefix($0) }
      .map(\.unicodeScalars.count).max() ?? 0
    guard rest > 0 || text.spaceBefore[end] else { return nil }
    let range = end + rest..<text.count
    guard !range.isEmpty else { return nil }
    let isReopened = Self.changes.contains(text.slice(range))
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

  private static let openers = [
    "아니", "change", "changethe", "makethe", "setthe", "the", "nothe", "changemy", "아참", "참", "그",
  ]

  private static let particles = ["은", "는", "을", "를", "이", "가", "만", "to", "is", "should be", "shouldbe"]

  /// What is said when something is to be changed and not yet into what.
  private static let changes: Set<String> = [
    "바꿔", "바꿔줘", "바꿔주세요", "바꿔줄래", "바꿔줄래요", "바꿀래", "바꿀래요", "바꿀게", "바꿀게요", "바꾸고싶어", "바꾸고싶어요", "변경", "변경해줘",
    "변경해주세요",
    "변경할래", "변경할래요", "변경할게요", "수정", "수정해줘", "수정해주세요", "수정할래요", "고쳐줘", "고쳐주세요", "다시고를래", "다시고를래요", "다시고를게",
    "다시고를게요",
    "다시선택할래요", "다시정할래", "다시정할래요", "다른걸로", "다른걸로해줘", "다른걸로할래", "다른걸로할래요", "다른걸로바꿔줘", "다른데로", "다른데로바꿔줘",
    "잘못골랐어",
    "잘못골랐어요", "잘못말했어", "잘못말했어요", "틀렸어", "틀렸어요", "again", "iswrong", "waswrong", "please",
  ]
}
