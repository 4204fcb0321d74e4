import Foundation
import Testing

@testable import Daemon

@Suite struct EventNumbersTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func numbers(at second: Double, in file: URL? = nil) -> EventNumbers {
    EventNumbers(
      file: file ?? folder.url.appending(path: "events"), time: Date(timeIntervalSince1970: second))
  }

  @Test(
    "a later process has larger identifiers, also when its clock was set back", arguments: [1_000, 5, -7.5])
  func restart(_ second: Double) {
    var first = numbers(at: 1_000)
    let taken = (0...EventNumbers.piece).map { _ in first.take() }
    #expect(zip(taken, taken.dropFirst()).allSatisfy { $0 < $1 })
    var second = numbers(at: second)
    #expect(second.take() > first.next - 1)
  }

  @Test("a process that told of nothing takes nothing away")
  func quiet() {
    _ = numbers(at: 9_000)
    var next = numbers(at: 1_000)
    #expect(next.take() == 1_000 * EventNumbers.piece)
  }

  @Test(
    "what is damaged, and a time that no clock has, end nothing",
    arguments: ["", "x", "-5", "9223372036854775807", "99999999999999999999", "1\n2", "\u{0}"])
  func damage(_ text: String) throws {
    let file = folder.url.appending(path: "events")
    try Data(text.utf8).write(to: file)
    var numbers = numbers(at: 1_000)
    #expect(numbers.take() == 1_000 * EventNumbers.piece)
    for second in [.nan, .infinity, -.infinity, 1e300] {
      var numbers = self.numbers(at: second, in: folder.url.appending(path: "nothing-\(second)"))
      #expect(numbers.take() >= 0)
    }
  }
}
