/// The closed lists of ``KoreanStory/isHarmless(_:at:)``.
enum KoreanHarmlessWords {
  static let fixed: Set<String> = [
    "이게", "그게", "저게", "이렇게", "그렇게", "저렇게", "만", "언제나", "참나", "비도", "눈도", "바람도", "두말하면", "말하면", "달라구", "고맙구로",
    "고대로", "난", "나는", "나한테", "오냐", "저는", "시원하게", "맛있게", "배고픈게",
  ]
  /// 카드값, 못 참지.
  static let beginnings = ["카드값", "참지", "참나"]
  /// Before 말고.
  static let hesitations: Set<String> = [
    "지체", "걱정", "염려", "고민", "망설임", "잔말", "딴말", "두말", "여러말", "다른말", "딴소리", "잔소리",
  ]
  static let told = [
    "좋아", "맛있", "고맙", "고마", "똑똑", "정확", "맞", "동의", "찬성", "난리", "배고", "많이", "잘하", "친절", "편하", "신기",
  ]
  /// Behind 벌써 and 이미: why it is to be ordered now.
  static let arrived = ["도착", "배고", "왔", "와", "준비", "결정", "허락", "말했", "침", "다"]
  static let eating: Set<String> = ["먹게", "먹으려고", "먹을라고", "먹이게", "드시게", "먹으려면", "먹일라고", "먹이려고"]
  static let retelling = ["해서", "하니", "난리", "성화", "조르", "졸라", "졸라서", "했으니", "하는데", "뭐라", "그러는데", "해도"]
  static let enough = ["돼", "되", "된", "됩", "충분", "괜찮", "괘안", "딱", "혜자", "좋지", "좋겠", "고맙", "고마", "감사", "족하"]
  /// What is said to be enough, beside ordering.
  static let measured = ["그거", "이거", "이정도", "그정도", "정도", "이만하", "그만하", "하나", "한마리", "마리", "가격", "금액"]
  static let shownThings = ["주소", "가격", "금액", "조건", "집", "가게", "구성", "메뉴", "치킨", "카드"]
  /// What somebody will do another time, or with another thing.
  static let anew = ["다시", "또", "먹", "시키", "시켜", "시킬", "담", "사려", "살", "사먹", "갈", "가려", "주문하려", "주문할"]
  static let lacking = ["안", "못", "없", "싫", "모르", "보기"]
  /// Behind what makes one feel something again and again: 보면 자꾸.
  static let moods = ["자꾸", "괜히", "눈물", "속상", "마음", "맘", "기분", "가슴", "계속"]
  static let deeds = ["담", "시켰", "올", "적", "눌", "넣", "추가했"]
  /// Behind a person: 전남친이랑 간 데.
  static let together = ["간", "갔", "가려", "싸웠", "헤어", "동시"]
  static let troubles = ["들키", "걸림", "걸리", "걸릴", "혼나", "혼난", "혼날", "허락", "사과", "물어봤"]
}
