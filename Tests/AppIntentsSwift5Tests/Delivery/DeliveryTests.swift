import AppIntents
import Testing

@Suite("A delivery app written for phones") struct DeliveryTests {
  private func run(
    _ intent: String, _ arguments: [String: IntentArgument] = [:], shortcut: Int? = nil,
    host: PhoneHost = PhoneHost([])
  ) async throws -> IntentOutcome {
    let call = IntentCall(app: "Delivery", intent: intent, shortcut: shortcut, arguments: arguments)
    return try await IntentRuntime.run(call, of: Delivery.self, host: host)
  }

  @Test("What intents declare is what generic code reads")
  func declared() {
    #expect(Declared(OrderFoodIntent.self) == Declared("음식 주문하기", "먹고 싶은 것을 시켜요"))
    #expect(Declared(DetailedOrderIntent.self) == Declared("하나씩 주문하기", "물어보면서 주문해요"))
    #expect(Declared(ToggleNoticeIntent.self) == Declared("배달 알림"))
    func color<Provider: AppShortcutsProvider>(_ type: Provider.Type) -> ShortcutTileColor {
      Provider.shortcutTileColor
    }
    #expect(color(DeliveryShortcuts.self) == .orange)
  }

  @Test("An optional parameter is not asked for; the error of the app is said")
  func optional() async throws {
    let done = try await run("OrderFoodIntent", ["store": .text("분식"), "quantity": .integer(2)])
    #expect(done.dialog?.full == "달빛분식에 2개 주문했어요. 25분 걸려요.")
    #expect(done.value == OutcomeValue(text: "주문 1001"))
    let failure = await #expect(throws: IntentFailure.self) { try await run("OrderFoodIntent") }
    #expect(failure?.message == SpokenText(full: "어느 가게인지 알려 주세요."))
  }

  @Test("Questions of dialogs are asked one after another")
  func questions() async throws {
    let host = PhoneHost([
      .options(["snack"]), .argument(.text("달빛분식")), .options(["콜라", "소스"]), .argument(.text("우리 집")),
      .confirmed(true),
    ])
    let done = try await run("DetailedOrderIntent", host: host)
    #expect(done.dialog?.full == "달빛분식에 주문했어요!\nsnack, 콜라+소스, 우리 집")
    let questions = await host.questions
    #expect(
      questions.map(\.dialog?.full) == [
        "어떤 음식으로 할까요?", "어느 가게로 할까요?", "무엇을 더할까요?", "어디로 갈까요?", "우리 집로 보낼까요?",
      ])
    #expect(questions.map(\.kind) == [.choice, .choice, .choices, .value, .confirm])
    #expect(questions[0].options.map(\.title) == ["치킨", "분식"])
  }

  @Test("A no to a dialog's question is false")
  func declined() async throws {
    let host = PhoneHost([
      .argument(.text("새벽통닭")), .options(["무"]), .argument(.text("집")), .confirmed(false),
    ])
    let done = try await run("DetailedOrderIntent", ["kind": .text("치킨")], host: host)
    #expect(done.dialog?.full == "주문하지 않았어요.")
  }

  @Test("Branches of different shapes run; a value of a transient entity comes out")
  func shapes() async throws {
    #expect(try await run("QuickOrderIntent").opens?.intent == "OrderFoodIntent")
    #expect(try await run("QuickItemIntent", ["itemId": .text("7")]).value?.text == "주문 7")
  }

  @Test("Two shortcuts of one intent run with their own values")
  func presets() async throws {
    #expect(try await run("ToggleNoticeIntent", shortcut: 1).dialog?.full == "알림을 켰어요")
    #expect(try await run("ToggleNoticeIntent", shortcut: 2).dialog?.full == "알림을 껐어요")
    #expect(try await run("ToggleNoticeIntent", shortcut: 2).value?.text == "아니요")
  }

  @Test("The leniencies that the app uses are found")
  func leniencies() {
    let found = PlatformExtension.findings(in: Delivery.self)
    #expect(
      found == [
        PlatformExtensionFinding(
          name: "phrase-without-app-name", type: "OrderFoodIntent", detail: "배달음식 주문하기"),
        PlatformExtensionFinding(
          name: "search-without-conformance", type: "StoreQuery", detail: "StoreEntity"),
      ])
    let names = Set(PlatformExtension.all.map(\.name))
    #expect(names.count == PlatformExtension.all.count)
    #expect(found.allSatisfy { names.contains($0.name) })
  }
}
