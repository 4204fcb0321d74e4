import AppIntents
import Foundation
import Testing

@testable import FoodDelivery

extension IntentTests {
  @Suite struct OrderFoodTests {
    static let chicken = ["m6", "m7", "m8", "m9", "m10", "m11", "m12", "m13", "m16", "m17", "m18"]

    @Test("치킨 is narrowed to a restaurant and then to one of its dishes, and shown before it is ordered")
    func transcript() async throws {
      let app = try await TestApp()
      let run = await app.run(
        "OrderFood", ["lines": .list([.line(Self.chicken, said: "치킨", quantity: 2)])],
        answers: [.options(["r3"]), .options(["m17"]), .confirmed(true)])
      let questions = await run.host.questions
      #expect(questions.map(\.slot) == ["restaurant", "lines.menuItem", "confirm"])
      #expect(questions[0].options.map(\.title) == ["교동통닭", "한밤치킨"])
      #expect(questions[0].options.map(\.subtitle) == ["4.8점 · 25분", "4.5점 · 30분"])
      #expect(questions[0].dialog?.full == "어느 가게로 할까요?")
      #expect(questions[1].options.map(\.title) == ["후라이드치킨", "양념치킨", "반반치킨"])
      #expect(questions[1].options.map(\.subtitle) == ["18,000원", "19,000원", "19,000원"])
      #expect(questions[1].situation == .ambiguous(said: "치킨", owner: "한밤치킨"))
      #expect(questions[2].snippet == ["한밤치킨 · 양념치킨 2마리 · 38,000원", "집: 서울 마포구 월드컵로 1"])
      #expect(questions[2].dialog?.full == "주문할까요?")
      #expect(questions[2].confirmation?.action == "order")
      let dialog = try run.get().dialog
      #expect(dialog?.full == "주문했어요. 주문 번호 1043 · 예상 도착 오후 7:42")
      #expect(dialog?.supporting == "조리 시작 전까지 ‘취소해 줘’라고 하면 취소돼요")
      #expect(
        try run.get().value
          == OutcomeValue(
            id: "1043", text: "주문 1043",
            entities: [OutcomeEntity(type: "OrderEntity", id: "1043", title: "주문 1043")]))
    }

    @Test("English texts are shown in English")
    func english() async throws {
      let app = try await TestApp()
      let run = await app.run(
        "OrderFood",
        ["lines": .list([.line(["m17"], said: "seasoned chicken", quantity: 2)])],
        answers: [.confirmed(true)], language: "en")
      let confirmation = await run.lastQuestion
      #expect(
        confirmation?.snippet == [
          "Hanbam Chicken · Seasoned chicken × 2 · ₩38,000", "Home: 서울 마포구 월드컵로 1",
        ])
      #expect(run.said == "Ordered. Order number 1043 · expected at 7:42 PM")
    }

    @Test("A single possible restaurant is not asked about, and one is what is ordered by default")
    func singleRestaurant() async throws {
      let app = try await TestApp()
      let run = await app.run(
        "OrderFood",
        ["lines": .list([.line(["m26"], said: "짜장면", quantity: 2), .line(["m28"], said: "짬뽕")])],
        answers: [.confirmed(true)])
      #expect(await run.asked == ["confirm: 주문할까요?"])
      let confirmation = await run.lastQuestion
      #expect(confirmation?.snippet.first == "만리향 · 짜장면 2그릇, 짬뽕 1그릇 · 22,500원")
    }

    @Test("Wishes are shown and kept, and ‘없어요’ is no wish", arguments: [("덜 맵게", "덜 맵게"), ("없어요", nil)])
    func wishes(said: String, kept: String?) async throws {
      let app = try await TestApp()
      let run = await app.run(
        "OrderFood",
        ["lines": .list([.line(["m17"], said: "양념치킨")]), "specialInstructions": .text(said)],
        answers: [.confirmed(true)])
      let confirmation = await run.lastQuestion
      let wishLines = confirmation?.snippet.filter { $0.hasPrefix("요청") }
      #expect(wishLines == kept.map { ["요청: \($0)"] } ?? [])
      #expect(try await app.database.orders([1043]).first?.order.specialInstructions == kept)
    }

    @Test("A no orders nothing")
    func declined() async throws {
      let app = try await TestApp()
      let run = await app.run(
        "OrderFood", ["lines": .list([.line(["m17"], said: "양념치킨")])], answers: [.confirmed(false)])
      #expect(run.code == .declined)
      #expect(await run.host.effects.isEmpty)
      #expect(try await app.database.recentOrders(limit: 1).isEmpty)
    }

    @Test("Without a saved address the first order asks for one, and keeps it once it is placed")
    func firstAddress() async throws {
      let app = try await TestApp(hasAddress: false)
      let lines: [String: IntentArgument] = ["lines": .list([.line(["m17"], said: "양념치킨")])]
      let run = await app.run(
        "OrderFood", lines, answers: [.argument(.text("서울 마포구 월드컵로 1")), .confirmed(true)])
      #expect(await run.asked == ["address: 어디로 배달할까요? 주소를 알려 주세요.", "confirm: 주문할까요?"])
      let confirmation = await run.lastQuestion
      #expect(confirmation?.snippet.last == "집: 서울 마포구 월드컵로 1")
      let home = Address(id: "home", text: "서울 마포구 월드컵로 1", isDefault: true)
      #expect(try await app.database.addresses() == [home])
      let second = await app.run("OrderFood", lines, answers: [.confirmed(true)])
      #expect(await second.asked == ["confirm: 주문할까요?"])
    }

    @Test("A first address is not kept when the order is declined")
    func firstAddressDeclined() async throws {
      let app = try await TestApp(hasAddress: false)
      let run = await app.run(
        "OrderFood", ["lines": .list([.line(["m17"], said: "양념치킨")])],
        answers: [.argument(.text("서울 마포구 월드컵로 1")), .confirmed(false)])
      #expect(run.code == .declined)
      #expect(try await app.database.addresses().isEmpty)
    }

    @Test("The address of a label is asked for once and kept under that label", arguments: [true, false])
    func unknownLabel(hasAddress: Bool) async throws {
      let app = try await TestApp(hasAddress: hasAddress)
      let arguments: [String: IntentArgument] = [
        "lines": .list([.line(["m17"], said: "양념치킨")]),
        "address": .entities(identifiers: ["work"], said: "회사"),
      ]
      let run = await app.run(
        "OrderFood", arguments,
        answers: [.argument(.text("회사")), .argument(.text("서울 중구 을지로 2")), .confirmed(true)])
      let confirmation = await run.lastQuestion
      #expect(await run.asked.first == "address: 회사 주소를 알려 주세요.")
      #expect(confirmation?.snippet.last == "회사: 서울 중구 을지로 2")
      #expect(try await app.database.addresses().first?.id == "work")
      let again = await app.run("OrderFood", arguments, answers: [.confirmed(true)])
      #expect(await again.asked == ["confirm: 주문할까요?"])
    }

    @Test("What is no address is asked for again")
    func noAddress() async throws {
      let app = try await TestApp(hasAddress: false)
      let run = await app.run(
        "OrderFood", ["lines": .list([.line(["m17"], said: "양념치킨")])],
        answers: [.argument(.text("글쎄")), .argument(.text("월드컵로 1")), .confirmed(true)])
      let questions = await run.host.questions
      #expect(questions.map(\.slot) == ["address", "address", "confirm"])
      #expect(questions[1].problem == .notFound(said: "글쎄"))
      #expect(run.said == "주문했어요. 주문 번호 1043 · 예상 도착 오후 7:42")
    }

    @Test("An address that was said beside a saved one is used once and not kept")
    func otherAddress() async throws {
      let app = try await TestApp()
      let run = await app.run(
        "OrderFood",
        ["lines": .list([.line(["m17"], said: "양념치킨")]), "address": .text("서울 중구 을지로 2")],
        answers: [.confirmed(true)])
      let confirmation = await run.lastQuestion
      #expect(confirmation?.snippet.last == "배달 주소: 서울 중구 을지로 2")
      #expect(try await app.database.addresses().map(\.id) == ["home"])
    }

    @Test("Below the minimum, what is missing is said and nothing is asked")
    func minimum() async throws {
      let app = try await TestApp(hasAddress: false)
      let run = await app.run("OrderFood", ["lines": .list([.line(["m23"], said: "콜라")])])
      #expect(await run.asked.isEmpty)
      #expect(run.code == .failed)
      #expect(
        run.said == "한밤치킨은(는) 15,000원부터 주문할 수 있어요. 지금은 2,000원이라 13,000원이 모자라요.")
    }

    @Test("A closed restaurant says when it opens")
    func closed() async throws {
      let app = try await TestApp()
      let run = await app.run(
        "OrderFood", ["lines": .list([.line(["m96"], said: "모둠초밥", quantity: 2)])], now: .at(23))
      #expect(run.said == "스시하루은(는) 지금 문을 닫았어요. 11:00에 열어요.")
    }

    @Test("Without dishes they are asked for")
    func dishes() async throws {
      let app = try await TestApp()
      let run = await app.run("OrderFood")
      #expect(await run.asked == ["lines: 무엇을 주문할까요?"])
      #expect(throws: CancellationError.self) { try run.get() }
    }
  }
}
