import AppIntents
import Language
import Matching

// What a request is about may be named in the statement before it: 한라산은 이제 무릎이 아파서 못 가니 즐겨찾기에서 빼 줘, “Nami
// Island on Sunday, put it in my plans”.

extension Understanding {
  /// The request with the names and dates of the statement in the place where they are missing, if a phrase takes it as it stands
  /// then.
  ///
  /// - Parameter request: the sentence with spaces in place of the statement.
  func withAntecedent(_ request: String, of text: NormalText) async -> Candidate? {
    let antecedents = antecedents(of: request, in: text)
    guard antecedents.contains(where: { isName($0) }), antecedents.count <= Self.mostAntecedents else {
      return nil
    }
    for variant in variants(of: request, antecedents, text) {
      if let exact = await plainIntent(variant), !exact.asksFirst { return placed(exact, antecedents, text) }
    }
    return nil
  }

  private static let mostAntecedents = 3

  /// Names of things and dates that only the statement has.
  private func antecedents(of request: String, in text: NormalText) -> [Mention] {
    let scalars = Array(request.unicodeScalars)
    return catalog.mentions(in: text, at: reference).filter { mention in
      let place = text.sourceRange(mention.range)
      guard place.upperBound <= scalars.count, scalars[place].allSatisfy({ $0 == " " }) else { return false }
      if case .date(let date) = mention.value { return date.start != nil }
      return isName(mention)
    }
  }

  /// A name of a thing, not a word of a fixed list: the temple of “we saw a temple”.
  private func isName(_ mention: Mention) -> Bool {
    guard case .names(let ids) = mention.value else { return false }
    return !ids.keys.allSatisfy { catalog.fixedDictionaries[$0] != nil }
  }

  /// In Korean what is left out stands before the request, in English a pronoun stands for it.
  private func variants(of request: String, _ antecedents: [Mention], _ text: NormalText) -> [String] {
    let words = NormalText(request)
    let names = antecedents.filter(isName).map { text.spacedSlice($0.range) }
    let dates = antecedents.filter { !isName($0) }.map { text.spacedSlice($0.range) }
    if let pronoun = ReferringExpression.words(in: words, list: [], steps: steps).first {
      let named = pronoun.replaced(by: names.joined(separator: isKorean(words) ? " " : " and "), in: words)
      let bare = String(named.trimmingPrefix { $0 == " " })
      if dates.isEmpty { return [bare] }
      return isKorean(words)
        ? [(dates + [bare]).joined(separator: " ")]
        : [
          ([bare] + dates).joined(separator: " "), ([bare] + dates.map { "on " + $0 }).joined(separator: " "),
        ]
    }
    guard isKorean(words) else { return names.count == 1 ? words.naming(names[0]) : [] }
    return [(antecedents.map { text.spacedSlice($0.range) } + [words.spaced]).joined(separator: " ")]
  }

  private func isKorean(_ text: NormalText) -> Bool { text.scalars.contains(where: Hangul.isSyllable) }

  /// The places of the values as they were said.
  private func placed(_ candidate: Candidate, _ antecedents: [Mention], _ text: NormalText) -> Candidate {
    var candidate = candidate
    candidate.said = candidate.said.mapValues { slot in
      let place = place(of: slot.text, antecedents, text) ?? 0..<text.source.unicodeScalars.count
      return SaidSlot(text: slot.text, span: [place.lowerBound, place.upperBound])
    }
    return candidate
  }

  /// In scalars of the source: of an antecedent, or of words of the request itself.
  private func place(of said: String, _ antecedents: [Mention], _ text: NormalText) -> Range<Int>? {
    if let mention = antecedents.first(where: { text.spacedSlice($0.range) == said }) {
      return text.sourceRange(mention.range)
    }
    let (letters, wanted) = (text.scalars, NormalText(said).scalars)
    guard !wanted.isEmpty, wanted.count <= letters.count else { return nil }
    return (0...letters.count - wanted.count).first {
      Array(letters[$0..<$0 + wanted.count]) == Array(wanted)
    }
    .map { text.sourceRange($0..<$0 + wanted.count) }
  }
}

extension NormalText {
  /// The sentence with a name behind a “one” that stands for it: “get me one”, “order one for tonight”.
  fileprivate func naming(_ name: String) -> [String] {
    let words = spaced.split(separator: " ").map(String.init)
    guard let place = words.lastIndex(of: "one"), place > 0 else { return [] }
    let next = words[(place + 1)...].first
    guard next.map({ Self.behindOne.contains($0) }) ?? true else { return [] }
    return [(words[...place] + [name] + words[(place + 1)...]).joined(separator: " ")]
  }

  private static let behindOne: Set<String> = [
    "please", "pls", "for", "to", "from", "now", "will", "would", "in", "with",
  ]
}
