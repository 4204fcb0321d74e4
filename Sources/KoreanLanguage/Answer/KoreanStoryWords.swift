import Language

/// The closed lists behind ``KoreanStory``.
enum KoreanStoryWords {
  /// At the beginning: they answer, or call somebody.
  static let answers: Set<String> = [
    "응", "네", "예", "어", "넵", "그래", "ㅇㅇ", "웅", "엉", "아", "야", "하", "에이", "어머", "아따", "그려", "맞아",
  ]
  /// Those of them that agree whatever was said before.
  static let agreeing: Set<String> = ["응", "네", "예", "넵", "그래", "ㅇㅇ", "웅", "응응", "네네", "맞아", "그려", "오냐"]
  static let orders: Set<String> = ["주문", "결제", "주문이요", "주문요", "ㄱㄱ", "ㄱ", "고고"]
  static let hurrying: Set<String> = [
    "빨리", "얼른", "당장", "어서", "언능", "얼렁", "퍼뜩", "후딱", "지금", "걍", "그냥", "그대로", "바로",
  ]
  /// Syllables in which verbs end when they are said plainly.
  static let predicates = [
    "해", "러", "려", "겨", "켜", "져", "쳐", "셔", "여", "와", "워", "돼", "봐", "놔", "줘", "춰", "째", "먹어", "잖아", "없어",
    "있어", "않아",
    "먹자", "옳다", "진다", "난다", "네", "지", "야지", "겠다", "겠네", "겠어", "란다", "단다", "이다", "난리다", "난리야", "났다", "낸다", "나",
  ]
  /// Letters in which verbs end and hardly a noun does.
  static let surelyVerbal: Set<Character> = [
    "요", "네", "죠", "음", "함", "됨", "쇼", "돼", "해", "줘", "와", "워", "겠", "께", "댜", "유", "잉",
  ]
  /// Letters in which longer words are verbs.
  static let verbal: Set<Character> = [
    "다", "라", "자", "지", "어", "아", "래", "까", "고", "니", "서", "며", "면", "여", "야", "구", "판", "데", "게", "봐", "려",
  ]
  /// What people near by are told to do.
  static let commands: Set<String> = [
    "해", "마", "와", "봐", "가", "앉아", "먹어", "있어", "나와", "기다려", "그만해", "하지마", "마라", "들어와", "일어나", "자라",
  ]
  /// Right before the action, and no part of it.
  static let before: Set<String> = [
    "응", "네", "예", "그래", "그냥", "걍", "얼른", "빨리", "어서", "당장", "좀", "다", "싹", "확", "마", "그거", "이거", "그걸", "이걸",
    "그건", "이건", "그거는", "이거는", "그것은", "그", "이", "해당", "난", "나는", "제발", "ㅇㅇ", "지금", "바로", "퍼뜩", "언능", "후딱",
    "그대로", "그걸로", "이걸로", "그거로", "어쨌든", "암튼", "아무튼",
  ]
  static let ends: Set<String> = ["끝", "어때", "아이가", "됐고", "무슨", "짜증나", "열받아", "뭐", "거라", "거야", "거예요"]
  static let endings = [
    "이지", "하니", "으니", "므로", "터라", "섭다", "없다", "춥다", "덥다", "찮다", "쁘다", "프다", "렵다", "겁다", "싫음", "알아요", "프대",
    "라네", "다네", "좋대", "괜찮대", "는디", "응께", "려고", "려고요", "구만", "구먼", "고요", "라니", "네요", "돼", "아니까", "픈디", "노",
    "았대", "었대",
    "했대",
    "물어보고", "지우래", "취소하래", "댜",
  ]
  /// -아서/어서; not 낙서.
  static let reasonEndings = [
    "켜서", "려서", "여서", "겨서", "져서", "쳐서", "와서", "워서", "해서", "돼서", "아서", "어서", "봐서", "줘서",
  ]
  /// Endings of dialects and of chats that close a sentence: 있응께, 늦어가, 시켰나벼, 난리라예.
  static let spoken = [
    "응께", "은께", "랑께", "당께", "라예", "어예", "아예", "니더", "구마", "당가", "나벼", "갑다", "수다", "쿠다", "쓰제", "야제", "되제",
    "었제",
    "았제", "겠소", "하소", "있소", "없소", "누", "하노", "이노", "돼유", "해유", "이유", "어유", "아유", "을라꼬", "할라꼬", "늦어가", "없어가",
    "아파가",
    "잖여", "거여", "더라고", "더라고요", "더라구요", "는가보다", "은가보다", "닌가보다", "죽자", "했수", "았수", "었수", "테니께", "해라", "말라네",
    "을라고", "할라고", "갈라고", "올라고", "참겠어", "참겠다", "끊겠네", "쏜다", "간데야", "간거야", "거기야", "지긋지긋", "초과", "품절",
    "초과예요", "똑똑해", "대요", "래요", "없대", "있대", "왔대", "갔대", "했대", "친겨", "렸어라",
  ]
  /// Behind the action.
  static let closing = [
    "누름", "까움", "없음", "있음", "싶음", "단말이야", "하게", "고프대", "프대요", "헷갈려", "불러", "바빠", "부렀소", "았소", "었소", "거라", "래",
    "네", "려고", "려고요",
    "려구요", "댜", "구로",
  ]
  static let takingBack: Set<String> = ["아니", "아니다", "아니야", "농담", "농담이야", "장난", "뻥이야", "잠깐", "잠깐만"]

  static let fullWords: Set<String> = [
    "그만", "고만", "것도", "거도", "나도", "저도", "우리도", "아무도", "아무래도", "그래도", "아직도", "보기도", "시간도", "말도", "가격도", "주소도",
    "금액도", "값도", "날도", "날씨도", "뒤도", "아무것도", "입맛도", "배도", "돈도", "밥도",
    "점심도", "저녁도", "아침도", "끼니도", "잠도", "힘도", "정신도", "하나도", "일도", "자리만", "한도", "속도", "정도",
  ]
  /// Words that begin a change, a condition, a question, a doubt, another time or more than one thing.
  static let turning = [
    "말고", "말구", "대신", "빼고", "빼구", "바꾸", "바꿔", "변경", "추가", "쿠폰", "할인", "포인트", "남기", "남겨", "놔두", "놔둬",
    "제외", "나머지", "포장", "만약", "만일",
    "혹시", "나중", "이따", "내일", "모레", "몽땅", "얼마", "어디", "누가", "몇개", "어떤", "어떻", "글쎄", "고민중", "고민되", "고민이", "반반",
    "쪽으로", "아니",
    "잠깐", "잠시", "봐야", "봤자",
    "잘도", "퍽이나", "어련", "참", "통째", "하지", "안돼", "말까", "할까", "모르겠어", "좋겠", "낫", "농담", "장난",
  ]
  /// They begin like a change: 모르는 걸 아니까, 못 참겠어, 손주가 장난친 거야.
  static let notTurning = ["어제부터", "아니까", "참겠", "참을", "참았", "참기", "장난친", "장난쳤"]
  /// A sentence with one of them changes the next one, too.
  static let redirecting = [
    "말고", "말구", "대신", "빼고", "빼구", "바꾸", "바꿔", "변경", "추가", "쿠폰", "할인", "포인트", "제외", "나머지", "포장", "만약", "만일",
    "혹시",
    "반반", "쪽으로", "다른", "딴", "덜", "더맵", "맵게", "글쎄", "고민", "농담", "장난", "잘도", "퍽이나", "어련", "둘다", "각각", "일단",
    "먼저", "우선",
    "놔두", "놔둬", "남겨", "남기", "그냥둬", "냅둬",
  ]
  static let anotherTime: Set<String> = [
    "내일", "모레", "나중", "나중에", "이따", "이따가", "주말", "주말에", "저녁에", "점심에", "밤에", "아침에", "다음", "다음에", "그때", "언젠가",
  ]
  static let redirectingEndings = ["로", "한테", "에게", "오면", "되면", "끝나면", "들어오면", "만", "도", "까지", "이랑", "씩"]
  /// 먹어도, 저번에도: no other thing.
  static let concessions = [
    "어도", "아도", "해도", "여도", "에도", "기도", "지도", "라도", "려도", "워도", "져도", "켜도", "와도", "봐도", "돼도", "정도",
  ]
  /// They say that the action is not for now, or ask what is to be done.
  static let puttingOff: Set<String> = [
    "일단", "먼저", "우선", "다음", "다음에", "나중에", "이따", "이따가", "내일", "모레", "언젠가", "그때", "뭘", "뭐를", "무엇을", "무슨", "왜",
  ]
  /// Beside ordering, also words of another thing or another day, and of dislike.
  static let choosing = [
    "다른", "딴", "다음", "어제", "작년", "카드", "지난", "전부", "모두", "둘", "셋", "언제", "몇", "왜", "아주", "싫", "모르", "때", "그때",
  ]
  /// Beside ordering: what was meant, or is to be told to somebody, in other words: 후라이드라고, 덜 맵게 해 달라고. Not 좋다고.
  static func quotes(_ word: String) -> Bool {
    ["라고", "라구", "다고", "다구", "달라", "달래"].contains(where: word.hasSuffix)
      && !["좋다", "된다", "맞다", "괜찮", "먹는다", "배고프", "먹고싶"].contains(where: word.hasPrefix)
  }

  /// (비워 달라고) 부탁한, (취소해 달라고) 했는데: who asked whom is told.
  static func asks(_ word: String) -> Bool {
    ["했", "한", "하", "해", "부탁", "말", "전", "시켰", "그랬", "물어"].contains(where: word.hasPrefix)
  }

  /// (비워) 놨네, (시켜) 먹는: they go on with the verb before them.
  static let auxiliaries = [
    "놓", "놨", "놔", "줬", "주는", "주었", "줄", "준", "주니", "버렸", "버리", "봤", "본", "봐야", "봐도", "뒀", "없다", "없어", "없지",
    "없습", "소리", "것", "거", "권한",
    "버튼", "기능", "방법", "메뉴", "수수료", "먹", "드렸", "달라", "달래", "왔",
    "갔", "있", "진",
  ]
  /// They end like a condition.
  static let notLimiting: Set<String> = ["라면", "냉면", "짜장면", "쫄면", "아까", "어제부터", "어쨌든", "어떻든", "그러면", "그러니까"]
  static let limiting = [
    "면", "거든", "든", "든지", "든가", "까지", "씩", "보다", "라며", "다며", "까", "나요", "냐", "마다", "말고",
  ]
  /// What asks for something else, or depends on something: behind it a no may be half a sentence.
  static let elseThan = ["대신", "바꾸", "바꿔", "변경", "추가", "만약", "혹시", "아니면", "글쎄"]
  /// They weigh a refusal, take it back or repeat what somebody said.
  static let weighing = [
    "아닌", "아니", "농담", "장난", "고민", "모르", "잠깐", "잠시", "만약", "만일", "말까", "할까", "싶다가", "그랬", "했는데", "말고", "빼고",
    "딴",
    "다른",
  ]
  static let open = ["면", "까", "나", "냐", "니", "말고", "라고", "다고", "라며", "다며", "든지", "래", "대", "씩", "보다", "만"]
  static let notBeforeNo = elseThan + ["잠깐", "잠시"]

  static let adverbs: Set<String> = [
    "진짜로", "정말로", "바로", "걸로", "스스로", "그대로", "이대로", "새로", "그걸로", "이걸로", "저녁으로", "점심으로", "야식으로", "아침으로", "밥을",
    "저녁을", "점심을",
    "아침을", "끼니를", "노래를", "하루를", "기념으로", "시험을", "일을", "실수로", "별로",
  ]
  /// Beside ordering: another place, or what was ordered already.
  static let elsewhere = [
    "집에", "회사", "학교", "여기", "거기", "시키", "시켜", "시켰", "주문", "이미", "벌써", "데가", "곳이", "가게가",
  ]
  /// Before what is to be undone they name another one of its kind.
  static func namesAnother(_ words: [String], of kinds: Set<ActionKind>) -> Bool {
    zip(words, words.dropFirst()).contains { word, next in
      others.contains(word) && kinds.contains { $0.objects.contains(where: next.hasPrefix) }
    }
  }
  private static let others: Set<String> = ["다른", "딴", "어제", "그제", "그저께", "작년", "지난", "저번", "지난번", "옛날"]
}
