import AppIntents
import Synchronization
import Testing

@Suite("Where runs are done") struct RunExecutorTests {
  /// Does every job at once, and counts them.
  private final class Counting: TaskExecutor {
    let jobs = Mutex(0)

    func enqueue(_ job: consuming ExecutorJob) {
      jobs.withLock { $0 += 1 }
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  private struct WhereAmI: AppIntent {
    static let title: LocalizedStringResource = "where"

    func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
      .result(value: withUnsafeCurrentTask { $0?.unownedTaskExecutor != nil })
    }
  }

  @Test("A run is done where whoever began it wants that")
  func preferred() async throws {
    let executor = Counting()
    let outcome = try await RunExecutor.$preferred.withValue(executor) {
      try await TestApp.run(WhereAmI.self)
    }
    #expect(outcome.value?.text == "네")
    #expect(executor.jobs.withLock { $0 } > 0)
  }

  @Test("Otherwise it is done wherever Swift has tasks run")
  func unasked() async throws {
    #expect(try await TestApp.run(WhereAmI.self).value?.text == "아니요")
  }
}
