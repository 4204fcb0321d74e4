import AppIntents
import Assistant
import ConversationProtocol
import Foundation
import SampleDatabase
import Testing

@testable import FoodDelivery
@testable import Landmarks

/// The clock of these conversations shows 19:00 on Friday, 20 November 2026, in Seoul.
@Suite("Conversations with both sample apps")
struct TwoAppsTests {
  /// Holds the conversation twice: in one process, and in one that is started anew for every turn. Both must
  /// say the same.
  private func turns(_ sentences: String..., language: String = "ko") async throws -> [Turn] {
    let live = try await hold(sentences, language: language, startsAnew: false)
    let restarted = try await hold(sentences, language: language, startsAnew: true)
    #expect(live.map(\.text) == restarted.map(\.text))
    return live
  }

  private static var seoul: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt
    return calendar
  }

  private func hold(_ sentences: [String], language: String, startsAnew: Bool) async throws -> [Turn] {
    let apps = try await SampleApps.loaded.value
    let calendar = Self.seoul
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: AppDatabase(.memory, calendar: calendar))
    let travel = TravelDatabase(.memory, calendar: calendar)
    dependencies.add(dependency: travel)
    dependencies.add(dependency: Navigator())
    let (now, zone) = (apps.now, calendar.timeZone)
    let assistant = Assistant(
      catalog: apps.catalog, store: MemoryStore(), clock: { now }, timeZone: zone)
    return try await AppDependencyManager.$local.withValue(dependencies) {
      var turns: [Turn] = []
      var conversation = assistant.conversation(language: language, focus: nil, owner: "guest", id: "s_test")
      for sentence in sentences {
        if startsAnew, !turns.isEmpty {
          conversation = try #require(try assistant.conversation("s_test", owner: "guest"))
        }
        turns.append(try await conversation.say(sentence))
      }
      await conversation.leave()
      return turns
    }
  }

  @Test(
    "a sentence that both apps could mean is asked about",
    arguments: [
      ("즐겨찾기 보여줘", ["즐겨찾기 보기", "명소 즐겨찾기 보기"]), ("추천해줘", ["오늘의 추천", "여행지 추천"]),
      ("취소해줘", ["주문 취소", "방문 계획 취소"]),
    ])
  func asked(_ sentence: String, _ options: [String]) async throws {
    let turn = try #require(try await turns(sentence).first)
    #expect(Set(turn.question?.options.map(\.title) ?? []) == Set(options))
  }

  @Test(
    "the app's name decides",
    arguments: [
      ("여행수첩 즐겨찾기 보여줘", "아직 즐겨찾는 명소가 없어요."), ("한입배달 즐겨찾기 보여줘", "아직 즐겨찾는 가게가 없어요."),
      ("여행수첩에서 취소해줘", "적어 둔 방문 계획이 없어요."),
    ])
  func named(_ sentence: String, _ reply: String) async throws {
    #expect(try await turns(sentence).map(\.text) == [reply])
  }

  @Test("tickets are looked for after a yes, and what was asked for is corrected before it")
  func tickets() async throws {
    let talk = try await turns("내일 경복궁 표 찾아줘", "아니 세 장", "네")
    #expect(talk[0].snippet?.lines.first == "경복궁 입장권 1장 · 11월 21일 토요일")
    #expect(talk[1].snippet?.lines.first == "경복궁 입장권 3장 · 11월 21일 토요일")
    #expect(talk[2].text == "남은 입장권이에요.")
  }

  @Test("a landmark that is asked for may be named, chosen by number, or described")
  func landmark() async throws {
    #expect(try await turns("입장권 찾아줘").map(\.text) == ["어느 명소예요?"])
    let described = try await turns("부산 보여줘", "세 번째")
    #expect(described[0].question?.options.map(\.title) == ["부산타워", "해운대", "오륙도", "감천문화마을"])
    #expect(described[1].snippet?.lines.first == "오륙도")
  }

  @Test("a collection is archived or deleted as chosen")
  func collection() async throws {
    let talk = try await turns("바다 여행 지워줘", "보관", "여행수첩에서 모음 보여줘")
    #expect(talk[0].text == "바다 여행 모음을 어떻게 할까요?")
    #expect(talk[1].text == "바다 여행 모음을 보관했어요.")
    #expect(talk[2].snippet?.lines.last == "바다 여행 · 3곳 · 보관됨")
  }

  @Test("a visit is noted with its day and stay, and a plan is cancelled after a yes")
  func noting() async throws {
    let visit = try await turns("어제 두물머리에서 한 시간 반 있었다고 적어줘", "두물머리 언제 갔어?")
    #expect(visit[0].text == "두물머리 방문을 적었어요. 11월 19일 목요일 · 1시간 30분")
    #expect(visit[1].snippet?.lines == ["두물머리 · 11월 19일 목요일 · 1시간 30분"])
    let plan = try await turns("경복궁 방문 계획 세워줘", "다음 주 화요일", "여행 계획 취소해줘", "계획 취소", "여행 계획 보여줘")
    #expect(plan[0].text == "언제 갈까요?")
    #expect(plan[1].text == "11월 24일 화요일에 경복궁에 가는 걸로 적었어요. 그런데 그날은 쉬는 날이에요.")
    #expect(plan[3].text == "경복궁 방문 계획을 취소했어요.")
    #expect(plan[4].text == "적어 둔 방문 계획이 없어요.")
  }

  @Test("what was done is taken back, though taking back is an effect too")
  func takenBack() async throws {
    let talk = try await turns("불국사 찜해줘", "되돌려줘", "불국사 찜해줘")
    #expect(talk.map(\.outcome) == [.done, .done, .done])
    #expect(talk[2].text == "불국사를 즐겨찾기에 넣었어요.")
  }

  @Test("what must not happen does not", arguments: ["경복궁 찜하지 마", "경복궁 방문 기록했어", "바다 여행 지우면 어떻게 돼"])
  func forbidden(_ sentence: String) async throws {
    #expect(try await turns(sentence).map(\.outcome) == [.notUnderstood])
  }
}
