extension BackgroundPlace {
  /// Does what is due, one after the other; of several processes each work is done by one.
  ///
  /// - Parameters:
  ///   - kinds: what may be done now.
  ///   - pause: how seconds pass.
  /// - Returns: the identifiers of what was done, with whether it succeeded.
  package func run(
    _ kinds: Set<BackgroundRecord.Kind> = [.refresh, .processing],
    pause: @escaping @Sendable (Int) async throws -> Void = { try await Task.sleep(for: .seconds($0)) }
  ) async -> [(identifier: String, success: Bool)] {
    if (try? records().isAhead(of: now)) == true { try? change { $0.follow(now) } }
    let due = ((try? records()) ?? []).filter { record in
      record.earliest <= now && kinds.contains(record.kind) && BackgroundHandlers.isKnown(record.id)
    }.sorted { ($0.earliest, $0.id) < ($1.earliest, $1.id) }
    var done: [(String, Bool)] = []
    for record in due {
      guard !Task.isCancelled, let end = claim(record) else { continue }
      let success = await BackgroundRun(record: record, pause: pause).run()
      // Work that was stopped with the process is done by the next one.
      if !Task.isCancelled { finish(record) }
      end()
      done.append((record.id, success))
    }
    return done
  }
}

/// One work, from its beginning until it says that it is done or its time is over.
struct BackgroundRun: Sendable {
  let record: BackgroundRecord
  let pause: @Sendable (Int) async throws -> Void

  /// Seconds that are left when the time is over.
  private static let grace = 5

  func run() async -> Bool {
    let (completions, continuation) = AsyncStream.makeStream(
      of: Bool.self, bufferingPolicy: .bufferingOldest(1))
    let task: BGTask =
      switch record.kind {
      case .refresh: BGAppRefreshTask(identifier: record.id, completion: continuation)
      case .processing: BGProcessingTask(identifier: record.id, completion: continuation)
      }
    let alarm = Task { [pause, record] in
      try await pause(record.limit)
      task.expirationHandler?()
      try await pause(Self.grace)
      continuation.finish()
    }
    defer { alarm.cancel() }
    guard BackgroundHandlers.launch(task) else { return false }
    for await success in completions { return success }
    return false
  }
}
