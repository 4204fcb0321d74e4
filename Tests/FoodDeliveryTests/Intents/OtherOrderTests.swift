import AppIntents
import Foundation
import Testing

@testable import FoodDelivery

extension IntentTests {
  @Suite struct OtherOrderTests {
    @Test("A detailed order asks for cuisine, restaurant, dishes, address and wishes in turn")
    func detailed() async throws {
      let app = try await TestApp()
      let run = await app.run(
        "DetailedOrder",
        answers: [
          .options(["chicken"]), .options(["r3"]),
          .argument(.list([.line(["m17"], said: "양념치킨"), .line(["m23"], said: "콜라", quantity: 2)])),
          .confirmed(true), .argument(.text("덜 맵게")), .confirmed(true),
        ])
      #expect(
        await run.asked == [
          "cuisine: 어떤 종류의 음식을 드시고 싶으세요?",
          "restaurant: 어느 가게로 할까요?",
          "lines: 한밤치킨에서 무엇을 주문할까요? 여러 가지를 한 번에 말해도 돼요. "
            + "후라이드치킨, 양념치킨, 반반치킨, 치즈볼, 감자튀김 등이 있어요.",
          "address: 배달 주소가 여기 맞나요? 서울 마포구 월드컵로 1",
          "specialInstructions: 가게에 부탁할 말이 있나요? 없으면 ‘없어요’라고 해 주세요.",
          "confirm: 주문할까요?",
        ])
      let confirmation = await run.lastQuestion
      #expect(
        confirmation?.snippet == [
          "한밤치킨 · 양념치킨 1마리, 콜라 2캔 · 23,000원", "집: 서울 마포구 월드컵로 1", "요청: 덜 맵게",
        ])
      #expect(try run.get().value?.id == "1043")
    }

    @Test("A detailed order does not ask which restaurant when there is only one, and may go elsewhere")
    func detailedSingle() async throws {
      let app = try await TestApp()
      let run = await app.run(
        "DetailedOrder", ["cuisine": .cases(["jokbal"], said: "족발")],
        answers: [
          .argument(.list([.line(["m118"], said: "앞다리족발")])), .confirmed(false),
          .argument(.text("서울 중구 을지로 2")), .argument(.text("없어요")), .confirmed(true),
        ])
      let slots = await run.host.questions.map(\.slot)
      #expect(slots == ["lines", "address", "address", "specialInstructions", "confirm"])
      let confirmation = await run.lastQuestion
      #expect(confirmation?.snippet.dropFirst() == ["배달 주소: 서울 중구 을지로 2"])
      #expect(try await app.database.addresses().map(\.text) == ["서울 마포구 월드컵로 1"])
    }

    @Test("A detailed order of a cuisine that is closed says so")
    func detailedClosed() async throws {
      let app = try await TestApp()
      let run = await app.run("DetailedOrder", ["cuisine": .cases(["cafe"], said: "카페")], now: .at(3))
      #expect(run.said == "지금 문을 연 가게가 없어요.")
    }

    @Test("A quick order without history opens the choice of a restaurant")
    func quickWithoutHistory() async throws {
      let app = try await TestApp()
      let outcome = try await app.run("QuickOrder").get()
      #expect(outcome.opens == IntentCall(app: "FoodDelivery", intent: "SelectRestaurant"))
      #expect(outcome.dialog?.full == "아직 주문한 적이 없어요. 가게부터 골라 주세요.")
    }

    @Test("A quick order repeats what was ordered most often, a reorder what was ordered last")
    func usualAndLast() async throws {
      let app = try await TestApp()
      try await app.place(.sample(key: "a"))
      try await app.place(.sample(key: "b", restaurant: "r4", lines: [.init(dishID: "m26", quantity: 2)]))
      try await app.place(.sample(key: "c", instructions: "덜 맵게"))
      try await app.place(.sample(key: "d", restaurant: "r4", lines: [.init(dishID: "m28", quantity: 2)]))
      let quick = await app.run("QuickOrder", answers: [.confirmed(true)])
      let usual = await quick.lastQuestion
      #expect(usual?.snippet.first == "한밤치킨 · 양념치킨 2마리 · 38,000원")
      #expect(try quick.get().value?.id == "1047")
      let again = await app.run("ReorderLast", answers: [.confirmed(true)])
      let last = await again.lastQuestion
      #expect(last?.snippet.first == "한밤치킨 · 양념치킨 2마리 · 38,000원")
      #expect(last?.snippet.last == "요청: 덜 맵게")
    }

    @Test("There is nothing to order again before the first order")
    func nothingToReorder() async throws {
      let run = try await TestApp().run("ReorderLast")
      #expect(run.said == "아직 주문한 적이 없어요.")
    }

    @Test("Choosing a restaurant offers the five best that are open and goes on to its dishes")
    func selectRestaurant() async throws {
      let app = try await TestApp()
      let run = await app.run("SelectRestaurant", answers: [.options(["r2"])], now: .at(23))
      let question = await run.lastQuestion
      #expect(question?.options.map(\.title) == ["교동통닭", "소담육개장", "바삭돈가스", "화덕나폴리", "고향백반"])
      #expect(
        try run.get().opens
          == IntentCall(
            app: "FoodDelivery", intent: "OrderFood",
            arguments: ["restaurant": .entities(identifiers: ["r2"], said: "교동통닭")]))
    }

    @Test("The cart is filled, shown, ordered, and then empty")
    func cart() async throws {
      let app = try await TestApp()
      let added = await app.run(
        "AddToCart", ["lines": .list([.line(["m17"], said: "양념치킨"), .line(["m24"], said: "사이다")])])
      #expect(added.said == "양념치킨 1마리, 사이다 1캔을(를) 장바구니에 담았어요. 모두 21,000원이에요.")
      let shown = try await app.run("ShowCart").get()
      #expect(shown.dialog?.full == "장바구니에 2가지 메뉴가 있어요. 모두 21,000원이에요.")
      #expect(shown.snippet == ["한밤치킨", "양념치킨 1마리 · 19,000원", "사이다 1캔 · 2,000원"])
      let ordered = await app.run("OrderCart", answers: [.confirmed(true)])
      #expect(try ordered.get().value?.id == "1043")
      let empty = await app.run("OrderCart")
      #expect(empty.said == "장바구니가 비어 있어요. 먼저 메뉴를 담아 주세요.")
      let bare = await app.run("ShowCart")
      #expect(bare.said == "장바구니가 비어 있어요.")
    }

    @Test("Dishes of another restaurant replace the cart only after a yes", arguments: [true, false])
    func otherRestaurant(yes: Bool) async throws {
      let app = try await TestApp()
      _ = try await app.database.addToCart([.init(dishID: "m17", quantity: 1)])
      let run = await app.run(
        "AddToCart", ["lines": .list([.line(["m26"], said: "짜장면")])], answers: [.confirmed(yes)])
      #expect(
        await run.asked == ["confirm: 장바구니에 한밤치킨 메뉴가 있어요. 비우고 새로 담을까요?"])
      let name = try await app.database.cart().restaurant?.name
      #expect(name == (yes ? "만리향" : "한밤치킨"))
    }

    @Test("What was ordered since does not come back with what is taken back")
    func takenBackAfterOrder() async throws {
      let database = try await TestApp().database
      let (first, second) = (
        OrderRequest.Line(dishID: "m17", quantity: 1), OrderRequest.Line(dishID: "m26", quantity: 1)
      )
      _ = try await database.addToCart([first])
      let earlier = try await database.cart()
      _ = try await database.addToCart([second])
      try await database.emptyCart()
      try await database.takeOutOfCart([second], before: earlier)
      #expect(try await database.cart().lines.isEmpty)
    }

    @Test("Only what was added is taken back; what had to make room returns")
    func takenBack() async throws {
      let database = try await TestApp().database
      let (first, second) = (
        OrderRequest.Line(dishID: "m17", quantity: 3), OrderRequest.Line(dishID: "m26", quantity: 1)
      )
      _ = try await database.addToCart([first])
      let earlier = try await database.cart()
      try await database.takeOutOfCart([.init(dishID: "m17", quantity: 2)], before: earlier)
      #expect(try await database.cart().lines.map(\.quantity) == [1])
      let before = try await database.cart()
      _ = try await database.addToCart([second])
      try await database.takeOutOfCart([second], before: before)
      #expect(try await database.cart().lines.map(\.dish.id) == ["m17"])
    }

    @Test("The cart is emptied after a yes, and an empty one asks nothing")
    func emptyCart() async throws {
      let app = try await TestApp()
      let nothing = await app.run("EmptyCart")
      #expect(nothing.said == "장바구니가 이미 비어 있어요.")
      #expect(await nothing.asked.isEmpty)
      _ = try await app.database.addToCart([.init(dishID: "m17", quantity: 1)])
      let kept = await app.run("EmptyCart", answers: [.confirmed(false)])
      #expect(kept.code == .declined)
      #expect(try await !app.database.cart().lines.isEmpty)
      let emptied = await app.run("EmptyCart", answers: [.confirmed(true)])
      #expect(emptied.said == "장바구니를 비웠어요.")
      #expect(try await app.database.cart().lines.isEmpty)
    }
  }
}
