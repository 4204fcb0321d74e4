import AppIntents
import Foundation
import Testing

@testable import FoodDelivery

@Suite struct TextTests {
  @Test(
    "An amount is grouped by thousands",
    arguments: [
      (0, "0원", "₩0"), (500, "500원", "₩500"), (1_000, "1,000원", "₩1,000"), (38_000, "38,000원", "₩38,000"),
      (1_234_567, "1,234,567원", "₩1,234,567"), (-9_000, "-9,000원", "₩-9,000"),
    ])
  func won(amount: Int, korean: String, english: String) {
    #expect(LocalizedStringResource.won(amount).text(in: "ko") == korean)
    #expect(LocalizedStringResource.won(amount).text(in: "en-GB") == english)
  }

  @Test(
    "A time is read on the twelve-hour clock",
    arguments: [
      (0, 5, "오전 12:05", "12:05 AM"), (9, 0, "오전 9:00", "9:00 AM"), (12, 0, "오후 12:00", "12:00 PM"),
      (19, 42, "오후 7:42", "7:42 PM"), (23, 59, "오후 11:59", "11:59 PM"),
    ])
  func time(hour: Int, minute: Int, korean: String, english: String) {
    let time = LocalizedStringResource.clockTime(.at(hour, minute), calendar: .seoul)
    #expect(time.text(in: "ko") == korean)
    #expect(time.text(in: "en") == english)
  }

  @Test(
    "A bar has ten steps",
    arguments: [(0, "[----------] 0%"), (0.4, "[####------] 40%"), (1, "[##########] 100%")])
  func bar(progress: Double, text: String) {
    #expect(LocalizedStringResource.progress(progress).text(in: "ko") == text)
  }

  @Test(
    "A wish is kept as it was said",
    arguments: ["덜 맵게", "양파 빼고 소스 따로", "없는 거 없이 다 주세요", "no onions", "괜찮으면 빨리요"])
  func wish(said: String) {
    #expect(Wishes.read(said) == said)
  }

  @Test(
    "No wish is none",
    arguments: [nil, "", "  ", "없어요", "없어요.", "괜찮아요", "됐어요", "아니요", "No", "none", "No, thanks", "그냥 주세요"])
  func noWish(said: String?) {
    #expect(Wishes.read(said) == nil)
  }

  @Test(
    "An address is recognised",
    arguments: [
      "서울 마포구 월드컵로 1", "월드컵로 1", "연남동 223-14", "행복아파트 101동 1203호", "홍대입구역 3번 출구", "부산 해운대구 우동",
      "12 Worldcup-ro", "5 Main Street", "Mapo-gu, Worldcup-ro 1",
    ])
  func address(text: String) {
    #expect(AddressText.isPlausible(text))
  }

  @Test(
    "Other words are no address",
    arguments: ["", "글쎄", "몰라요", "집", "치킨 두 마리", "두 번째 걸로", "아무거나", "취소해 줘", "no idea", "12"])
  func noAddress(text: String) {
    #expect(!AddressText.isPlausible(text))
  }
}
