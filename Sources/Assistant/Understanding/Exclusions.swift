import Language
import Matching

/// What a sentence names only to say that it is not wanted, beside something of its kind that is: the cola of 콜라는 빼고 고구마피자만 시켜 줘.
struct Exclusions {
  let language: any PhraseLanguage

  /// - Returns: nothing where nothing else of that kind is named: 콜라 빼고 다 비워 줘 says what is left in.
  func texts(in text: NormalText, _ mentions: [Mention]) -> [MarkedText] {
    let found = mentions.filter(\.isName).map { ($0, language.exclusion(of: $0.range, in: text)) }
    let wanted = found.filter { $0.1 == nil }.map(\.0)
    return found.compactMap { mention, exclusion in
      wanted.contains { $0.isOfKind(of: mention) } ? exclusion : nil
    }
  }
}

extension Mention {
  /// Whether some dictionary has both names.
  fileprivate func isOfKind(of other: Mention) -> Bool {
    guard case .names(let names) = value, case .names(let others) = other.value else { return false }
    return !Set(names.keys).isDisjoint(with: others.keys)
  }
}
