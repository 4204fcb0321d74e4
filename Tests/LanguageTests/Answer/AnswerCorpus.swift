import Language
import Languages

/// Answers with what they mean, by the kind of question. `rest` is written as the text it covers.
enum AnswerCorpus {
  static let menu = AnswerContext(
    .choice([
      AnswerOption("후라이드치킨", synonyms: ["후라이드", "프라이드"]), AnswerOption("양념치킨"), AnswerOption("간장 치킨"),
      AnswerOption("교촌 콤보", synonyms: ["허니콤보"]),
      AnswerOption("콜라"),
    ]))
  static let three = AnswerContext.choice(["한입치킨", "교촌치킨", "피자나라"])
  static let two = AnswerContext.choice(["한입치킨", "피자나라"])
  static let numbered = AnswerContext.choice(["두마리치킨", "31 아이스크림", "7번가피자", "네네치킨"])

  static let words: [(context: AnswerContext, reading: AnswerReading, said: String)] = [
    (
      .confirm, .yes,
      "네|예|응|넵|네네|네네네|어|그래|그래요|맞아요|좋아|오케이|ㅇㅇ|ㅇㅋ|ㄱㄱ|콜|당연하죠|진행해 주세요|진행할게요|그대로 해줘|이대로 해 주세요|그걸로 해줘|부탁해요|부탁드려요|주문해 줘|결제해|보내|해 줘|알겠습니다|괜찮아요|괜찮습니다|네 맞아요|응 좋아|네 그렇게 해 주세요|음 네|네 고마워요|네, 주문해 주세요|sp|dP|dd|dmd|rmfo|yes|ok|sure|Yes please|sounds good|go ahead|y|👍|할게요|네 부탁해요|응응"
    ),
    (
      .confirm, .no,
      "아니|아니요|아뇨|아니오|아니야|아닙니다|싫어|싫어요|안 해|안 할래요|하지 마|하지 마세요|하지 말아 줘|안 돼요|별로예요|틀렸어|아직이요|필요 없어요|다음에 할게요|나중에|ㄴㄴ|ㄴ|아니아니|노노|ss|dksl|dksldy|no|nope|No thanks|not yet|괜찮지 않아요|동의하지 않아요|음 아니요|아니 싫어"
    ),
    (
      .confirm, .cancel,
      "취소|취소해|취소해 줘|취소해주세요|취소할래|취소할게요|취소요|취소 부탁해요|그만|그만해|그만할래요|그만둬|됐어 그만|멈춰|중지|중단해 줘|스톱|종료|끝|없던 일로 해줘|나가기|cnlth|cancel|stop|never mind|quit|아니 취소해|아니 그만|ㅊ뭋디|아니 됐어 그만"
    ),
    (.confirm, .unclear, "됐어|됐어요|됐습니다|네 아니요|아니 맞아|yes no"),
    (
      .confirm, .unclear,
      "그래?|좋아?|맞아?|맞죠?|주문해?|해 줘?|시켜?|콜?|오케이?|확인?|네 맞아요?|음 그래?|하라고|하라고?|시키라고|시키라고요?|주문하라고요|보내라고?|ok?|yes?|right?|sure?|correct?|go ahead?|sounds good?|do it?|yeah right|oh sure|난 아무래도 좋아"
    ),
    (.confirm, .any, "상관없어|상관없어요|그러든가|하든지"),
    (
      .confirm, .repeatQuestion,
      "네?|예?|응?|뭐?|뭐라고?|뭐라고요|못 들었어요|what?|repeat|반복"
    ),
    (
      .confirm, .help,
      "도움말|사용법|?|help|ㅗ디ㅔ|ehdnaakf"
    ),
    (.confirm, .back, "이전|뒤로|뒤로 가기|돌아가|back|이전으로"),
    (.confirm, .startOver, "처음부터|처음부터 다시|처음으로|start over"),
    (.confirm, .wait, "잠깐만|잠시만요|기다려 줘|wait|hold on|생각 중이야"),
    (.confirm, .dontKnow, "몰라|모르겠어요|글쎄요|잘 모르겠어요|I don't know|not sure"),
    (.confirm, .undo, "되돌려 줘|방금 거 취소|undo|원래대로"),
    (.confirm, .correction(rest: nil), "잘못 말했어|잘못 눌렀어요|수정할래요|바꿀래|정정|다시 할게요|아 아니다"),
    (.offer, .no, "괜찮아요|괜찮아|됐어요|됐어|아니요|없어요|아니 괜찮아요|필요 없어|No thanks|충분해요|됐습니다"),
    (.offer, .yes, "네|응|주세요|좋아요|네 주세요"),
    (.value, .skip, "건너뛰기|패스|넘어가 줘|skip|스킵할게"),
    (.value, .any, "아무거나|상관없음|알아서 해 줘|골라 줘|추천해 줘|아무거나 괜찮아|whatever"), (.value, .cancel, "취소|그만할래"),
    (.value, .wait, "잠깐"),
    (menu, .all, "다|전부|모두|전부 다|다 주세요|하나씩|all|싹 다|전부 주문해줘|모두 시켜 주세요|다 담아줘"),
    (two, .all, "둘 다|둘 다 주세요|두 개 다|둘 다요|양쪽 다|둘 다 좋아요|both|both of them"),
    (three, .all, "셋 다|세 개 다|all three"),
    (menu, .noneOfThese, "없어|여기 없어|이 중에 없어|다른 거|다른 거 없어?|다 별로야|none|둘 다 아니야|그거 말고|something else"),
    (menu, .more, "더|더 보여 줘|다음|다음 거|더 있어?|more|next"), (menu, .any, "아무거나|아무거나 주세요|너가 골라"),
    (menu, .yes, "네|응"), (menu, .cancel, "취소|취소할게요"), (menu, .dontKnow, "모르겠어"),
    (menu, .repeatQuestion, "네?|뭐?"),
    (menu, .noneOfThese, "다 아니야|전부 아니에요|셋 다 아니야|둘 다 별로예요|세 개 다 싫어|neither|none of them"),
    (two, .noneOfThese, "둘 다 아니|둘 다 싫어요"), (menu, .any, "아무거나 하나|아무거나 골라줘|그냥 아무거나|이 중에 아무거나"),
    (two, .any, "둘 중에 아무거나"),
    (
      .confirm, .no,
      "주문하지 마|주문하지 마세요|주문 안 할래|결제하지 마|시키지 말아 줘|안 시킬 거야|안 괜찮아|아니 괜찮아|아니요 됐어요|아니 됐어"
    ),
    (.confirm, .yes, "하자|그렇게 하세요|그렇게 부탁드려요|좋을 것 같아요|그게 좋겠다|그게 낫겠어|이걸로 할게|그걸로 해줘|주문해 주세요"),
    (.confirm, .cancel, "빼 줘|지워|닫아|끝|끝났어"), (.confirm, .unclear, "취소하지 마"),
    (
      .offer, .no,
      "끝|이게 다예요|이게 다야|그거면 돼요|그게 끝이야|더 없어요|더 필요한 거 없어|아니 그거면 돼|그거면 충분해요|주문 안 할래"
    ),
    (menu, .more, "더 없어?|또 있어?"),
  ]

  /// Words that point are no option by themselves; the conversation knows which one.
  static let pointing: [(context: AnswerContext, option: PointedOption, said: String)] = [
    (menu, .this, "이거|이거요|이걸로|이걸로 할게요|요거|this one"), (menu, .that, "그거|그거요|그걸로|그걸로 주세요|저거|고거|그놈|that one"),
    (menu, .earlier, "아까 그거|방금 그거|아까 그걸로|방금 본 거|the one before"),
    (menu, .lastTime, "지난번 거|저번에 시킨 거|지난번에 먹은 걸로|same as last time"),
    (menu, .usual, "늘 먹던 거|맨날 시키던 걸로|the usual"),
    (.value, .same, "같은 걸로|똑같은 거|똑같이 해줘|the same"),
  ]

  static let comparisons: [(comparison: OptionComparison, said: String)] = [
    (
      OptionComparison(.price, .least),
      "제일 싼 거|가장 싼 걸로|젤 싼거요|싼 거|더 싼 걸로 할게요|저렴한 걸로 부탁해요|안 비싼 거|최저가|음 제일 싼 걸로|가격이 제일 낮은 거|값싼 거|the cheapest one|cheapest|the cheapest option please|cheapest place|least expensive please"
    ),
    (OptionComparison(.price, .most), "제일 비싼 거|비싼 걸로|the most expensive one"),
    (
      OptionComparison(.distance, .least),
      "가까운 데|제일 가까운 곳으로|가장 가까운 집|가까운 거|여기서 가까운 가게|the closest one|nearest"
    ),
    (OptionComparison(.distance, .most), "제일 먼 데"),
    (
      OptionComparison(.time, .least),
      "빠른 거|제일 빠른 걸로|빨리 오는 데|금방 되는 거|배달 빠른 집|시간 제일 적게 걸리는 데|the fastest one|quickest"
    ),
    (
      OptionComparison(.rating, .most),
      "별점 높은 거|별점 제일 높은 데|제일 별점 높은 데|평점 좋은 집으로|평점이 가장 좋은 데|후기 좋은 데|the highest rated one|best rated"
    ),
    (OptionComparison(.rating, .least), "별점 낮은 거|평점 제일 나쁜 데"),
    (OptionComparison(.deliveryFee, .least), "배달비 싼 데|배달비 없는 곳|배달료 제일 싼 데|무료배달|the lowest delivery fee"),
    (OptionComparison(.minimumOrder, .least), "최소 주문 금액 낮은 데"),
    (OptionComparison(.popularity, .most), "인기 많은 거|제일 인기 있는 거|잘 나가는 걸로|리뷰 많은 데|the most popular one"),
    (OptionComparison(.size, .most), "큰 거|제일 큰 걸로|양 많은 거|the biggest one"),
    (OptionComparison(.size, .least), "작은 거|양 적은 걸로|smallest"),
    (OptionComparison(.heat, .least), "안 매운 거|덜 매운 걸로|맵지 않은 거|순한 거|the mildest|least spicy"),
    (OptionComparison(.heat, .most), "매운 거|제일 매운 거|더 매운 걸로|the spiciest one"),
    (OptionComparison(.age, .least), "제일 최근 거|최신 걸로|the newest one"),
    (OptionComparison(.age, .most), "제일 오래된 거|the oldest one"),
  ]

  static let choices: [(context: AnswerContext, indices: [Int], said: String)] = [
    (
      menu, [0],
      "1|1번|일번|일 번|1번이요|1번으로|첫 번째|첫번째꺼|첫째|첫 번째 거|첫 거|처음 거|맨 위|맨 위에 거|위에 거|후라이드|후라이드치킨|후라이드 치킨|후라이드로 할게요|후라이드 주세요|프라이드|first|the first one|number one|1st|하나|음 후라이드|후라이드 주문해 줘"
    ),
    (
      menu, [1],
      "2|2번|이 번|2번이요|2번으로 할게요|2번 주세요|두 번째|두번째꺼|두 번째 걸로|두 번째 걸로 할게요|둘째|둘째 거|둘|양념|양념치킨|양념으로|양념이요|양념 치킨으로 주세요|ㅇㄴㅊㅋ|ㅇㄴ|위에서 두 번째|the second one|second|number 2|2nd|I'll take the second one|make it number two|give me the second one please|네 양념이요|아니 2번|아 양념치킨으로 해 줘"
    ),
    (menu, [2], "3번|세 번째|셋째|가운데 거|가운데|간장|간장치킨|간장 치킨 시켜줘|삼번|3번째|third"),
    (menu, [3], "4번|네 번째|넷|넷째|교촌|콤보|허니콤보|ㄱㅊ|끝에서 두 번째|마지막에서 두 번째|사번"),
    (menu, [4], "5번|다섯 번째|콜라|마지막|마지막 거|맨 아래|맨 끝 거|맨 밑에 거|꼴찌|the last one|콜라요|5번 선택할게요"),
    (menu, [0, 2], "1번이랑 3번|1, 3|1 3|1번, 3번|하나하고 셋|첫째랑 셋째|후라이드랑 간장치킨|후라이드하고 간장|1번 그리고 3번|1 and 3"),
    (menu, [0, 1, 2], "1번부터 3번까지|1~3|1번이랑 2번이랑 3번"),
    (
      menu, [0, 2, 3, 4],
      "2번 빼고 다|2번 말고 다|2번 빼고|all but the second one|everything except number 2|양념 빼고 다 줘|2번 제외하고 전부"
    ),
    (menu, [2], "2번 말고 3번|양념 말고 간장|아니 양념 말고 간장치킨"), (three, [1], "교촌|교촌치킨|2번|ㄱㅊ|교촌으로|가운데 거"),
    (menu, [1], "그냥 2번|나는 2번|저는 2번이요|2번이 좋아|2번이 좋겠어요|두 번째가 나을 것 같아|2번 괜찮네|두 번째에 있는 거|딱 2번"),
    (menu, [0], "제일 위에 거|위에 있는 거|맨 처음 거|1등|일등"), (menu, [4], "제일 마지막 거|끝에 있는 거|콜라만|콜라도|콜라로만"),
    (menu, [0, 1], "1번 2번|첫번째 두번째|1번 2번 둘 다|위에서부터 두 개|처음 두 개|1번에서 2번|1번하고 2번 둘 다"),
    (menu, [3, 4], "마지막 두 개|끝에서부터 두 개|밑에 두 개"),
    (menu, [0, 1, 2], "치킨 다|치킨 전부|1번 2번 3번|1 2 3|1번부터 3번까지 다 주세요"),
    (menu, [0, 1, 2], "3번까지|3번까지 다"), (menu, [1, 2, 3, 4], "2번부터 다|2번부터 끝까지"),
    (menu, [0, 1, 2, 3], "콜라 빼줘|콜라는 빼 주세요|콜라만 빼고 다"), (menu, [1], "이번엔 2번|2번?"),
    (menu, [1, 2, 3, 4], "1번은 빼고|1번 빼고 전부 다|후라이드는 빼고"), (two, [1], "1번 말고|후자|한입치킨 말고|한입치킨 말고 다른 거"),
    (two, [0], "전자|둘 중에 첫 번째 거"),
    (AnswerContext.choice(["매운갈비찜", "순한갈비찜"]), [0], "매운 거"),
    (numbered, [0], "두마리치킨|두마리치킨으로|1번"), (numbered, [1], "31|31 아이스크림|아이스크림|2번"),
    (numbered, [2], "7번가피자|7번가|3번"), (numbered, [3], "네네치킨|네 번째|4번|넷"),
  ]

  static let withRest: [(context: AnswerContext, indices: [Int], said: String, rest: String)] = [
    (menu, [1], "두 번째 걸로 두 마리", "두마리"), (menu, [1], "2번 세 개 주세요", "세개주세요"), (menu, [1], "양념 두 마리", "두마리"),
    (menu, [4], "콜라 하나", "하나"), (menu, [1], "양념치킨으로 두 마리 주세요", "두마리주세요"),
    (menu, [1], "두 마리 양념치킨", "두마리"), (menu, [0], "첫 번째 거 집으로", "집으로"), (menu, [0], "위에 거 두 개", "두개"),
  ]

  static let ambiguous: [(context: AnswerContext, indices: [Int], said: String)] = [
    (menu, [0, 1, 2], "치킨|치킨이요|치킨으로 할게요"), (menu, [0, 1], "1번이나 2번|1번 또는 2번|1번 아니면 2번|후라이드나 양념|1 or 2"),
    (menu, [3, 4], "치킨 말고"),
    (three, [0, 1, 2], "둘 다|둘 다 주세요|두 개 다|both"),
    (three, [1, 2], "1번 말고|1번 말고 다른 거"), (three, [0, 1], "치킨|ㅊㅋ"),
  ]

  static let corrections: [(context: AnswerContext, said: String, rest: String)] = [
    (.confirm, "아니 세 마리", "세마리"), (.confirm, "아니세마리", "세마리"), (.confirm, "아니요 두 개로", "두개로"),
    (.confirm, "네 근데 두 개로", "두개로"), (.confirm, "네 근데 하나만 더", "하나만더"), (.confirm, "아니 그거 말고 콜라", "콜라"),
    (.confirm, "두 개 말고 세 개", "세개"), (.confirm, "콜라 말고 사이다", "사이다"), (.confirm, "네, 그런데 집으로", "집으로"),
    (.confirm, "세 개로 바꿔 줘", "세개로"), (.confirm, "아니 참 세 개", "세개"), (.value, "아니 두 마리", "두마리"),
    (.confirm, "정확히는 두 개", "두개"), (.value, "그게 아니라 두 개", "두개"), (.confirm, "내 말은 세 마리", "세마리"),
    (.confirm, "no make it three", "three"), (.confirm, "yes but two", "two"),
  ]

  static let none: [(context: AnswerContext, said: String)] = [
    (.confirm, "치킨 두 마리 주문해줘 집으로"), (.confirm, "세 마리"), (.value, "두 마리"), (.value, "네 마리"), (.value, "주문해줘"),
    (.value, "강남역"), (menu, "6번"), (menu, "치"), (menu, "짜장면"), (menu, "두 마리"), (menu, "배달 언제 와"),
    (.value, "넷"), (.confirm, "말고기"), (.confirm, ""),
    (menu, "아이스크림"), (.confirm, "취소 수수료 얼마야"), (.value, "네네치킨"), (menu, "오는 거"), (menu, "2번은 얼마야"),
    (menu, "2번 어때?"), (menu, "제일 싼 게 뭐야"), (menu, "가장 가까운 데 어디야"), (menu, "매운탕"), (menu, "싼티"),
    (menu, "먼지떡볶이"),
    (.confirm, "제일 싼 거"), (.confirm, "why"), (.confirm, "진행하자고?"), (.confirm, "그러라고"),
    (.confirm, "양파 넣지 마 그리고 단무지는 많이 줘"),
  ]
}
