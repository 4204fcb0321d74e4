import KoreanLanguage
import Language

/// What may follow the mention of an option without meaning anything more: 걸로, 이요, 주세요, 할게요.
enum ChoiceTail {
  /// Where the tail that begins at a place ends; the place itself if there is none.
  static func end(of text: NormalText, from start: Int, to end: Int) -> Int {
    guard start < end else { return start }
    let noun = particles(text, from: start, to: end)
    return isRequest(noun..<end, in: text) || noun > start && isRequest(start..<end, in: text) ? end : noun
  }

  /// Whether a part of a text is a request that adds nothing to a choice.
  static func isRequest(_ range: Range<Int>, in text: NormalText) -> Bool {
    guard !range.isEmpty else { return false }
    return closers.contains(range, in: text.scalars) || predicates.contains(range, in: text.scalars)
  }

  private static func particles(_ text: NormalText, from start: Int, to end: Int) -> Int {
    var place = start
    for group in groups {
      guard let next = group.all(in: text.scalars, at: place).first(where: { $0.end <= end })?.end else {
        continue
      }
      // A syllable that goes on is the beginning of another word.
      guard next == end || text.spaceBefore[next] || next > place + 1 || isFollowed(text, next, end) else {
        continue
      }
      place = next
    }
    return place
  }

  private static func isFollowed(_ text: NormalText, _ index: Int, _ end: Int) -> Bool {
    groups.contains { group in group.all(in: text.scalars, at: index).contains { $0.end <= end } }
      || isRequest(index..<end, in: text)
  }

  /// A noun, a particle, a politeness: 거 · (으)로 · 요.
  private static let groups = [
    "째 번",
    """
    에있는거 에있는걸 에있는것 있는거 있는걸 있는것 걸로 거로 것으로 꺼로 껄로 것 거 꺼 걸 게 건 메뉴 one ones
    """,
    "으로만 로만 으로 로 만 도 을 를 은 는 이 가",
    "이요 요 이에요 예요 이야 야 please",
  ].map { WordTable($0) }

  private static let closers = EndingTable(
    [
      "좀", "좀요", "please", "부탁", "선택", "주문", "okay", "땡큐", "고마워", "감사합니다",
      // 2번이 좋겠어요: a preference is a choice.
      "{,제일,더,딱}{좋아,좋겠어,좋겠네,괜찮아,괜찮네,낫겠어,낫겠네,나아,맞아,땡겨,당겨,끌려,맛있겠어,맛있겠네}{,요}", "{,더}{좋겠다,낫겠다,괜찮겠다,맛있겠다,낫지,좋지}",
      "{,더}{좋을,나을,괜찮을}{것,거}같{아,아요,네,네요,은데,은데요}", "있는{거,것,걸로,거로}{,요,할게,할게요,줘,주세요}",
    ].flatMap(BraceExpansion.expand))

  private static let predicates = PredicateTable([
    "줘", "해줘", "주문해줘", "선택해줘", "시켜줘", "골라줘", "담아줘", "추가해줘", "부탁해", "먹어", "가", "결제해줘", "예약해줘", "정해줘", "보여줘",
    "열어줘", "틀어줘", "켜줘",
  ])
}
