import Assistant
import Testing

/// What a person wants, as requests that are made one after the other.
struct Errand: Sendable, CustomTestStringConvertible {
  enum Request: Sendable {
    /// Words, and answers that are given up front.
    case say(String, [String: String] = [:])
    /// Answers to the open question.
    case answer([String: String])
  }

  let name: String
  /// Said before, by nobody who dies.
  var before: [String] = []
  let requests: [Request]
  /// What the last reply says.
  let told: String
  /// Whether one process takes them all, as a daemon does; else each has a process of its own, as with the tool.
  var hasOneProcess = false

  /// The requests that one process takes.
  var stretches: [Range<Int>] {
    hasOneProcess ? [requests.indices] : requests.indices.map { $0..<$0 + 1 }
  }

  var testDescription: String { name }

  private static let chicken = "한밤치킨에서 양념치킨 두 마리 주문해줘"
  private static let address = "서울 마포구 월드컵로 1"
  private static let home = "집 주소 \(address)로 저장해줘"
  private static let order = [home, chicken, "네"]
  private static let visit = "어제 경복궁 방문 기록해줘"

  static let all = [
    Errand(
      name: "the first order of all, with a new address",
      requests: [.say(chicken), .say(address), .say("네")], told: "주문했어요. 주문 번호 1043", hasOneProcess: true),
    Errand(
      name: "the same, with a process for each request",
      requests: [.say(chicken), .say(address), .say("네")], told: "주문했어요. 주문 번호 1043"),
    Errand(
      name: "the first order of all in one request",
      requests: [.say(chicken, ["address": address, "confirm": "yes"])], told: "주문했어요. 주문 번호 1043"),
    Errand(
      name: "the first order of all with answers by slot",
      requests: [.say(chicken), .answer(["address": address]), .answer(["confirm": "yes"])],
      told: "주문했어요. 주문 번호 1043", hasOneProcess: true),
    Errand(
      name: "answers by slot, with a process for each request",
      requests: [.say(chicken), .answer(["address": address, "confirm": "yes"])],
      told: "주문했어요. 주문 번호 1043"),
    Errand(
      name: "the cart to a new address", before: ["한밤치킨에서 양념치킨 담아줘"],
      requests: [.say("장바구니 주문해줘"), .say(address), .say("네")], told: "주문했어요. 주문 번호 1043"),
    Errand(
      name: "filling the cart and ordering it in one sentence", before: [home],
      requests: [.say("한밤치킨에서 양념치킨 담고 장바구니 주문해줘"), .say("네", ["confirm": "yes"])],
      told: "주문했어요. 주문 번호 1043"),
    Errand(
      name: "the usual order", before: order, requests: [.say("늘 먹던 걸로 주문해줘"), .say("그래")],
      told: "주문했어요. 주문 번호 1044"),
    Errand(
      name: "the last order once more", before: order,
      requests: [.say("다시 주문해줘"), .answer(["confirm": "yes"])], told: "주문했어요. 주문 번호 1044"),
    Errand(
      name: "taking an order back", before: order, requests: [.say("주문 취소해줘"), .say("네")],
      told: "주문 1043을 취소했어요."),
    Errand(
      name: "taking one of two orders back", before: order + ["다시 주문해줘", "네"],
      requests: [.say("주문 취소해줘"), .say("2번"), .say("네")], told: "주문 1043을 취소했어요."),
    Errand(
      name: "deleting a visit", before: [visit],
      requests: [.say("경복궁 방문 기록 지워줘"), .say("네")], told: "방문 기록을 지웠어요.", hasOneProcess: true),
    Errand(
      name: "deleting a visit that is chosen", before: [visit, "그저께 불국사 방문 기록해줘"],
      requests: [.say("방문 기록 지워줘"), .say("2번"), .say("네")], told: "방문 기록을 지웠어요."),
  ]
}
