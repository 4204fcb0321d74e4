import AppIntents
import Foundation
import Testing

@testable import FoodDelivery

extension IntentTests {
  @Suite struct FollowingTests {
    @Test(
      "The status says how far the order is and when it comes",
      arguments: [
        (0, "주문 1043은(는) 가게가 접수하기를 기다리고 있어요. 오후 7:30쯤, 30분 뒤에 도착할 예정이에요."),
        (5, "주문 1043은(는) 가게가 접수했어요. 오후 7:30쯤, 25분 뒤에 도착할 예정이에요."),
        (12, "주문 1043은(는) 조리 중이에요. 오후 7:30쯤, 18분 뒤에 도착할 예정이에요."),
        (20, "주문 1043은(는) 기사님이 가게에서 받았어요. 오후 7:30쯤, 10분 뒤에 도착할 예정이에요."),
        (29, "주문 1043은(는) 배달 중이에요. 오후 7:30쯤, 1분 뒤에 도착할 예정이에요."),
        (30, "주문 1043은(는) 배달이 끝났어요."),
      ])
    func status(minute: Int, said: String) async throws {
      let app = try await TestApp()
      try await app.place()
      for arguments in [[:], ["order": IntentArgument.text("1043")], ["order": .text("양념")]] {
        let run = await app.run("CheckOrderStatus", arguments, now: .at(19, minute))
        #expect(run.said == said)
        #expect(try run.get().snippet == ["주문 1043 · 한밤치킨 · 양념치킨 2마리 · 38,000원"])
      }
    }

    @Test("Every open order is reported when none is named")
    func severalOpen() async throws {
      let app = try await TestApp()
      try await app.place(.sample(key: "old"), at: .at(12))
      try await app.place(.sample(key: "a"), at: .at(19))
      try await app.place(.sample(key: "b"), at: .at(19, 5))
      let run = await app.run("CheckOrderStatus", now: .at(19, 11))
      #expect(
        run.said
          == "주문 1045은(는) 가게가 접수했어요. 오후 7:35쯤, 24분 뒤에 도착할 예정이에요. "
          + "주문 1044은(는) 조리 중이에요. 오후 7:30쯤, 19분 뒤에 도착할 예정이에요.")
    }

    @Test(
      "Without an order to speak of, that is said",
      arguments: [
        ("CheckOrderStatus", "아직 주문한 적이 없어요."), ("TrackOrder", "아직 주문한 적이 없어요."),
        ("TrackLocation", "아직 주문한 적이 없어요."), ("CallDriver", "아직 주문한 적이 없어요."),
        ("CancelOrder", "아직 주문한 적이 없어요."),
      ])
    func noOrders(intent: String, said: String) async throws {
      #expect(try await TestApp().run(intent).said == said)
    }

    @Test("An order of something that was never ordered is not made up")
    func otherDish() async throws {
      let app = try await TestApp()
      try await app.place()
      let run = await app.run("CheckOrderStatus", ["order": .text("피자")])
      #expect(run.code == .notFound)
    }

    @Test("Of the orders of a dish the open ones are meant, else the newest")
    func aboutDish() async throws {
      let app = try await TestApp()
      try await app.place(.sample(key: "a"), at: .at(12))
      try await app.place(.sample(key: "b"), at: .at(13))
      let newest = try await app.run("CheckOrderStatus", ["order": .text("한밤 치킨")]).get()
      #expect(newest.snippet == ["주문 1044 · 한밤치킨 · 양념치킨 2마리 · 38,000원"])
      try await app.place(.sample(key: "c"), at: .at(19))
      try await app.place(.sample(key: "d"), at: .at(19))
      let open = await app.run(
        "CancelOrder", ["order": .text("양념치킨")], answers: [.options(["1045"]), .confirmed(true)],
        now: .at(19, 1))
      let questions = await open.host.questions
      #expect(questions.first?.options.map(\.id) == ["1046", "1045"])
      #expect(open.said == "주문 1045을(를) 취소했어요.")
    }

    @Test("Tracking shows the steps and the driver's place")
    func track() async throws {
      let app = try await TestApp()
      try await app.place()
      let outcome = try await app.run("TrackOrder", now: .at(19, 25)).get()
      #expect(
        outcome.snippet == [
          "한밤치킨 · 양념치킨 2마리 · 38,000원", "배달 중 [########--] 80%", "기사님: 경의선숲길 끝",
        ])
      let finished = await app.run("TrackOrder", now: .at(22))
      #expect(finished.said == "지금 진행 중인 주문이 없어요.")
    }

    @Test(
      "The driver is found only once there is one",
      arguments: [
        (5, "아직 기사님이 정해지지 않았어요. 지금 상태는 ‘접수됨’이에요."),
        (12, "김도윤 기사님이 한밤치킨(으)로 가고 있어요."),
        (20, "김도윤 기사님은 지금 한밤치킨에 있어요."),
        (23, "김도윤 기사님은 지금 홍대입구역 사거리에 있어요."),
      ])
    func location(minute: Int, said: String) async throws {
      let app = try await TestApp()
      try await app.place()
      #expect(await app.run("TrackLocation", now: .at(19, minute)).said == said)
    }

    @Test("The driver's number is given")
    func call() async throws {
      let app = try await TestApp()
      try await app.place()
      let run = await app.run("CallDriver", now: .at(19, 25))
      #expect(run.said == "김도윤 기사님 번호예요: 0502-0000-1001. 이 번호로 전화해 주세요.")
    }

    @Test("Cancelling names the order, confirms, and cancels once")
    func cancel() async throws {
      let app = try await TestApp()
      try await app.place()
      let kept = await app.run("CancelOrder", answers: [.confirmed(false)], now: .at(19, 5))
      #expect(kept.code == .declined)
      let run = await app.run("CancelOrder", answers: [.confirmed(true)], now: .at(19, 5))
      let question = await run.lastQuestion
      #expect(question?.dialog?.full == "주문 1043을(를) 취소할까요?")
      #expect(question?.snippet == ["한밤치킨 · 양념치킨 2마리 · 38,000원"])
      #expect(question?.confirmation?.isDestructive == true)
      #expect(run.said == "주문 1043을(를) 취소했어요.")
      let again = await app.run("CancelOrder", ["order": .text("1043")], now: .at(19, 6))
      #expect(again.said == "주문 1043은(는) 이미 취소됐어요.")
    }

    @Test("What is being cooked cannot be cancelled")
    func cancelTooLate() async throws {
      let app = try await TestApp()
      try await app.place()
      let run = await app.run("CancelOrder", now: .at(19, 10))
      #expect(run.said == "주문 1043은(는) 조리가 시작돼서 취소할 수 없어요.")
      #expect(await run.asked.isEmpty)
    }

    @Test("Of several orders that can be cancelled the person chooses")
    func cancelSeveral() async throws {
      let app = try await TestApp()
      try await app.place(.sample(key: "a"))
      try await app.place(.sample(key: "b"))
      let run = await app.run(
        "CancelOrder", answers: [.options(["1043"]), .confirmed(true)], now: .at(19, 3))
      let questions = await run.host.questions
      #expect(questions[0].options.map(\.title) == ["주문 1044", "주문 1043"])
      #expect(run.said == "주문 1043을(를) 취소했어요.")
    }

    @Test("An order number that does not exist is not found")
    func unknownNumber() async throws {
      let app = try await TestApp()
      try await app.place()
      let run = await app.run("CancelOrder", ["order": .text("9999")])
      #expect(run.code == .notFound)
    }
  }
}
