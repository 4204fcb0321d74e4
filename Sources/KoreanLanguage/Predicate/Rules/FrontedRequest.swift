import Language

/// The request at the beginning of a sentence whose other words follow it, as spoken Korean often has it: 찾아줘 치즈 들어간
/// 메뉴.
///
/// Only a request to somebody else counts (해 줘, 해 주세요, 해 줄래), said as whole words where the sentence has spaces, and
/// only where the rest asks for nothing by a verb: 구해줘 홈즈 틀어줘 has its request at the end.
struct FrontedRequest {
  /// How many scalars of the text it takes, with the punctuation behind it.
  let length: Int

  init?(in text: NormalText) {
    let ends = text.hasInnerSpaces ? Self.wordEnds(in: text).reversed() : Self.letterEnds(in: text)
    guard let length = ends.first(where: { Self.isRequest(text.spacedSlice(0..<$0)) }),
      !Self.hasVerb(text.spacedSlice(length..<text.count))
    else { return nil }
    self.length = length
  }

  /// 요리 and 추가 name what may be meant as well as what is to be done.
  private static func hasVerb(_ rest: String) -> Bool {
    PredicateReader.read(NormalText(rest)).family.map { $0 != .r15 } ?? false
  }

  /// 검색 좀 해 주세요 has four words.
  private static let wordLimit = 4

  /// Where the first words end that could end in a request; not the last word of the text.
  private static func wordEnds(in text: NormalText) -> [Int] {
    var ends: [Int] = []
    var words = 0
    for place in text.scalars.indices.dropFirst() where text.spaceBefore[place] {
      words += 1
      let last = text.scalars[..<place].last { !FinalPunctuation.isClosing($0) }
      if last.map(lastLetters.contains) ?? false { ends.append(place) }
      if words == wordLimit { break }
    }
    return ends
  }

  /// 찾아주시겠습니까 has eight letters.
  private static let letterLimit = 8

  /// Where a request could end in a text without spaces: 찾아줘|곱창파는집, 알려줘요|곱창파는집.
  private static func letterEnds(in text: NormalText) -> [Int] {
    (1..<max(1, min(text.count, letterLimit + 1))).filter {
      lastLetters.contains(text.scalars[$0 - 1]) && text.scalars[$0] != "요"
    }
  }

  /// The last letters of requests to somebody else: 줘, 주세요, 줄래, 주라, 줄 수 있어, 부탁해, 바랍니다, 주실까.
  private static let lastLetters = Set("줘요래라어해다까죠니".unicodeScalars)

  private static func isRequest(_ words: String) -> Bool {
    let text = NormalText(words)
    let reading = PredicateReader.read(text)
    guard let family = reading.family, family <= .r8, reading.vetoes.isEmpty else { return false }
    return reading.predicate == 0..<text.count
  }
}
