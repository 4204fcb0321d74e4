import Language

/// The verbs that people use with an assistant, so that a stem is recognised where spaces are missing.
///
/// Unknown verbs are understood too (`VerbRecovery`); this list decides between readings and finds verbs
/// inside unspaced text.
public enum VerbLexicon {
  /// Verbs somebody asks for.
  public static let actions: [KoreanVerb] = verbs(
    """
    켜 끄 틀 열 닫 시키 담 넣 빼 꺼내 고르 바꾸 보내 부르 누르 올리 내리 높이 낮추 줄이 늘리 늘이 키우 돌리 멈추 맞추 알리 보이 찾
    읽 적 쓰 지우 옮기 남기 넘기 당기 맡기 챙기 고치 합치 마치 던지 가지 가져오 데려오 데려가 가져가 기다리 마시 먹 살리 말리 빌리 사 팔 받 잡 뽑 묶 섞
    쌓 걸 풀 만들 밀 돌 돕 도와주 굽 눕 줍 입 집 접 듣 걷 묻 물어보 싣 짓 붓 잇 젓 긋 자르 바르 서두르 찌르 기르 두르 가르 나르 지르 구르
    모으 잠그 담그 치르 들르 따르 깨우 태우 데우 채우 띄우 비우 늦추 감추 미루 나누 배우 붙이 끓이 데치 볶 씻 닦 들려주 들리 이어가
    틀어주 돌려주 데려다주 가르치 정하 말하 전하 피하 더하 덜 떼 붙잡 모시 끊 끝내 그만두 두 놓 보 가 오 나가 나오 들어가 들어오 일어나 자 타 서
    내 재 세 깨 펴 펼치 알아보 살펴보 찾아보 골라보 물 매달 꽂 밝히 조이 감 되돌리 뒤집 살피 만나 뛰
    쉬 춤추 웃기 놀 외우 달리 불러오 불러내 이어듣 건너뛰 되감 해보 끼 찍 쏘 베끼 피우 세우 헹구 눕히 꺼두 켜두 재우 깎 헤아리 따지 여쭈 드리 살 삼가 삼가하 금하 그만하 알아두 신경쓰
    치 울리 버리 기울이 즐기 모이 드시 건너 없애 다니 갚 빌 챙겨오 이어보 두드리 업 보여주 갖다주 가져다주 사다주 사오 앉 갖추 널 심 입히 먹이 꾸미 지키 돌보 주무르 빗기 바라보 막 숨기 갈 갈아타 적시 벗 믿 얻 쏟 뜯 씹 빗 뺏 오르 키 잠구 담구 치루 되살리 무르
    """)

  /// Verbs and adjectives that say how something is; with them a sentence is a question.
  public static let states: [KoreanVerb] = verbs(
    """
    있 없 되 맞 어떻 그렇 좋 괜찮 걸리 남 늦 크 작 많 비싸 싸 맵 멀 가깝 춥 덥 뜨겁 차갑 같 가능하 필요하 궁금하 모르 알 끝나 열리 닫히 켜지 꺼지 쓰이 팔리 매진되 배달되 위험하 곤란하 불가하 불가능하 중요하 당연하 안전하 나쁘 해롭 힘들 어렵 붐비 복잡하 혼잡하 한산하 한가하 조용하
    """)

  /// 주다, which asks for the thing itself (치킨 두 마리 줘).
  public static let give = KoreanVerb(stem: "주")

  /// 하다, which makes verbs of nouns.
  public static let make = KoreanVerb(stem: "하")

  /// Verbs that make a verb of a noun that names an action: 주문하다, 주문되다, 주문시키다.
  static let light: [KoreanVerb] = verbs("하 되 시키")

  /// Whether something is rather than is done.
  public static func isState(_ verb: KoreanVerb) -> Bool { stateStems.contains(verb.stem) }

  /// Verbs of telling and looking, behind which an embedded question or a way of doing something stands.
  public static let telling: Set<String> = [
    "알리", "보이", "가르치", "말하", "설명하", "찾", "찾아보", "검색하", "확인하", "조회하", "물", "묻", "물어보", "보", "알아보", "살펴보",
    "궁금하",
    "체크하", "알", "안내하", "들려주", "얘기하", "이야기하", "점검하", "모르", "봐주", "읽",
  ]

  /// Verbs whose past tense says how something is now: 얼마나 남았어, 주문 밀렸어?
  static let resulting: Set<String> = ["남", "밀리", "막히"]

  /// Verbs that take what somebody said.
  public static let quoting: Set<String> = [
    "하", "말하", "보내", "전하", "문자하", "쓰", "적", "메모하", "저장하", "카톡하", "남기", "알리", "얘기하", "이야기하", "답장하", "물어보",
    "번역하",
    "전달하", "전송하", "기록하", "검색하", "답하", "메시지하", "읽", "부르", "등록하", "올리", "공지하", "달", "소개하", "입력하",
  ]

  private static let stateStems = Set(states.map(\.stem))

  private static func verbs(_ stems: String) -> [KoreanVerb] {
    stems.split { $0 == " " || $0 == "\n" }.map { KoreanVerb(stem: String($0)) }
  }
}
