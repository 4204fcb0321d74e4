import Language

// The endings of Korean clauses that state something.

extension KoreanStatement {
  static func isStatement(_ word: String) -> Bool {
    let word = word.hasSuffix(",") || word.hasSuffix(".") ? String(word.dropLast()) : word
    return isFinal(word) || isJoining(word)
  }

  /// Endings of a clause that goes on: -는데, -니까, -아서, -라서, -느라, -더니, -길래, -지만, 때문에.
  private static func isJoining(_ word: String) -> Bool {
    guard word.count > 1, !nouns.contains(where: word.hasSuffix) else { return false }
    if joining.contains(where: { word.hasSuffix($0) && word.count > $0.count }) { return true }
    return isCausal(word) || isBackground(word) || isPurpose(word) || alone.contains(word)
  }

  private static let joining = [
    "니까", "니까요", "니깐", "니께", "응께", "으니", "시니", "이니", "프니", "쁘니", "거니", "느라", "느라고", "길래", "더니", "다니", "다니까",
    "지만", "이라", "이라서", "라서", "거라", "거라서", "라가지고", "해가지고", "서요", "았고", "었고", "했고", "아니고", "아니고요", "아니구요", "겸",
    "김에",
    "탓에", "덕분에", "때문에", "던디", "는디", "인디", "한디", "은디", "는중", "는중이라", "는중에", "셔서", "라고요",
  ]

  /// 회의인데, 오는데, 3학년인데요: a consonant ㄴ and 데.
  private static func isBackground(_ word: String) -> Bool {
    let stem = word.hasSuffix("데요") ? word.dropLast(2) : word.hasSuffix("데") ? word.dropLast(1) : ""
    return stem.unicodeScalars.last.map { Hangul.finalConsonant(of: $0) == "ㄴ" } ?? false
  }

  /// 늦어서, 아파서, 결혼해서; not 에서 of a place, nor what says how (골라서, 합쳐서).
  private static func isCausal(_ word: String) -> Bool {
    // 먹고 나서: first one, then the other.
    guard word.hasSuffix("서"), word.count > 1, word != "나서", !places.contains(where: word.hasSuffix),
      let vowel = word.dropLast().unicodeScalars.last.flatMap(Hangul.decompose).map({
        Hangul.vowels[$0.vowel]
      }),
      "ㅏㅓㅐㅕㅘㅝㅙ".unicodeScalars.contains(vowel)
    else { return false }
    return !ways.contains { word.hasSuffix($0) }
  }

  private static let places = ["에서", "데서", "께서", "로서", "한테서", "부터서"]

  /// What one does with the thing that is asked for.
  private static let ways = [
    "골라서", "합쳐서", "나눠서", "모아서", "바꿔서", "빼서", "넣어서", "섞어서", "담아서", "포장해서", "추가해서", "포함해서", "제외해서", "선택해서",
    "수정해서",
    "변경해서", "맞춰서", "줄여서", "늘려서", "따라서", "통해서", "대해서", "위해서", "이어서", "눌러서", "열어서", "켜서", "꺼서", "찾아서", "게해서",
    "로해서",
    "붙여서", "다해서", "합해서", "더해서", "시켜서", "주문해서", "보태서", "알아서",
  ]

  /// 오빠랑 먹게, 나눠 마시려고.
  private static func isPurpose(_ word: String) -> Bool {
    ["먹게", "마시게", "드시게", "먹으려고", "마시려고", "먹이게", "먹이려고", "쓰게", "입게", "가게요"].contains { word.hasSuffix($0) }
  }

  /// Whole words that close a clause.
  private static let alone: Set<String> = [
    "그래", "그래서", "그런데", "그러니", "그러니까", "해서", "땜에", "때문에", "김에", "탓에", "덕분에", "겸",
  ]

  /// Nouns that end like such a word.
  private static let nouns = [
    "언니", "어머니", "할머니", "아주머니", "주머니", "며느리", "시어머니", "독서", "순서", "문서", "부서", "경찰서", "소방서", "관서",
    "군대", "반대", "현대", "연대", "한대",
  ]

  /// Endings that close a sentence: -네요, -았어요, -습니다, -는다, -잖아, -거든요, -더라, -대요.
  static func isFinal(_ word: String) -> Bool {
    guard word.count > 1, !names.contains(where: word.hasSuffix) else { return false }
    return final.contains { word.hasSuffix($0) } || isPlainStatement(word) || isPast(word) || isHearsay(word)
  }

  /// 최애야: what something is; not who, what or where it is, and nobody who is called.
  static func isNamed(_ word: String) -> Bool {
    guard word.count > 2, word.hasSuffix("야"), let before = word.dropLast().unicodeScalars.last else {
      return false
    }
    return Hangul.isSyllable(before) && Hangul.finalConsonant(of: before) == nil
      && !["뭐야", "누구야", "디야", "마야", "아니야", "해야", "려야", "라야", "어야", "아야", "지야", "래야"].contains(
        where: word.hasSuffix)
  }

  /// 골랐어, 왔지, 갔음: a past form, by the consonant before its ending.
  private static func isPast(_ word: String) -> Bool {
    pastEndings.contains { ending in
      guard word.hasSuffix(ending), let before = word.dropLast(ending.count).unicodeScalars.last else {
        return false
      }
      return Hangul.finalConsonant(of: before) == "ㅆ"
    }
  }

  private static let pastEndings = [
    "어", "어요", "음", "네", "네요", "지", "지요", "죠", "거든", "거든요", "잖아", "잖아요", "단다", "답니다",
  ]

  /// 쏜대, 결제하신대요, 먹는대: what somebody is heard to do.
  private static func isHearsay(_ word: String) -> Bool {
    guard let ending = ["대", "대요", "댄다"].first(where: word.hasSuffix), !nouns.contains(word),
      let before = word.dropLast(ending.count).unicodeScalars.last
    else { return false }
    return Hangul.finalConsonant(of: before) == "ㄴ" || Hangul.finalConsonant(of: before) == "ㅆ"
  }

  private static let final = [
    "네", "네요", "았어", "었어", "했어", "였어", "왔어", "갔어", "됐어", "졌어", "았어요", "었어요", "했어요", "였어요", "왔어요", "갔어요",
    "졌어요",
    "됐어요", "없어", "없어요", "있어요", "싫어", "싫어요", "싶어", "싶어요", "싶네", "고파", "고파요", "아파", "아파요", "귀찮아", "힘들어", "심심해",
    "피곤해",
    "배고파", "배고파요", "좋아요", "같아", "같아요", "많아", "많아요", "죽겠어", "죽겠다", "겠네", "겠어요", "니다", "잖아", "잖아요", "거든요", "구나",
    "군요",
    "더라", "더라고", "더라고요", "더라구요", "대요", "온대", "싶대", "래요", "간대", "한대", "라네", "라네요", "다네요", "거야", "거예요", "거임",
    "거다", "겁니다",
    "예요", "에요", "이야", "있어", "좋아", "맞아", "와요", "자요", "나와요", "끝나요", "가요", "봐요", "돼요", "기다려요", "기다려", "땡겨요",
    "땡겨", "추워요",
    "추워", "더워요", "더워", "바빠요", "바빠", "늦어요", "급해요", "급해", "싶대요", "비싸요", "먹어요", "좋아해요", "좋아해", "것다", "겄다",
    "겄네",
    "었음", "았음", "했음", "였음", "없음", "있음", "이사함", "심더", "슈", "걸요", "지요", "죠", "고싶다",
  ]

  /// 넘었다, 온다, 먹는다, 없다; not 사이다.
  private static func isPlainStatement(_ word: String) -> Bool {
    guard word.hasSuffix("다"), let before = word.dropLast().unicodeScalars.last else { return false }
    let coda = Hangul.finalConsonant(of: before)
    return coda == "ㅆ" || coda == "ㄴ" && word.count > 2
      || ["없다", "있다", "싶다", "같다", "좋다", "많다", "고프다", "싫다"].contains(word)
  }

  /// Names of dishes and places that end like a statement.
  private static let names = [
    "동네", "엄마네", "고객님네", "딸네", "아들네", "친구네", "언니네", "누나네", "오빠네", "할머니네", "판다", "콘다",
  ]
}
