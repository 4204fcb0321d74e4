import Dispatch
import Glibc
import Synchronization

/// Lines as they come, without any editing: for pipes and files, and for tools without readline.
///
/// The prompt is shown on a terminal only. There is no completion, and nothing of a line is shown again
/// after `printAbove`, because the terminal itself holds what is being typed.
public final class PlainEditor: LineEditor {
  private let input: Int32
  private let output: Int32
  private let queue = DispatchQueue(label: "malgil.plain-editor")
  private let wakePipe = WakePipe()
  private let state = Mutex(State())

  private struct State {
    var lines = LineSplitter()
    var history: LineHistory?
    var isReading = false
    var isCancelled = false
    var isAtEnd = false
    var isClosed = false

    mutating func finishedEvent() throws -> LineEvent? {
      if isCancelled { throw CancellationError() }
      if isClosed { return .endOfInput }
      if let line = lines.next() { return .line(line) }
      return isAtEnd ? lines.last().map(LineEvent.line) ?? .endOfInput : nil
    }
  }

  /// Reads and writes the given descriptors, which stay open; standard input and output if none are given.
  public init(input: Int32 = 0, output: Int32 = 1) {
    self.input = input
    self.output = output
  }

  public var isInteractive: Bool { isatty(input) == 1 && isatty(output) == 1 }

  public func nextLine(prompt: TerminalText) async throws -> LineEvent {
    try beginReading()
    defer { state.withLock { $0.isReading = false } }
    if isInteractive { TerminalWriter(descriptor: output).write(prompt) }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        // Reading blocks, which the threads that run tasks must not.
        queue.async { continuation.resume(with: Result { try self.readLine() }) }
      }
    } onCancel: {
      state.withLock { $0.isCancelled = true }
      wakePipe.wake()
    }
  }

  private func beginReading() throws {
    try state.withLock {
      guard !$0.isReading else { throw LineEditorError.alreadyReading }
      $0.isReading = true
      $0.isCancelled = false
    }
  }

  private func readLine() throws -> LineEvent {
    while true {
      if let event = try state.withLock({ try $0.finishedEvent() }) { return event }
      wakePipe.wait(for: input)
      if isReadable { try readMore() }
    }
  }

  private var isReadable: Bool {
    var polled = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&polled, 1, 0) == 1
  }

  private func readMore() throws {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(input, &chunk, chunk.count)
    if count < 0, errno != EINTR, errno != EAGAIN { throw LineEditorError.cannotRead(errno) }
    state.withLock {
      if count > 0 { $0.lines.add(chunk[..<count]) }
      if count == 0 { $0.isAtEnd = true }
    }
  }

  public func printAbove(_ text: TerminalText) {
    TerminalWriter(descriptor: output).write(text.endingLine)
  }

  public func useCompleter(_ completer: @escaping LineCompleter) {}

  public func useHistory(_ history: LineHistory) { state.withLock { $0.history = history } }

  public func remember(_ line: String) {
    guard isInteractive, let history = state.withLock({ $0.history }) else { return }
    // A history that cannot be written must not end the conversation.
    try? history.append(line)
  }

  public func close() {
    state.withLock { $0.isClosed = true }
    wakePipe.wake()
  }
}
