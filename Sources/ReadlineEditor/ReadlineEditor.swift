internal import CReadline
public import CommandLineTool
internal import Dispatch
internal import Glibc
internal import Synchronization

/// The line editor on GNU readline.
///
/// Keys are those of readline and of the person's own `inputrc` (`$if malgil` is true). Readline has one line
/// for the whole process, so there is one editor: `ReadlineEditor.shared`. Nothing is touched before the
/// first line is asked for. If standard input or output is not a terminal, it is a `PlainEditor`.
///
/// While lines are read, `SIGINT`, `SIGTSTP`, `SIGCONT` and `SIGWINCH` belong to the editor; on `exit` and on
/// signals that end the process the terminal is put back into its former mode first.
public final class ReadlineEditor: LineEditor {
  public static let shared = ReadlineEditor()

  /// Readline's globals are only touched on this queue.
  private let queue = DispatchQueue(label: "malgil.readline")
  private let state = Mutex(State())
  private let plain = PlainEditor()

  private struct State {
    var isPrepared = false
    var isClosed = false
    var signals: ReadableSource?
    var reading: Reading?
    /// A Ctrl-C that arrived when no line was being read.
    var hasPendingInterrupt = false
    var completer: LineCompleter?
    var history: LineHistory?
    var status: TerminalText?
    var lastKey: ContinuousClock.Instant?
    var isStatusDue = false
  }

  /// The row above the prompt is not drawn again so soon after a key.
  private static let quietAfterKey = Duration.seconds(2)

  private struct Reading {
    let continuation: CheckedContinuation<LineEvent, any Error>
    let keys: ReadableSource
  }

  private init() {}

  var currentCompleter: LineCompleter? { state.withLock { $0.completer } }

  public var isInteractive: Bool { plain.isInteractive }

  public func nextLine(prompt: TerminalText) async throws -> LineEvent {
    guard isInteractive else { return try await plain.nextLine(prompt: prompt) }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        queue.async { self.begin(prompt: prompt, continuation) }
        // The handler below may have come first and found nothing to abandon.
        if Task.isCancelled { cancel() }
      }
    } onCancel: {
      cancel()
    }
  }

  private func cancel() {
    queue.async { self.abandon(with: .failure(CancellationError())) }
  }

  public func printAbove(_ text: TerminalText) {
    guard state.withLock({ $0.isPrepared }) else { return plain.printAbove(text) }
    queue.sync { write(text) }
  }

  /// Everything that readline writes for us, its prompt aside, goes through here; on the queue.
  func write(_ text: TerminalText) {
    let rendered = text.rendered
    let whole = rendered.last?.isNewline == true ? rendered : rendered + "\n"
    creadline_print_above(whole, whole.utf8.count)
  }

  public func showStatus(_ row: TerminalText?) {
    guard isInteractive else { return }
    queue.async {
      guard self.prepare() == nil, self.state.withLock({ replace(&$0.status, with: row) }) != row else {
        return
      }
      self.drawStatus()
    }
  }

  /// Draws the row above the prompt, or waits until the person has stopped typing.
  private func drawStatus() {
    let (row, isReading, lastKey) = state.withLock { ($0.status, $0.reading != nil, $0.lastKey) }
    let quiet = lastKey.map { ContinuousClock.now - $0 } ?? Self.quietAfterKey
    guard !isReading || quiet >= Self.quietAfterKey else {
      guard !state.withLock({ replace(&$0.isStatusDue, with: true) }) else { return }
      let pause = (Self.quietAfterKey - quiet) / .milliseconds(1)
      return queue.asyncAfter(deadline: .now() + .milliseconds(Int(pause) + 1)) {
        self.state.withLock { $0.isStatusDue = false }
        self.drawStatus()
      }
    }
    creadline_set_status(row?.rendered)
  }

  public func useCompleter(_ completer: @escaping LineCompleter) {
    state.withLock { $0.completer = completer }
  }

  public func useHistory(_ history: LineHistory) {
    state.withLock { $0.history = history }
    guard isInteractive else { return }
    queue.async {
      guard self.prepare() == nil else { return }
      creadline_limit_history(Int32(clamping: history.limit))
      // Without its history the editor is still of use.
      for line in (try? history.load()) ?? [] { creadline_add_history(line) }
    }
  }

  public func remember(_ line: String) {
    guard isInteractive, !line.contains(where: \.isNewline) else { return }
    queue.async {
      guard self.prepare() == nil else { return }
      creadline_add_history(line)
      try? self.state.withLock { $0.history }?.append(line)
    }
  }

  public func close() {
    plain.close()
    queue.sync {
      abandon(with: .success(.endOfInput))
      state.withLock { $0.isClosed = true }
    }
  }
}

// MARK: - On the queue

extension ReadlineEditor {
  /// Sets readline up, once; returns the `errno` if that fails.
  private func prepare() -> Int32? {
    guard !state.withLock({ $0.isPrepared }) else { return nil }
    let descriptor = "malgil".withCString { creadline_prepare(strdup($0)) }
    guard descriptor >= 0 else { return errno }
    creadline_on_tab(
      { context in
        guard let context else { return }
        Unmanaged<ReadlineEditor>.fromOpaque(context).takeUnretainedValue().complete()
      }, Unmanaged.passUnretained(self).toOpaque())
    let signals = ReadableSource(descriptor, on: queue) { self.handleSignals() }
    state.withLock {
      $0.isPrepared = true
      $0.signals = signals
    }
    return nil
  }

  private func begin(prompt: TerminalText, _ continuation: CheckedContinuation<LineEvent, any Error>) {
    if let early = eventWithoutReading() { return continuation.resume(with: early) }
    // The bytes 1 and 2 tell readline what takes no room.
    creadline_begin(prompt.rendered { "\u{1}\($0)\u{2}" })
    let keys = ReadableSource(STDIN_FILENO, on: queue) { self.readKeys() }
    state.withLock { $0.reading = Reading(continuation: continuation, keys: keys) }
  }

  private func eventWithoutReading() -> Result<LineEvent, any Error>? {
    if let number = prepare() { return .failure(LineEditorError.cannotRead(number)) }
    return state.withLock {
      if $0.isClosed { return .success(.endOfInput) }
      if $0.reading != nil { return .failure(LineEditorError.alreadyReading) }
      guard $0.hasPendingInterrupt else { return nil }
      $0.hasPendingInterrupt = false
      return .success(.interrupt(isLineEmpty: true))
    }
  }

  private func readKeys() {
    guard state.withLock({ $0.reading != nil }) else { return }
    state.withLock { $0.lastKey = .now }
    switch creadline_read() {
    case CREADLINE_ACCEPTED:
      guard let line = creadline_take_line() else { return finish(.success(.endOfInput)) }
      defer { free(line) }
      finish(.success(LineEvent(text: String(cString: line))))
    case CREADLINE_ENDED: finish(.success(.endOfInput))
    default: break
    }
  }

  private func finish(_ result: Result<LineEvent, any Error>) {
    guard let reading = state.withLock({ $0.reading.take() }) else { return }
    reading.keys.cancel()
    reading.continuation.resume(with: result)
  }

  private func abandon(with result: Result<LineEvent, any Error>) {
    guard state.withLock({ $0.reading != nil }) else { return }
    creadline_end()
    finish(result)
  }

  private func handleSignals() {
    while case let number = creadline_next_signal(), number != 0 {
      switch number {
      case SIGINT: interrupt()
      case SIGTSTP: creadline_suspend()
      case SIGCONT: creadline_resume()
      default: creadline_resize()
      }
    }
  }

  private func interrupt() {
    if state.withLock({ $0.reading != nil }) {
      finish(.success(.interrupt(isLineEmpty: creadline_interrupt())))
    } else if state.withLock({ replace(&$0.hasPendingInterrupt, with: true) }) {
      creadline_die_of_interrupt()
    } else {
      // The terminal has shown ^C where the next text is to begin.
      write("\n")
    }
  }
}

/// Sets a value and returns what it was.
private func replace<Value>(_ value: inout Value, with new: Value) -> Value {
  defer { value = new }
  return value
}
