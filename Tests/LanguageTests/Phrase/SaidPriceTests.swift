import Language
import Languages
import Testing

@Suite struct SaidPriceTests {
  @Test(
    "an amount of money is a limit where the words around it say so",
    arguments: [
      ("만 원 이하 정원 찾아 줘", 10_000), ("만원 안쪽으로 갈 수 있는 정원", 10_000), ("입장료가 오천 원 안 넘는 마을", 5_000),
      ("입장료 0원인 데 없나", 0), ("3,000원까지는 괜찮아", 3_000), ("5000원을 넘지 않는 곳", 5_000),
      ("sights under 5,000 won", 5_000), ("nothing for more than 3000 won but up to 2000 won", 2_000),
      ("gardens for 10000 won or less", 10_000), ("no more than five thousand won please", 5_000),
    ])
  func limit(sentence: String, won: Int) {
    #expect(prices(sentence).filter(\.isLimit).map(\.won) == [won])
  }

  @Test(
    "an amount that is not a limit is known as one that was said",
    arguments: [
      ("5000원 넘는 곳 찾아 줘", 5_000), ("만원 이상인 데", 10_000), ("만 구천 원 결제해 줘", 19_000),
      ("sights over 5000 won", 5_000),
      ("more than 3000 won", 3_000), ("pay 19,000 won", 19_000),
    ])
  func amount(sentence: String, won: Int) {
    #expect(prices(sentence).map(\.won) == [won])
    #expect(prices(sentence).map(\.isLimit) == [false])
  }

  @Test(
    "what has no unit of money is none",
    arguments: ["두 그릇 시켜 줘", "5531번 주문", "원하는 거 줘", "two colas", "we won 5000 times"])
  func none(sentence: String) { #expect(prices(sentence).isEmpty) }

  private func prices(_ sentence: String) -> [SaidPrice] {
    let isKorean = sentence.unicodeScalars.contains { $0.value >= 0xac00 }
    let language = PhraseLanguages.all.first { $0.tag == (isKorean ? "ko" : "en") }
    return language?.prices(in: NormalText(sentence)) ?? []
  }
}
