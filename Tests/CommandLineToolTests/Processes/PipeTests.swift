import Foundation
import Testing

/// Standard input that is no terminal: one sentence a line, one conversation.
@Suite struct PipeTests {
  @Test("with --plain a pipe gets text, and the status of the last turn")
  func plain() async throws {
    let lines = "치킨 주문해줘\n\n2번\n취소\n파란 하늘은 높다\n"
    let run = try await Tool.ordering().run("--plain", input: Data(lines.utf8))
    #expect(run.status == 3)
    #expect(
      run.output.hasPrefix(
        """
          어느 가게로 할까요?
           1  교동통닭      4.8점 · 25분
           2  한밤치킨      4.5점 · 30분
           0  취소
          한밤치킨의 어떤 치킨으로 할까요?
           1  후라이드치킨   18,000원
           2  양념치킨       19,000원
           3  반반치킨       19,000원
           0  취소
          그만뒀어요. 아무것도 하지 않았어요.
          못 알아들었어요. 
        """))
    #expect(!run.output.contains("말길>"))
  }

  @Test("a pipe gets one turn object a line, whatever comes in")
  func odd() async throws {
    var input = Data()
    for line in [Data("치킨\u{0} 주문\u{1}해줘".utf8), Data([0xFF, 0xFE, 0x80]), Data("   \t ".utf8), Data()] {
      input += line + [0x0A]
    }
    input += Data(repeating: UInt8(ascii: "a"), count: 1 << 20) + [0x0A]
    input += Data("취소\r\n주문 확인해줘".utf8)
    let run = try await Tool().run(input: input)
    let turns = try run.objects
    #expect(turns.map { $0["turn"] as? Int } == [1, 2, 3, 4, 5])
    #expect(
      turns.map { $0["outcome"] as? String } == [
        "input_required", "input_required", "not_understood", "cancelled", "failed",
      ])
    #expect((turns[2]["error"] as? [String: Any])?["code"] as? String == "too_long")
    #expect((turns[4]["speech"] as? [String: Any])?["full"] as? String == "아직 주문한 적이 없어요.")
    #expect(Set(turns.map { $0["session"] as? String }).count == 1)
    #expect(run.status == 1)
  }

  @Test("no input at all is no mistake")
  func empty() async throws {
    let run = try await Tool.ordering().run("--plain")
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.errors == "")
  }
}
