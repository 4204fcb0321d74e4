import KoreanLanguage
import Language
import Testing

struct AbstentionTests {
  @Test(
    "Asking to refrain from something is a prohibition",
    arguments: [
      "튀김 시키는 건 피해 줘", "야식 주문은 자제해 주세요", "배달은 좀 자제 부탁드려요", "늦은 배달은 삼가 주시기 바랍니다", "현금 결제를 금합니다",
      "사진 저장 좀 그만하자", "매장 촬영 금지입니다", "포인트 사용은 안 됩니다", "문을 열어 둬서는 안 돼요", "알림이 안 오게 해 줘",
      "알림이 울리지 않도록 설정해 줘", "국물이 새는 일이 없도록 주의해 주세요", "국물이 새는 일이 없었으면 해", "광고 보여 주지 않는 걸로 하자",
      "주의해 주세요 국물이 새지 않게", "부탁인데 주문하지 좀 마라", "광고는 받고 싶지 않은데 어떻게 좀 해 주라", "영수증은 버리면 안 되니까 조심해",
      "피망 좀 그만 넣어", "추가 주문은 하지 않는다", "자꾸 묻지 않았으면 좋겠어",
    ])
  func forbids(sentence: String) {
    let rules = PredicateReader.read(NormalText(sentence)).vetoes.map(\.rule)
    #expect(!rules.filter { $0 == .prohibition || $0 == .negation }.isEmpty, "\(rules)")
  }

  @Test(
    "A verb that only ends like one of abstaining forbids nothing",
    arguments: ["가격이 궁금해요", "주문이 들어갔는지 궁금합니다", "돈을 입금해 줘", "회비 송금해 주세요"])
  func tellsAlikeVerbsApart(sentence: String) {
    #expect(!PredicateReader.read(NormalText(sentence)).vetoes.contains { $0.rule == .prohibition })
  }

  @Test(
    "A goal or a property with a negation in it leaves the request what it is",
    arguments: [
      "안 맵게 해 줘", "맵지 않게 해 주세요", "안 짜게 해 주세요", "늦지 않게 깨워 줘", "식지 않게 포장해 줘", "안 매운 걸로 해 줘", "안 매운 걸로 주문해 줘",
      "추천에서 빼 줘", "양파는 빼고 주문해 줘", "주소 보내 줘", "콜라 두 개 주라", "이 내용 저장해 줘", "쿠폰 사용해 줘", "피자 시켜 주면 안 돼?",
      "못난이꽈배기 주문해 줘", "금요일에 주문해 줘",
    ])
  func acquits(sentence: String) {
    let reading = PredicateReader.read(NormalText(sentence))
    #expect(reading.vetoes.isEmpty, "\(reading.vetoes.map(\.rule))")
    #expect(reading.family != nil)
  }

  @Test(
    "The likelier ways to ask are known",
    arguments: [
      ("알림 켜 줬음 좋겠어", EndingFamily.r6), ("불 좀 켜 줬으면 좋겠네", .r6), ("치킨 먹었음 좋겠다", .r9), ("주문할 수가 있을까", .r13),
      ("주문 부탁드려도 괜찮을까요", .r7), ("주문해 주면 참 고맙겠어", .r5), ("주문해야 할 것 같습니다", .r12), ("주문하는 게 좋을 듯해요", .r11),
    ])
  func knowsEndings(sentence: String, family: EndingFamily) {
    #expect(PredicateReader.read(NormalText(sentence)).family == family)
  }
}
