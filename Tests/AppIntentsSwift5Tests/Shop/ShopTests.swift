import AppIntents
import Foundation
import Testing

@Suite("A shop written for phones") struct ShopTests {
  private func run(
    _ intent: String, _ arguments: [String: IntentArgument] = [:], _ answers: IntentAnswer...
  ) async throws -> IntentOutcome {
    let call = IntentCall(app: "Shop", intent: intent, arguments: arguments)
    return try await IntentRuntime.run(call, of: Shop.self, host: PhoneHost(answers))
  }

  @Test("What intents declare is what generic code reads")
  func declared() {
    #expect(Declared(CheckOrderIntent.self) == Declared("주문 확인", "최근 주문이 어떤지 봐요"))
    #expect(Declared(SortIntent.self) == Declared("정렬하기", "목록의 순서를 바꿔요"))
  }

  @Test("An optional parameter with a provider is not asked for, and takes what was said")
  func options() async throws {
    #expect(try await run("CheckOrderIntent").dialog?.full == "최근 주문은 배송 중이에요.")
    #expect(try await run("CheckOrderIntent", ["orderId": .text("77")]).dialog?.full == "주문 77은 준비 중이에요.")
  }

  @Test("A required text is asked for; a default is not")
  func cart() async throws {
    #expect(try await run("AddToCartIntent", [:], .argument(.text("귤"))).dialog?.full == "귤 1개를 담았어요.")
  }

  @Test("A nested enum has its default")
  func nested() async throws {
    #expect(try await run("SortIntent").value?.text == "새로운 것부터")
    #expect(try await run("SortIntent", ["order": .text("싼 것부터")]).value?.text == "싼 것부터")
  }

  @Test("Phrases with a text in them are described, and found to be more than a phone takes")
  func phrases() {
    let app = IntentRuntime.describe(Shop.self)
    #expect(app.shortcuts[1].phrases[0] == "<applicationName>에서 {productName} 장바구니에 담아")
    #expect(Set(PlatformExtension.findings(in: Shop.self).map(\.name)) == ["phrase-with-plain-parameter"])
    let before = IntentRuntime.vocabularyChanges
    Shop.configure(dataFolder: URL(filePath: "/"))
    #expect(IntentRuntime.vocabularyChanges > before)
  }

  @Test("What was donated is suggested, the most frequent first, in the words of its prediction")
  func donations() async throws {
    let manager = IntentDonationManager()
    func cart(_ name: String, _ quantity: Int?) -> AddToCartIntent {
      let intent = AddToCartIntent()
      intent.productName = name
      if let quantity { intent.quantity = quantity }
      return intent
    }
    let first: IntentDonationIdentifier = try await manager.donate(intent: cart("귤", nil))
    for _ in 0..<2 { try await manager.donate(intent: cart("감", 3)) }
    try await manager.donate(intent: CheckOrderIntent(), result: nil)
    let suggestions = try self.suggestions(from: manager)
    #expect(suggestions.map(\.count) == [2])
    #expect(suggestions[0].title == "감 3개 또 담기")
    #expect(suggestions[0].call.arguments == ["productName": .text("감"), "quantity": .integer(3)])
    #expect(Set(try manager.donations().map(\.title)) == ["감 3개 또 담기", "귤 1개 또 담기", "주문 확인"])
    #expect(try await manager.deleteDonations(matching: .donationIdentifier(first)) == [first])
    #expect(try await manager.deleteDonations(matching: .intentType(CheckOrderIntent.self)).count == 1)
    #expect(try manager.donations().count == 2)
  }

  private func suggestions(from manager: IntentDonationManager) throws -> [IntentSuggestion] {
    IntentSuggestion.suggestions(
      from: try manager.donations(), for: [Shop.self], at: Date(), calendar: Calendar(identifier: .gregorian))
  }
}
