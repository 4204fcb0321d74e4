import AppIntents
import Foundation
import Testing

@testable import FoodDelivery

extension IntentTests {
  @Suite struct BrowsingTests {
    @Test("Restaurants are found by cuisine and by dish, the best five")
    func restaurants() async throws {
      let app = try await TestApp()
      let chicken = try await app.run("SearchRestaurants", ["dish": .text("치킨")]).get()
      #expect(chicken.snippet == ["교동통닭 · 4.8점 · 25분", "한밤치킨 · 4.5점 · 30분"])
      #expect(chicken.dialog?.full == "지금 주문할 수 있는 가게 2곳이에요.")
      let pizza = try await app.run(
        "SearchRestaurants", ["cuisine": .cases(["pizza"], said: "피자")], language: "en"
      ).get()
      #expect(pizza.snippet == ["Hwadeok Napoli · 4.7 · 40 min", "Dongne Pizza · 4.5 · 35 min"])
      #expect(try await app.run("SearchRestaurants").get().snippet.count == 5)
    }

    @Test("What nobody sells is not found", arguments: ["SearchRestaurants": "dish", "SearchDishes": "text"])
    func notFound(intent: String, slot: String) async throws {
      let run = try await TestApp().run(intent, [slot: .text("민트초코")])
      let what = intent == "SearchDishes" ? "메뉴를" : "가게를"
      #expect(run.said == "민트초코 \(what) 찾지 못했어요.")
    }

    @Test("Dishes are found by ingredient, five are shown and all are counted")
    func dishes() async throws {
      let run = try await TestApp().run("SearchDishes", ["text": .text("새우")])
      #expect(run.said == "새우(으)로 찾은 메뉴가 6가지 있어요.")
      #expect(try run.get().snippet.first == "스시하루 · 모둠초밥 · 18,000원")
      #expect(try run.get().snippet.count == 5)
    }

    @Test("A menu has every dish with its price")
    func menu() async throws {
      let outcome = try await TestApp().run("ShowMenu", ["restaurant": .restaurant("r3")]).get()
      #expect(outcome.dialog?.full == "한밤치킨의 메뉴 10가지예요. 15,000원부터 주문할 수 있어요.")
      #expect(outcome.snippet.prefix(2) == ["후라이드치킨 · 18,000원", "양념치킨 · 19,000원"])
    }

    @Test("A price is that of one dish, or of all that was asked for")
    func prices() async throws {
      let app = try await TestApp()
      let seasoned = IntentArgument.line(["m17"], said: "양념치킨")
      let two = IntentArgument.line(["m17"], said: "양념치킨", quantity: 2)
      let one = try await app.run("CheckPrice", ["lines": .list([seasoned])]).get()
      #expect(one.dialog?.full == "한밤치킨 양념치킨은(는) 19,000원이에요.")
      let both = try await app.run("CheckPrice", ["lines": .list([two])]).get()
      #expect(both.dialog?.full == "한밤치킨 양념치킨 2마리은(는) 모두 38,000원이에요.")
      let all = try await app.run(
        "CheckPrice", ["lines": .list([two, .line(["m16"], said: "fried chicken")])], language: "en"
      ).get()
      #expect(
        all.dialog?.full
          == "Seasoned chicken × 2, Fried chicken × 1 at Hanbam Chicken come to ₩56,000.")
    }

    @Test("Recommendations are the same all day, others tomorrow, and of open restaurants only")
    func recommendations() async throws {
      let app = try await TestApp()
      let noon = try await app.run("RecommendToday", now: .at(12)).get()
      #expect(noon.snippet.count == 5)
      #expect(try await app.run("RecommendToday", now: .at(20)).get().snippet == noon.snippet)
      #expect(try await app.run("RecommendToday", now: .at(36)).get().snippet != noon.snippet)
      let pizza = try await app.run("RecommendToday", ["cuisine": .cases(["pizza"], said: "피자")]).get()
      #expect(Set(pizza.snippet.map { $0.prefix(4) }) == ["화덕나폴", "동네피자"])
      let night = try await app.run("RecommendToday", now: .at(3)).get()
      #expect(!night.snippet.contains { $0.hasPrefix("스시하루") || $0.hasPrefix("달빛커피") })
    }

    @Test("Favourites are added, shown and removed, and doing it twice is said")
    func favourites() async throws {
      let app = try await TestApp()
      let none = await app.run("ShowFavourites")
      #expect(none.said == "아직 즐겨찾는 가게가 없어요.")
      let said = [
        await app.run("AddFavourite", ["restaurant": .restaurant("r2")]).said,
        await app.run("AddFavourite", ["restaurant": .restaurant("r2")]).said,
        await app.run("ShowFavourites").said,
        await app.run("RemoveFavourite", ["restaurant": .restaurant("r2")]).said,
        await app.run("RemoveFavourite", ["restaurant": .restaurant("r2")]).said,
      ]
      #expect(
        said == [
          "교동통닭을(를) 즐겨찾기에 추가했어요.", "교동통닭은(는) 이미 즐겨찾기에 있어요.", "즐겨찾는 가게가 1곳 있어요.",
          "교동통닭을(를) 즐겨찾기에서 뺐어요.", "교동통닭은(는) 즐겨찾기에 없어요.",
        ])
    }

    @Test("An address is saved under its label and is where orders go from then on")
    func address() async throws {
      let app = try await TestApp()
      let run = await app.run(
        "SetAddress", ["label": .cases(["work"], said: "회사"), "text": .text("서울 중구 을지로 2")])
      #expect(run.said == "회사 주소를 저장했어요. 앞으로 ‘서울 중구 을지로 2’(으)로 배달할게요.")
      #expect(try await app.database.addresses().map(\.id) == ["work", "home"])
    }

    @Test("What is no address is asked for again before it is saved")
    func implausibleAddress() async throws {
      let app = try await TestApp()
      let run = await app.run(
        "SetAddress", ["text": .text("몰라")], answers: [.argument(.text("서울 중구 을지로 2"))])
      #expect(
        await run.asked == ["text: 주소 같지 않아요. ‘서울 마포구 월드컵로 1’처럼 알려 주세요."])
      #expect(try await app.database.addresses().map(\.text) == ["서울 중구 을지로 2"])
    }

    @Test("The two shortcuts turn notifications on and off", arguments: [(7, true), (8, false)])
    func notifications(shortcut: Int, isOn: Bool) async throws {
      let app = try await TestApp()
      try await app.database.setAnnouncesDeliveries(!isOn)
      let run = await app.run("SetDeliveryNotifications", shortcut: shortcut)
      #expect(run.said == (isOn ? "배달 알림을 켰어요." : "배달 알림을 껐어요."))
      #expect(try await app.database.announcesDeliveries() == isOn)
    }
  }
}
