import Language
import Languages
import Testing

/// Which sentences of any words are worth a question.
struct RequestLikelihoodTests {
  @Test(
    "A Korean sentence that requests, wishes or names a wish may be a request",
    arguments: [
      "땡긴다 마라탕 하나만 후딱 시켜 줘", "보쌈 좀 먹고 싶은데요", "콜라 둘 추가", "장바구니 싹 비우고 싶어", "회사로 좀 보내 주이소",
    ])
  func korean(sentence: String) { #expect(mayRequest(sentence)) }

  @Test(
    "A Korean sentence that tells, refrains, reports or wonders is none",
    arguments: [
      "퇴근하고 족발 시킬 예정", "이번에는 주문을 사양할게요", "언니가 주소 바꿔 놨다는데", "치킨 시킬까", "내일 경복궁에 갈 거라고 하더라",
      "장바구니 비우는 게 습관임", "주문하지 마", "장군이가 알아서 보쌈 시켜요", "소주 스무 병 담아 놓은 선배가 있음",
      "알림 꺼야 되나 싶다", "치킨 시킬까 싶네", "한라산은 찜해 놨지롱",
    ])
  func koreanStatement(sentence: String) { #expect(!mayRequest(sentence)) }

  @Test(
    "An English sentence with an asking verb, a polite frame or a label may be a request",
    arguments: [
      "i'm starving so stick two burgers in the cart", "could you get rid of my plan",
      "cart looks good ship it",
      "delivery alerts off", "i'd like my usual",
    ])
  func english(sentence: String) { #expect(mayRequest(sentence)) }

  @Test(
    "An English sentence that tells, supposes, quotes or jokes is none",
    arguments: [
      "my buddy could order blindfolded and ended up with nine sodas",
      "adding things to the cart is soothing",
      "tempted to empty my cart", "the poster says \"order two\"", "in winter i mostly order stew",
      "would that i could order my mother's cooking", "gonna cancel it on my own", "order the what now",
      "how do i cancel an order",
    ])
  func englishStatement(sentence: String) { #expect(!mayRequest(sentence)) }

  @Test(
    "An ending or a first verb that only asks makes a sentence a plain request",
    arguments: [
      "첨성대에 하트 하나 눌러 주라", "첨성대 찜해 주세요", "please put Cheomseongdae among my favourites",
      "could you add it to my cart", "ok so star Bulguksa for me",
    ])
  func plain(sentence: String) {
    #expect(language(of: sentence)?.requestsPlainly(NormalText(sentence)) == true)
  }

  @Test(
    "A wish, a plan, a question or a request behind a story is no plain one",
    arguments: [
      "첨성대 찜하고 싶다", "첨성대 찜해야겠어", "첨성대 찜할까", "첨성대 찜해 뒀지롱", "첨성대 찜해 줄까?",
      "첨성대 찜하지 말아 줘", "엄마가 찜해 달라고 하더라",
      "the first rule is, empty my cart", "I was going to star it", "my friend texts me, star Bulguksa",
      "could it go to my favourites", "maybe star Bulguksa",
    ])
  func noPlain(sentence: String) {
    #expect(language(of: sentence)?.requestsPlainly(NormalText(sentence)) == false)
  }

  @Test(
    "A word that reverses or takes back is seen, whatever stands around it",
    arguments: [
      ("잘못 눌린 찜 좀 빼 줘", true), ("찜 해제해 줘", true), ("찜해 줘", false), ("undo that star", true),
      ("set it to not favourite", true), ("star it", false), ("note my visit", false),
    ])
  func reversing(sentence: String, isReversed: Bool) {
    #expect(language(of: sentence)?.reverses(NormalText(sentence)) == isReversed)
  }

  private func language(of sentence: String) -> (any PhraseLanguage)? {
    let tag = NormalText(sentence).scalars.contains(where: Hangul.isSyllable) ? "ko" : "en"
    return PhraseLanguages.all.first { $0.tag == tag }
  }

  private func mayRequest(_ sentence: String) -> Bool {
    language(of: sentence)?.requestLikelihood(of: NormalText(sentence), values: []) == .likely
  }
}
