import AppIntents
import Assistant
import ConversationProtocol
import Foundation
import Testing

/// Thousands of turns that nobody thought of: sentences, answers, corrections, cancels, waiting, restarts.
@Suite("A random walk") struct RandomWalkTests {
  @Test("whatever is said, nothing is done that was not confirmed as it was shown", arguments: 1...6)
  func walk(_ seed: Int) async throws {
    let teatime = try await Teatime()
    try await teatime.run {
      var walk = Walk(teatime, seed: UInt64(seed))
      for _ in 1...350 { try await walk.step() }
      // A walk that never comes to a yes proves nothing.
      #expect(walk.spent >= 40)
      try await walk.becomeIdle()
      await walk.conversation.leave()
    }
  }
}

/// One conversation that goes where chance leads it.
struct Walk {
  private let teatime: Teatime
  private var random: SplitMix64
  private(set) var conversation: Conversation
  private var last: Turn?
  private var trace: [String] = []
  /// How often money was spent.
  private(set) var spent = 0

  init(_ teatime: Teatime, seed: UInt64) {
    self.teatime = teatime
    random = SplitMix64(seed: seed)
    conversation = teatime.assistant.conversation(language: "ko", focus: nil, owner: "guest", id: "s_test")
  }

  mutating func step() async throws {
    if chance(8), last != nil {
      trace.append("(restart)")
      if chance(2) { await conversation.leave() }
      conversation = try teatime.conversation()
    }
    if chance(12) {
      teatime.clock.advance([5, 61, 121, 601, 1_801, 86_401].randomElement(using: &random) ?? 0)
    }
    try await say(sentence())
  }

  /// A few cancels always lead to where nothing is open.
  mutating func becomeIdle() async throws {
    for _ in 1...20 where try !state().frames.isEmpty { try await say("취소") }
    #expect(try state().frames.isEmpty, "\(trace.suffix(30))")
  }

  private mutating func say(_ sentence: String) async throws {
    let before = teatime.ledger.entries
    let asked = last?.question
    let shown = last?.snippet?.lines ?? []
    let turn = try await conversation.say(sentence)
    trace.append(sentence)
    check(turn, sentence, done: Array(teatime.ledger.entries.dropFirst(before.count)), asked, shown)
    #expect(try state().top?.open?.key == turn.question?.id, "one open question: \(trace.suffix(12))")
    last = turn
  }

  /// Money is spent only for a yes to a confirmation, at most once, and for exactly what was shown.
  private mutating func check(
    _ turn: Turn, _ sentence: String, done: [String], _ asked: TurnQuestion?, _ shown: [String]
  ) {
    let spent = done.filter { $0.hasSuffix("원") }
    guard let line = spent.first else { return }
    self.spent += 1
    #expect(spent.count == 1, "\(trace.suffix(12))")
    #expect(asked?.kind == .confirm && asked?.id == "confirm#1", "\(line): \(trace.suffix(12))")
    #expect(Self.yes.contains(sentence), "\(line): \(trace.suffix(12))")
    let isShown = shown == [line] || shown.first?.split(separator: " ").last.map { line.contains($0) } == true
    #expect(isShown, "\(line), shown \(shown): \(trace.suffix(12))")
  }

  private func state() throws -> ConversationState {
    let record = try #require(try teatime.store.load("s_test"))
    return try JSONDecoder().decode(ConversationState.self, from: Data(record.state.utf8))
  }

  // MARK: Chance

  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  private mutating func sentence() -> String {
    // Half of the time straight on to an order and its yes, or chance would seldom come to one.
    if chance(2) {
      let straight = last?.question.map { $0.id == "confirm#1" ? Self.yes : Self.values }
      return (straight ?? Self.orders).randomElement(using: &random) ?? "네"
    }
    let lists =
      last?.question == nil
      ? [Self.requests, Self.steering] : [Self.answers, Self.answers, Self.yes, Self.steering, Self.requests]
    let list = lists.randomElement(using: &random) ?? Self.requests
    return list.randomElement(using: &random) ?? "네"
  }

  private static let orders = ["녹차 두 잔 주문해줘", "별빛찻집에서 밀크티 한 잔 주문해줘", "홍차 한 잔 주문해줘"]
  private static let values = ["1번", "한 잔"]
  static let yes = ["네", "응", "ㅇㅇ", "그래", "좋아요"]
  private static let requests = [
    "녹차 주문해줘", "밀크티 두 잔 주문해줘", "라떼 주문해줘", "음료 주문해줘", "외상 갚아줘", "외상 보여줘", "자리 예약해줘", "세 명 자리 예약해줘", "토핑 골라줘",
    "컵 크기 바꿔줘", "기계 청소해줘", "간식 찾아줘", "가게 추천해줘", "소리 틀어줘", "자리 정리해줘", "메모 남겨줘", "찾으러 갈게", "등 낮춰줘", "찻잎 골라줘",
    "카드 써줘",
    "종 울려줘", "선물 포장해줘", "주문 취소해줘", "홍차 주문해줘", "녹차 주문하지 마", "녹차 주문할까?", "그거 주문해줘", "하나 더", "같은 걸로",
    "두 번째 거 주문해줘",
    "녹차 주문하고 종 울려줘", "등 낮추고 외상 갚아줘", "금고 열어줘",
  ]
  private static let answers = [
    "1번", "2번", "세 번째 거", "마지막", "아무거나", "다 아니야", "더 보여줘", "별빛찻집", "밀크티", "녹차 두 잔", "세 잔", "아니 두 잔",
    "네 근데 세 잔으로", "수량은 네 잔으로",
    "가게 바꿔줘", "수량 바꿔줘", "음료 바꿔줘", "열두 명", "네 명", "김하나", "큰 컵", "다", "1번이랑 3번", "내일 오후 3시", "7316", "아니요",
    "아니", "그거", "파란 하늘",
    "\"취소\"", "아쌈",
  ]
  private static let steering = [
    "취소", "그만", "뒤로", "처음부터", "도움말", "다시 말해줘", "이어서", "하던 거 뭐였지", "건너뛰기", "되돌려 줘", "방금 거 취소해줘", "취소해줘", "네?",
    "됐어요", "괜찮아요", "음", "", "🙂",
  ]
}

/// Small, seeded, the same everywhere.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
