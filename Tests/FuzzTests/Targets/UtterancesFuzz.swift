import Dispatch
import FoodDelivery
import Foundation
import Hosting
import Language
import Synchronization

@testable import Assistant

extension FuzzTarget {
  /// Whatever is said to the sample app is understood or refused within the steps of a turn.
  static let utterances = FuzzTarget(
    name: "utterances", longest: 1_024, seconds: 10,
    words: ["주문해줘", "말고", "두 개", "그리고", "내일 3시", "cancel", "and then", "order"],
    seeds: {
      let texts = try ["orders.ko.txt", "no-orders.ko.txt"].flatMap { name in
        try SourceTree.files(in: "Tests/MatchingTests/Corpus", ending: name).flatMap {
          $0.bytes.split(separator: 0x0A)
        }
      }
      return texts.filter { $0.count <= 1_024 }.enumerated().filter { $0.offset.isMultiple(of: 40) }
        .map { Array($0.element) }
    }
  ) { bytes in
    let steps = StepBudget()
    let text = String(decoding: bytes, as: UTF8.self)
    let reading = try Blocking.run {
      let catalog = try await Listener.shared.catalog()
      let state = ConversationState(id: "s", language: "ko")
      let now = Date(timeIntervalSince1970: 1_795_168_800)
      return await Understanding(catalog: catalog, state: state, now: now, timeZone: .gmt, steps: steps).read(
        text
      )
      .reading
    }
    // The last piece of work may take more than there is left.
    try hold(steps.spent < 2 * steps.limit, "\(steps.spent) steps were taken")
    try hold(
      (reading == .tooComplex) == steps.isExhausted || reading == .tooLong,
      "steps are used up and it was read")
  }
}

/// The sample app with its phrases, loaded once.
private actor Listener {
  static let shared = Listener()
  private var host: AssistantHost?

  func catalog() async throws -> AppCatalog {
    if let host { return host.assistant.catalog }
    let folder = FileManager.default.temporaryDirectory.appending(path: "malgil-fuzz-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var settings = HostSettings()
    settings.data = folder.path
    settings.phrases = [SourceTree.url("Phrases").path]
    settings.keepsConversations = false
    settings.environment = ["HOME": folder.path, "LANG": "ko_KR.UTF-8"]
    let loaded = try await AssistantHost(apps: [FoodDelivery.self], settings)
    host = loaded
    return loaded.assistant.catalog
  }
}

/// Waits for a task: libFuzzer calls a function that cannot suspend.
private final class Blocking<Value: Sendable>: Sendable {
  private let result = Mutex<Result<Value, any Error>?>(nil)
  private let done = DispatchSemaphore(value: 0)

  static func run(_ body: @escaping @Sendable () async throws -> Value) throws -> Value {
    let waiting = Blocking()
    Task {
      do { waiting.finish(.success(try await body())) } catch { waiting.finish(.failure(error)) }
    }
    waiting.done.wait()
    guard let result = waiting.result.withLock({ $0 }) else { throw CancellationError() }
    return try result.get()
  }

  private func finish(_ value: Result<Value, any Error>) {
    result.withLock { $0 = value }
    done.signal()
  }
}
