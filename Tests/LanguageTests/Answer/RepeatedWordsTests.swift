import Language
import Languages
import Testing

/// Answers that repeat what the question shows, which no other test shows it.
struct RepeatedWordsTests {
  private func reading(of said: String, dishes: String = "양념치킨 1마리") -> AnswerReading? {
    let shown = "주문할까요?\n한밤치킨 · \(dishes) · 19,000원\n집: 서울 마포구 월드컵로 1"
    return AnswerReader.read(
      NormalText(said), in: AnswerContext(.confirm, actionNames: ["order"], shown: shown))
  }

  @Test(
    "a price and an address that are said again go with the order",
    arguments: ["만 구천 원 결제해 줘", "19000원 주문해 줘", "월드컵로 1로 보내 줘"])
  func agrees(said: String) {
    guard case .yes = reading(of: said) else {
      Issue.record("\(said): \(String(describing: reading(of: said)))")
      return
    }
  }

  @Test(
    "how many of the only dish may be said again with a yes, and of several dishes chooses one",
    arguments: ["네 한 마리요", "네, 양념치킨 한 마리요"])
  func repeatsTheCount(said: String) {
    guard case .yes = reading(of: said) else {
      Issue.record("\(said): \(String(describing: reading(of: said)))")
      return
    }
    if case .yes = reading(of: said, dishes: "양념치킨 1마리, 간장치킨 1마리") { Issue.record("\(said), of two") }
  }

  @Test(
    "another price, number or address, and a dish alone, are no yes",
    arguments: [
      "2만 원 결제해 줘", "월드컵로 2로 보내 줘", "한 마리 주문해 줘", "두 마리 주문해 줘", "양념치킨 1마리 주문해 줘", "양념치킨 주문해 줘",
      "21,000 is fine, order it", "네 두 마리요",
    ])
  func asksAgain(said: String) {
    if case .yes = reading(of: said) { Issue.record("\(said)") }
  }
}
