import AppIntents
import ConversationProtocol
import Testing

@testable import Assistant

/// Apps as they are written for phones, talked with: what they say, what they do, and what they are kept from doing.
@Suite("Apps of phones in conversations") struct PhoneAppTests {
  private func talk<Service: Sendable, Result>(
    to app: any AssistantApp.Type, with service: Service, _ body: (Conversation) async throws -> Result
  ) async throws -> Result {
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: service)
    return try await AppDependencyManager.$local.withValue(dependencies) {
      let catalog = try AppCatalog(apps: [app], phrases: [])
      let assistant = Assistant(
        catalog: catalog, store: MemoryStore(), clock: { Date(timeIntervalSince1970: 1_800_000_000) })
      await assistant.loadNames(language: "ko")
      return try await body(assistant.conversation(language: "ko", focus: nil, owner: "test"))
    }
  }

  // MARK: Lamps

  @Test("A lamp is switched by its name, with the action that its shortcut presets")
  func lamps() async throws {
    let server = LampServer()
    try await talk(to: LampApp.self, with: server) { (conversation: Conversation) async throws in
      #expect(try await conversation.say("우리집에서 부엌 등 켜줘").text == "부엌 등 켰어요.")
      #expect(server.lit == ["kitchen"])
      #expect(try await conversation.say("부엌 등 꺼 주세요").text == "부엌 등 껐어요.")
      #expect(server.lit == [])
    }
  }

  @Test("What is not said is asked for, among what the server suggests")
  func missingLamp() async throws {
    let server = LampServer()
    try await talk(to: LampApp.self, with: server) { (conversation: Conversation) async throws in
      let question = try await conversation.say("우리집에서 등 꺼줘")
      #expect(question.text == "어느 등이요?")
      #expect(question.question?.options.map(\.title) == ["부엌 등", "거실 등", "거실 스탠드"])
      #expect(try await conversation.say("거실 스탠드").text == "거실 스탠드 껐어요.")
    }
  }

  @Test("A sentence that the app's negative phrases name is not carried out, in other endings neither")
  func negativePhrases() async throws {
    let server = LampServer()
    try await talk(to: LampApp.self, with: server) { (conversation: Conversation) async throws in
      for sentence in ["우리집에서 거실 등 켜줘", "거실 등 켜 주세요"] {
        let turn = try await conversation.say(sentence)
        #expect(turn.error?.rule == "negativePhrase", "\(sentence)")
      }
      #expect(server.lit == [])
      #expect(try await conversation.say("거실 스탠드 켜줘").outcome == .done)
      #expect(server.lit == ["stand"])
    }
  }

  @Test("A scene is chosen among the provider's, and its notice goes out by default")
  func scenes() async throws {
    let server = LampServer()
    try await talk(to: LampApp.self, with: server) { (conversation: Conversation) async throws in
      let question = try await conversation.say("우리집에서 장면 바꿔줘")
      #expect(question.question?.options.map(\.title) == ["영화", "취침"])
      #expect(try await conversation.say("영화").text == "영화 장면이에요.")
      #expect(server.notices == ["영화"])
    }
  }

  // MARK: Clippings

  @Test("What lies at a number is taken, by its default or by words")
  func clippings() async throws {
    try await talk(to: ClippingApp.self, with: Clippings()) { (conversation: Conversation) async throws in
      #expect(try await conversation.say("복사장에서 하나 꺼내줘").text == "사과")
      #expect(try await conversation.say("복사장에서 3번째 꺼내줘").text == "전화번호")
      let missing = try await conversation.say("복사장에서 9번째 꺼내줘")
      #expect(missing.text == "9번째는 없어요.")
    }
  }

  @Test("A deletion asks for the number, and is taken back")
  func deletion() async throws {
    let clippings = Clippings()
    try await talk(to: ClippingApp.self, with: clippings) { (conversation: Conversation) async throws in
      #expect(try await conversation.say("복사장에서 하나 지워줘").text == "몇 번째를 지울까요?")
      #expect(try await conversation.say("1").text == "사과 지웠어요.")
      #expect(clippings.all.count == 2)
      _ = try await conversation.say("되돌려줘")
      #expect(clippings.all.first == "사과")
    }
  }

  @Test("A choice that is left does nothing")
  func choice() async throws {
    let clippings = Clippings()
    try await talk(to: ClippingApp.self, with: clippings) { (conversation: Conversation) async throws in
      #expect(try await conversation.say("복사장 비워줘").question != nil)
      _ = try await conversation.say("취소")
      #expect(clippings.all.count == 3)
      _ = try await conversation.say("복사장 비워줘")
      #expect(try await conversation.say("모두 지우기").text == "비었어요.")
      #expect(clippings.all.isEmpty)
    }
  }

  // MARK: Meals

  @Test("A number outside its range is asked for again, and a yes writes it down")
  func numbers() async throws {
    let log = MealLog()
    try await talk(to: MealApp.self, with: log) { (conversation: Conversation) async throws in
      #expect(try await conversation.say("식사일지에 탄수화물 적어줘").text == "몇 그램이요?")
      #expect(try await conversation.say("900").question != nil)
      #expect(try await conversation.say("30").text.hasPrefix("30g을 적을까요?"))
      #expect(log.all.isEmpty)
      #expect(try await conversation.say("네").text == "적었어요.")
      #expect(log.all == ["30"])
    }
  }

  @Test("A no writes nothing down")
  func no() async throws {
    let log = MealLog()
    try await talk(to: MealApp.self, with: log) { (conversation: Conversation) async throws in
      _ = try await conversation.say("식사일지에 탄수화물 적어줘")
      _ = try await conversation.say("30")
      _ = try await conversation.say("아니")
      #expect(log.all.isEmpty)
    }
  }

  @Test("The intent that is opened takes the value of the one before, where it says so")
  func connected() async throws {
    let log = MealLog()
    try await talk(to: MealApp.self, with: log) { (conversation: Conversation) async throws in
      let question = try await conversation.say("식사일지에서 미리 정한 거 시작해줘")
      #expect(question.question?.options.map(\.title) == ["달리기", "잠"])
      let done = try await conversation.say("잠")
      #expect(done.text.contains("지금은 잠이에요."))
      #expect(log.all == ["sleep"])
    }
  }
}
