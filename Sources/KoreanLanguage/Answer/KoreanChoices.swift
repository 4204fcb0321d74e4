package import Language

/// What Korean answers choose with: 1번이랑 2번, 둘 다, 맨 위에 거, 후라이드 빼고 다.
package enum KoreanChoices {
  package static let words: ChoiceVocabulary = {
    var words = ChoiceVocabulary()
    words.alternatives = "이나 나 또는 아니면 혹은"
    words.joiners = "이랑 랑 하고 그리고 과 와 및 거랑"
    words.spans = "부터 에서"
    words.upTo = "까지"
    words.fromHere = "부터다 부터전부 부터모두 부터쭉"
    words.every = [("둘다 두개다 둘모두", 2), ("셋다 세개다", 3), ("전부다 전부 모두 다", nil)]
    words.behindNames = "빼고 말고 제외 이나 나 또는 아니면 혹은"
    words.behindNumerals = "부터 에서 까지"
    words.endsOfNumerals = ["요", "이요", "로", "으로", "로요", "으로요", "빼고", "말고"]
    words.otherNumerals = ["네", "세", "두", "한", "서", "너", "석", "넉", "열", "만", "천", "백"]
    words.exclusions = [("제외하고 제외해주세요 제외해줘 제외 빼고 빼주세요 빼줘", .without), ("말고", .instead)]
    words.limits = "은 는 을 를 만"
    words.dismissals = ["", "요", "다른거", "다른걸로", "다른것", "딴거"]
    words.remainders = "다 전부다 전부 모두다 모두 나머지다 나머지 나머지전부 나머지모두"
    words.places = [
      ("맨처음 맨위 맨앞 제일위 제일위에 제일앞 제일앞에 제일처음 처음 첫 맨위에 맨앞에 위에 위 앞에 왼쪽 가장위 가장위에 가장처음", .first),
      (
        "맨마지막 맨아래 맨밑 맨끝 맨뒤 제일아래 제일밑 제일끝 마지막 꼴찌 끝에 끝 아래 맨밑에 맨아래에 맨끝에 맨뒤에 밑에 밑 뒤에 오른쪽 제일아래에 제일밑에 제일끝에 제일뒤 제일뒤에 제일마지막 가장아래 가장마지막",
        .last
      ),
      ("가운데 중간", .middle), ("전자", .former), ("후자", .latter),
    ]
    words.counted = [("마지막에서 밑에서 아래에서 끝에서 뒤에서", .last), ("위에서 앞에서 처음에서", .first)]
    words.tails = [
      "째 번", "에있는거 에있는걸 에있는것 있는거 있는걸 있는것 걸로 거로 것으로 꺼로 껄로 것 거 꺼 걸 게 건 메뉴",
      "으로만 로만 으로 로 만 도 을 를 은 는 이 가", "이요 요 이에요 예요 이야 야",
    ]
    words.closers = [
      "좀", "좀요", "부탁", "선택", "주문", "땡큐", "고마워", "감사합니다",
      // 2번이 좋겠어요: a preference is a choice.
      "{,제일,더,딱}{좋아,좋겠어,좋겠네,괜찮아,괜찮네,낫겠어,낫겠네,나아,맞아,땡겨,당겨,끌려,맛있겠어,맛있겠네}{,요}", "{,더}{좋겠다,낫겠다,괜찮겠다,맛있겠다,낫지,좋지}",
      "{,더}{좋을,나을,괜찮을}{것,거}같{아,아요,네,네요,은데,은데요}", "있는{거,것,걸로,거로}{,요,할게,할게요,줘,주세요}",
    ]
    words.nouns = "음식점 식당 가게 메뉴 곳 데 집 놈 애 쪽 편"
    words.openers =
      "음 어 아 저기 저기요 그럼 그러면 저 흠 자 엄 아이고 에이 그냥 걍 일단 나는 난 저는 전 나도 저도 우리는 우린 아무래도 역시 글쎄 글쎄요 딱 이번엔 이번에는"
    words.among = [("둘중 두개중", 2), ("셋중 세개중", 3), ("넷중 네개중", 4), ("이중 그중 여기중", 0)].map { words, count in
      let forms = words.split(separator: " ").flatMap { word in ["에서", "에", ""].map { word + $0 } }
      return (forms.joined(separator: " "), count)
    }
    return words
  }()

  /// What options are counted with: 두 개.
  package static let counter = "개"

  /// Whether a part of a text is a request that adds nothing to a choice: 주문해 주세요.
  package static func isRequest(_ range: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
    requests.contains(range, in: scalars)
  }

  private static let requests = PredicateTable([
    "줘", "해줘", "주문해줘", "선택해줘", "시켜줘", "골라줘", "담아줘", "추가해줘", "부탁해", "먹어", "가", "결제해줘", "예약해줘", "정해줘", "보여줘",
    "열어줘", "틀어줘", "켜줘",
  ])
}
