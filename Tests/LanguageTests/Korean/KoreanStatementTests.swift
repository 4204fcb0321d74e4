import Testing

@testable import KoreanLanguage
@testable import EnglishLanguage

@Suite("Statements beside a Korean request")
struct KoreanStatementTests {
  @Test(
    "A reason, a feeling or what has happened is set aside, and the request is left",
    arguments: [
      "7시에 회의니까 | 지금 김치찌개 시켜줘", "배가 고픈데 | 치킨 시켜줘", "이사했으니까 | 주소 바꿔줘", "친구 셋이 오는데 | 아메리카노 석 잔 시켜 주세요",
      "오늘 오빠랑 먹게 | 불고기버거 두개 시켜줘", "30% 쿠폰 있으니까 | 치즈찜닭 주문해줘", "할머니 생신이라 | 모둠초밥 시켜줘", "토익 900점 넘었다 | 피자 시켜줘",
      "열이 나고 아파서 | 단호박수프 시켜줘", "다섯 시간을 굶었더니 | 갈비탕 시켜 주세요", "비가 많이 와서 | 기사님 위치 알려줘", "시간이 없어요 | 빨리 주문해줘",
      "마음이 바뀌었어요 | 주문 취소해줘", "1호선이 늦어서 이제 왔어요 | 연어덮밥 시켜 주세요", "저번에 맛있었는데 | 다시 시켜줘", "놓치기 싫으니까 | 알림 켜줘",
    ])
  func setAside(line: String) {
    let parts = line.components(by: " | ")
    let statement = parts[0].split(separator: " ").count
    let words = (parts[0] + " " + parts[1]).split(separator: " ").map(String.init)
    #expect(KoreanStatement.ranges(in: words).contains(0..<statement))
  }

  @Test("What follows a request may only state something, too")
  func behind() {
    let words = "콜라 시켜 주세요 목이 너무 말라요 배고파요".split(separator: " ").map(String.init)
    #expect(KoreanStatement.ranges(in: words).contains { $0.upperBound == words.count })
  }

  @Test(
    "All that is told behind a request is set aside, not only its last words",
    arguments: [
      "비빔밥 다섯 개 시켜 주세요 | 우리 팀 점심이에요", "만리향은 즐겨찾기에서 내려 주십시오 | 지난번에 배달이 한 시간이나 걸렸습니다",
      "엄마손분식 찜해줘 | 내 최애야", "콜라 시켜 주세요 | 목이 너무 말라요 배고파요",
    ])
  func allBehind(line: String) {
    let parts = line.components(by: " | ")
    let words = (parts[0] + " " + parts[1]).split(separator: " ").map(String.init)
    let request = parts[0].split(separator: " ").count
    #expect(KoreanStatement.ranges(in: words).last == request..<words.count)
  }

  @Test("Behind a proposal or a wish it is probably only told")
  func behindProposal() {
    let words = "찜닭집 즐찾에서 빼자 맛이 변했어".split(separator: " ").map(String.init)
    #expect(KoreanStatement.likelyRanges(in: words) == [3..<5])
    #expect(KoreanStatement.ranges(in: words).isEmpty)
  }

  @Test(
    "A noun that looks like a request, a verb that goes on and a question behind are no request with a statement",
    arguments: ["주소는 관리실에서 바꿔 준대", "치킨 시켜 동생이 먹었어", "이거 담아 줘 그게 뭐야", "보내 주세요 라고 했어", "애가 장바구니 비워 줘 그러면서 자네"])
  func nothingBehind(sentence: String) {
    let words = sentence.split(separator: " ").map(String.init)
    let ranges = KoreanStatement.ranges(in: words) + KoreanStatement.likelyRanges(in: words)
    #expect(!ranges.contains { $0.upperBound == words.count })
  }

  @Test(
    "What reports, quotes or dreams the request beside it is no statement",
    arguments: [
      "형이 그랬어 경복궁 찜해줘", "엄마가 말했어 경복궁 찜해줘", "친구가 그러더라 주문 취소해줘", "문자가 왔어 경복궁 찜해줘", "꿈을 꿨어 경복궁 찜해줘",
      "노래 가사가 있어 경복궁 찜해줘", "동생이 소리쳤어 장바구니 비워줘",
    ])
  func reported(sentence: String) { notSetAside(sentence: sentence) }

  @Test(
    "What reports or quotes the request before it is not set aside behind it",
    arguments: ["경복궁 찜해줘 동생이 또 외치네요", "경복궁 찜해줘 글귀가 웃기네", "장바구니 비워 주세요 형이 그랬어요"])
  func reportedBefore(sentence: String) { nothingBehind(sentence: sentence) }

  @Test(
    "A wish, a condition, a prohibition, a time and what says how are no statements",
    arguments: [
      "치킨 시키고 싶은데 콜라도 시켜줘", "비가 오면 치킨 시켜줘", "엄마가 시키지 말라는데 치킨 시켜줘", "한밤치킨에서 양념치킨 시켜줘", "반반 섞어서 시켜줘",
      "회의 끝나거든 커피 시켜줘", "매일 먹는데 치킨 시켜줘", "언니 치킨 시켜줘", "포장해서 보내줘", "배고픈데 치킨 시켜", "심심한데 치킨이나 시킬까",
      "취소하려는데 주문 취소해줘",
    ])
  func notSetAside(sentence: String) {
    let words = sentence.split(separator: " ").map(String.init)
    #expect(KoreanStatement.ranges(in: words).isEmpty)
  }
}

@Suite("Statements beside an English request")
struct EnglishStatementTests {
  @Test(
    "A reason or what has happened is set aside, before the request or behind it",
    arguments: [
      "i'm starving | get me a burger", "the game starts at 7 so | get a pizza",
      "it's almost 9 and i'm hungry | order sushi",
      "my number is 416 555 0199 | order me a carbonara", "there's four of us | order two pizzas",
    ])
  func setAside(line: String) {
    let parts = line.components(by: " | ")
    let statement = parts[0].split(separator: " ").count
    let words = (parts[0] + " " + parts[1]).split(separator: " ").map(String.init)
    #expect(EnglishStatement.ranges(in: words).contains(0..<statement))
    let turned = (parts[1] + ", " + parts[0]).split(separator: " ").map(String.init)
    #expect(EnglishStatement.ranges(in: turned).contains { $0.upperBound == turned.count })
  }

  @Test(
    "Reports, habits, conditions, negations and other people's wishes are no statements",
    arguments: [
      "my mom said order the pizza", "i usually just order chicken", "i don't want to order pizza",
      "if it rains get me a pizza", "she told me to order sushi", "i never get the burger",
      "when i get home order a pizza",
      "my kids always order pizza", "the moment the exam ends order a pizza", "i think we should get a pizza",
      "order a pizza i changed my mind don't", "i have to order a pizza",
      "show me the menu of dragon palace", "add my usual to the cart",
    ])
  func notSetAside(sentence: String) {
    let words = sentence.split(separator: " ").map(String.init)
    #expect(EnglishStatement.ranges(in: words).isEmpty)
  }
}

extension String {
  fileprivate func components(by separator: String) -> [String] {
    split(separator: separator).map(String.init)
  }
}
