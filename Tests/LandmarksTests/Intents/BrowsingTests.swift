import AppIntents
import Foundation
import Testing

@testable import Landmarks

@Suite struct BrowsingTests {
  @Test("a landmark is shown with what it is, when it opens and what it costs, in both languages")
  func show() async throws {
    let travel = TestTravel()
    let korean = await travel.run("ShowLandmark", ["landmark": .thing("l1")])
    #expect(korean.said == "조선의 으뜸 궁궐이에요. 근정전과 경회루를 걸어 보세요.")
    #expect(korean.snippet == ["경복궁", "서울 · 궁궐", "09:00–18:00, 화요일 쉼 · 입장료 3,000원", "☐ [즐겨찾기]", "[입장권 찾기]"])
    try await travel.database.setFavourite("l18", true, now: .at(0))
    let english = await travel.run("ShowLandmark", ["landmark": .thing("l18")], language: "en")
    #expect(
      english.snippet == [
        "Haeundae Beach", "Busan · Beach", "Always open · Admission: free", "☑ [Favourite]",
      ])
  }

  @Test("a landmark that was not named is asked for, the favourites first")
  func asked() async throws {
    let travel = TestTravel()
    try await travel.database.setFavourite("l21", true, now: .at(0))
    let run = await travel.run("ShowLandmark", answers: [.options(["l21"])])
    let question = try #require(await run.lastQuestion)
    #expect(question.dialog?.full == "어느 명소예요?")
    #expect(question.options.map(\.title) == ["세병관", "경복궁", "해운대", "성산일출봉", "남산서울타워"])
    #expect(run.snippet.first == "세병관")
    #expect(run.snippet.contains("☑ [즐겨찾기]"))
  }

  @Test("words that describe several places ask which one is meant")
  func described() async throws {
    let run = await TestTravel().run(
      "ShowLandmark", ["landmark": .text("부산")], answers: [.options(["l19"])])
    #expect(await run.lastQuestion?.options.map(\.title) == ["부산타워", "해운대", "오륙도", "감천문화마을"])
    #expect(run.snippet.first == "오륙도")
  }

  @Test("a province has the places of its towns, and one without any says so")
  func provinces() async throws {
    let travel = TestTravel()
    let found = await travel.run("SearchLandmarks", ["region": .cases(["gangwon"], said: "강원도")])
    #expect(found.snippet.map { $0.prefix { $0 != " " } } == ["남이섬", "정동진"])
    let recommended = await travel.run("RecommendLandmarks", ["region": .cases(["jeonnam"], said: "전남")])
    #expect(recommended.snippet.count == 1)
    let none = await travel.run("SearchLandmarks", ["region": .cases(["jeonbuk"], said: "전북")])
    #expect(none.snippet.isEmpty)
    let described = try travel.database.atlas.landmarks(matching: "경북")
    #expect(described.map(\.region).contains(.pohang))
  }

  @Test("a section and a landmark come to the front")
  func front() async throws {
    let travel = TestTravel()
    let map = await travel.run("OpenSection", ["target": .cases(["map"], said: "지도")])
    #expect(map.said == "지도을(를) 열었어요.")
    #expect(map.snippet.first == "경복궁 · 1km")
    #expect(travel.navigator.current == .section(.map))
    _ = await travel.run("OpenLandmark", ["target": .thing("l22")])
    #expect(travel.navigator.current == .landmark("l22"))
  }

  @Test("the collections of the section say how much is in them and which are archived")
  func collections() async throws {
    let travel = TestTravel()
    try await travel.database.setArchived(true, collectionID: "first2")
    let run = await travel.run("OpenSection", ["target": .cases(["collections"], said: "모음")])
    #expect(run.snippet == ["가 볼 곳 · 0곳", "경주 산책 · 3곳", "바다 여행 · 3곳 · 보관됨"])
  }

  @Test("landmarks are found by region, kind, admission and being open")
  func search() async throws {
    let travel = TestTravel()
    let beaches = await travel.run(
      "SearchLandmarks", ["region": .cases(["busan"], said: "부산"), "kind": .cases(["beach"], said: "바다")])
    #expect(beaches.said == "명소 1곳을 찾았어요.")
    #expect(beaches.snippet == ["해운대 · 부산 · 바다 · 무료"])
    let cheap = await travel.run("SearchLandmarks", ["maximumFee": .integer(1000)])
    #expect(cheap.said == "명소 14곳 가운데 많이 찾는 다섯 곳이에요.")
    #expect(cheap.snippet.count == 5)
    let open = await travel.run(
      "SearchLandmarks",
      ["condition": .cases(["open"], said: "문 연"), "kind": .cases(["palace"], said: "궁궐")], now: .at(20))
    #expect(open.said == "그런 명소를 찾지 못했어요. 조건을 줄여서 다시 말해 주세요.")
  }

  @Test("the query filters and sorts by properties")
  func properties() async throws {
    let travel = TestTravel()
    let islands = LandmarkFilter { $0.kind == .island }
    let jeju = LandmarkFilter { $0.region == .jeju }
    let both = try await travel.with {
      try await LandmarkQuery().entities(matching: [islands, jeju], mode: .and, sortedBy: [], limit: nil)
    }
    #expect(both.map(\.landmark.name) == ["마라도"])
    let either = try await travel.with {
      try await LandmarkQuery().entities(matching: [islands, jeju], mode: .or, sortedBy: [], limit: 3)
    }
    #expect(either.map(\.landmark.name) == ["성산일출봉", "남이섬", "한라산"])
  }

  @Test("what is seen in a picture leads to the places that fit most of it")
  func picture() async throws {
    let found = try await TestTravel().with {
      try await LandmarkPictureQuery().values(for: ["부산", "바다", "숲속"])
    }
    #expect(found.first?.landmark.name == "해운대")
    #expect(try await TestTravel().with { try await LandmarkPictureQuery().values(for: []) }.isEmpty)
  }

  @Test("opening a landmark is the same as opening an address")
  func address() throws {
    let landmark = LandmarkEntity(try #require(try Atlas.shipped.get().landmark("l1")))
    let url = try OpenLandmark(target: landmark).representedURL()
    #expect(url.absoluteString == "travelnotes://landmark/l1")
  }

  @Test(
    "the nearest is measured from what was said, else from the default place",
    arguments: [
      ([:], "서울에서 가장 가까운 곳은 경복궁이에요(예요). 직선거리로 1km쯤 돼요."),
      (["kind": .cases(["island"], said: "섬")], "서울에서 가장 가까운 곳은 남이섬이에요(예요). 직선거리로 54km쯤 돼요."),
      (["start": .thing("l14")], "첨성대에서 가장 가까운 곳은 동궁과 월지이에요(예요). 직선거리로 700m쯤 돼요."),
      (["city": .cases(["jeju"], said: "제주")], "제주에서 가장 가까운 곳은 한라산이에요(예요). 직선거리로 15km쯤 돼요."),
    ] as [([String: IntentArgument], String)])
  func nearest(arguments: [String: IntentArgument], said: String) async {
    #expect(await TestTravel().run("NearestLandmark", arguments).said == said)
  }

  @Test("places that were visited are not recommended, and from midnight here there are others")
  func recommend() async throws {
    let travel = TestTravel()
    let jeju: [String: IntentArgument] = ["region": .cases(["jeju"], said: "제주")]
    #expect(await travel.run("RecommendLandmarks", jeju).snippet.count == 3)
    try await travel.database.save([Visit(id: "v", landmarkID: "l27", day: .at(0), isPlan: false)])
    #expect(await Set(travel.run("RecommendLandmarks", jeju).snippet) == ["성산일출봉 · 제주 · 산", "한라산 · 제주 · 산"])
    let today = await travel.run("RecommendLandmarks").snippet
    #expect(await travel.run("RecommendLandmarks", now: .at(12, day: 1)).snippet != today)
    // Both on one day in Greenwich.
    let evening = await travel.run("RecommendLandmarks", now: .at(23)).snippet
    #expect(evening == today)
    #expect(await travel.run("RecommendLandmarks", now: .at(1, day: 1)).snippet != evening)
    #expect(await travel.run("RecommendLandmarks", now: .at(1)).snippet == evening)
  }

  @Test("how crowded it is comes from the entity, and its page to the front without a question")
  func crowd() async {
    let travel = TestTravel()
    let busy = await travel.run("CheckCrowd", ["landmark": .thing("l1")], now: .at(12, day: 1))
    #expect(busy.said == "경복궁은(는) 지금 많이 붐벼요. 붐빔 정도는 90%예요.")
    #expect(await busy.host.questions.isEmpty)
    #expect(travel.navigator.current == .crowd("l1"))
    let closed = await travel.run("CheckCrowd", ["landmark": .thing("l1")], now: .at(20))
    #expect(closed.said == "경복궁은(는) 지금 문을 닫았어요.")
  }
}
