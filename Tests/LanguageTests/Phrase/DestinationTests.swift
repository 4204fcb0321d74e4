import EnglishLanguage
import KoreanLanguage
import Language
import Testing

@Suite("Where something is to be brought")
struct DestinationTests {
  @Test(
    "Words for a place behind a Korean 로 are where something goes, with what describes the place",
    arguments: [
      "마라탕 두 개 |자취방|으로 보내줘", "장바구니에 담긴 거 |할머니 댁|으로 보내줘", "짜장면 세 그릇 |본사 1층 로비|로 주문해 주세요",
      "주문 ㄱㄱ |학원|으로", "소금빵 다섯 개, |3층 회의실|로 보내 주시겠어요",
    ])
  func korean(line: String) { expect(line, KoreanLanguage()) }

  @Test(
    "Words for a place behind “to” are where something goes",
    arguments: [
      "two malatang to |my dorm| please", "checkout the cart, send to |my parents place|",
      "repeat my previous order but to |my parents' place|", "cart to |hotel lobby|, order now",
      "a king dumplings to |my mum's| please",
    ])
  func english(line: String) { expect(line, EnglishLanguage()) }

  @Test(
    "How something is done, and what is done to it, is no place",
    arguments: [
      "치킨 순살로 하나 보내줘", "담아둔 거 그대로 주문해줘", "세트로 두 개 시켜줘", "카드로 결제해줘", "할머니 댁 근처 가게 찾아줘",
    ])
  func noKoreanPlace(text: String) { #expect(KoreanLanguage().destination(in: NormalText(text)) == nil) }

  @Test(
    "What is added to something, or is to be done, is no place",
    arguments: [
      "add two colas to my cart", "I want to order a pizza", "add Marado to my favourites", "to be honest",
    ])
  func noEnglishPlace(text: String) { #expect(EnglishLanguage().destination(in: NormalText(text)) == nil) }

  private func expect(_ line: String, _ language: any PhraseLanguage) {
    let text = NormalText(line.replacing("|", with: ""))
    let place = line.split(separator: "|", omittingEmptySubsequences: false)[1]
    #expect(language.destination(in: text).map { text.spacedSlice($0) } == String(place).lowercased())
  }
}
