import Foundation
import Testing

@Suite struct OneShotTests {
  private static let address = "서울 마포구 월드컵로 1"

  @Test(
    "an order is carried on by session, number and name from process to process, and a later process knows it"
  )
  func order() async throws {
    let tool = try Tool()
    let first = try await tool.run("--json", "--say", "치킨 두 마리 주문해줘")
    #expect(first.status == 20)
    #expect(try first.string("outcome") == "input_required")
    #expect(try first.string("question", "slot") == "restaurant")
    let session = try #require(try first.string("session"))
    #expect(first.errors == "이어서 하려면: malgil --session \(session) --say \"…\"\n")

    let middle = try await tool.run(
      "--json", "--session", session, "--say", "2번", "--say", "양념", "--say", Self.address)
    #expect(middle.status == 20)
    #expect(
      try middle.objects.map { ($0["question"] as? [String: Any])?["slot"] as? String } == [
        "lines.menuItem", "address", "confirm",
      ])
    let snippet = try #require(try middle.objects.last?["snippet"] as? [String: Any])
    #expect(snippet["lines"] as? [String] == ["한밤치킨 · 양념치킨 2마리 · 38,000원", "집: \(Self.address)"])

    let last = try await tool.run("--json", "--session", session, "--say", "네")
    #expect(last.status == 0)
    #expect(last.errors == "")
    #expect(try last.string("outcome") == "done")
    #expect(try last.string("value", "id") == "1043")
    #expect(try last.string("text") == "주문했어요. 주문 번호 1043 · 예상 도착 오후 7:30")
    #expect(try last.string("speech", "full") == "주문했어요. 주문 번호 천사십삼, 예상 도착 오후 일곱 시 삼십 분")

    let later = try await tool.run("--json", "--say", "내 주문 확인해줘")
    #expect(later.status == 0)
    #expect(try later.string("outcome") == "answered")
    #expect(try later.string("text")?.hasPrefix("주문 1043은 ") == true)
  }

  @Test(
    "a repeated request repeats its reply and orders once; --continue goes on with the newest conversation")
  func request() async throws {
    let tool = try Tool()
    let arguments = [
      "--data", tool.data.path, "--now", Tool.time, "--request-id", "k1", "--answer", "confirm=yes",
      "--answer",
      "address=\(Self.address)", "--say", "한밤치킨에서 양념치킨 두 마리 주문해줘",
    ]
    let first = try await tool.bare(arguments)
    #expect(first.status == 0)
    #expect(first.output.contains("주문 번호 1043"))
    let second = try await tool.bare(arguments)
    #expect(second.status == 0)
    #expect(second.output == first.output)
    let next = try await tool.run("--continue", "--yes", "--say", "또 주문해줘")
    #expect(next.status == 20)
    #expect(next.output.contains("주문할까요?"))
    let placed = try await tool.run("--continue", "--answer", "confirm=yes", "--json")
    #expect(placed.status == 0)
    // One more than the first: the repeated request ordered nothing.
    #expect(try placed.string("value", "id") == "1044")
  }

  @Test("--yes never confirms what costs")
  func yes() async throws {
    let run = try await Tool.ordering().run(
      "--yes", "--json", "--answer", "address=\(Self.address)", "--say", "한밤치킨에서 양념치킨 두 마리 주문해줘")
    #expect(run.status == 20)
    #expect(try run.string("question", "kind") == "confirm")
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let sentences: [String]
    let status: Int32
    let reply: String

    var testDescription: String { sentences.joined(separator: " · ") }
  }

  @Test(
    "the exit status says what came of it",
    arguments: [
      Case(
        sentences: ["한밤치킨에서 콜라 하나 주문해줘"], status: 1,
        reply: "  ✗ 한밤치킨은 15,000원부터 주문할 수 있어요. 지금은 2,000원이라 13,000원이 모자라요.\n"),
      Case(sentences: ["치킨 주문하지 마"], status: 3, reply: "  알겠어요. 하지 않을게요.\n"),
      Case(sentences: ["탕후루 주문해줘"], status: 4, reply: "  ✗ ‘탕후루’를 찾지 못했어요.\n"),
    ])
  func statuses(_ check: Case) async throws {
    let run = try await Tool.ordering().run("--say", check.sentences[0])
    #expect(run.status == check.status)
    #expect(run.output == check.reply)
    #expect(run.errors == "")
  }

  @Test("a cancelled question ends with status 5, after the question itself")
  func cancelled() async throws {
    let run = try await Tool.ordering().run("--say", "치킨 주문해줘", "--say", "취소")
    #expect(run.status == 5)
    #expect(run.output.contains("   1  교동통닭      4.8점 · 25분\n"))
    #expect(run.output.hasSuffix("  그만뒀어요. 아무것도 하지 않았어요.\n"))
    #expect(run.errors == "")
  }

  @Test("--say - reads a line from standard input, and --lang chooses the language of replies")
  func standardInput() async throws {
    let run = try await Tool().run(
      "--lang", "en", "--say", "-", input: Data("order chicken\nnot this\n".utf8))
    #expect(run.status == 20)
    #expect(run.output.contains("Which restaurant?"))
    #expect(run.errors.hasPrefix("To go on: malgil --session s_"))
  }
}
