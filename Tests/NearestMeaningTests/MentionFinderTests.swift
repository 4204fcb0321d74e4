import Language
import Languages
import Matching
import Testing

struct MentionFinderTests {
  private static let dishes = DictionaryID("dishes")
  private static let kinds = DictionaryID("kinds")
  private static let dictionaries = [
    dishes: NameDictionary([
      .init(id: "1", names: ["양념치킨", "양념", "seasoned chicken"]), .init(id: "2", names: ["콜라", "cola"]),
      .init(id: "3", names: ["경단콩"]),
    ]),
    kinds: NameDictionary([.init(id: "temple", names: ["절"])]),
    addresses: NameDictionary([.init(id: "home", names: ["집"])]),
  ]
  private static let addresses = DictionaryID("addresses")

  private func mentions(in sentence: String) -> [String] {
    let text = NormalText(sentence)
    let tag = text.scalars.contains(where: Hangul.isSyllable) ? "ko" : "en"
    guard let language = PhraseLanguages.all.first(where: { $0.tag == tag }) else { return [] }
    let reference = DateReference(secondsSince1970: 1_795_000_000, zone: CivilZone { _ in 32_400 })
    return MentionFinder(Self.dictionaries, fixed: [Self.kinds], language: language, at: reference)
      .mentions(in: text).map { text.spacedSlice($0.range) }
  }

  @Test(
    "Names, numbers and dates are found wherever a word may begin, the longest at each place",
    arguments: [
      ("양념치킨 두 마리 먹고 싶어", ["양념치킨", "두 마리"]), ("배고프니까 콜라랑 양념 하나씩", ["콜라", "양념", "하나씩"]),
      ("양념치킨두마리콜라한캔", ["양념치킨", "두마리", "콜라", "한캔"]), ("내일 양념치킨 먹자", ["내일", "양념치킨"]),
      ("two colas and a seasoned chicken", ["two", "colas", "seasoned chicken"]), ("경주에 절 있어", ["절"]),
      ("제일 가까운 절이 어디야", ["절"]), ("절만 추려서 보여 줘", ["절"]), ("콜라 집으로 보내 줘", ["콜라", "집"]),
      ("담아 두시면 고맙겠습니다", []), ("두시에 콜라", ["두시", "콜라"]), ("콜라는 덜어 내 주세요", ["콜라"]),
      ("내일 경단콩 먹자", ["내일", "경단콩"]), ("콜라 하나 시켜 줘", ["콜라", "하나"]),
      ("콜라 둘 시켜 줘", ["콜라", "둘"]), ("콜라 하나 장바구니에", ["콜라", "하나"]),
      ("콜라 두 캔, 시원하게", ["콜라", "두 캔"]),
    ])
  func finds(sentence: String, expected: [String]) { #expect(mentions(in: sentence) == expected) }

  @Test(
    "Neither part of another word nor a number that measures is a name or a quantity",
    arguments: ["절대 안 돼", "절차가 뭐야", "잘하는 집을 찾아 줘", "어느 집에서 시킬까", "chocolate", "7시 회의", "3층으로 와", ""])
  func sparesOthers(sentence: String) {
    let found = mentions(in: sentence)
    #expect(!found.contains { ["절", "집", "cola", "7", "3", "3층"].contains($0) }, "\(found)")
  }
}
