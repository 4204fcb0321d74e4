import Language

/// How people steer a conversation in Korean, and refer to what was spoken of.
enum KoreanConversation {
  static let words: ConversationWords = {
    var words = ConversationWords()
    words.phrases = phrases
    words.phraseRules = phraseRules
    words.declines = declines
    words.cancels = ["취소", "취소요"]
    words.pointing = pointing
    words.backwards = ["다시", "도로"]
    words.addressNouns = ["주소"]
    words.pointingThings = pointingThings
    words.pointingPlaces = pointingPlaces
    words.pointingParticles = pointingParticles
    words.pointingEndings = pointingEndings
    words.listedNouns = listedNouns
    words.listedPlaces = listedPlaces
    words.habitAdverbs = habitAdverbs
    words.habitVerbs = habitVerbs
    words.habitThings = habitThings
    words.habitParticles = habitParticles
    words.habitEndings = habitEndings
    words.sames = sames
    words.ones = ones
    words.mores = mores
    words.moreEndings = moreEndings
    words.slotOpeners = slotOpeners
    words.slotParticles = slotParticles
    words.slotChanges = slotChanges
    words.connectives = connectives
    words.joiners = joiners
    words.objectParticles = objectParticles
    words.shownParticles = objectParticles.union(["만", "로", "으로", "요", "이요", "만요", "랑", "이랑", "하고"])
    words.units = units
    words.otherAmounts = otherAmounts
    return words
  }()

  private static let declines: Set<String> = [
    "됐어", "됐어요", "됐습니다", "됐다", "됬어", "됬어요", "괜찮아", "괜찮아요", "괜찮습니다", "안할래", "안할래요", "안할게", "안할게요", "필요없어",
    "필요없어요",
  ]

  private static let pointing: Set<String> = [
    "거기", "거기를", "거기는", "거기가", "거기도", "거기에", "거기서", "거기로", "그거", "그걸", "그것", "그거는", "그거도", "그건", "그게", "여기",
    "여기를", "여기는", "여기도",
    "이거", "이걸", "이건", "방금", "아까", "그곳", "그곳을", "그곳은", "거그", "거그를",
  ]
  private static let pointingThings: Set<String> = [
    "그거", "그걸", "그것", "아까그거", "아까그걸", "아까그것", "방금그거", "방금그걸", "방금그것", "이거", "이걸", "이것", "저거", "그메뉴", "아까그메뉴",
  ]
  private static let pointingPlaces: Set<String> = [
    "거기", "아까거기", "그집", "아까그집", "방금그집", "그가게", "아까그가게", "그식당", "아까그식당", "그곳", "아까그곳", "같은집", "같은가게", "같은데",
    "여기", "거그",
  ]
  private static let pointingParticles: Set<String> = [
    "로", "으로", "을", "를", "은", "는", "도", "만", "에서", "서", "에", "이랑", "랑", "하고", "요", "두", "한", "세",
  ]
  private static let pointingEndings: Set<String> = [
    "로", "으로", "요", "로요", "로할게", "로할게요", "로해줘", "로해주세요", "로할래", "로할래요", "로줘", "로주세요", "으로할게", "으로할게요", "으로해줘",
    "으로해주세요", "에서", "에서요",
  ]
  private static let listedNouns: Set<String> = ["집", "곳", "데", "가게", "식당"]
  private static let listedPlaces: Set<String> = ["번", "째", "첫", "마지막"]
  private static let habitAdverbs: Set<String> = [
    "늘", "항상", "맨날", "매번", "매일", "언제나", "평소", "평소에", "자주", "원래",
  ]
  private static let habitVerbs: Set<String> = [
    "먹던", "먹는", "시키던", "시키는", "주문하던", "주문하는", "마시던", "마시는", "가던", "가는", "보던", "보는", "듣던", "듣는", "쓰던", "쓰는",
    "사던", "사는", "하던", "하는", "고르던", "고르는",
  ]
  private static let habitThings: Set<String> = [
    "거", "걸", "것", "곳", "데", "집", "가게", "식당", "메뉴", "음료", "장소", "걸로", "것으로",
  ]
  private static let habitParticles: Set<String> = [
    "로", "으로", "을", "를", "은", "는", "도", "만", "에서", "이랑", "랑", "하고", "요",
  ]
  private static let habitEndings: Set<String> = [
    "로", "으로", "요", "로요", "할게", "할게요", "해줘", "해주세요", "줘", "주세요", "로할게", "로할게요", "로해줘", "로해주세요", "로줘", "로주세요",
    "로부탁해", "로부탁해요", "으로할게", "으로할게요", "으로해줘", "으로해주세요",
  ]
  private static let sames: Set<String> = [
    "같은거", "같은걸로", "같은것", "같은것으로", "똑같은거", "똑같은걸로", "똑같이", "아까랑같은거", "아까랑같은걸로", "아까랑똑같이", "방금거또", "방금그거또",
  ]
  private static let ones: Set<String> = ["하나", "한번", "한개"]
  private static let mores: Set<String> = ["더"]
  private static let moreEndings: Set<String> = ["요", "로"]
  private static let slotOpeners: Set<String> = ["아니", "아참", "참", "그"]
  private static let slotParticles: Set<String> = ["은", "는", "을", "를", "이", "가", "만"]
  private static let slotChanges: Set<String> = [
    "바꿔", "바꿔줘", "바꿔주세요", "바꿔줄래", "바꿔줄래요", "바꿀래", "바꿀래요", "바꿀게", "바꿀게요", "바꾸고싶어", "바꾸고싶어요", "변경", "변경해줘",
    "변경해주세요", "변경할래", "변경할래요", "변경할게요", "수정", "수정해줘", "수정해주세요", "수정할래요", "고쳐줘", "고쳐주세요", "다시고를래", "다시고를래요",
    "다시고를게", "다시고를게요", "다시선택할래요", "다시정할래", "다시정할래요", "다른걸로", "다른걸로해줘", "다른걸로할래", "다른걸로할래요", "다른걸로바꿔줘", "다른데로",
    "다른데로바꿔줘", "잘못골랐어", "잘못골랐어요", "잘못말했어", "잘못말했어요", "틀렸어", "틀렸어요",
  ]
  private static let connectives: Set<String> = ["그리고", "그다음에", "그", "다음에", "그런", "나서", "또"]
  private static let joiners: Set<String> = ["랑", "이랑", "하고", "와", "과", "에다"]
  private static let objectParticles: Set<String> = ["은", "는", "을", "를"]

  private static let units: [OptionComparison.Quality: [AmountUnit]] = [
    .price: [AmountUnit(after: "원")],
    .deliveryFee: [AmountUnit(before: "배달비", after: "원")],
    .minimumOrder: [AmountUnit(before: "최소 주문", after: "원"), AmountUnit(before: "최소", after: "원")],
    .time: [AmountUnit(after: "시간", factor: 60), AmountUnit(after: "분")],
    .rating: [AmountUnit(after: "점")],
    .popularity: [AmountUnit(before: "리뷰")],
  ]

  private static let otherAmounts: Set<String> = ["배달비", "최소 주문", "최소"]
}
