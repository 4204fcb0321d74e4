import Language
import Matching

// A statement beside a request: 7시에 회의니까 김치찌개 시켜 줘.

extension Understanding {
  /// What is read of the request when a statement before or behind it is set aside, if it is understood then; the same
  /// where a text of the person's own had taken the statement in.
  func settingStatementsAside(_ result: Result, _ utterance: String) async -> Result {
    switch result.reading {
    case .unknown, .notFound: break
    case .intent(let candidate) where candidate.hasText: break
    default: return result
    }
    for sentence in sentencesWithoutStatements(utterance) {
      let shorter = await readIntent(sentence)
      guard case .intent(let candidate) = shorter.reading, !candidate.hasText || isUnknown(result) else {
        continue
      }
      return shorter
    }
    return result
  }

  private func isUnknown(_ result: Result) -> Bool {
    if case .intent = result.reading { return false }
    return true
  }

  /// The statement becomes spaces, so that places in the sentence stay what they were.
  func sentencesWithoutStatements(_ utterance: String) -> [String] {
    let words = utterance.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    return catalog.matcher.phrases.languages.flatMap { language in language.statements(in: words) }.map {
      range in
      words.indices.map { index in
        range.contains(index)
          ? String(repeating: " ", count: words[index].unicodeScalars.count) : words[index]
      }.joined(separator: " ")
    }
  }
}
