import ConversationProtocol
import Synchronization
import Testing

@testable import CommandLineTool

struct ReplyAfterProgressTests {
  private func line(_ content: ControlReply.Content) -> [UInt8] { ControlReply(content).line.dropLast() }

  @Test("the reply of the daemon is what comes behind the lines that tell how far it is")
  func reply() {
    let lines = Mutex(
      [0.25, 0.5].map { line(.progress(RunProgress(fraction: $0, text: "tea"))) } + [line(.pong)])
    let told = Mutex<[Double]>([])
    let reply = ControlReply.next(
      from: { lines.withLock { $0.isEmpty ? nil : $0.removeFirst() } },
      progress: { progress in told.withLock { $0.append(progress.fraction) } })
    #expect(reply == ControlReply(.pong))
    #expect(told.withLock(\.self) == [0.25, 0.5])
  }

  @Test("a daemon that goes on the way, or says what is no reply, has given none", arguments: [true, false])
  func gone(_ saysNonsense: Bool) {
    let lines = Mutex(
      [line(.progress(RunProgress(fraction: 0.5)))] + (saysNonsense ? [Array("{}".utf8)] : []))
    #expect(ControlReply.next(from: { lines.withLock { $0.popLast() } }, progress: nil) == nil)
  }
}
