import Foundation
import Logging
import ServiceLifecycle
import Surfaces

/// Gets the pictures of notifications when these are delivered, whether or not anybody looks, so that nobody learns from
/// the request when a person did.
///
/// Each picture is tried once. The pictures of one app come one after the other, so that an app whose server is slow keeps
/// no other app waiting.
actor PictureWatch: Service {
  private let boards: HostedBoards
  private let language: String
  private let download: PictureDownload
  private let logger: Logger
  /// The running download of each notification's picture.
  private var tries: [String: Task<Void, Never>] = [:]
  /// By app.
  private var latest: [String: Task<Void, Never>] = [:]
  private let nudges: AsyncStream<Void>
  private let nudge: AsyncStream<Void>.Continuation

  init(_ boards: HostedBoards, language: String, rules: PictureRules = PictureRules(), logger: Logger) {
    (self.boards, self.language) = (boards, language)
    (download, self.logger) = (PictureDownload(rules: rules), logger)
    (nudges, nudge) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
  }

  /// Looks for new deliveries soon.
  nonisolated func lookSoon() { nudge.yield() }

  nonisolated func run() async throws {
    guard let board = await boards.board(in: language) else { return try await gracefulShutdown() }
    lookSoon()
    await cancelWhenGracefulShutdown { for await _ in self.nudges { await self.look(at: board) } }
    await stop()
  }

  private func look(at board: Board) async {
    do {
      let sources = try await board.pictureSources()
      tries = tries.filter { id, _ in sources.contains { $0.notification == id } }
      for source in sources { _ = begin(source, board) }
    } catch {
      logger.warning("pictures cannot be looked up", metadata: ["error": "\(error)"])
    }
  }

  private func stop() { for task in tries.values { task.cancel() } }

  /// Seconds that somebody waits for a picture: others of its app may come first.
  private static let patience = 15

  /// Waits for the picture of a notification; returns nil if it has none or takes too long.
  func picture(of source: PictureSource) async -> Data? {
    guard let board = await boards.board(in: language) else { return nil }
    await Self.wait(for: begin(source, board))
    return await board.picture(of: source.notification)
  }

  private static func wait(for task: Task<Void, Never>) async {
    let (over, continuation) = AsyncStream.makeStream(of: Void.self)
    let alarm = Task {
      try await Task.sleep(for: .seconds(patience))
      continuation.finish()
    }
    Task {
      await task.value
      continuation.finish()
    }
    for await _ in over {}
    alarm.cancel()
  }

  private func begin(_ source: PictureSource, _ board: Board) -> Task<Void, Never> {
    if let known = tries[source.notification] { return known }
    let task = Task { [before = latest[source.app]] in
      await before?.value
      await get(source, board)
    }
    (tries[source.notification], latest[source.app]) = (task, task)
    return task
  }

  private nonisolated func get(_ source: PictureSource, _ board: Board) async {
    guard !Task.isCancelled, await !board.hasPicture(source.notification) else { return }
    do {
      let picture =
        try await source.url.isFileURL ? read(source.url) : download.picture(at: source.url.absoluteString)
      try await board.keep(picture: picture, of: source.notification)
    } catch {
      logger.notice(
        "there is no picture of a notification", metadata: ["app": "\(source.app)", "error": "\(error)"])
    }
  }

  /// - Throws: `PictureProblem`.
  private nonisolated func read(_ file: URL) throws -> Data {
    let limit = download.rules.mostBytes
    guard (try? file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true,
      let handle = try? FileHandle(forReadingFrom: file)
    else { throw PictureProblem.file }
    defer { try? handle.close() }
    let content = try handle.read(upToCount: limit + 1) ?? Data()
    guard content.count <= limit else { throw PictureProblem.tooLarge }
    guard PictureFormat(of: content) != nil else { throw PictureProblem.format }
    return content
  }
}
