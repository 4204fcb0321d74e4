import Language
import Languages

@testable import Matching

/// A small food delivery in Korean, with names that are traps on purpose.
enum KoreanOrders {
  static let phrases: [(intent: String, templates: [String])] = [
    (
      "OrderFood",
      [
        "[{restaurant}에서] {lines} <order>", "[{restaurant}에서] {lines} (줘|부탁해)", "{restaurant}에서 <order>",
        "{lines} {wish:specialInstructions} <order>", "음식 <order>",
      ]
    ),
    ("TrackOrder", ["[<mine>] (주문|배달) (어디쯤이야|어디까지 왔어)", "배달 언제 와"]),
    ("CancelOrder", ["[<mine>] 주문 취소해줘"]),
    ("CheckOrderStatus", ["[<mine>] 주문 상태 <check>", "[<mine>] 주문 어떻게 됐어"]),
    ("ShowMenu", ["{restaurant} 메뉴 <check>"]),
    ("ReorderLast", ["(지난번에 시킨 거|늘 먹던 거) 다시 <order>"]),
    ("AddToCart", ["{lines} 장바구니에 <put>"]),
    ("HowTo", ["주문하는 방법 알려줘"]),
  ]

  static let rules = [
    "order": "(주문해줘|시켜줘|주문 넣어줘|배달해줘)", "check": "(확인해줘|알려줘|보여줘)", "put": "(담아줘|넣어줘)", "mine": "(내|제|우리)",
  ]

  static let dishes = [
    "치킨": ["후라이드", "양념"], "양념치킨": ["양념"], "후라이드치킨": ["후라이드"], "피자": ["피자"], "콜라": ["콜라"], "사이다": ["사이다"],
    "만두": ["만두"], "짜장면": ["짜장면", "자장면"], "짬뽕": ["짬뽕"], "탕수육": ["탕수육"], "한입돈가스": ["한입돈가스"], "안심돈가스": ["안심돈가스"],
    "두마리치킨": ["두마리치킨"], "반반치킨": ["반반치킨"], "네네치킨": ["네네치킨"], "안동찜닭": ["안동찜닭"], "마른안주": ["마른안주"],
    "말고기": ["말고기"], "빼빼로": ["빼빼로"], "육개장": ["육개장"], "김밥": ["김밥"], "떡볶이": ["떡볶이"], "냉면": ["냉면"],
  ]
  static let restaurants = ["한밤치킨", "교동통닭", "만리장성"]
  static let wishes = ["덜 맵게", "양파 빼고", "소스 따로"]
  static let applicationNames = ["Hanip": ["한입배달", "한입"], "Travel": ["여행수첩"]]

  static let dictionaries: [DictionaryID: NameDictionary] = [
    DictionaryID("dish"): NameDictionary(
      dishes.sorted { $0.key < $1.key }.map {
        .init(id: $0.key, names: [$0.key] + ($0.key == "짜장면" ? $0.value : []))
      }),
    DictionaryID("restaurant"): NameDictionary(restaurants),
    DictionaryID("wish"): NameDictionary(wishes),
  ]

  static let lines = SlotReader.list(
    .composite(
      forms: [.sequence([.slot("menuItem"), .text(" "), .optional(.slot("quantity"))])],
      slots: [
        "menuItem": .names(DictionaryID("dish"), acceptsOtherText: false), "quantity": .number(nil),
      ]))

  static let parameters: [String: SlotReader] = [
    "restaurant": .names(DictionaryID("restaurant"), acceptsOtherText: false), "lines": lines,
    "specialInstructions": .text,
  ]

  static let matcher: Matcher = {
    let maker = TestPhrases(
      app: "Hanip", language: "ko", rules: rules, parameters: parameters,
      lists: ["wish": .names(DictionaryID("wish"), acceptsOtherText: false)])
    let travel = TestPhrases(app: "Travel", language: "ko")
    do {
      let own = try phrases.flatMap { group in
        try group.templates.map { try maker.phrase($0, intent: group.intent) }
      }
      let others = [
        try travel.phrase("명소 보여줘", intent: "ShowPlaces"), try travel.phrase("주문 취소해줘", intent: "CancelTrip"),
      ]
      let set = try PhraseSet(
        phrases: own + others, languages: PhraseLanguages.all, applicationNames: applicationNames)
      return Matcher(phrases: set, dictionaries: dictionaries, applicationNames: applicationNames)
    } catch {
      preconditionFailure("the phrases of these tests do not compile:\n\(error)")
    }
  }()

  /// The winner in one line: `OrderFood lines=[{menuItem: 치킨, quantity: 2}]`, with `?` in front when it asks first.
  static func reading(of sentence: String) -> String {
    guard let best = matcher.match(sentence).matches.first else { return "nothing" }
    let intent = matcher.phrases.phrases[best.phrase].intent
    let slots = best.slots.map { "\($0.name)=\($0.value.summary)" }.sorted()
    return (best.asksFirst ? "? " : "") + ([intent] + slots).joined(separator: " ")
  }
}
