import Matching

/// Made-up names in the shapes that registers of names have, the same in every run.
///
/// Of a hundred names 63 are Korean shops, 30 English ones, and seven people, songs, addresses, devices and
/// mixtures. No name occurs twice.
struct NameCorpus: Sequence, IteratorProtocol {
  private var generator: RandomNumbers
  private var left: Int
  private var index = 0
  private var seen: Set<Int> = []

  init(count: Int, seed: UInt64 = 1) {
    generator = RandomNumbers(seed: seed)
    left = count
  }

  mutating func next() -> NameDictionary.Entry? {
    guard left > 0 else { return nil }
    left -= 1
    index += 1
    var name = shape()
    while !seen.insert(name.hashed).inserted { name = shape() }
    return NameDictionary.Entry(id: "n\(index)", names: [name])
  }

  private mutating func shape() -> String {
    switch generator.below(100) {
    case 0..<63: koreanShop()
    case 63..<93: englishShop()
    case 93: one(Self.families) + one(Self.syllables) + one(Self.syllables)
    case 94:
      "\(one(Self.syllables))\(one(Self.syllables)) \(one(Self.songWords)) \(one(Self.songWords)) \(word())"
    case 95: "\(one(Self.places)) \(word())로 \(generator.below(400) + 1)"
    case 96: "\(word()) \(one(Self.devices)) \(generator.below(40) + 1)"
    case 97: "\(one(Self.english)) of \(one(Self.english)) \(generator.below(90) + 1)"
    default: "\(one(Self.brands)) \(word())\(one(Self.places))점"
    }
  }

  private mutating func koreanShop() -> String {
    let brand = word() + (generator.below(3) == 0 ? one(Self.syllables) : "")
    let kind = (generator.below(2) == 0 ? " " : "") + one(Self.foods)
    return brand + kind + (generator.below(2) == 0 ? " \(one(Self.places))점" : "")
  }

  private mutating func englishShop() -> String {
    let owner = generator.below(3) == 0 ? one(Self.english) + "'s " : ""
    return owner + "\(one(Self.english)) \(one(Self.english)) \(one(Self.kinds))"
  }

  private mutating func word() -> String { one(Self.syllables) + one(Self.syllables) }

  private mutating func one(_ stock: [String]) -> String { stock[generator.below(stock.count)] }

  private static let syllables =
    ("가강거건경고공관광교구국군권규근금기길김나남노녹다단담달대도동두라래로루리마만매명모목무문미민바박반방배백별보복봉부북"
    + "비빈사산삼상새서석선설성세소솔송수순승시신아안양어언여연영예오온옥완용우운원월유윤은이인일임자장재전정조종주준중지진"
    + "차찬창채천철청초촌최추춘충치태토통파평포표풍하한해향현형호홍화황회효후훈희").map(String.init)
  private static let families = "김 이 박 최 정 강 조 윤 장 임 한 오 서 신 권 황 안 송 전 홍".words
  private static let foods =
    """
    치킨 통닭 피자 족발 보쌈 김밥 분식 떡볶이 국밥 순대국 해장국 감자탕 칼국수 냉면 막국수 짬뽕 반점 초밥 횟집 돈까스 우동 라멘 쌀국수 마라탕 곱창 막창 갈비 삼겹살 \
    정육식당 고기집 닭갈비 찜닭 아구찜 설렁탕 곰탕 백반 한정식 비빔밥 도시락 샐러드 카페 커피 베이커리 제과 디저트 호프 포차 주점 이자카야 버거 토스트 만두 죽
    """.words
  private static let places =
    """
    강남 역삼 선릉 삼성 잠실 송파 신촌 홍대 합정 망원 연남 상수 이대 종로 광화문 을지로 명동 충무로 동대문 성수 건대 왕십리 노원 수유 미아 신림 사당 서울대입구 방배 이수 \
    구로 가산 영등포 여의도 마포 공덕 목동 화곡 발산 김포 일산 파주 부천 인천 송도 안양 평촌 수원 영통 분당 판교 용인 수지 천안 청주 대전 둔산 유성 전주 광주 상무 대구 동성로 \
    부산 서면 해운대 광안 센텀 울산 창원 진주 포항 경주 강릉 속초 춘천 원주 제주 서귀포
    """.words
  private static let songWords = "사랑 이별 밤 바람 별 노래 그대 봄날 기억 눈물 편지 하늘 바다 여름 겨울 고백 약속 꿈 길 거리".words
  private static let devices = "조명 전등 스탠드 에어컨 선풍기 공기청정기 가습기 커튼 블라인드 티비 스피커 콘센트 보일러 로봇청소기 도어락 카메라 센서".words
  private static let brands = "BHC BBQ KFC CGV GS25 CU LG SK KT NC IFC AK KB NH JTBC SPC".words
  private static let english =
    """
    Golden Silver Royal Happy Lucky Little Grand Blue Red Green Black White Sunny Ocean River Mountain Garden Forest Maple Cedar Oak Willow Rose Lily \
    Dragon Tiger Lion Eagle Falcon Bear Fox Wolf Swan Phoenix Panda Crane Star Moon Sun Sky Cloud Rain Snow Winter Summer Spring Autumn Harbor Bridge \
    Castle Palace Tower Corner Village Market Station Union Liberty Heritage Classic Modern Urban Rustic Copper Iron Stone Brick Crystal Pearl Ruby \
    Amber Ivory Velvet Cotton Honey Sugar Pepper Ginger Basil Olive Lemon Mango Cherry Berry Apple Peach Coconut Almond Hudson Parker Mason Carter \
    Bennett Sullivan Morgan Harper Quinn Ellis Reed Brooks Hayes
    """.words
  private static let kinds =
    "Kitchen Grill Bistro Cafe Diner Pizzeria Bakery Deli Tavern Pub Bar Steakhouse Noodles Sushi Tacos Burgers Coffee Tea Creamery Chicken"
    .words
}

/// Random numbers that are the same in every run.
struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}

extension String {
  fileprivate var words: [String] { split(whereSeparator: \.isWhitespace).map(String.init) }

  /// A number that no other name of the corpus is likely to have, the same in every run.
  fileprivate var hashed: Int {
    Int(
      truncatingIfNeeded: utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01B3
      })
  }
}
