import AppIntents
import Language
import Testing

@testable import Assistant

@Suite struct OptionAmountsTests {
  @Test(
    "an amount is read with its unit from what is shown",
    arguments: [
      ("4.8점 · 25분", OptionComparison.Quality.rating, 4.8), ("4.8점 · 25분", .time, 25),
      ("18,000원", .price, 18_000),
      ("₩4,500", .price, 4_500), ("1.2km · 리뷰 1,024", .distance, 1_200),
      ("1.2km · 리뷰 1,024", .popularity, 1_024),
      ("350 m", .distance, 350), ("1시간", .time, 60), ("25 min · 4.5 stars", .time, 25),
      ("25 min · 4.5 stars", .rating, 4.5), ("배달비 3,000원 · 최소 주문 15,000원", .deliveryFee, 3_000),
      ("배달비 3,000원 · 최소 주문 15,000원", .minimumOrder, 15_000), ("배달비 3,000원 · 9,000원", .price, 9_000),
    ])
  func amount(_ subtitle: String, _ quality: OptionComparison.Quality, _ amount: Double) {
    let option = IntentOption(id: "a", title: "가", subtitle: subtitle)
    #expect(OptionAmounts.amount(of: quality, in: option) == amount)
  }

  @Test(
    "what is not shown is not known",
    arguments: [
      ("25분", OptionComparison.Quality.price), ("25 min", .distance), ("배달비 3,000원", .price), ("", .rating),
      ("맛있어요", .heat),
    ])
  func unknown(_ subtitle: String, _ quality: OptionComparison.Quality) {
    #expect(
      OptionAmounts.amount(of: quality, in: IntentOption(id: "a", title: "가", subtitle: subtitle)) == nil)
  }

  @Test("options are compared only when every one shows the quality")
  func every() {
    let one = IntentOption(id: "a", title: "가", subtitle: "3원")
    let other = IntentOption(id: "b", title: "나", subtitle: "2원")
    let third = IntentOption(id: "c", title: "다")
    let least = OptionComparison(.price, .least)
    #expect(OptionAmounts(options: [one, other]).first(by: least) == [other])
    #expect(OptionAmounts(options: [one, other, third]).first(by: least) == nil)
    #expect(OptionAmounts(options: [one, one]).first(by: least)?.count == 2)
  }
}
