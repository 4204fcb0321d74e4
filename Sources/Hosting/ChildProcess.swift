import ConversationProtocol
package import Foundation
import Synchronization

/// A process that this one has started.
///
/// It gets nothing of what this process has open, its end is noticed whatever else is started meanwhile, and a thread of
/// its own waits for that. A `Foundation.Process` promises none of it on Linux: it learns of an end by a socket that
/// other children may inherit, and waits for it in its caller's run loop. Standard error is not inherited either: a
/// child that outlives this process would keep whoever reads it waiting.
///
///     let child = try ChildProcess(tool, ["--version"], environment: [:], output: .file(file))
///     let ending = await child.ending()
package final class ChildProcess: Sendable {
  /// What one of its standard streams is.
  package enum Stream: Sendable {
    /// `/dev/null`.
    case nothing
    /// Read, or written anew.
    case file(URL)
    /// What this process has open; the caller closes it.
    case descriptor(Int32)
  }

  /// How a process came to its end.
  package enum Ending: Hashable, Sendable, CustomStringConvertible {
    /// With this status.
    case exited(Int32)
    /// By this signal.
    case killed(Int32)

    init(waitStatus: Int32) {
      let signal = waitStatus & 0x7f
      self = signal == 0 ? .exited(waitStatus >> 8 & 0xff) : .killed(signal)
    }

    package var description: String {
      switch self {
      case .exited(let status): "ended with status \(status)"
      case .killed(let signal): "was killed by signal \(signal)"
      }
    }
  }

  private struct State {
    var ending: Ending?
    var waiting: [CheckedContinuation<Ending, Never>] = []
  }

  private let identifier: pid_t
  private let takesAlong: Bool
  private let state = Mutex(State())

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - outlives: it goes on when this process and its terminal end.
  ///   - takesAlong: what it starts gets the signals that it gets, and ends when it does.
  /// - Throws: `AssistantFailure` when it cannot be run.
  package init(
    _ program: URL, _ arguments: [String], environment: [String: String], input: Stream = .nothing,
    output: Stream = .nothing, errors: Stream = .nothing, outlives: Bool = false, takesAlong: Bool = false
  ) throws {
    self.takesAlong = takesAlong
    identifier = try Self.spawn(
      program.path, arguments, environment,
      [(input, O_RDONLY), (output, Self.writing), (errors, Self.writing)], ownSession: outlives,
      ownGroup: takesAlong)
    Thread.detachNewThread { [self] in waitForEnd() }
  }

  package var hasEnded: Bool { state.withLock { $0.ending != nil } }

  /// Sends it a signal, if it is still there.
  package func send(_ signal: Int32) {
    state.withLock { if $0.ending == nil { _ = kill(takesAlong ? -identifier : identifier, signal) } }
  }

  /// Waits for its end.
  package func ending() async -> Ending {
    await withCheckedContinuation { continuation in
      let known = state.withLock { state in
        if state.ending == nil { state.waiting.append(continuation) }
        return state.ending
      }
      if let known { continuation.resume(returning: known) }
    }
  }

  private func waitForEnd() {
    // It is left as a zombie until nobody can send it a signal any more: its number may be another's then.
    var information = siginfo_t()
    while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    let (ending, waiting) = state.withLock { state in
      if takesAlong { _ = kill(-identifier, SIGKILL) }
      var status: Int32 = 0
      waitpid(identifier, &status, 0)
      let ending = Ending(waitStatus: status)
      state.ending = ending
      defer { state.waiting = [] }
      return (ending, state.waiting)
    }
    for continuation in waiting { continuation.resume(returning: ending) }
  }

  // MARK: Starting

  /// `POSIX_SPAWN_SETSID` of `spawn.h`, which needs a macro to be visible.
  private static let ownSession: Int16 = 0x80
  private static let writing = O_WRONLY | O_CREAT | O_TRUNC

  private static func spawn(
    _ program: String, _ arguments: [String], _ environment: [String: String],
    _ streams: [(stream: Stream, flags: Int32)], ownSession: Bool, ownGroup: Bool
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, (stream, flags)) in streams.enumerated() {
      open(stream, flags, as: Int32(number), &actions)
    }
    closeTheRest(&actions)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    hearSignals(&attributes, ownSession ? Self.ownSession : ownGroup ? Int16(POSIX_SPAWN_SETPGROUP) : 0)
    var identifier = pid_t()
    let failure = withStrings([program] + arguments) { arguments in
      withStrings(environment.map { "\($0)=\($1)" }) {
        posix_spawn(&identifier, program, &actions, &attributes, arguments, $0)
      }
    }
    guard failure == 0 else {
      throw AssistantFailure(.unavailable, "\(program) cannot be run: \(String(cString: strerror(failure)))")
    }
    return identifier
  }

  private static func open(
    _ stream: Stream, _ flags: Int32, as number: Int32, _ actions: inout posix_spawn_file_actions_t
  ) {
    switch stream {
    case .nothing: posix_spawn_file_actions_addopen(&actions, number, "/dev/null", flags, 0o600)
    case .file(let url): posix_spawn_file_actions_addopen(&actions, number, url.path, flags, 0o600)
    case .descriptor(let descriptor): posix_spawn_file_actions_adddup2(&actions, descriptor, number)
    }
  }

  /// What was opened without `O_CLOEXEC` by whatever library. A C library older than glibc 2.34 cannot do it.
  private static func closeTheRest(_ actions: inout posix_spawn_file_actions_t) {
    typealias Closing = @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32
    guard let symbol = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np") else { return }
    _ = unsafeBitCast(symbol, to: Closing.self)(&actions, 3)
  }

  /// Signals do what they do for a program that a shell starts: the threads that start one here hear none, and this
  /// process may ignore some.
  ///
  /// - Parameter more: further flags.
  private static func hearSignals(_ attributes: inout posix_spawnattr_t, _ more: Int16) {
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGHUP, SIGINT, SIGTERM] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | more)
  }

  /// Strings of C, and the null pointer that ends them.
  private static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
