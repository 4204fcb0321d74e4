import AppIntents
import Foundation
import Testing

@testable import Landmarks

@Suite struct NotingTests {
  @Test("a favourite is added once, removed once, and each can be taken back")
  func favourites() async throws {
    let travel = TestTravel()
    let palace: [String: IntentArgument] = ["landmark": .thing("l1")]
    let added = await travel.run("FavouriteLandmark", palace)
    #expect(added.said == "경복궁을(를) 즐겨찾기에 넣었어요.")
    #expect(await travel.run("FavouriteLandmark", palace).said == "경복궁은(는) 이미 즐겨찾기에 있어요.")
    #expect(await travel.run("ShowFavouriteLandmarks").snippet == ["경복궁 · 서울 · 궁궐"])
    #expect(try await travel.undo(added))
    #expect(await travel.run("ShowFavouriteLandmarks").said == "아직 즐겨찾는 명소가 없어요.")
    #expect(await travel.run("UnfavouriteLandmark", palace).said == "경복궁은(는) 즐겨찾기에 없어요.")
  }

  @Test(
    "a collection is archived or deleted as chosen, and comes back",
    arguments: [("0", "바다 여행 모음을 보관했어요."), ("1", "바다 여행 모음을 지웠어요. 잘못 지웠으면 ‘되돌려 줘’라고 말해 주세요.")])
  func removeCollection(choice: String, said: String) async throws {
    let travel = TestTravel()
    let run = await travel.run(
      "RemoveCollection", ["collection": .thing("first2")], answers: [.options([choice])])
    #expect(run.said == said)
    let question = try #require(await run.lastQuestion)
    #expect(question.options.prefix(2).map(\.title) == ["보관", "삭제"])
    #expect(question.snippet.count == 3)
    let before = try await travel.database.collections().filter { !$0.collection.isArchived }
    #expect(before.count == 2)
    #expect(try await travel.undo(run))
    let after = try await travel.database.collections()
    #expect(
      after.contains { $0.collection.name == "바다 여행" && !$0.collection.isArchived && $0.places.count == 3 })
  }

  @Test("nothing happens to a collection when the choice is cancelled")
  func keepCollection() async throws {
    let travel = TestTravel()
    let run = await travel.run("RemoveCollection", ["collection": .thing("first2")])
    #expect(await run.host.effects == [])
    #expect(try await travel.database.collections().count == 3)
  }

  @Test("an archived collection is taken out again")
  func restoreCollection() async throws {
    let travel = TestTravel()
    try await travel.database.setArchived(true, collectionID: "first2")
    #expect(await travel.run("RestoreCollection", ["collection": .thing("first2")]).said == "바다 여행 모음을 꺼냈어요.")
    let again = await travel.run("RestoreCollection", ["collection": .thing("first2")])
    #expect(again.said == "바다 여행 모음은 보관돼 있지 않아요.")
  }

  @Test("several landmarks go into a collection and out of it, those already there are told apart")
  func fillCollection() async throws {
    let travel = TestTravel()
    let arguments: [String: IntentArgument] = [
      "collection": .thing("first1"), "landmarks": .list([.thing("l1"), .thing("l15")]),
    ]
    let added = await travel.run("AddToCollection", arguments)
    #expect(added.said == "경복궁, 동궁과 월지을(를) 가 볼 곳 모음에 담았어요.")
    #expect(await travel.run("AddToCollection", arguments).said == "경복궁, 동궁과 월지은(는) 이미 가 볼 곳 모음에 있어요.")
    let removed = await travel.run("RemoveFromCollection", arguments)
    #expect(removed.said == "경복궁, 동궁과 월지을(를) 가 볼 곳 모음에서 뺐어요.")
    #expect(try await travel.undo(removed))
    #expect(try await travel.database.places(of: "가 볼 곳") == ["l1", "l15"])
  }

  @Test("a new collection needs a name of its own")
  func createCollection() async throws {
    let travel = TestTravel()
    let made = await travel.run("CreateCollection", ["name": .text(" 단풍  구경 ")])
    #expect(made.said == "단풍 구경 모음을 만들었어요.")
    #expect(await travel.run("CreateCollection", ["name": .text("단풍구경")]).said == "단풍구경 모음은 이미 있어요.")
    #expect(try await travel.undo(made))
    #expect(try await travel.database.collections().count == 3)
  }

  @Test("the default place is shown, changed and changed back")
  func settings() async throws {
    let travel = TestTravel()
    #expect(await travel.run("ShowSettings").said == "기본 장소는 서울이에요(예요).")
    let set = await travel.run("SetDefaultPlace", ["place": .cases(["busan"], said: "부산")])
    #expect(set.said == "기본 장소를 부산(으)로 바꿨어요.")
    #expect(try await travel.database.defaultPlace() == .busan)
    #expect(try await travel.undo(set))
    #expect(try await travel.database.defaultPlace() == .seoul)
  }
}

@Suite struct VisitTests {
  @Test("a visit is written down with its day, stay and note, today unless said otherwise")
  func record() async throws {
    let travel = TestTravel()
    let today = await travel.run("RecordVisit", ["landmark": .thing("l1")])
    #expect(today.said == "경복궁 방문을 적었어요. 11월 20일 금요일")
    let week = await travel.run(
      "RecordVisit",
      [
        "landmark": .thing("l8"), "date": .day(.at(15, day: -7)), "stay": .duration(5400),
        "note": .text("물안개가 곱다"),
      ])
    #expect(week.said == "두물머리 방문을 적었어요. 11월 13일 금요일 · 1시간 30분 · 물안개가 곱다")
    let shown = await travel.run("ShowVisits")
    #expect(shown.said == "방문 기록이 2개 있어요.")
    #expect(shown.snippet.first == "경복궁 · 11월 20일 금요일")
    #expect(await travel.run("ShowVisits", ["landmark": .thing("l8")]).said == "두물머리에는 1번 다녀왔어요.")
    #expect(try await travel.undo(week))
    #expect(await travel.run("ShowVisits", ["landmark": .thing("l8")]).said == "두물머리 방문 기록은 없어요.")
  }

  @Test("a visit lies in the past and a plan does not")
  func direction() async {
    let travel = TestTravel()
    let tomorrow: [String: IntentArgument] = ["landmark": .thing("l1"), "date": .day(.at(0, day: 1))]
    let yesterday: [String: IntentArgument] = ["landmark": .thing("l1"), "date": .day(.at(0, day: -1))]
    #expect(
      await travel.run("RecordVisit", tomorrow).said == "아직 오지 않은 날이에요. 갈 곳이면 ‘방문 계획 세워 줘’라고 말해 주세요.")
    #expect(
      await travel.run("PlanVisit", yesterday).said == "이미 지난 날이에요. 다녀온 곳이면 ‘방문 기록해 줘’라고 말해 주세요.")
    #expect(await travel.run("PlanVisit", tomorrow).said == "11월 21일 토요일에 경복궁에 가는 걸로 적었어요.")
    let tuesday: [String: IntentArgument] = ["landmark": .thing("l1"), "date": .day(.at(0, day: 4))]
    #expect(
      await travel.run("PlanVisit", tuesday).said == "11월 24일 화요일에 경복궁에 가는 걸로 적었어요. 그런데 그날은 쉬는 날이에요.")
    #expect(await travel.run("ShowPlans").snippet == ["경복궁 · 11월 21일 토요일", "경복궁 · 11월 24일 화요일"])
  }

  @Test("a plan is cancelled after a yes; of several the person says which")
  func cancel() async throws {
    let travel = TestTravel()
    #expect(await travel.run("CancelPlan").said == "적어 둔 방문 계획이 없어요.")
    try await travel.database.save([
      Visit(id: "a", landmarkID: "l1", day: .at(0, day: 1), isPlan: true),
      Visit(id: "b", landmarkID: "l2", day: .at(0, day: 2), isPlan: true),
    ])
    let declined = await travel.run("CancelPlan", ["plan": .thing("a")], answers: [.confirmed(false)])
    #expect(await declined.host.effects == [])
    let run = await travel.run("CancelPlan", answers: [.options(["b"]), .confirmed(true)])
    #expect(run.said == "남산서울타워 방문 계획을 취소했어요.")
    #expect(try await travel.database.plans(from: .at(0)).map(\.id) == ["a"])
    #expect(try await travel.undo(run))
    #expect(try await travel.database.plans(from: .at(0)).map(\.id) == ["a", "b"])
  }

  @Test("notes of visits are deleted after a yes, and come back")
  func delete() async throws {
    let travel = TestTravel()
    try await travel.database.save([Visit(id: "a", landmarkID: "l1", day: .at(0, day: -1), isPlan: false)])
    let arguments: [String: IntentArgument] = ["entities": .list([.thing("a")])]
    _ = await travel.run("DeleteVisits", arguments, answers: [.confirmed(false)])
    #expect(try await travel.database.visits().count == 1)
    let run = await travel.run("DeleteVisits", arguments, answers: [.confirmed(true)])
    #expect(run.said == "경복궁 방문 기록을 지웠어요.")
    #expect(try await travel.database.visits().isEmpty)
    #expect(try await travel.undo(run))
    #expect(try await travel.database.visits().map(\.id) == ["a"])
  }

  @Test("a visit is called by every name of its place")
  func names() async throws {
    let travel = TestTravel()
    try await travel.database.save([Visit(id: "a", landmarkID: "l15", day: .at(0, day: -1), isPlan: false)])
    let visit = try #require(try await travel.names("VisitEntity").first)
    #expect(visit.title == "동궁과 월지")
    #expect(visit.synonyms.contains("안압지"))
    #expect(try await travel.names("PlanEntity").isEmpty)
  }
}
